import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What Mantine asks of a browser and jsdom does not have. Imported for its effect. */
window.matchMedia = (query) =>
  ({
    matches: /min-width/.test(query),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

window.ResizeObserver = class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

Object.defineProperty(document, 'fonts', { value: new EventTarget() });

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// What is waited for comes; a busy machine only takes longer to draw it.
configure({ asyncUtilTimeout: 45_000 });

afterEach(cleanup);

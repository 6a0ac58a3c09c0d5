import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusOnReturn, returnFocusTo } from './focus-on-return.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function drawn(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.getElementById('it') as HTMLElement;
}

describe('the focus after a page that was opened from a control', () => {
  it('is at that control once it is drawn again, one time', () => {
    returnFocusTo('/compare/5');
    const main = drawn('<main tabindex="-1"><button id="it"></button></main>');
    document.querySelector('main')?.focus();
    focusOnReturn('/compare/4')(main);
    expect(document.activeElement).not.toBe(main);
    focusOnReturn('/compare/5')(main);
    expect(document.activeElement).toBe(main);
    main.blur();
    focusOnReturn('/compare/5')(main);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where the reader has set it meanwhile', () => {
    returnFocusTo('/compare/5');
    const control = drawn('<input /><button id="it"></button>');
    document.querySelector('input')?.focus();
    focusOnReturn('/compare/5')(control);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('is not taken by what comes much later', () => {
    vi.useFakeTimers();
    returnFocusTo('/compare/5');
    vi.advanceTimersByTime(10_001);
    const control = drawn('<button id="it"></button>');
    focusOnReturn('/compare/5')(control);
    expect(document.activeElement).toBe(document.body);
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellEscape } from './tell-escape.ts';

const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const leavings = () => told.mock.calls.filter(([message]) => (message as { kind: string }).kind === 'left').length;

beforeAll(tellEscape);
beforeEach(() => {
  press('Escape');
  told.mockClear();
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('Esc in the editor', () => {
  it('leaves where nothing was done since the last', () => {
    press('Escape');
    expect(leavings()).toBe(1);
  });

  it.each([
    ['a key', () => press('b')],
    ['a press on the canvas', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ])('is first the editor’s own after %s', (_what, act) => {
    act();
    press('Escape');
    expect(leavings()).toBe(0);
    press('Escape');
    expect(leavings()).toBe(1);
  });

  it('leaves at once after walking with Tab', () => {
    press('Tab');
    press('Escape');
    expect(leavings()).toBe(1);
  });

  it('does not leave past a dialog of the editor', () => {
    document.body.innerHTML = '<div role="dialog"></div>';
    press('Escape');
    expect(leavings()).toBe(0);
  });

  it('is not kept from the page by what stops keys in the editor', () => {
    document.body.innerHTML = '<button>Bond</button>';
    const button = document.querySelector('button') as HTMLButtonElement;
    button.addEventListener('keydown', (event) => event.stopPropagation());
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(leavings()).toBe(1);
  });
});

import { tell } from './answer-requests.ts';

/** Keys that end nothing in the editor and begin nothing. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Tells the page around when Esc is meant for it: keys pressed in a frame stay there. The first Esc after anything was done is the
 * editor's own, which puts a tool, a selection or a dialog away by it.
 */
export function tellEscape(): void {
  let isAtRest = true;
  window.addEventListener('pointerdown', () => (isAtRest = false), { capture: true });
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (IDLE_KEYS.has(key)) return;
      const isEscape = key === 'Escape';
      if (isEscape && isAtRest && document.querySelector('[role="dialog"]') === null) tell({ kind: 'left' });
      isAtRest = isEscape;
    },
    { capture: true },
  );
}

/** Inputs that are pressed and not written in: letters mean nothing to them. */
const PRESSED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether letters pressed here are written, or look for an entry: shortcuts have to leave them alone. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !PRESSED.includes(target.type);
}

const CONTROLS =
  'button, [role="button"], [role="tab"], [role="combobox"], [role="listbox"], input, select, textarea, canvas, [contenteditable="true"]';

/** Names the controls that the editor shows as pictures only, now and whenever it draws new ones. */
export function labelControls(root: HTMLElement): void {
  const label = (within: ParentNode) => within.querySelectorAll<HTMLElement>(CONTROLS).forEach(labelControl);
  label(root);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(CONTROLS)) labelControl(node);
        label(node);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

function labelControl(control: HTMLElement): void {
  if (hasName(control)) return;
  const name = nameOf(control);
  if (name !== null) control.setAttribute('aria-label', name);
}

function hasName(control: HTMLElement): boolean {
  if (control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby')) return true;
  if ('labels' in control && (control as HTMLInputElement).labels?.length) return true;
  return !control.matches('input, select, textarea') && (control.textContent ?? '').trim() !== '';
}

/** What the editor calls it where no reader of screens hears it. */
export function nameOf(control: HTMLElement): string | null {
  const { title, dataset } = control;
  const place = control.getAttribute('placeholder') ?? control.getAttribute('name');
  const said =
    title ||
    control.closest<HTMLElement>('[title]')?.title ||
    place ||
    dataset.testid ||
    control.id ||
    (control.matches('[data-cliparea]') ? 'Clipboard' : '');
  const words = said
    .replace(/\([^)]*\)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

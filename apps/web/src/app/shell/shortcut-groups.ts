export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** The key as the page names it in `aria-keyshortcuts`; the shortcut is listed only where it does. */
  readonly announcedAs?: string;
}

export interface ShortcutGroup {
  readonly name: string;
  /** What must be on the page for the keys to work; a place without a role of its own says it by `data-keys`, never by a name that is read out. */
  readonly at: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Every key of the app, by the place where it works. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    at: 'body',
    shortcuts: [
      { keys: ['Ctrl K'], does: 'Search or jump to' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close the topmost' },
      { keys: ['Ctrl Z'], does: 'Undo, while a message offers it' },
    ],
  },
  {
    name: 'On this page',
    at: '[aria-keyshortcuts="/"]',
    shortcuts: [{ keys: ['/'], does: 'Go to the filter field' }],
  },
  {
    name: 'In the tree',
    at: '[data-keys="tree"]',
    shortcuts: [
      { keys: ['←'], does: 'Parent, or collapse' },
      { keys: ['→'], does: 'Expand, or first child' },
      { keys: ['↑', '↓'], does: 'Sibling' },
      { keys: ['Home'], does: 'Target' },
      { keys: ['Enter'], does: 'Evidence; structure: details' },
      { keys: ['Space'], does: 'Select' },
      { keys: [',', '.'], does: 'Previous or next alternative' },
      { keys: ['H'], does: 'Hide' },
      { keys: ['T'], does: 'Next tag' },
      { keys: ['R'], does: 'Select route to here' },
      { keys: ['M'], does: 'Magnify' },
      { keys: ['C'], does: 'Comment' },
      { keys: ['+', '-', '0', 'F'], does: 'Zoom in, out, 100 %, fit' },
      { keys: ['Shift F10'], does: 'Menu of the node' },
    ],
  },
  {
    name: 'In the merged tree',
    at: '[data-keys="merged-tree"]',
    shortcuts: [
      { keys: ['←'], does: 'Parent, or collapse' },
      { keys: ['→'], does: 'Expand, or first child' },
      { keys: ['↑', '↓'], does: 'Sibling' },
      { keys: ['Enter'], does: 'Facts; structure: expand or collapse' },
      { keys: ['+', '-', '0', 'F'], does: 'Zoom in, out, 100 %, fit' },
    ],
  },
  {
    name: 'In the list',
    at: '[role="grid"][aria-keyshortcuts]',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Next or previous suggestion', announcedAs: 'J' },
      { keys: ['Enter'], does: 'Evidence; where it is open: unfold the variants', announcedAs: 'Enter' },
      { keys: ['X'], does: 'Check for Compare', announcedAs: 'X' },
      { keys: [',', '.'], does: 'Previous or next variant', announcedAs: ',' },
      { keys: ['H'], does: 'Hide', announcedAs: 'H' },
      { keys: ['W'], does: 'Ring the atoms of the next warning', announcedAs: 'W' },
    ],
  },
  {
    name: 'In the stepper of a new query',
    at: '[data-keys="query-steps"]',
    shortcuts: [
      { keys: ['Ctrl Enter'], does: 'Start or save' },
      { keys: ['Alt ←', 'Alt →'], does: 'Previous or next step' },
    ],
  },
];

export interface PresentShortcuts {
  readonly here: readonly ShortcutGroup[];
  readonly elsewhere: readonly ShortcutGroup[];
}

/** The keys that work on a page as it stands, and those of other places. */
export function presentShortcuts(page: ParentNode): PresentShortcuts {
  const here: ShortcutGroup[] = [];
  const elsewhere: ShortcutGroup[] = [];
  for (const group of SHORTCUT_GROUPS) {
    const place = group.at === 'body' ? document.body : page.querySelector(group.at);
    if (place === null) {
      elsewhere.push(group);
      continue;
    }
    const announced = (place.getAttribute('aria-keyshortcuts') ?? '').split(' ');
    const shortcuts = group.shortcuts.filter(({ announcedAs }) => announcedAs === undefined || announced.includes(announcedAs));
    here.push({ ...group, shortcuts: [...shortcuts, ...(group.at === 'body' ? announcedElsewhere(page) : [])] });
  }
  return { here, elsewhere };
}

/** Keys that single controls of the page announce themselves, by the control's name. */
function announcedElsewhere(page: ParentNode): readonly Shortcut[] {
  const listed = SHORTCUT_GROUPS.map(({ at }) => at).filter((at) => at.includes('aria-keyshortcuts'));
  return [...page.querySelectorAll('button[aria-keyshortcuts]')].flatMap((control) => {
    const key = control.getAttribute('aria-keyshortcuts') ?? '';
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    const isListed = key === '' || key === 'Control+K' || name === '' || listed.some((at) => control.matches(at));
    return isListed ? [] : [{ keys: [key.replaceAll('+', ' ').replace('Control', 'Ctrl')], does: name }];
  });
}

import * as texts from '../../texts/app/shortcuts.ts';
import * as common from '../../texts/common.ts';

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
    name: texts.everywhere,
    at: 'body',
    shortcuts: [
      { keys: ['Ctrl K'], does: texts.searchOrJumpTo },
      { keys: ['?'], does: texts.showThisList },
      { keys: ['Esc'], does: texts.closeTopmost },
      { keys: ['Ctrl Z'], does: texts.undoWhileOffered },
    ],
  },
  {
    name: texts.onThisPage,
    at: '[aria-keyshortcuts="/"]',
    shortcuts: [{ keys: ['/'], does: texts.goToFilterField }],
  },
  {
    name: texts.inTree,
    at: '[data-keys="tree"]',
    shortcuts: [
      { keys: ['←'], does: texts.parentOrCollapse },
      { keys: ['→'], does: texts.expandOrFirstChild },
      { keys: ['↑', '↓'], does: texts.sibling },
      { keys: ['Home'], does: common.target },
      { keys: ['Enter'], does: texts.evidenceStructureDetails },
      { keys: ['Space'], does: common.select },
      { keys: [',', '.'], does: texts.previousOrNextAlternative },
      { keys: ['H'], does: texts.hide },
      { keys: ['T'], does: texts.nextTag },
      { keys: ['R'], does: texts.selectRouteToHere },
      { keys: ['M'], does: texts.magnify },
      { keys: ['C'], does: common.comment },
      { keys: ['+', '-', '0', 'F'], does: texts.zoomKeys },
      { keys: ['Shift F10'], does: texts.menuOfNode },
    ],
  },
  {
    name: texts.inMergedTree,
    at: '[data-keys="merged-tree"]',
    shortcuts: [
      { keys: ['←'], does: texts.parentOrCollapse },
      { keys: ['→'], does: texts.expandOrFirstChild },
      { keys: ['↑', '↓'], does: texts.sibling },
      { keys: ['Enter'], does: texts.factsOrExpand },
      { keys: ['+', '-', '0', 'F'], does: texts.zoomKeys },
    ],
  },
  {
    name: texts.inList,
    at: '[role="grid"][aria-keyshortcuts]',
    shortcuts: [
      { keys: ['J', 'K'], does: texts.nextOrPreviousSuggestion, announcedAs: 'J' },
      { keys: ['Enter'], does: texts.evidenceOrVariants, announcedAs: 'Enter' },
      { keys: ['X'], does: texts.checkForCompare, announcedAs: 'X' },
      { keys: [',', '.'], does: texts.previousOrNextVariant, announcedAs: ',' },
      { keys: ['H'], does: texts.hide, announcedAs: 'H' },
      { keys: ['W'], does: texts.ringAtomsOfNextWarning, announcedAs: 'W' },
    ],
  },
  {
    name: texts.inStepperOfNewQuery,
    at: '[data-keys="query-steps"]',
    shortcuts: [
      { keys: ['Ctrl Enter'], does: texts.startOrSave },
      { keys: ['Alt ←', 'Alt →'], does: texts.previousOrNextStep },
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

import { NODE_TAGS, type NodeTag, type Place } from '@retron/tree';
import { STEP_REASON } from './alternatives.ts';
import type { CanvasNode, CanvasStructure, CanvasSuggestion } from './canvas-tree.ts';
import type { NodeCommand } from './commands.ts';

/** What a menu entry does: a command for its node, or one of the canvas's own. */
export type EntryAction = NodeCommand | { readonly kind: 'magnify' };

export interface MenuEntry {
  readonly label: string;
  readonly action: EntryAction | null;
  /** Key that does the same, as shown. */
  readonly shortcut: string | null;
  /** Why it cannot be chosen now; null where it can. */
  readonly reason: string | null;
  /** What it leads to instead of doing something. */
  readonly entries?: readonly MenuEntry[];
}

export interface MenuSituation {
  /** False while only selected or filtered nodes show. */
  readonly canStep: boolean;
  readonly isBusy: boolean;
  readonly mayContinue: boolean;
  readonly isEvidenceOpen: boolean;
}

/** Entries of a node's menu, in order. Source: docs/look, "Node menu". */
export function menuEntries(node: CanvasNode, situation: MenuSituation): readonly MenuEntry[] {
  if (node.kind === 'structure') return structureEntries(node, situation);
  if (node.kind === 'suggestion') return suggestionEntries(node, situation);
  return [entry('Show more', { kind: 'show-more', key: node.parentKey }, 'Enter')];
}

function structureEntries(node: CanvasStructure, { canStep, isBusy, mayContinue }: MenuSituation): readonly MenuEntry[] {
  const { key, branching } = node;
  const isCollapsed = branching.kind === 'collapsed';
  const isLeaf = branching.kind === 'leaf';
  const noSuggestions = isLeaf ? 'No suggestions for this structure.' : null;
  const isContracted = branching.kind === 'contracted';
  const stepReason = noSuggestions ?? (canStep ? null : STEP_REASON);
  return [
    isCollapsed || isLeaf
      ? entry('Expand', { kind: 'set-expanded', key, isExpanded: true }, '→', noSuggestions)
      : entry('Collapse', { kind: 'set-expanded', key, isExpanded: false }, '←'),
    isContracted
      ? entry('Spread', { kind: 'spread', key }, null, stepReason)
      : entry('Contract', { kind: 'contract', key }, ', .', stepReason),
    entry(node.isSelected ? 'Deselect' : 'Select', { kind: 'toggle-selected', key }, 'Space'),
    tagEntry(key, node.tag),
    ...(node.hiddenCount > 0 ? [entry(`Show ${node.hiddenCount} hidden`, { kind: 'unhide-all', key }, null)] : []),
    entry(
      'Catalogues',
      { kind: 'catalogues', key },
      'Enter',
      node.structure.catalogid === null ? 'No catalogue lists this structure.' : null,
    ),
    entry('Magnify', { kind: 'magnify' }, 'M'),
    entry('Continue from here', { kind: 'continue', key }, null, continueReason(node, isBusy, mayContinue)),
    entry('Copy', { kind: 'copy', key }, null),
  ];
}

function continueReason(node: CanvasStructure, isBusy: boolean, mayContinue: boolean): string | null {
  if (!mayContinue) return 'Only members of the project can continue the tree.';
  if (isBusy) return 'The query is still running.';
  return node.structure.isExpanded && node.structure.childCount > 0 ? 'This structure is expanded already.' : null;
}

function suggestionEntries(node: CanvasSuggestion, { isEvidenceOpen }: MenuSituation): readonly MenuEntry[] {
  const { key } = node;
  return [
    entry(isEvidenceOpen ? 'Hide Precedents' : 'Show Precedents', { kind: 'open', key }, 'Enter'),
    node.isCollapsed
      ? entry('Expand', { kind: 'set-expanded', key, isExpanded: true }, '→')
      : entry('Collapse', { kind: 'set-expanded', key, isExpanded: false }, '←'),
    entry(node.isSelected ? 'Deselect' : 'Select', { kind: 'toggle-selected', key }, 'Space'),
    tagEntry(key, node.tag),
    entry('Select route', { kind: 'select-route', key }, 'R'),
    entry('Hide', { kind: 'hide', key }, 'H'),
    entry('Show cluster', { kind: 'cluster', key }, null),
    entry('Comment', { kind: 'comment', key }, 'C'),
    entry('Export', { kind: 'export', key }, null),
  ];
}

/** Marks a node with the symbol of an element; what that means, its reader decides. */
function tagEntry(key: Place, tag: NodeTag | null): MenuEntry {
  const tags = NODE_TAGS.map((each) => entry(each === tag ? `${each}, as now` : each, { kind: 'set-tag', key, tag: each }, null));
  const none = entry('No tag', { kind: 'set-tag', key, tag: null }, null, tag === null ? 'It has none.' : null);
  return { ...entry(tag === null ? 'Tag' : `Tag: ${tag}`, null, 'T'), entries: [...tags, none] };
}

function entry(label: string, action: EntryAction | null, shortcut: string | null, reason: string | null = null): MenuEntry {
  return { label, action, shortcut, reason };
}

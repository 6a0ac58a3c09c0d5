import { NODE_TAGS, type NodeTag, type Place } from '@retron/tree';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/menu.ts';
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
  /** The tree leads back to materials, and they can be asked for. */
  readonly mayComplete: boolean;
  readonly isEvidenceOpen: boolean;
}

/** Entries of a node's menu, in order. Source: docs/look, "Node menu". */
export function menuEntries(node: CanvasNode, situation: MenuSituation): readonly MenuEntry[] {
  if (node.kind === 'structure') return structureEntries(node, situation);
  if (node.kind === 'suggestion') return suggestionEntries(node, situation);
  return [entry(common.showMore, { kind: 'show-more', key: node.parentKey }, 'Enter')];
}

function structureEntries(node: CanvasStructure, { canStep, isBusy, mayContinue, mayComplete }: MenuSituation): readonly MenuEntry[] {
  const { key, branching } = node;
  const isCollapsed = branching.kind === 'collapsed';
  const isLeaf = branching.kind === 'leaf';
  const noSuggestions = isLeaf ? texts.noSuggestionsHere : null;
  const isContracted = branching.kind === 'contracted';
  const stepReason = noSuggestions ?? (canStep ? null : STEP_REASON);
  return [
    isCollapsed || isLeaf
      ? entry(texts.expand, { kind: 'set-expanded', key, isExpanded: true }, '→', noSuggestions)
      : entry(texts.collapse, { kind: 'set-expanded', key, isExpanded: false }, '←'),
    isContracted
      ? entry(texts.spread, { kind: 'spread', key }, null, stepReason)
      : entry(texts.contract, { kind: 'contract', key }, ', .', stepReason),
    entry(node.isSelected ? texts.deselect : common.select, { kind: 'toggle-selected', key }, texts.space),
    tagEntry(key, node.tag),
    ...(node.hiddenCount > 0 ? [entry(texts.showHidden(node.hiddenCount), { kind: 'unhide-all', key }, null)] : []),
    entry(common.catalogues, { kind: 'catalogues', key }, 'Enter', node.structure.catalogid === null ? texts.inNoCatalogue : null),
    entry(texts.magnify, { kind: 'magnify' }, 'M'),
    entry(texts.continueFromHere, { kind: 'continue', key }, null, continueReason(node, isBusy, mayContinue)),
    ...(mayComplete ? [entry(texts.completeBranch, { kind: 'complete', key }, null, completeReason(node, isBusy))] : []),
    entry(common.copy, { kind: 'copy', key }, null),
  ];
}

function continueReason(node: CanvasStructure, isBusy: boolean, mayContinue: boolean): string | null {
  if (!mayContinue) return texts.onlyMembersContinue;
  if (isBusy) return texts.queryIsStillRunning;
  return node.structure.isExpanded && node.structure.childCount > 0 ? texts.isExpandedAlready : null;
}

function completeReason(node: CanvasStructure, isBusy: boolean): string | null {
  if (node.structure.instock === true) return texts.isKnownMaterial;
  return isBusy ? texts.queryIsStillRunning : null;
}

function suggestionEntries(node: CanvasSuggestion, { isEvidenceOpen }: MenuSituation): readonly MenuEntry[] {
  const { key } = node;
  return [
    entry(isEvidenceOpen ? texts.hidePrecedents : texts.showPrecedents, { kind: 'open', key }, 'Enter'),
    node.isCollapsed
      ? entry(texts.expand, { kind: 'set-expanded', key, isExpanded: true }, '→')
      : entry(texts.collapse, { kind: 'set-expanded', key, isExpanded: false }, '←'),
    entry(node.isSelected ? texts.deselect : common.select, { kind: 'toggle-selected', key }, texts.space),
    tagEntry(key, node.tag),
    entry(texts.selectRoute, { kind: 'select-route', key }, 'R'),
    entry(texts.hide, { kind: 'hide', key }, 'H'),
    entry(texts.showCluster, { kind: 'cluster', key }, null),
    entry(common.comment, { kind: 'comment', key }, 'C'),
    entry(texts.exportIt, { kind: 'export', key }, null),
  ];
}

/** Marks a node with the symbol of an element; what that means, its reader decides. */
function tagEntry(key: Place, tag: NodeTag | null): MenuEntry {
  const tags = NODE_TAGS.map((each) => entry(each === tag ? texts.tagAsNow(each) : each, { kind: 'set-tag', key, tag: each }, null));
  const none = entry(texts.noTag, { kind: 'set-tag', key, tag: null }, null, tag === null ? texts.itHasNone : null);
  return { ...entry(tag === null ? texts.tag : texts.tagNamed(tag), null, 'T'), entries: [...tags, none] };
}

function entry(label: string, action: EntryAction | null, shortcut: string | null, reason: string | null = null): MenuEntry {
  return { label, action, shortcut, reason };
}

import { assertNever } from '@retron/molecule';
import {
  isInCluster,
  leaderOf,
  type Place,
  precursorsAt,
  type SuggestionId,
  suggestionsAt,
  type TreeView,
  targetPlace,
  viewAt,
} from '@retron/tree';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';

/** One suggestion in the list, at the first place the tree has it. */
export interface ListRow {
  readonly place: Place;
  readonly suggestion: LoadedSuggestion;
  readonly isSelected: boolean;
  /** Variants of its disconnection that stand below it, or are folded away; 0 for a variant, and where the view is not grouped. */
  readonly variantCount: number;
  /** Stands below another suggestion of its disconnection. */
  readonly isVariant: boolean;
}

export type SortColumn = 'number' | 'rating' | 'chosen' | 'precedents' | 'level' | 'warnings' | 'stock';

export interface Sorting {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/**
 * All loaded suggestions that `accepts` lets in, each once, under the same filters as the tree: hidden ones are left out. Order: `sorting`, then the
 * tree's.
 *
 * @param unfolded - first suggestions of disconnections whose variants are wanted, where the view is grouped
 */
export function listRows(
  tree: LoadedTree,
  view: TreeView,
  sorting: Sorting,
  accepts: (suggestion: LoadedSuggestion) => boolean = () => true,
  unfolded: ReadonlySet<SuggestionId> = NOTHING,
): readonly ListRow[] {
  const names = new Set(view.filter.nameReactions);
  const rows = placedRows(tree, view).filter((row) => {
    if (viewAt(view, row.place).isHidden || !accepts(row.suggestion)) return false;
    if (view.show === 'selected') return row.isSelected || view.route.includes(row.place);
    if (view.show === 'matching' && !isInCluster(view, row.place)) return false;
    return view.show !== 'matching' || names.size === 0 || row.suggestion.nameReactions.some(({ id }) => names.has(id));
  });
  const sign = sorting.isDescending ? -1 : 1;
  rows.sort((a, b) => sign * (sortValue(a, sorting.column) - sortValue(b, sorting.column)));
  return view.isGrouped ? foldVariants(rows, unfolded) : rows;
}

const NOTHING: ReadonlySet<SuggestionId> = new Set();

/** One row for each disconnection, the first in the order given; its variants follow it where they are unfolded. */
function foldVariants(rows: readonly ListRow[], unfolded: ReadonlySet<SuggestionId>): readonly ListRow[] {
  const groups = new Map<SuggestionId, ListRow[]>();
  for (const row of rows) {
    const leader = leaderOf(row.suggestion);
    const group = groups.get(leader);
    if (group === undefined) groups.set(leader, [row]);
    else group.push(row);
  }
  return [...groups].flatMap(([leader, [first, ...variants]]) => [
    { ...first, variantCount: variants.length },
    ...(unfolded.has(leader) ? variants.map((row) => ({ ...row, isVariant: true })) : []),
  ]);
}

/** Level by level, so that each suggestion gets the place nearest to the target. */
function placedRows(tree: LoadedTree, view: TreeView): ListRow[] {
  const rows: ListRow[] = [];
  const seen = new Set<number>();
  let places: Place[] = [targetPlace(tree.target)];
  while (places.length > 0) {
    const below: Place[] = [];
    for (const structurePlace of places) {
      for (const { place, suggestion } of suggestionsAt(tree, structurePlace) ?? []) {
        if (seen.has(suggestion.id)) continue;
        seen.add(suggestion.id);
        rows.push({ place, suggestion, isSelected: viewAt(view, place).isSelected, variantCount: 0, isVariant: false });
        below.push(...precursorsAt(place, suggestion).map((precursor) => precursor.place));
      }
    }
    places = below;
  }
  return rows;
}

function sortValue({ suggestion: { wire } }: ListRow, column: SortColumn): number {
  switch (column) {
    case 'number':
      return wire.ensid;
    case 'rating':
      return wire.rating + (wire.feasibility ?? 0);
    case 'chosen':
      return wire.choice === null ? wire.probability : wire.choice.disconnection + wire.choice.variant / 1000;
    case 'precedents':
      return wire.numPrecedents;
    case 'level':
      return wire.deepestLevel;
    case 'warnings':
      return wire.messages.warning.length;
    case 'stock':
      return wire.children.filter((precursor) => precursor.instock === true).length / Math.max(1, wire.children.length);
    default:
      return assertNever(column);
  }
}

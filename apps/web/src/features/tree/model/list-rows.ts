import { assertNever } from '@retron/molecule';
import {
  groupsAt,
  idAt,
  isInCluster,
  leaderOf,
  matchesPrecedents,
  type Place,
  placesDownTo,
  precursorsAt,
  type StructureId,
  type SuggestionId,
  suggestionsAt,
  type TreeView,
  taggedPlaces,
  targetPlace,
  viewAt,
} from '@retron/tree';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';
import { warningsOf } from './warnings.ts';

/** One suggestion in the list, at the first place the tree has it. */
export interface ListRow {
  readonly place: Place;
  readonly structurePlace: Place;
  readonly suggestion: LoadedSuggestion;
  readonly isSelected: boolean;
}

export type SortColumn = 'works' | 'chosen' | 'precedents' | 'warnings' | 'materials';

export interface Sorting {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** The word, then its number, then how often it is chosen. */
export const BEST_FIRST: Sorting = { column: 'works', isDescending: true };

/** Variants that stand below an unfolded disconnection before the rest is asked for. */
export const VARIANTS_SHOWN = 3;

/** Which disconnections are unfolded, and how far. */
export type Unfolded = ReadonlyMap<SuggestionId, 'some' | 'all'>;

/** The structure that the lines below it make. */
export interface StructureLine {
  readonly kind: 'structure';
  readonly key: string;
  readonly structureId: StructureId;
  readonly disconnections: number;
}

/** A disconnection by the variant that is shown. */
export interface DisconnectionLine {
  readonly kind: 'disconnection';
  readonly key: string;
  readonly leader: SuggestionId;
  readonly row: ListRow;
  /** All that the list lets in, best first, the shown one included. */
  readonly members: readonly ListRow[];
  /** Of the shown one, from 1. */
  readonly position: number;
  readonly isUnfolded: boolean;
}

/** A variant below its disconnection. */
export interface VariantLine {
  readonly kind: 'variant';
  readonly key: string;
  readonly leader: SuggestionId;
  readonly row: ListRow;
  readonly members: readonly ListRow[];
  /** From 1. */
  readonly position: number;
}

/** What stands for the variants that are not unfolded yet. */
export interface MoreLine {
  readonly kind: 'more';
  readonly key: string;
  readonly leader: SuggestionId;
  readonly members: readonly ListRow[];
  readonly left: readonly ListRow[];
}

export type ListLine = StructureLine | DisconnectionLine | VariantLine | MoreLine;

/**
 * All loaded suggestions of all levels that `accepts` lets in, each once, under the same filters as the tree: hidden ones are left out.
 * In the tree's order, level by level, so that each stands at the place nearest to the target.
 */
export function listRows(
  tree: LoadedTree,
  view: TreeView,
  accepts: (suggestion: LoadedSuggestion) => boolean = () => true,
): readonly ListRow[] {
  const tagged = view.filter.tags.length === 0 ? null : new Set(taggedPlaces(view, view.filter.tags).flatMap(placesDownTo));
  return placedRows(tree, view).filter((row) => {
    if (viewAt(view, row.place).isHidden || !accepts(row.suggestion)) return false;
    if (view.show === 'selected') return row.isSelected || view.route.includes(row.place);
    if (view.show !== 'matching') return true;
    if (!isInCluster(view, row.place) || (tagged !== null && !tagged.has(row.place))) return false;
    return matchesPrecedents(view.filter, row.suggestion);
  });
}

/** The rows as they stand in the list: by structure, there by disconnection in the order of `sorting`, variants below where they are unfolded. */
export function listLines(rows: readonly ListRow[], view: TreeView, sorting: Sorting, unfolded: Unfolded): readonly ListLine[] {
  const byStructure = new Map<Place, ListRow[]>();
  for (const row of rows) {
    const known = byStructure.get(row.structurePlace);
    if (known === undefined) byStructure.set(row.structurePlace, [row]);
    else known.push(row);
  }
  return [...byStructure].flatMap(([structurePlace, own]): readonly ListLine[] => {
    const groups = disconnectionsOf(structurePlace, own, view, unfolded);
    groups.sort((a, b) => compare(a.members[0], b.members[0], sorting));
    const structureId = idAt(structurePlace);
    return [
      { kind: 'structure', key: `s${structureId}`, structureId, disconnections: groups.length },
      ...groups.flatMap((group) => [group, ...variantLines(group, unfolded)]),
    ];
  });
}

/** How many disconnections there are, each once, or every suggestion for itself where the view is not grouped. */
export function countDisconnections(rows: readonly ListRow[], isGrouped: boolean): number {
  return new Set(rows.map(({ suggestion }) => (isGrouped ? leaderOf(suggestion) : suggestion.id))).size;
}

function disconnectionsOf(structurePlace: Place, rows: readonly ListRow[], view: TreeView, unfolded: Unfolded): DisconnectionLine[] {
  const rowAt = new Map(rows.map((row) => [row.place, row]));
  return groupsAt(view, structurePlace, rows).map(({ leader, members, shown }) => {
    const own = members.flatMap(({ place }) => rowAt.get(place) ?? []);
    return {
      kind: 'disconnection',
      key: `d${leader}`,
      leader,
      row: rowAt.get(shown.place) ?? own[0],
      members: own,
      position: members.indexOf(shown) + 1,
      isUnfolded: own.length > 1 && unfolded.has(leader),
    };
  });
}

function variantLines({ leader, members, isUnfolded }: DisconnectionLine, unfolded: Unfolded): readonly (VariantLine | MoreLine)[] {
  if (!isUnfolded) return [];
  const count = unfolded.get(leader) === 'all' ? members.length : VARIANTS_SHOWN;
  const lines = members
    .slice(0, count)
    .map((row, index): VariantLine => ({ kind: 'variant', key: `v${row.suggestion.id}`, leader, row, members, position: index + 1 }));
  const left = members.slice(count);
  return left.length === 0 ? lines : [...lines, { kind: 'more', key: `m${leader}`, leader, members, left }];
}

/** Level by level, so that each suggestion gets the place nearest to the target. */
function placedRows(tree: LoadedTree, view: TreeView): ListRow[] {
  const rows: ListRow[] = [];
  const seen = new Set<StructureId>();
  let places: Place[] = [targetPlace(tree.target)];
  while (places.length > 0) {
    const below: Place[] = [];
    for (const structurePlace of places) {
      if (seen.has(idAt(structurePlace))) continue;
      seen.add(idAt(structurePlace));
      for (const { place, suggestion } of suggestionsAt(tree, structurePlace) ?? []) {
        rows.push({ place, structurePlace, suggestion, isSelected: viewAt(view, place).isSelected });
        below.push(...precursorsAt(place, suggestion).map((precursor) => precursor.place));
      }
    }
    places = below;
  }
  return rows;
}

function compare(a: ListRow, b: ListRow, { column, isDescending }: Sorting): number {
  const [left, right] = [sortValues(a, column), sortValues(b, column)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : (isDescending ? -1 : 1) * ((left[at] ?? 0) - (right[at] ?? 0));
}

/** The first that differs counts. */
function sortValues({ suggestion: { wire } }: ListRow, column: SortColumn): readonly number[] {
  const chosen = wire.choice === null ? wire.probability : wire.choice.disconnection;
  switch (column) {
    case 'works':
      return [wire.rating, wire.feasibility ?? 0, chosen];
    case 'chosen':
      return [chosen];
    case 'precedents':
      return [wire.numPrecedents];
    case 'warnings':
      return [warningsOf(wire).length];
    case 'materials':
      return [wire.children.filter((precursor) => precursor.instock === true).length / Math.max(1, wire.children.length)];
    default:
      return assertNever(column);
  }
}

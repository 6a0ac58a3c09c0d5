import type { Membership, MergedQueries, MergedSuggestion } from './merge-queries.ts';

/** Which suggestions are looked at. */
export type ShownMembership = Membership | 'all';
export type CompareSort = 'rating' | 'precedents';

/** Steps left below a place, in Query 1 and in Query 2. */
type StepsLeft = readonly [number, number];

/** A structure where it stands in the merged tree. */
export interface StructureSpot {
  readonly kind: 'structure';
  /** Indices from the target down, structures and suggestions in turn, joined by `-`; of a precursor needed twice the second ends in `~2`. */
  readonly key: string;
  readonly structure: number;
  /** The suggestion it belongs to; null for the target. */
  readonly suggestion: MergedSuggestion | null;
  readonly level: number;
  /** Suggestions that it has here under the filter. */
  readonly childCount: number;
  /** Empty while it is collapsed. */
  readonly children: readonly SuggestionSpot[];
}

/** A suggestion where it stands in the merged tree. */
export interface SuggestionSpot {
  readonly kind: 'suggestion';
  readonly key: string;
  readonly suggestion: MergedSuggestion;
  readonly level: number;
  /** Whether it is looked at itself; otherwise it only leads to such a one. */
  readonly isMeant: boolean;
  readonly children: readonly StructureSpot[];
}

export type Spot = StructureSpot | SuggestionSpot;

/** What of the merged tree is shown. */
export interface TreeChoice {
  readonly show: ShownMembership;
  readonly sort: CompareSort;
  /** Keys of structures whose suggestions the reader showed or hid against the usual: the target's are shown, others where they lead to what is looked at. */
  readonly toggled: ReadonlySet<string>;
  /** Steps of Query 1 and of Query 2. */
  readonly steps: StepsLeft;
}

/** Structures that open by themselves, at most: a filter may have thousands of places deep in the tree. */
const MOST_OPENED = 500;

/**
 * The part of the merged tree that is shown.
 *
 * As in the tree of one query no structure stands below itself, and each query shows no more steps than it was asked for.
 */
export function shownTree(queries: MergedQueries, choice: TreeChoice): StructureSpot {
  const reach = stepsTo(queries, choice.show);
  const order = COMPARE[choice.sort];
  let opened = 0;

  const meant = ({ membership }: MergedSuggestion) => choice.show === 'all' || membership === choice.show;

  const childrenAt = (structure: number, above: readonly number[], left: StepsLeft): readonly MergedSuggestion[] =>
    (queries.suggestionsOf[structure] ?? [])
      .filter((suggestion) => {
        const { found, precursors } = suggestion;
        const steps = Math.max(found[0] ? left[0] : 0, found[1] ? left[1] : 0);
        if (steps <= 0 || precursors.some((each) => above.includes(each))) return false;
        return meant(suggestion) || precursors.some((each) => (reach[each] ?? Number.POSITIVE_INFINITY) < stepsBelow(queries, each, left));
      })
      .sort(order);

  const structureAt = (
    structure: number,
    key: string,
    suggestion: MergedSuggestion | null,
    above: readonly number[],
    left: StepsLeft,
    level: number,
  ): StructureSpot => {
    const path = [...above, structure];
    const found = childrenAt(structure, path, left);
    const isUsuallyOpen = suggestion === null || (choice.show !== 'all' && !meant(suggestion) && opened < MOST_OPENED);
    const isOpen = isUsuallyOpen !== choice.toggled.has(key);
    if (isOpen && found.length > 0) opened += 1;
    return {
      kind: 'structure',
      key,
      structure,
      suggestion,
      level,
      childCount: found.length,
      children: isOpen ? found.map((each) => suggestionAt(each, `${key}-${each.index}`, path, left, level + 1)) : [],
    };
  };

  const suggestionAt = (
    suggestion: MergedSuggestion,
    key: string,
    path: readonly number[],
    left: StepsLeft,
    level: number,
  ): SuggestionSpot => {
    const copies = new Map<number, number>();
    const children = suggestion.precursors.map((structure) => {
      const copy = (copies.get(structure) ?? 0) + 1;
      copies.set(structure, copy);
      const [first, second] = [0, 1].map((query) => leftBelow(queries, structure, left, query as 0 | 1));
      const place = copy === 1 ? `${key}-${structure}` : `${key}-${structure}~${copy}`;
      return structureAt(structure, place, suggestion, path, [first ?? 0, second ?? 0], level + 1);
    });
    return { kind: 'suggestion', key, suggestion, level, isMeant: meant(suggestion), children };
  };

  const target = queries.structures[0];
  const left: StepsLeft = [0, 1].map((query) => Math.max(choice.steps[query] ?? 0, target?.steps[query] ?? 0)) as [number, number];
  return structureAt(0, '0', null, [], left, 0);
}

const leftBelow = ({ structures }: MergedQueries, structure: number, left: StepsLeft, query: 0 | 1): number =>
  Math.max(left[query] - 1, structures[structure]?.steps[query] ?? 0);

const stepsBelow = (queries: MergedQueries, structure: number, left: StepsLeft): number =>
  Math.max(leftBelow(queries, structure, left, 0), leftBelow(queries, structure, left, 1));

/** For each structure the fewest steps from it to one whose own suggestions are looked at; absent where there is none. */
function stepsTo({ structures, suggestions }: MergedQueries, show: ShownMembership): readonly (number | undefined)[] {
  const reach: (number | undefined)[] = structures.map(() => undefined);
  if (show === 'all') return reach;
  const parents: number[][] = structures.map(() => []);
  const queue: number[] = [];
  for (const { structure, precursors, membership } of suggestions) {
    for (const each of precursors) parents[each]?.push(structure);
    if (membership === show && reach[structure] === undefined) {
      reach[structure] = 0;
      queue.push(structure);
    }
  }
  // The queue grows while it is gone through: structures come in the order of their steps.
  for (const structure of queue) {
    for (const parent of parents[structure] ?? []) {
      if (reach[parent] !== undefined) continue;
      reach[parent] = (reach[structure] ?? 0) + 1;
      queue.push(parent);
    }
  }
  return reach;
}

const byRating = (a: MergedSuggestion, b: MergedSuggestion): number =>
  b.rating - a.rating || a.rank - b.rank || b.numPrecedents - a.numPrecedents || a.index - b.index;

const COMPARE: Readonly<Record<CompareSort, (a: MergedSuggestion, b: MergedSuggestion) => number>> = {
  rating: byRating,
  precedents: (a, b) => b.numPrecedents - a.numPrecedents || byRating(a, b),
};

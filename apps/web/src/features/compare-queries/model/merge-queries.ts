import type { GraphStructure, GraphSuggestion, QueryGraph } from '@retron/contract';
import type { PriceCategory, Rating } from '@retron/tree';

/** Which of two compared queries has something. */
export type Membership = 'first' | 'second' | 'both';

/** A molecule that one of two queries found, or both. */
export interface MergedStructure {
  /** Its place among the merged structures. */
  readonly index: number;
  readonly smiles: string;
  /** Null where none is known. */
  readonly name: string | null;
  /** Its number in Query 1 and in Query 2; null where that has not found it. */
  readonly sids: readonly [number | null, number | null];
  readonly isInStock: boolean | null;
  readonly priceCategory: PriceCategory | null;
  /** Steps that are shown below it in either query whatever its level. */
  readonly steps: readonly [number, number];
}

/** How one query sees a suggestion. */
export interface InOneQuery {
  readonly ensid: number;
  readonly rank: number;
  readonly rating: Rating;
  readonly probability: number;
  readonly numPrecedents: number;
  readonly warnings: number;
}

/** A suggestion of one of two queries, or of both. */
export interface MergedSuggestion {
  /** Its place among the merged suggestions. */
  readonly index: number;
  /** The structure it makes; forward: starts from. */
  readonly structure: number;
  /** What it leads to; one needed twice stands twice. */
  readonly precursors: readonly number[];
  readonly partners: readonly string[];
  /** Its commonest name reaction; empty for none. */
  readonly name: string;
  readonly membership: Membership;
  readonly found: readonly [InOneQuery | null, InOneQuery | null];
  /** The better of the two. */
  readonly rating: Rating;
  /** The greater of the two. */
  readonly numPrecedents: number;
  /** The smaller of the two. */
  readonly rank: number;
}

/** What two queries for the same target found, put together. */
export interface MergedQueries {
  /** The target is the first. */
  readonly structures: readonly MergedStructure[];
  readonly suggestions: readonly MergedSuggestion[];
  /** Suggestions of each structure, by its index. */
  readonly suggestionsOf: readonly (readonly MergedSuggestion[])[];
  readonly counts: MembershipCounts;
}

export type MembershipCounts = Readonly<Record<Membership | 'all', number>>;

/** The target is always structure 1. */
const TARGET = 1;

/**
 * Puts two queries for the same target together, in one pass over each.
 *
 * The same molecule is one structure. Suggestions are the same where they make the same structure of the same precursors, with the same
 * partners; where a query has several of that kind (by other bonds), those by the same bonds belong together, and the rest by rank.
 * A suggestion that needs the target or what it makes is in no tree, and left out. See docs/decisions/comparing-queries.md.
 */
export function mergeQueries(first: QueryGraph, second: QueryGraph): MergedQueries {
  const structures = mergeStructures(first.structures, second.structures);
  const groups = new Map<string, Group>();
  collect(groups, first.suggestions, structures.indexOf[0], 0);
  collect(groups, second.suggestions, structures.indexOf[1], 1);
  const suggestions: MergedSuggestion[] = [];
  for (const { structure, precursors, found } of groups.values()) {
    for (const [one, other] of pairs(found)) suggestions.push(merged(suggestions.length, structure, precursors, one, other));
  }
  const suggestionsOf: MergedSuggestion[][] = structures.all.map(() => []);
  for (const suggestion of suggestions) suggestionsOf[suggestion.structure]?.push(suggestion);
  return { structures: structures.all, suggestions, suggestionsOf, counts: countsOf(suggestions) };
}

/** Suggestions with the same precursors, by query. */
interface Group {
  readonly structure: number;
  readonly precursors: readonly number[];
  readonly found: readonly [GraphSuggestion[], GraphSuggestion[]];
}

type IndexOf = ReadonlyMap<number, number>;

function mergeStructures(first: readonly GraphStructure[], second: readonly GraphStructure[]) {
  const indexOf = [new Map<number, number>(), new Map<number, number>()] as const;
  const bySmiles = new Map<string, number>();
  const all: MergedStructure[] = [];
  const add = (structure: GraphStructure, query: 0 | 1): void => {
    // The target of both is one molecule, even where it was drawn as another tautomer.
    const known = structure.sid === TARGET && all.length > 0 ? 0 : bySmiles.get(structure.smiles);
    const index = known ?? all.length;
    all[index] = withQuery(all[index] ?? null, index, structure, query);
    bySmiles.set(structure.smiles, index);
    indexOf[query].set(structure.sid, index);
  };
  const targetFirst = (structures: readonly GraphStructure[]) =>
    structures[0]?.sid === TARGET ? structures : structures.toSorted((a, b) => a.sid - b.sid);
  for (const structure of targetFirst(first)) add(structure, 0);
  for (const structure of targetFirst(second)) add(structure, 1);
  return { all, indexOf };
}

function withQuery(before: MergedStructure | null, index: number, structure: GraphStructure, query: 0 | 1): MergedStructure {
  const price = structure.pricecategory as PriceCategory | null;
  return {
    index,
    smiles: before?.smiles ?? structure.smiles,
    name: before?.name ?? structure.name ?? null,
    sids: replaced(before?.sids ?? [null, null], query, structure.sid),
    isInStock: before?.isInStock ?? structure.instock,
    priceCategory: before?.priceCategory ?? price,
    steps: replaced(before?.steps ?? [0, 0], query, structure.steps ?? 0),
  };
}

const replaced = <T>([one, two]: readonly [T, T], query: 0 | 1, value: T): readonly [T, T] => (query === 0 ? [value, two] : [one, value]);

function collect(groups: Map<string, Group>, suggestions: readonly GraphSuggestion[], indexOf: IndexOf, query: 0 | 1): void {
  for (const suggestion of suggestions) {
    const { parid, partners } = suggestion;
    if (suggestion.precursors.some((sid) => sid === TARGET || sid === parid)) continue;
    const structure = indexOf.get(parid);
    const precursors = suggestion.precursors.flatMap((sid) => indexOf.get(sid) ?? []);
    if (structure === undefined || precursors.length < suggestion.precursors.length) continue;
    const key = `${structure}>${precursors.toSorted((a, b) => a - b).join()}>${partners.toSorted().join()}`;
    const group = groups.get(key) ?? { structure, precursors, found: [[], []] };
    group.found[query].push(suggestion);
    groups.set(key, group);
  }
}

type Pair = readonly [GraphSuggestion | null, GraphSuggestion | null];

function pairs([first, second]: Group['found']): readonly Pair[] {
  const [onlyFirst] = first;
  const [onlySecond] = second;
  if (first.length <= 1 && second.length <= 1) return [[onlyFirst ?? null, onlySecond ?? null]];
  const bondsOf = (suggestion: GraphSuggestion) => suggestion.bonds.join();
  const left = new Map<string, GraphSuggestion[]>();
  for (const each of second) left.set(bondsOf(each), [...(left.get(bondsOf(each)) ?? []), each]);
  const same = first.map((each): Pair => [each, left.get(bondsOf(each))?.shift() ?? null]);
  const rest = [...left.values()].flat().sort((a, b) => a.rank - b.rank);
  const filled = same.map(([one, other]): Pair => [one, other ?? rest.shift() ?? null]);
  return [...filled, ...rest.map((each): Pair => [null, each])];
}

function merged(
  index: number,
  structure: number,
  precursors: readonly number[],
  one: GraphSuggestion | null,
  other: GraphSuggestion | null,
): MergedSuggestion {
  const both = [one, other].filter((each) => each !== null);
  const membership: Membership = other === null ? 'first' : one === null ? 'second' : 'both';
  return {
    index,
    structure,
    precursors,
    partners: (one ?? other)?.partners ?? [],
    name: one?.name || other?.name || '',
    membership,
    found: [one && inOneQuery(one), other && inOneQuery(other)],
    rating: Math.max(...both.map(({ rating }) => rating)) as Rating,
    numPrecedents: Math.max(...both.map(({ numPrecedents }) => numPrecedents)),
    rank: Math.min(...both.map(({ rank }) => rank)),
  };
}

function inOneQuery({ ensid, rank, rating, probability, numPrecedents, warnings }: GraphSuggestion): InOneQuery {
  return { ensid, rank, rating: rating as Rating, probability, numPrecedents, warnings };
}

function countsOf(suggestions: readonly MergedSuggestion[]): MembershipCounts {
  const counts = { all: suggestions.length, first: 0, second: 0, both: 0 };
  for (const { membership } of suggestions) counts[membership] += 1;
  return counts;
}

import { type NameReactionId, nameOfNameReaction, type RecordedNameReactionId } from '@retron/reactivity';
import type { Support } from './support.ts';

/** Of the count of the most frequent name; rarer names are slips of a general transform, such as Gabriel's among N-alkylations. */
const LEAST_SHARE = 0.05;

/** How many of the recorded reactions behind a step are of a name reaction. */
interface Counted {
  readonly id: RecordedNameReactionId;
  readonly count: number;
}

/** Name reactions of the recorded reactions behind `counted`, most frequent first, then by name; those of a few among many are left out. */
export function nameReactionsOf(counted: readonly Support[]): readonly Counted[] {
  const counts = countsOf(counted);
  const most = Math.max(0, ...counts.values());
  return sorted([...counts].filter(([, count]) => count >= LEAST_SHARE * most));
}

/** Names of a step itself that recorded reactions behind `counted` have too, most frequent first, then by name. */
export function ownNameReactions(counted: readonly Support[], names: readonly NameReactionId[]): readonly Counted[] {
  return sorted([...countsOf(counted)].filter(([id]) => names.some((name) => name === id)));
}

/** Names of a step itself that the libraries behind it are too old to know: what they record bears none, or another. */
export function youngerNames(counted: readonly Support[], names: readonly NameReactionId[]): readonly Counted[] {
  const isYounger = (id: NameReactionId) =>
    counted.length > 0 && counted.every(({ library }) => library.namesKnown.size > 0 && !library.namesKnown.has(id));
  return names.filter(isYounger).map((id) => ({ id, count: 0 }));
}

/** Whether recorded reactions behind a step have one of these names: without, the step is not called so. */
export function mayBeCalled(support: readonly Support[], names: ReadonlySet<string>): boolean {
  return support.some(({ library, transform }) => library.library.nameReactions(transform).some(({ id }) => names.has(id)));
}

function countsOf(counted: readonly Support[]): ReadonlyMap<RecordedNameReactionId, number> {
  const counts = new Map<RecordedNameReactionId, number>();
  for (const { library, transform } of counted) {
    for (const { id, count } of library.library.nameReactions(transform)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

function sorted(counts: readonly (readonly [RecordedNameReactionId, number])[]): readonly Counted[] {
  return counts
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (nameOfNameReaction(a.id) < nameOfNameReaction(b.id) ? -1 : 1));
}

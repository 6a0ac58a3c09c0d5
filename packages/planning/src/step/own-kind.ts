import { kinOfNameReactions, type NameReactionId, type RecordedNameReactionId } from '@retron/reactivity';
import { countedSupport, deepestLevel, type Support } from './support.ts';

/** Recorded reactions behind a step, each once: all of them, and those that share more of its surroundings. */
export interface RecordCounts {
  readonly all: number;
  /** Of level 2 and deeper: the neighbours of the centre are the same. */
  readonly neighbours: number;
  /** Of level 3: so are theirs. */
  readonly surroundings: number;
}

/** What a step is called, and which of the recorded reactions behind it are of its kind. */
export interface OwnKind {
  /** What the step itself is called. */
  readonly names: readonly NameReactionId[];
  /** Recorded reactions of its own kind. */
  readonly records: RecordCounts;
  /** Recorded reactions behind its transforms that are of another kind. */
  readonly ofAnotherKind: number;
  /** The most frequent name of its deepest records, where nearly all of these are of another kind; `null` otherwise. */
  readonly restsOn: RecordedNameReactionId | null;
}

/** Share of the recorded reactions that must have a name at all for the comparison to mean something. */
const LEAST_NAMED = 0.5;
/** Share of the recorded reactions below which a kind is an exception among them. */
const FEW = 0.05;

/**
 * Whether a recorded reaction is of the kind of a step: one of its names, or one of their groups; or neither has a name.
 *
 * @param names - of the recorded reaction
 * @param own - of the step
 */
export function isOfOwnKind(names: readonly RecordedNameReactionId[], own: readonly NameReactionId[]): boolean {
  if (own.length === 0) return names.length === 0;
  const kin: ReadonlySet<string> = new Set(kinOfNameReactions(own));
  return names.some((name) => kin.has(name));
}

/** Recorded reactions behind a step, of whatever kind. */
export function countRecords(support: readonly Support[]): RecordCounts {
  return countBy(support, ({ library, transform }) => library.library.reactionCount(transform));
}

/**
 * Tells the recorded reactions behind a step that are of its own kind from those that only share its changed bonds.
 *
 * All of a library that names none count, as what they are is unknown.
 * By the library's counts of names, so that of records with several names some may count twice; never more than there are.
 *
 * @param names - what the step itself is called
 */
export function ownKindOf(support: readonly Support[], names: readonly NameReactionId[]): OwnKind {
  const records = countBy(support, (each) => ownRecords(each, names));
  const deepest = deepestLevel(support);
  const there = support.filter(({ level }) => level === deepest);
  const known = { reactions: 0, named: 0, own: 0 };
  const counts = new Map<RecordedNameReactionId, number>();
  for (const each of there) {
    const { library } = each.library;
    const reactions = library.reactionCount(each.transform);
    const named = library.nameReactions(each.transform);
    for (const { id, count } of named) counts.set(id, (counts.get(id) ?? 0) + count);
    known.reactions += reactions;
    known.named += Math.min(
      reactions,
      named.reduce((sum, { count }) => sum + count, 0),
    );
    known.own += ownRecords(each, names);
  }
  const [mostFrequent] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const isOther = deepest < 3 && known.named >= LEAST_NAMED * known.reactions && known.own < FEW * known.reactions;
  return {
    names,
    records,
    ofAnotherKind: countRecords(support).all - records.all,
    restsOn: isOther && mostFrequent !== undefined ? mostFrequent[0] : null,
  };
}

/** Recorded reactions of a transform that are of the kind of a step with these names. */
function ownRecords({ library: { library, namesKnown }, transform }: Support, names: readonly NameReactionId[]): number {
  const reactions = library.reactionCount(transform);
  if (namesKnown.size === 0) return reactions;
  const counts = library.nameReactions(transform);
  const named = counts.reduce((sum, { count }) => sum + count, 0);
  // Where no record of the library has the name, it may be younger than the library: these records then have none.
  if (!kinOfNameReactions(names).some((name) => namesKnown.has(name))) return Math.max(0, reactions - named);
  const own = counts.reduce((sum, { id, count }) => sum + (isOfOwnKind([id], names) ? count : 0), 0);
  return Math.min(reactions, own);
}

function countBy(support: readonly Support[], recordsOf: (support: Support) => number): RecordCounts {
  const counted = countedSupport(support);
  const libraries = new Set(counted.map(({ library }) => library));
  const sum = (of: readonly Support[]) => of.reduce((total, each) => total + recordsOf(each), 0);
  const from = (level: number) => sum(support.filter((each) => each.level === level && libraries.has(each.library)));
  const surroundings = from(3);
  const neighbours = Math.max(from(2), surroundings);
  return { all: Math.max(sum(counted), neighbours), neighbours, surroundings };
}

import { kinOfNameReactions, type NameReactionId, type RecordedNameReactionId } from '@retron/reactivity';
import { RecentlyUsed } from '../molecules/recently-used.ts';
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
  return own.length === 0 ? names.length === 0 : names.some(ownKindTest(own));
}

/** Tells of a name of recorded reactions whether it means the kind of a step. @param own - names of the step */
function ownKindTest(own: readonly NameReactionId[]): (name: RecordedNameReactionId) => boolean {
  const kin: ReadonlySet<string> = new Set(kinOf(own));
  return (name) => kin.has(name);
}

/** Sets of names remembered per thread: a few hundred occur. */
const KIN_REMEMBERED = 2000;

const kinBefore = new RecentlyUsed<string, readonly NameReactionId[]>(KIN_REMEMBERED);

function kinOf(names: readonly NameReactionId[]): readonly NameReactionId[] {
  return kinBefore.getOrMake(names.join(), () => kinOfNameReactions(names));
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
  const isOwn = ownKindTest(names);
  const counted = new Map<Support, OwnCount>();
  const countOf = (each: Support) => {
    const before = counted.get(each) ?? ownCount(each, names, isOwn);
    counted.set(each, before);
    return before;
  };
  const records = countBy(support, (each) => countOf(each).own);
  const deepest = deepestLevel(support);
  const there = support.filter(({ level }) => level === deepest);
  const known = { reactions: 0, named: 0, own: 0 };
  const counts = new Map<RecordedNameReactionId, number>();
  for (const each of there) {
    const { reactions, names: called, named, own } = countOf(each);
    for (const { id, count } of called) counts.set(id, (counts.get(id) ?? 0) + count);
    known.reactions += reactions;
    known.named += Math.min(reactions, named);
    known.own += own;
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

/** What is recorded of a transform. */
interface OwnCount {
  readonly reactions: number;
  readonly names: ReturnType<Support['library']['library']['nameReactions']>;
  /** Sum of the counts of the names. */
  readonly named: number;
  /** Recorded reactions that are of the kind of a step. */
  readonly own: number;
}

/** @param names - of the step */
function ownCount(
  { library: { library, namesKnown }, transform }: Support,
  names: readonly NameReactionId[],
  isOwn: (name: RecordedNameReactionId) => boolean,
): OwnCount {
  const reactions = library.reactionCount(transform);
  const counts = library.nameReactions(transform);
  let named = 0;
  let own = 0;
  for (const { id, count } of counts) {
    named += count;
    if (isOwn(id)) own += count;
  }
  const known = { reactions, names: counts, named };
  if (namesKnown.size === 0) return { ...known, own: reactions };
  // Where no record of the library has the name, it may be younger than the library: its records then have none, or another of its group.
  const younger = names.some((name) => namesKnown.has(name)) ? 0 : Math.max(0, reactions - named);
  return { ...known, own: Math.min(reactions, own + younger) };
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

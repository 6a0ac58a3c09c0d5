import type { Precision, RecordedConditions } from '@retron/library';
import { hasCouplingMetal, hasReducer, type Reagent, type ReagentRole, speciesText } from '@retron/reactivity';
import { citationOf } from './citation.ts';
import { type Spread, spreadOf } from './spread.ts';

/** Reagents, catalysts and solvents that were used together, and what came of it. */
export interface ConditionSet {
  /** Reactions recorded with exactly these; at least one. */
  readonly count: number;
  /** In the order of `SET_ROLES`, then by name. Work-up and what has no known role are left out. */
  readonly reagents: readonly Reagent[];
  /** Degrees Celsius, hours and per cent, as recorded. */
  readonly temperatures: Spread | null;
  readonly times: Spread | null;
  readonly yields: Spread | null;
  /** Of the yields, those known to be calculated from amounts instead of read from the text. */
  readonly yieldsCalculated: number;
  /** Publications behind the set, those with the higher yield first, then by text: at most `MOST_CITATIONS`, each once. */
  readonly citations: readonly SetCitation[];
  /** Publications behind the set. */
  readonly citationCount: number;
}

export interface SetCitation {
  /** As one cites it, see `citationOf`. */
  readonly citation: string;
  /** As the library has it. */
  readonly patent: string;
}

/** Roles that make a set, in the order in which a recipe is read. */
const SET_ROLES: readonly (ReagentRole | null)[] = [
  'solvent',
  'base',
  'acid',
  'catalyst',
  'ligand',
  'oxidant',
  'reductant',
  'coupling reagent',
  'reagent',
];

/** Sets that are told: the one suggested and those behind it. */
const MOST_SETS = 4;
const MOST_CITATIONS = 12;
/** Sets that are compared with all others when the suggested ones are chosen. */
const CANDIDATES = 60;
/** How quickly a reaction that agrees in part counts for less. */
const AGREEMENT_POWER = 2;
/** What a set counts for that repeats the solvents, the base or the catalyst of one before it. */
const REPETITION = 0.5;
/** What a reaction counts for by how much of its surroundings it shares: levels 1, 2 and 3. */
const LEVEL_VOTE: Readonly<Record<Precision, number>> = { 1: 1, 2: 3, 3: 10 };

/** What a reaction cannot do without: a coupling metal, or what gives electrons or hydrogen. */
export type NeededReagent = 'metal' | 'reducer';

const HAS: Readonly<Record<NeededReagent, (reagents: readonly Reagent[]) => boolean>> = { metal: hasCouplingMetal, reducer: hasReducer };

interface Tally {
  readonly reagents: readonly Reagent[];
  readonly keys: ReadonlySet<string>;
  count: number;
  votes: number;
  readonly temperatures: number[];
  readonly times: number[];
  readonly yields: number[];
  yieldsCalculated: number;
  /** Citation -> patent and the highest yield. */
  readonly citations: Map<string, { readonly patent: string; readonly yieldPercent: number }>;
}

/** A reaction whose conditions are counted. */
export type CountedConditions = Pick<
  RecordedConditions,
  'temperatureCelsius' | 'timeHours' | 'yieldPercent' | 'isYieldCalculated' | 'year'
>;

/** Counts which reagents are used together, one reaction after the other. */
export class ConditionSetCounter {
  readonly #tallies = new Map<string, Tally>();

  /**
   * @param reagents - all that stands beside its arrow
   * @param patent - `null` where none is known
   * @param level - deepest level at which its transform is one of the suggestion's, 1 to 3
   */
  add(reagents: readonly Reagent[], conditions: CountedConditions, patent: string | null, level: Precision): void {
    const used = reagents.filter(isPartOfSet).sort(byRoleAndName);
    if (used.length === 0) return;
    const tally = this.#tallyOf(used);
    const { temperatureCelsius, timeHours, yieldPercent, isYieldCalculated } = conditions;
    tally.count++;
    tally.votes += LEVEL_VOTE[level];
    if (temperatureCelsius !== null) tally.temperatures.push(temperatureCelsius);
    if (timeHours !== null) tally.times.push(timeHours);
    if (yieldPercent !== null) tally.yields.push(yieldPercent);
    if (yieldPercent !== null && isYieldCalculated === true) tally.yieldsCalculated++;
    addCitation(tally, patent, conditions);
  }

  /** Adds the citation of a reaction that was counted where its patent was not known. */
  cite(reagents: readonly Reagent[], conditions: CountedConditions, patent: string): void {
    const tally = this.#tallies.get(keyOf(reagents.filter(isPartOfSet).sort(byRoleAndName)));
    if (tally !== undefined) addCitation(tally, patent, conditions);
  }

  /**
   * The set to try first, then those to try instead. A reaction speaks for a set by the share of reagents that both have, squared, so that the few reactions with exactly the same are helped by the many that differ in one, and by those that record a part. A
   * further set counts for less for each role in which it repeats what a set before it says.
   *
   * @param needed - where sets with what the reaction cannot do without are recorded, only these are told and only these speak
   */
  sets(needed: NeededReagent | null): readonly ConditionSet[] {
    const all = [...this.#tallies.entries()].sort(([a, x], [b, y]) => y.votes - x.votes || (a < b ? -1 : 1));
    const complete = needed === null ? [] : all.filter(([, { reagents }]) => HAS[needed](reagents));
    const tallies = complete.length > 0 ? complete : all;
    let left = tallies.slice(0, CANDIDATES).map(([key, tally]) => ({ key, tally, votes: votesFor(tally, tallies) }));
    const chosen: Tally[] = [];
    while (chosen.length < MOST_SETS && left.length > 0) {
      const worth = (each: (typeof left)[number]) => each.votes * novelty(each.tally, chosen);
      const best = left.reduce((a, b) => (worth(b) > worth(a) || (worth(b) === worth(a) && b.key < a.key) ? b : a));
      chosen.push(best.tally);
      left = left.filter((each) => each !== best);
    }
    return chosen.map(setOf);
  }

  #tallyOf(reagents: readonly Reagent[]): Tally {
    const key = keyOf(reagents);
    const known = this.#tallies.get(key);
    if (known !== undefined) return known;
    const tally: Tally = {
      reagents,
      keys: new Set(reagents.map(reagentKey)),
      count: 0,
      votes: 0,
      temperatures: [],
      times: [],
      yields: [],
      yieldsCalculated: 0,
      citations: new Map(),
    };
    this.#tallies.set(key, tally);
    return tally;
  }
}

function isPartOfSet({ role }: Reagent): boolean {
  return role !== null && role !== 'work-up';
}

/** The same reagent drawn in two ways is one: what it is called decides. */
function reagentKey(reagent: Reagent): string {
  return `${reagent.role}:${speciesText(reagent)}`;
}

function keyOf(reagents: readonly Reagent[]): string {
  return reagents.map(reagentKey).join('|');
}

function byRoleAndName(a: Reagent, b: Reagent): number {
  const place = ({ role }: Reagent) => SET_ROLES.indexOf(role);
  return place(a) - place(b) || (speciesText(a) < speciesText(b) ? -1 : 1);
}

function votesFor(tally: Tally, all: readonly (readonly [string, Tally])[]): number {
  let votes = 0;
  for (const [, other] of all) {
    let common = 0;
    for (const key of other.keys) if (tally.keys.has(key)) common++;
    if (common > 0) votes += other.votes * (common / (tally.keys.size + other.keys.size - common)) ** AGREEMENT_POWER;
  }
  return votes;
}

/** 1 for a set that is new in every role that matters most, less for each in which it repeats one before it. */
function novelty({ reagents }: Tally, before: readonly Tally[]): number {
  let factor = 1;
  for (const role of ['solvent', 'base', 'catalyst'] as const) {
    const ofRole = keyOf(reagents.filter((each) => each.role === role));
    if (before.some((each) => keyOf(each.reagents.filter((one) => one.role === role)) === ofRole)) factor *= REPETITION;
  }
  return factor;
}

function addCitation({ citations }: Tally, patent: string | null, { year, yieldPercent }: CountedConditions): void {
  const citation = citationOf({ patent, year });
  if (citation === null || patent === null) return;
  const known = citations.get(citation)?.yieldPercent ?? -1;
  citations.set(citation, { patent, yieldPercent: Math.max(known, yieldPercent ?? -1) });
}

function setOf({ reagents, count, temperatures, times, yields, yieldsCalculated, citations }: Tally): ConditionSet {
  const sorted = [...citations].sort(([a, x], [b, y]) => y.yieldPercent - x.yieldPercent || (a < b ? -1 : 1));
  return {
    count,
    reagents,
    temperatures: spreadOf(temperatures),
    times: spreadOf(times),
    yields: spreadOf(yields),
    yieldsCalculated,
    citations: sorted.slice(0, MOST_CITATIONS).map(([citation, { patent }]) => ({ citation, patent })),
    citationCount: sorted.length,
  };
}

import type { Precision, Rating } from '@retron/tree';
import { type Share, shareOf } from '../report/shares.ts';
import type { LastStepFinding, ListSettings } from './last-step-measure.ts';
import type { MechanismFinding } from './mechanism-measure.ts';

const LONGEST = 10;

/**
 * The lists that are asked for. The defaults are those of a new query on the page; source: spec section 9, "Query options", which
 * `QUERY_DEFAULTS` of the contract repeats.
 */
export const LISTS = {
  old: { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 2, maxSuggestions: LONGEST },
  new: { algorithm: 'complexity-reduction', strategy: 'All Transforms 1.0', precision: 2, maxSuggestions: LONGEST },
  defaults: { algorithm: 'complexity-reduction', strategy: 'Core Disconnection 1.0', precision: 2, maxSuggestions: 5 },
} as const satisfies Readonly<Record<string, ListSettings>>;
export type ListName = keyof typeof LISTS;

const PLACES = [1, 3, 5, 10] as const;
const GOOD: Rating = 3;
const WORDS: Readonly<Record<Rating, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };
const ALL = 'all';

/** Counts and shares of targets of one kind. */
export interface KindResults {
  readonly targets: number;
  /** Share of the targets whose literature step is at this place or before, by place. */
  readonly within: Readonly<Record<string, Share>>;
  readonly withinWithoutStereo: Readonly<Record<string, Share>>;
  readonly withGood: number;
  readonly empty: number;
}

export interface ListResults {
  readonly list: ListName;
  readonly settings: ListSettings;
  /** By kind of target; `all` first. */
  readonly byKind: Readonly<Record<string, KindResults>>;
  readonly findings: readonly LastStepFinding[];
}

export function listResults(list: ListName, findings: readonly LastStepFinding[]): ListResults {
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  const byKind = [ALL, ...kinds].map((kind) => [kind, kindResults(findings.filter((each) => kind === ALL || each.kind === kind))]);
  return { list, settings: LISTS[list], byKind: Object.fromEntries(byKind), findings };
}

function kindResults(findings: readonly LastStepFinding[]): KindResults {
  const within = (placeOf: (finding: LastStepFinding) => number | null) =>
    Object.fromEntries(
      PLACES.map((place) => [place, shareOf(findings.filter((each) => (placeOf(each) ?? place + 1) <= place).length, findings.length)]),
    );
  return {
    targets: findings.length,
    within: within(({ place }) => place),
    withinWithoutStereo: within(({ placeWithoutStereo }) => placeWithoutStereo),
    withGood: findings.filter(({ bestRating }) => bestRating !== null && bestRating >= GOOD).length,
    empty: findings.filter(({ suggestions }) => suggestions === 0).length,
  };
}

/** Cases counted. */
interface Tally {
  readonly wrong: number;
  readonly wrongSuggested: number;
  readonly wrongRatedGood: number;
  readonly right: number;
  readonly rightSuggested: number;
  readonly rightRatedBad: number;
}

export interface MechanismResults {
  readonly precision: Precision;
  readonly total: Tally;
  /** Of all wrong cases, suggested or not. */
  readonly wrongRatedGood: Share | null;
  /** Of the right cases that are suggested. */
  readonly rightRatedBad: Share | null;
  readonly byTopic: Readonly<Record<string, Tally>>;
  /** Wrong steps rated good or better, right steps rated bad or worse or not suggested. */
  readonly faults: readonly {
    readonly fault: string;
    readonly topic: string;
    readonly reaction: string;
    readonly reason: string;
    readonly rating: Rating | null;
    readonly probability: number | null;
  }[];
}

export function mechanismResults(precision: Precision, findings: readonly MechanismFinding[]): MechanismResults {
  const topics = [...new Set(findings.map((each) => each.case.topic))];
  const total = tallyOf(findings);
  return {
    precision,
    total,
    wrongRatedGood: total.wrong === 0 ? null : shareOf(total.wrongRatedGood, total.wrong),
    rightRatedBad: total.rightSuggested === 0 ? null : shareOf(total.rightRatedBad, total.rightSuggested),
    byTopic: Object.fromEntries(topics.map((topic) => [topic, tallyOf(findings.filter((each) => each.case.topic === topic))])),
    faults: findings.flatMap(({ case: { isRight, topic, reaction, reason }, rating, probability }) => {
      const fault = faultOf(isRight, rating);
      return fault === null ? [] : [{ fault, topic, reaction, reason, rating, probability }];
    }),
  };
}

function tallyOf(findings: readonly MechanismFinding[]): Tally {
  const right = findings.filter((each) => each.case.isRight);
  const wrong = findings.filter((each) => !each.case.isRight);
  const count = (some: readonly MechanismFinding[], holds: (rating: Rating) => boolean) =>
    some.filter(({ rating }) => rating !== null && holds(rating)).length;
  return {
    wrong: wrong.length,
    wrongSuggested: count(wrong, () => true),
    wrongRatedGood: count(wrong, (rating) => rating >= GOOD),
    right: right.length,
    rightSuggested: count(right, () => true),
    rightRatedBad: count(right, (rating) => rating < GOOD),
  };
}

function faultOf(isRight: boolean, rating: Rating | null): string | null {
  if (isRight) return rating === null ? 'right, not suggested' : rating < GOOD ? `right, rated ${WORDS[rating]}` : null;
  return rating !== null && rating >= GOOD ? `wrong, rated ${WORDS[rating]}` : null;
}

/** Lines for people. */
export function tableOf(lists: readonly ListResults[], mechanisms: readonly MechanismResults[]): readonly string[] {
  return [...listTable(lists), ...mechanisms.flatMap(mechanismTable)];
}

function listTable(lists: readonly ListResults[]): readonly string[] {
  if (lists.length === 0) return [];
  const heading = ['list', 'targets', ...PLACES.map((place) => `within ${place}, %`), 'without stereo, %', 'with a good one', 'empty'];
  const rows = lists.flatMap(({ list, byKind }) =>
    Object.entries(byKind).map(([kind, { targets, within, withinWithoutStereo, withGood, empty }]) =>
      [
        `${list}, ${kind}`,
        targets,
        ...PLACES.map((place) => within[place].percent),
        PLACES.map((place) => withinWithoutStereo[place].percent).join(' / '),
        withGood,
        empty,
      ].join('\t'),
    ),
  );
  return ['Literature last step among the first disconnections', heading.join('\t'), ...rows];
}

function mechanismTable({ precision, total, byTopic, faults }: MechanismResults): readonly string[] {
  const row = (name: string, { wrong, wrongSuggested, wrongRatedGood, right, rightSuggested, rightRatedBad }: Tally) =>
    [name, wrong, wrongSuggested, wrongRatedGood, right, right - rightSuggested, rightRatedBad].join('\t');
  return [
    `Mechanism, precision ${precision}`,
    ['topic', 'wrong', 'suggested', 'rated good or better', 'right', 'not suggested', 'rated bad or worse'].join('\t'),
    ...Object.entries(byTopic).map(([topic, tally]) => row(topic, tally)),
    row(ALL, total),
    ...faults.map(({ fault, topic, reaction, reason }) => [fault, topic, reaction, reason].join('\t')),
  ];
}

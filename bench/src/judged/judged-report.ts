import type { Rating } from '@retron/tree';
import { type Share, shareOf } from '../report/shares.ts';
import { VERDICTS, type Verdict } from './judged-steps.ts';
import type { JudgedFinding } from './measure-judged-steps.ts';

const GOOD: Rating = 3;
const WORDS: Readonly<Record<Rating, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };
const BEST_FIRST = [4, 3, 2, 1, null] as const;

/** How words and verdicts go together. */
export interface JudgedResults {
  readonly steps: number;
  /** By word, best first; what is not suggested stands under its own name. */
  readonly byWord: Readonly<Record<string, Readonly<Record<Verdict, number>>>>;
  /** Of the steps that are called good or great those that are wrong; `null` where there are none. */
  readonly wrongAmongGood: Share | null;
  /** Of the right steps that are suggested those that are called bad or ugly. */
  readonly rightRatedBad: Share | null;
  /** Wrong steps that are called good or better, and right ones that are called bad or worse. */
  readonly faults: readonly JudgedFinding[];
}

export function judgedResults(findings: readonly JudgedFinding[]): JudgedResults {
  const byWord = BEST_FIRST.map((rating) => {
    const those = findings.filter((each) => each.rating === rating);
    return [wordOf(rating), Object.fromEntries(VERDICTS.map((verdict) => [verdict, countOf(those, verdict)]))] as const;
  });
  const good = findings.filter(({ rating }) => rating !== null && rating >= GOOD);
  const bad = findings.filter(({ rating }) => rating !== null && rating < GOOD);
  const rightSuggested = countOf(good, 'right') + countOf(bad, 'right');
  return {
    steps: findings.length,
    byWord: Object.fromEntries(byWord) as JudgedResults['byWord'],
    wrongAmongGood: good.length === 0 ? null : shareOf(countOf(good, 'wrong'), good.length),
    rightRatedBad: rightSuggested === 0 ? null : shareOf(countOf(bad, 'right'), rightSuggested),
    faults: [...good.filter(({ verdict }) => verdict === 'wrong'), ...bad.filter(({ verdict }) => verdict === 'right')],
  };
}

/** Lines for people. */
export function judgedTable({ byWord, wrongAmongGood, rightRatedBad, faults }: JudgedResults): readonly string[] {
  return [
    ['word', ...VERDICTS].join('\t'),
    ...Object.entries(byWord).map(([word, counts]) => [word, ...VERDICTS.map((verdict) => counts[verdict])].join('\t')),
    `Wrong among good or great: ${percentOf(wrongAmongGood)}`,
    `Right ones called bad or ugly: ${percentOf(rightRatedBad)}`,
    ...faults.map(({ verdict, rating, precursors, product, reason }) =>
      [`${verdict}, ${wordOf(rating)}`, `${precursors.join('.')}>>${product}`, reason].join('\t'),
    ),
  ];
}

function wordOf(rating: Rating | null): string {
  return rating === null ? 'not suggested' : WORDS[rating];
}

function countOf(findings: readonly JudgedFinding[], verdict: Verdict): number {
  return findings.filter((each) => each.verdict === verdict).length;
}

function percentOf(share: Share | null): string {
  return share === null ? 'there are none' : `${share.percent} % (${share.from}-${share.to})`;
}

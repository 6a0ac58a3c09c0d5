import type { RouteTiers } from '@retron/planning';
import { quantile } from '../report/distribution.ts';
import { type Share, shareOf } from '../report/shares.ts';
import type { ReferenceRanks, RouteFinding } from './route-measure.ts';

const WORDS = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' } as const;
const TIERS: readonly (readonly [keyof RouteTiers, string])[] = [
  ['everyLeafKnown', 'every material known'],
  ['everyStepGood', 'every step good or better'],
  ['noWarning', 'no warning'],
  ['everyStepPrecedented', 'every step precedented'],
];
const WITHIN = [1, 5, 10] as const;

interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** Shares of all targets, unless something else is said. */
export interface RoutesResults {
  readonly targets: number;
  readonly solved: Share;
  /** Of the targets with a route. */
  readonly firstRouteMs: Spread | null;
  readonly firstRouteExpansions: Spread | null;
  readonly msPerExpansion: number;
  /** Of the medians of the targets; `null` where several structures were looked at at once. */
  readonly medianExpansionMs: Spread | null;
  readonly ended: Readonly<Record<string, number>>;
  readonly meanRoutes: number;
  readonly meanIdeas: number;
  /** Of the targets with a reference route, by what is compared and how many routes (last steps, sets of leaves) are looked at. */
  readonly reference: Readonly<Record<keyof ReferenceRanks, Readonly<Record<string, Share>>>> | null;
  /** Of the targets with a reference route, those whose route starts from the stock alone: no other can be found whole. */
  readonly referenceStartsFromStock: Share | null;
  /** Of the steps of the first routes. */
  readonly words: Readonly<Record<string, Share>> | null;
  readonly bestIsHighestTier: Share;
  /** Of all targets, those with a first route for which it holds. */
  readonly bestHasTier: Readonly<Record<keyof RouteTiers, Share>>;
  /** Of all routes looked at; `null` where there are none. Its interval takes routes of one target for independent. */
  readonly routesOfHighestTier: Share | null;
}

/** @param findings - at least one */
export function routesResults(findings: readonly RouteFinding[]): RoutesResults {
  const solved = findings.filter(({ routes }) => routes > 0);
  const words = solved.flatMap((finding) => finding.words);
  const references = findings.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const ended: Record<string, number> = {};
  for (const finding of findings) ended[finding.ended] = (ended[finding.ended] ?? 0) + 1;
  const sum = (of: (finding: RouteFinding) => number) => findings.reduce((total, finding) => total + of(finding), 0);
  const tierShare = (tier: keyof RouteTiers) => shareOf(findings.filter(({ tiers }) => tiers?.[tier] === true).length, findings.length);
  return {
    targets: findings.length,
    solved: shareOf(solved.length, findings.length),
    firstRouteMs: spreadOf(solved.map(({ firstRouteMs }) => firstRouteMs ?? 0)),
    firstRouteExpansions: spreadOf(solved.map(({ firstRouteExpansions }) => firstRouteExpansions ?? 0)),
    msPerExpansion: rounded(
      sum(({ totalMs }) => totalMs) /
        Math.max(
          1,
          sum(({ expansions }) => expansions),
        ),
    ),
    medianExpansionMs: spreadOf(findings.flatMap(({ medianExpansionMs: ms }) => (ms === null ? [] : [ms]))),
    ended,
    meanRoutes: rounded(sum(({ routes }) => routes) / findings.length),
    meanIdeas: rounded(sum(({ ideas }) => ideas) / findings.length),
    reference:
      references.length === 0
        ? null
        : {
            route: within(references.map(({ route }) => route)),
            routeToStock: within(references.map(({ routeToStock }) => routeToStock)),
            routeByKey: within(references.map(({ routeByKey }) => routeByKey)),
            lastStep: within(references.map(({ lastStep }) => lastStep)),
            leaves: within(references.map(({ leaves }) => leaves)),
          },
    referenceStartsFromStock:
      references.length === 0 ? null : shareOf(references.filter(({ startsFromStock }) => startsFromStock).length, references.length),
    words:
      words.length === 0
        ? null
        : Object.fromEntries(
            Object.entries(WORDS).map(([rating, word]) => [
              word,
              shareOf(words.filter((each) => each === Number(rating)).length, words.length),
            ]),
          ),
    bestHasTier: {
      everyLeafKnown: tierShare('everyLeafKnown'),
      everyStepGood: tierShare('everyStepGood'),
      noWarning: tierShare('noWarning'),
      everyStepPrecedented: tierShare('everyStepPrecedented'),
    },
    routesOfHighestTier:
      solved.length === 0
        ? null
        : shareOf(
            sum(({ routesOfHighestTier }) => routesOfHighestTier),
            sum(({ routes }) => routes),
          ),
    bestIsHighestTier: shareOf(findings.filter((finding) => finding.isHighestTier).length, findings.length),
  };
}

/** Lines for people. */
export function routesTable(results: RoutesResults): readonly string[] {
  const { reference, words, firstRouteMs, firstRouteExpansions } = results;
  return [
    `${results.targets} targets, solved ${text(results.solved)}`,
    ...(firstRouteMs === null ? [] : [`first route: median ${firstRouteMs.median} ms, 95 % within ${firstRouteMs.p95} ms`]),
    ...(firstRouteExpansions === null
      ? []
      : [`first route: median ${firstRouteExpansions.median} expansions, 95 % within ${firstRouteExpansions.p95}`]),
    `${results.msPerExpansion} ms an expansion${medianText(results.medianExpansionMs)}; ended: ${Object.entries(results.ended)
      .map(([end, count]) => `${end} ${count}`)
      .join(', ')}`,
    `${results.meanRoutes} routes and ${results.meanIdeas} ideas a target`,
    ...Object.entries(reference ?? {}).map(
      ([what, shares]) => `reference ${what} within ${WITHIN.join(' / ')}: ${WITHIN.map((k) => text(shares[k])).join(' / ')}`,
    ),
    ...(results.referenceStartsFromStock === null
      ? []
      : [`reference routes that start from the stock alone: ${text(results.referenceStartsFromStock)}`]),
    ...(words === null
      ? []
      : [
          `steps of the first route: ${Object.entries(words)
            .map(([word, share]) => `${word} ${text(share)}`)
            .join(', ')}`,
        ]),
    `first route of the highest tier: ${text(results.bestIsHighestTier)}`,
    `first route with ${TIERS.map(([tier, says]) => `${says} ${text(results.bestHasTier[tier])}`).join(', ')}`,
    ...(results.routesOfHighestTier === null ? [] : [`routes of the highest tier: ${text(results.routesOfHighestTier)} of all`]),
  ];
}

function within(ranks: readonly (number | null)[]): Readonly<Record<string, Share>> {
  return Object.fromEntries(WITHIN.map((k) => [k, shareOf(ranks.filter((rank) => rank !== null && rank <= k).length, ranks.length)]));
}

function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

function medianText(spread: Spread | null): string {
  return spread === null ? '' : `, in the median ${spread.median} ms for half of the targets and ${spread.p95} ms for 95 % of them`;
}

function text({ percent, from, to }: Share): string {
  return `${percent} % (${from}-${to})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

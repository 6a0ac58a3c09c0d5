import type { MaterialOptions } from '@retron/command';
import { findStrategy, type PlanRequest, type RouteQuestion, type SearchAlgorithm } from '@retron/planning';
import type { Precision } from '@retron/tree';

/** Options of `retron plan`. */
export const PLAN_OPTIONS = {
  algorithm: 'value',
  breadth: 'value',
  steps: 'value',
  precision: 'value',
  strategy: 'value',
  library: 'list',
  routes: 'value',
  seconds: 'value',
  expansions: 'value',
  catalog: 'list',
  also: 'list',
  never: 'list',
  'max-price': 'value',
  'price-per': 'value',
  'priced-only': 'flag',
  break: 'list',
  keep: 'list',
  avoid: 'list',
  require: 'list',
  reactions: 'value',
  targets: 'value',
  out: 'value',
  format: 'value',
  threads: 'value',
  'largest-part': 'flag',
  json: 'flag',
} as const;

/** Options that only a search for routes understands. */
const OF_ROUTES = [
  'routes',
  'seconds',
  'expansions',
  'catalog',
  'also',
  'never',
  'max-price',
  'price-per',
  'priced-only',
  'reactions',
  'targets',
  'out',
  'format',
  'threads',
] as const;

export const DEFAULT_STRATEGY = 'All Transforms 1.0';

/** Wire words of the algorithms. Source: spec section 9, "Algorithm labels". */
const ALGORITHMS: Readonly<Record<string, SearchAlgorithm>> = {
  OLD: 'brute-force',
  NEW: 'complexity-reduction',
  'NEW|UNPRECEDENTED': 'unprecedented',
  V3: 'multi-step',
};
/** Where a count of expansions is asked for, time does not end the search; where neither is, time does. */
const UNBOUNDED = 1_000_000;
const DEFAULT_SECONDS = 10;
const MOST_THREADS = 64;

/** Suggestions level by level, or routes. */
export type PlanSettings =
  | { readonly kind: 'suggestions'; readonly request: Omit<PlanRequest, 'target' | 'direction'> }
  | {
      readonly kind: 'routes';
      readonly question: Omit<RouteQuestion, 'target' | 'intent'>;
      /** For one target, or for so many targets at once. */
      readonly threads: number;
      readonly seconds: number;
      /** Time may end the search, so that results differ from run to run. */
      readonly isTimed: boolean;
      readonly mostReactions: number | null;
      readonly materials: MaterialOptions;
    };

/** The settings, or what is wrong with them. */
export function readPlanSettings(
  values: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>>,
  flags: ReadonlySet<string>,
): PlanSettings | string {
  const algorithm = ALGORITHMS[values.algorithm ?? 'NEW'];
  if (algorithm === undefined) return `--algorithm is one of ${Object.keys(ALGORITHMS).join(', ')}.`;
  const isForRoutes = algorithm === 'multi-step';
  const stranger = OF_ROUTES.find((name) => values[name] !== undefined || lists[name] !== undefined || flags.has(name));
  if (!isForRoutes && stranger !== undefined) return `--${stranger} is for --algorithm V3 only.`;
  const breadth = wholeNumber(values.breadth ?? (isForRoutes ? '25' : '5'), 5000);
  const mostSteps = isForRoutes ? 12 : 5;
  const maxSteps = wholeNumber(values.steps ?? (isForRoutes ? '6' : '1'), mostSteps);
  const precision = wholeNumber(values.precision ?? '2', 3) as Precision | null;
  const strategy = values.strategy ?? DEFAULT_STRATEGY;
  if (breadth === null) return '--breadth is a whole number from 1 to 5000.';
  if (maxSteps === null) return `--steps is a whole number from 1 to ${mostSteps}.`;
  if (precision === null) return '--precision is 1, 2 or 3.';
  if (findStrategy(strategy) === null) return `There is no strategy named ${strategy}.`;
  if (!isForRoutes) return { kind: 'suggestions', request: { algorithm, strategy, precision, maxSuggestions: breadth, maxSteps } };
  const routes = wholeNumber(values.routes ?? '5', 100);
  const seconds = wholeNumber(values.seconds ?? `${values.expansions === undefined ? DEFAULT_SECONDS : 86_400}`, 86_400);
  const expansions = wholeNumber(values.expansions ?? `${UNBOUNDED}`, UNBOUNDED);
  const threads = wholeNumber(values.threads ?? '1', MOST_THREADS);
  const mostReactions = values.reactions === undefined ? null : wholeNumber(values.reactions, 100);
  if (routes === null) return '--routes is a whole number from 1 to 100.';
  if (seconds === null) return '--seconds is a whole number from 1 to 86400.';
  if (expansions === null) return `--expansions is a whole number from 1 to ${UNBOUNDED}.`;
  if (threads === null) return `--threads is a whole number from 1 to ${MOST_THREADS}.`;
  if (values.reactions !== undefined && mostReactions === null) return '--reactions is a whole number from 1 to 100.';
  const materials = readMaterialOptions(values, lists, flags);
  if (typeof materials === 'string') return materials;
  const isTimed = values.seconds !== undefined || values.expansions === undefined;
  return {
    kind: 'routes',
    question: { strategy, precision, breadth, maxSteps, routes, expansions },
    threads,
    seconds,
    isTimed,
    mostReactions,
    materials,
  };
}

function readMaterialOptions(
  values: Readonly<Record<string, string>>,
  { catalog: catalogs = [], never = [], also = [] }: Readonly<Record<string, readonly string[]>>,
  flags: ReadonlySet<string>,
): MaterialOptions | string {
  const { 'max-price': most, 'price-per': per = 'g' } = values;
  if (per !== 'g' && per !== 'mmol') return '--price-per is g or mmol.';
  if (most !== undefined && !(/^\d{1,7}(\.\d{1,4})?$/.test(most) && Number(most) > 0)) return '--max-price is a number of US dollars.';
  if (most === undefined && values['price-per'] !== undefined) return '--price-per is for --max-price only.';
  return {
    catalogs,
    never,
    also,
    dearest: most === undefined ? null : { dollars: Number(most), per },
    unpriced: !flags.has('priced-only'),
  };
}

export function wholeNumber(text: string, highest: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= highest ? value : null;
}

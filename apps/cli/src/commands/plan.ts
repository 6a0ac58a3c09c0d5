import type { Command, CommandIo } from '@retron/command';
import { openPlanningWorld, readOptions } from '@retron/command';
import { type CostedRoute, findStrategy, type PlanningPorts, type PlanRequest, plan, type SearchAlgorithm } from '@retron/planning';
import type { Precision } from '@retron/tree';
import { PlannedTree } from '../planning/plan-json.ts';
import { planText } from '../planning/plan-text.ts';
import { readTarget } from '../planning/read-target.ts';
import { noRouteText, routeText, type SearchEnd } from '../planning/route-text.ts';

/** Wire words of the algorithms. Source: spec section 9, "Algorithm labels". */
const ALGORITHMS: Readonly<Record<string, SearchAlgorithm>> = {
  OLD: 'brute-force',
  NEW: 'complexity-reduction',
  'NEW|UNPRECEDENTED': 'unprecedented',
  V3: 'multi-step',
};
const DEFAULT_STRATEGY = 'All Transforms 1.0';
/** Examples printed for each suggestion. */
const PRECEDENTS_SHOWN = 3;

const OPTIONS = {
  algorithm: 'value',
  breadth: 'value',
  steps: 'value',
  precision: 'value',
  strategy: 'value',
  seconds: 'value',
  routes: 'value',
  library: 'list',
  json: 'flag',
} as const;

const USAGE = `retron plan <structure> [options]

Suggests how to make a structure, given as SMILES, ROSDAL or molfile; \`-\` reads one structure a line from standard input.

  --algorithm OLD|NEW|NEW|UNPRECEDENTED|V3   brute force, complexity reduction (default), unprecedented, multi-step
  --breadth N      suggestions for each structure, 1 to 5000 (default 5)
  --steps N        longest route, 1 to 5 (default 1)
  --precision N    1 low, 2 medium (default), 3 high
  --strategy NAME  which disconnections are admitted (default ${DEFAULT_STRATEGY})
  --routes N       V3: routes shown, 1 to 100 (default 10); as many as --breadth are looked for
  --seconds N      V3: stop after so many seconds with what was found, 1 to 86400 (default: until the search ends)
  --library NAME   library file or name; repeatable (default the newest chemsynth_core)
  --json           one JSON object for each structure, on one line`;

type Settings = Omit<PlanRequest, 'target' | 'direction'>;

/** How far V3 is driven, and how much of it is shown. */
interface RouteSettings {
  readonly shown: number;
  /** Infinity: to its end. */
  readonly mostMs: number;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  const wrong = (message: string) => {
    io.err(message);
    return 2;
  };
  if (!options.ok) return wrong(options.error.message);
  const { values, lists, flags, positional } = options.value;
  const settings = readSettings(values);
  if (typeof settings === 'string') return wrong(settings);
  const routes = readRouteSettings(values);
  if (typeof routes === 'string') return wrong(routes);
  if (positional.length !== 1) return wrong('Give one structure, or - to read from standard input.');
  const world = await openPlanningWorld(io.root, lists.library ?? []);
  if (!world.ok) {
    io.err(world.error.message);
    return 1;
  }
  for (const note of world.value.notes) io.err(note);
  let status = 0;
  for await (const text of positional[0] === '-' ? io.lines() : positional) {
    if (!planOne(text, settings, routes, world.value, flags.has('json'), io)) status = 1;
  }
  return status;
}

/** @returns whether the structure could be planned */
function planOne(text: string, settings: Settings, routes: RouteSettings, ports: PlanningPorts, asJson: boolean, io: CommandIo): boolean {
  const target = readTarget(text, ports.rdkit);
  if (!target.ok) {
    io.err(`${text.trim()}: ${target.error.message}`);
    return false;
  }
  if (settings.algorithm === 'multi-step') {
    planRoutes(target.value, settings, routes, ports, asJson, io);
    return true;
  }
  const startedMs = ports.nowMs();
  const tree = new PlannedTree(ports, PRECEDENTS_SHOWN);
  const timesMs: number[] = [];
  for (const report of plan(ports, { ...settings, target: target.value, direction: 'retrosynthesis' })) {
    tree.add(report);
    timesMs.push(ports.nowMs() - startedMs);
  }
  const timing = { firstLevelMs: rounded(timesMs[0]), totalMs: rounded(timesMs.at(-1) ?? 0), structuresExpanded: timesMs.length };
  const suggestions = tree.suggestionsOf(1);
  if (asJson) {
    io.out(JSON.stringify({ target: target.value, suggestions, timing }));
  } else {
    io.out(`${target.value}\n`);
    if (suggestions.length === 0) io.out('This query found no suggestions. Please retry a broader search.\n');
    for (const line of planText(suggestions)) io.out(line);
    io.out(`${timing.structuresExpanded} structures expanded in ${timing.totalMs} ms (first level ${timing.firstLevelMs} ms).`);
  }
  return true;
}

function planRoutes(
  target: string,
  settings: Settings,
  { shown, mostMs }: RouteSettings,
  ports: PlanningPorts,
  asJson: boolean,
  io: CommandIo,
): void {
  const startedMs = ports.nowMs();
  const tree = new PlannedTree(ports, PRECEDENTS_SHOWN);
  const search = plan(ports, { ...settings, target, direction: 'retrosynthesis' });
  let found: readonly CostedRoute[] = [];
  let firstMs: number | null = null;
  let structuresExpanded = 0;
  let limit: SearchEnd['limit'] = 'seconds';
  for (let next = search.next(); ; next = search.next()) {
    if (next.done === true) {
      found = next.value.routes;
      limit = next.value.limit;
      break;
    }
    tree.add(next.value);
    structuresExpanded += 1;
    found = next.value.routes ?? found;
    if (found.length > 0) firstMs ??= rounded(ports.nowMs() - startedMs);
    if (ports.nowMs() - startedMs > mostMs) break;
  }
  const timing = { firstRouteMs: firstMs, totalMs: rounded(ports.nowMs() - startedMs), structuresExpanded };
  const routes = tree.routes(found.slice(0, shown));
  if (asJson) {
    io.out(JSON.stringify({ target, routes, total: found.length, limit, suggestions: tree.firstLevel(1), timing }));
    return;
  }
  io.out(`${target}\n`);
  for (const line of routeText(routes)) io.out(line);
  if (routes.length === 0) io.out(noRouteText({ limit, structuresExpanded }));
  else if (found.length > routes.length) io.out(`${found.length - routes.length} more routes were found; see --routes.`);
  const first = firstMs === null ? '' : `, first route after ${firstMs} ms`;
  io.out(`${structuresExpanded} structures expanded in ${timing.totalMs} ms${first}.`);
}

/** The settings of V3 alone, or what is wrong with them. */
function readRouteSettings(values: Readonly<Record<string, string>>): RouteSettings | string {
  const shown = wholeNumber(values.routes ?? '10', 100);
  const seconds = values.seconds === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.seconds, 86_400);
  if (shown === null) return '--routes is a whole number from 1 to 100.';
  if (seconds === null) return '--seconds is a whole number from 1 to 86400.';
  return { shown, mostMs: 1000 * seconds };
}

/** The settings, or what is wrong with them. */
function readSettings(values: Readonly<Record<string, string>>): Settings | string {
  const algorithm = ALGORITHMS[values.algorithm ?? 'NEW'];
  const maxSuggestions = wholeNumber(values.breadth ?? '5', 5000);
  const maxSteps = wholeNumber(values.steps ?? '1', 5);
  const precision = wholeNumber(values.precision ?? '2', 3);
  const strategy = values.strategy ?? DEFAULT_STRATEGY;
  if (algorithm === undefined) return `--algorithm is one of ${Object.keys(ALGORITHMS).join(', ')}.`;
  if (maxSuggestions === null) return '--breadth is a whole number from 1 to 5000.';
  if (maxSteps === null) return '--steps is a whole number from 1 to 5.';
  if (precision === null) return '--precision is 1, 2 or 3.';
  if (findStrategy(strategy) === null) return `There is no strategy named ${strategy}.`;
  return { algorithm, strategy, precision: precision as Precision, maxSuggestions, maxSteps };
}

function wholeNumber(text: string, highest: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= highest ? value : null;
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}

/** Plans from the command line, without server or database. */
export const planCommand: Command = { name: 'plan', summary: 'Suggest how to make a structure, with precedents', usage: USAGE, run };

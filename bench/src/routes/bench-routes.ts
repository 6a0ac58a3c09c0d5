import { writeFileSync } from 'node:fs';
import {
  type Command,
  type CommandIo,
  LookThreads,
  looksAtOnce,
  openRouteWorld,
  progressBar,
  readOptions,
  unpackForPlanning,
} from '@retron/command';
import type { RouteQuestion } from '@retron/planning';
import { circumstances } from '../report/circumstances.ts';
import { Chance } from '../service/running/chance.ts';
import { drawRequired } from './draw-required.ts';
import { readRouteTargets } from './read-route-targets.ts';
import { measureTarget, type RouteFinding } from './route-measure.ts';
import { routesResults, routesTable } from './routes-report.ts';

const OPTIONS = {
  targets: 'value',
  stock: 'list',
  library: 'list',
  seconds: 'value',
  expansions: 'value',
  breadth: 'value',
  steps: 'value',
  limit: 'value',
  require: 'value',
  threads: 'value',
  'at-once': 'value',
  json: 'value',
} as const;

const USAGE = `retron bench routes --targets FILE --stock FILE [options]

Searches routes for each target, one after the other: how many are solved and how soon, how often the published route is among
the first, and how plausible the first route is. The library must not hold the reference steps; that which is shipped was built without
those of the PaRoutes development targets.

  --targets FILE   {"targets":[{"id","smiles","route"}]}, or one target a line; targets may lack a route
  --stock FILE     starting materials, SMILES or InChIKeys, one a line; repeatable
  --library NAME   library file or name; repeatable (default the newest chemsynth_core)
  --seconds N      longest search for a target (default 10)
  --expansions N   structures looked at instead
  --breadth N      disconnections of a structure (default 25)
  --steps N        longest branch, 1 to 12 (default 10)
  --limit N        so many of the targets, drawn evenly from the file (default all)
  --require SEED   routes must have one molecule of the published route, drawn by this seed from those at least two steps before the target;
                   a search ends at its first route, and targets without such a molecule are left out
  --threads N      threads that look at structures of one target (default 1)
  --at-once N      structures looked at at the same time (default one, and with several threads one more than threads)
  --json FILE      also writes the result there, with what was found for each target, machine, commit and command`;

/** Routes looked at: the first ten, and their last steps and leaves. */
const ROUTES = 25;
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const number = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));
  const expansions = number(values.expansions, UNBOUNDED);
  const seconds = number(values.seconds, values.expansions === undefined ? 10 : UNBOUNDED);
  const breadth = number(values.breadth, 25);
  const maxSteps = number(values.steps, 10);
  const limit = values.limit === undefined ? null : Number(values.limit);
  const seed = values.require === undefined ? null : Number(values.require);
  const threadCount = number(values.threads, 1);
  const atOnce = number(values['at-once'], looksAtOnce(threadCount));
  if (
    values.targets === undefined ||
    lists.stock === undefined ||
    ![expansions, seconds, breadth, maxSteps, threadCount, atOnce, limit ?? 1, seed ?? 1].every((each) => each >= 1)
  ) {
    io.err('--targets and --stock are needed, and numbers are whole and at least 1.');
    return 2;
  }
  const installation = unpackForPlanning(io.root, lists.library ?? []);
  const materials = { catalogs: lists.stock, also: [], never: [], dearest: null, unpriced: true };
  const world = installation.ok ? await openRouteWorld({ installation: installation.value, materials }) : installation;
  const targets = world.ok ? readRouteTargets(values.targets, world.value.rdkit, limit) : world;
  if (!installation.ok || !world.ok || !targets.ok) {
    if (!targets.ok) io.err(targets.error.message);
    return 1;
  }
  const ports = world.value;
  const threads = threadCount === 1 ? null : await LookThreads.start(threadCount, { installation: installation.value, materials }, io.root);
  const question: Omit<RouteQuestion, 'target' | 'intent'> = {
    strategy: 'All Transforms 1.0',
    precision: 2,
    breadth,
    maxSteps,
    routes: ROUTES,
    expansions,
    atOnce,
  };
  const bar = progressBar(io, () => performance.now());
  const findings: RouteFinding[] = [];
  const isInStock = (smiles: string) => ports.stock.availability(smiles).isInStock === true;
  for (const [index, target] of targets.value.entries()) {
    bar.update('Searching routes', index, index / targets.value.length);
    // Of its own for each target, so that a draw does not depend on the others.
    const required = seed === null || target.route === null ? null : drawRequired(target.route, isInStock, new Chance(1000 * seed + index));
    if (seed !== null && required === null) continue;
    const intent = required === null ? {} : { require: [required] };
    const isOver = (elapsedMs: number, routes: number) => elapsedMs >= 1000 * seconds || (required !== null && routes > 0);
    findings.push(await measureTarget({ ports, threads }, target, { ...question, intent }, isOver));
  }
  bar.finish();
  await threads?.close();
  if (findings.length === 0) {
    io.err('No target has a published route of two steps.');
    return 1;
  }
  const results = routesResults(findings);
  const report = {
    ...circumstances(io.root, ['retron bench routes', ...args].join(' ')),
    threads: threadCount,
    atOnce,
    libraries: ports.libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash })),
    ...results,
    findings,
  };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const line of routesTable(results)) io.out(line);
  return 0;
}

/** `retron bench routes`: whether the search finds routes, soon, and such as a chemist would run. */
export const benchRoutesCommand: Command = {
  name: 'bench routes',
  summary: 'Measure how many targets get a route, how soon, and how plausible it is',
  usage: USAGE,
  run,
};

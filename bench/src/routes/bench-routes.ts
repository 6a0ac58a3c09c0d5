import { writeFileSync } from 'node:fs';
import { type Command, type CommandIo, progressBar } from '@retron/command';
import { createRdkit } from '@retron/rdkit';
import { circumstances } from '../report/circumstances.ts';
import { Chance } from '../service/running/chance.ts';
import { drawRequired } from './draw-required.ts';
import { measureTargets } from './measure-targets.ts';
import { type RouteTarget, readRouteTargets } from './read-route-targets.ts';
import type { TargetJob } from './route-measure.ts';
import { openTrialWorld, type RouteTrialWorld } from './route-world.ts';
import { type RoutesRequest, readRoutesOptions } from './routes-options.ts';
import { askedOf, type RoutesRecord, recordLines, recordOf } from './routes-record.ts';

const USAGE = `retron bench routes --targets FILE --stock FILE [options]

Searches routes for each target, one after the other or several at once: how many are solved and how soon, how often the published route is among
the first, and how plausible the first route is. The library must not hold the reference steps: name them with --exclude-steps, and the
reactions to learn from with --train. That which is shipped was built without those of the PaRoutes development targets.

  --targets FILE   {"targets":[{"id","smiles","route"}]}, or one target a line, as JSON or as SMILES with the id and a tab before it; targets
                   may lack a route; .gz is unzipped
  --stock FILE     starting materials, SMILES or InChIKeys, one a line; .gz is unzipped; repeatable
  --exclude-steps FILE
                   reactions that nothing may be known of, one key a line: sorted canonical SMILES of the reactants, ">>", the product; as sources
                   without configurations write them, too; repeatable. With --train they are not learnt from. Without, they
                   are no precedents of the installed library and count for no transform, and transforms that rest on them alone are not used;
                   but the library shows five reactions of a transform at most, and its ranker may have learnt from all of them
  --train FILE[,FILE]
                   mapped reactions that transforms, precedents and ranker are made from, instead of a library; tab-separated with a column
                   "reaction"; .gz is unzipped; in order of trust. 70,000 take more than an hour of two cores and 16 GB of memory
  --train-split WORD
                   value of the column split in training files that have one
  --plain          ranks by precedents alone, without learning (minutes instead of an hour)
  --keep FOLDER    keeps what was made there, as training.rlib and training.rrank: --library FOLDER/training.rlib uses both again
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
  --targets-at-once N
                   targets searched at the same time, each by a thread of its own with the time of its own (default 1): no more than the machine
                   has free cores, and 1.5 GB of memory for each; what is found with --expansions is the same
  --part K/N       every Nth target alone, from the Kth on: 1/3, 2/3 and 3/3 are all; "retron bench merge-routes" makes one result of them
  --json FILE      also writes the result there, with what was found for each target, machine, commit and command

What textbooks teach, estimates of feasibility and of what is still to be made come with the program, whatever it is trained on; the latter two were learnt
without the PaRoutes development routes.`;

/** Routes looked at: the first ten, and their last steps and leaves. */
const ROUTES = 25;
const NO_TARGET = 'This part has no target, or none with a published route of two steps.';

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const request = readRoutesOptions(args);
  if (!request.ok) {
    io.err(request.error.message);
    return 2;
  }
  const { expansions, seconds, breadth, maxSteps, limit, atOnce, json } = request.value;
  const bar = progressBar(io, () => performance.now());
  const targets = readRouteTargets(request.value.targets, await createRdkit(), limit);
  const opened = targets.ok ? await openTrialWorld(request.value.world, io.root, bar) : targets;
  if (!targets.ok || !opened.ok) {
    bar.finish();
    if (!opened.ok) io.err(opened.error.message);
    return 1;
  }
  const jobs = jobsOf(targets.value, opened.value, request.value);
  const question = {
    strategy: 'All Transforms 1.0',
    precision: 2,
    breadth,
    maxSteps,
    routes: ROUTES,
    expansions,
    atOnce,
  } as const;
  const threading = { ...request.value, root: io.root };
  const onDone = (done: number) => bar.update('Searching routes', done, done / jobs.length);
  bar.update('Searching routes', 0, 0);
  const findings = await measureTargets(jobs, opened.value, { question, seconds }, threading, onDone);
  bar.finish();
  if (findings.length === 0) {
    io.err(NO_TARGET);
    return 1;
  }
  const { world, trained, excluded } = opened.value;
  const record: RoutesRecord = recordOf(
    {
      ...circumstances(io.root, ['retron bench routes', ...args].join(' ')),
      ...askedOf(request.value),
      libraries: world.libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash })),
      trained,
      excluded,
    },
    findings,
  );
  if (json !== null) writeFileSync(json, `${JSON.stringify(record, null, 2)}\n`);
  for (const line of recordLines(record)) io.out(line);
  return 0;
}

/** The targets of the part that is asked for, without those that have nothing to require where something is to be. */
function jobsOf(targets: readonly RouteTarget[], { world }: RouteTrialWorld, { seed, part }: RoutesRequest): readonly TargetJob[] {
  const isInStock = (smiles: string) => world.stock.availability(smiles).isInStock === true;
  return targets.flatMap((target, index): readonly TargetJob[] => {
    if (index % part.of !== part.place - 1) return [];
    if (seed === null) return [{ target, required: null }];
    // Of its own for each target, so that a draw does not depend on the others.
    const required = target.route === null ? null : drawRequired(target.route, isInStock, new Chance(1000 * seed + index));
    return required === null ? [] : [{ target, required }];
  });
}

/** `retron bench routes`: whether the search finds routes, soon, and such as a chemist would run. */
export const benchRoutesCommand: Command = {
  name: 'bench routes',
  summary: 'Measure how many targets get a route, how soon, and how plausible it is',
  usage: USAGE,
  run,
};

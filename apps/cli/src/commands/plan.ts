import type { Command, CommandIo } from '@retron/command';
import {
  LookThreads,
  looksAtOnce,
  openUnpackedWorld,
  type PlanningWorld,
  type RouteWorldFiles,
  readOptions,
  unpackForPlanning,
  withMaterials,
} from '@retron/command';
import { type Failure, type Result, success } from '@retron/molecule';
import { type GivenIntent, type PlanningPorts, type PlanRequest, plan, type RouteIntent } from '@retron/planning';
import { readBatchRequest } from '../batch/batch-request.ts';
import { runBatch } from '../batch/run-batch.ts';
import { PlannedTree } from '../planning/plan-json.ts';
import { DEFAULT_STRATEGY, PLAN_OPTIONS, type PlanSettings, readPlanSettings } from '../planning/plan-settings.ts';
import { planText } from '../planning/plan-text.ts';
import { readTarget } from '../planning/read-target.ts';
import { readWishes } from '../planning/read-wishes.ts';
import { answerRoutes, answerRoutesOnThreads, answerText } from '../planning/route-query.ts';
import { avoidedLines, bondLines, leftOutLines } from '../planning/wishes-text.ts';

/** Examples printed for each suggestion. */
const PRECEDENTS_SHOWN = 3;

const USAGE = `retron plan <structure> [options]

Suggests how to make a structure, given as SMILES, ROSDAL or molfile; \`-\` reads one structure a line from standard input.

  --algorithm A    OLD brute force, NEW complexity reduction (default), 'NEW|UNPRECEDENTED' with its quotes unprecedented, V3 multi-step
  --breadth N      suggestions for each structure, 1 to 5000 (default 5; V3: 25, and more where nothing else promises as much)
  --steps N        longest route, 1 to 5 (default 1; V3: 1 to 12, default 6)
  --precision N    1 low, 2 medium (default), 3 high
  --strategy NAME  which disconnections are admitted (default ${DEFAULT_STRATEGY})
  --library NAME   library file or name; repeatable (default the newest chemsynth_core)
  --break A-B      a bond of the target to break, such as 4-7: two atoms by their numbers, from 1, in the canonical SMILES that is
                   printed first; every route of V3 breaks it, else what breaks it comes first among equals; repeatable
  --keep A-B       a bond of the target that no step breaks, on any level; repeatable
  --avoid WHAT     a structure as SMILES or by name that no step makes or starts from, or a name reaction, or a family of them such as
                   Suzuki, that no step is; reagents, catalysts and solvents above the arrow are not looked at; repeatable
  --require WHAT   a structure that every route of V3 makes or starts from; else what leads to it comes first; repeatable
  --largest-part   of a salt or a mixture the largest molecule, neutral if protons make it so, instead of refusing it
  --json           one JSON object for each structure, on one line

V3 prints routes to known starting materials, different ideas first, or why there is none:

  --routes N       routes printed, 1 to 100 (default 5)
  --seconds N      longest search for a structure (default 10); the same time does not always give the same routes
  --expansions N   structures looked at instead: always the same routes
  --catalog WHAT   known starting materials: an installed catalogue by name, or a file of SMILES or InChIKeys, one a line; repeatable
                   (default every installed catalogue). Lines that are neither are told. What \`retron catalog import\` writes is
                   installed by copying it into the folder libraries
  --also WHAT      a material that is to be had besides, as SMILES, InChIKey or name; repeatable
  --never WHAT     a material that is made and never bought, likewise; repeatable
  --max-price N    US dollars that a material of a catalogue may cost for a gram, or for what --price-per says: g or mmol
  --priced-only    what a catalogue lists without a price is not known (by default it is)
  --reactions N    most reactions in a route, all branches together
  --threads N      threads that look at structures, 1 to 64 (default 1); each takes up to 1.5 GB. Several look at some structures that one
                   after the other would not have been chosen, so that routes differ; the same number gives the same with --expansions

V3 plans many targets into a file, one result a line, each on the disk before the next; a run that was ended goes on where it stopped:

  --targets FILE   a structure a line, perhaps with an id and a tab before it or, as in .smi files, a name behind it, with or without a
                   row that names the columns; or JSON of {id, smiles}. Where none of them can be planned the exit status is 1
  --out FILE       results as JSON lines; in the order of the targets when all are done
  --format F       jsonl: routes as with --json (default); routes: nested, as AiZynthFinder reads them, and when all are done
                   also FILE.trees.json, as RetroCast reads them
  --threads N      targets planned at once, each by one thread, so that no thread waits for another`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, PLAN_OPTIONS);
  const wrong = (message: string) => {
    io.err(message);
    return 2;
  };
  if (!options.ok) return wrong(options.error.message);
  const { values, lists, flags, positional } = options.value;
  const settings = readPlanSettings(values, lists, flags);
  if (typeof settings === 'string') return wrong(settings);
  const batch = readBatchRequest(settings, options.value);
  if (typeof batch === 'string') return wrong(batch);
  if (batch !== null) return runBatch(batch, io);
  if (positional.length !== 1) return wrong('Give one structure, or - to read from standard input.');
  const installation = unpackForPlanning(io.root, lists.library ?? []);
  if (!installation.ok) {
    io.err(installation.error.message);
    return 1;
  }
  const world = await openUnpackedWorld(installation.value);
  const opened = await openQuestion(settings, world, installation.value, io.root);
  if (!opened.ok) {
    io.err(opened.error.message);
    return 1;
  }
  for (const note of opened.value.notes) io.err(note);
  const several = flags.has('largest-part') ? 'largest-part' : 'refused';
  let status = 0;
  try {
    for await (const text of positional[0] === '-' ? io.lines() : positional) {
      const target = readTarget(text, several, world.rdkit);
      const intent = target.ok ? readWishes(givenOf(lists), target.value, world.rdkit) : target;
      if (target.ok && intent.ok) await opened.value.plan({ target: target.value, intent: intent.value }, flags.has('json'), io);
      else {
        io.err(`${text.trim()}: ${intent.ok ? '' : intent.error.message}`);
        status = 1;
      }
    }
  } finally {
    await opened.value.close();
  }
  return status;
}

const givenOf = ({ avoid = [], require = [], break: breaks = [], keep: keeps = [] }: Lists): GivenIntent => ({
  avoid,
  require,
  breaks,
  keeps,
});

type Lists = Readonly<Record<string, readonly string[]>>;

/** A target, and what is wanted of the ways to it. */
interface Asked {
  /** Canonical SMILES. */
  readonly target: string;
  readonly intent: RouteIntent;
}

/** What was asked of every structure. */
interface OpenedQuestion {
  /** What a person should know of the files it is answered from. */
  readonly notes: readonly string[];
  /** Plans one structure and prints what was found. */
  readonly plan: (asked: Asked, asJson: boolean, io: CommandIo) => void | Promise<void>;
  readonly close: () => void | Promise<void>;
}

async function openQuestion(
  settings: PlanSettings,
  world: PlanningWorld,
  installation: RouteWorldFiles['installation'],
  root: string,
): Promise<Result<OpenedQuestion, Failure>> {
  if (settings.kind === 'suggestions')
    return success({ notes: world.notes, plan: (...asked) => printSuggestions(world, settings.request, ...asked), close: () => undefined });
  const { question, seconds, mostReactions, materials, threads: count } = settings;
  const ports = withMaterials(world, materials);
  if (!ports.ok) return ports;
  const threads = count === 1 ? null : await LookThreads.start(count, { installation, materials }, root);
  let lostBefore = 0;
  return success({
    notes: ports.value.notes,
    plan: async ({ target, intent: asked }, asJson, io) => {
      const intent = { ...asked, ...(mostReactions === null ? {} : { mostReactions }) };
      const whole = { ...question, target, intent, atOnce: looksAtOnce(count) };
      const answer =
        threads === null ? answerRoutes(ports.value, whole, seconds) : await answerRoutesOnThreads(threads, ports.value, whole, seconds);
      const lost = (threads?.lost ?? 0) - lostBefore;
      lostBefore += lost;
      if (lost > 0) io.err(`Threads that were lost: ${lost}. What they were asked was asked again, and the routes are the same.`);
      if (asJson) io.out(JSON.stringify(answer));
      else for (const line of answerText(answer, intent)) io.out(line);
    },
    close: async () => threads?.close(),
  });
}

function printSuggestions(
  ports: PlanningPorts,
  request: Omit<PlanRequest, 'target' | 'direction' | 'intent'>,
  { target, intent }: Asked,
  asJson: boolean,
  io: CommandIo,
): void {
  const startedMs = ports.nowMs();
  const tree = new PlannedTree(ports, PRECEDENTS_SHOWN);
  const timesMs: number[] = [];
  const leftOut = new Map<string, number>();
  for (const report of plan(ports, { ...request, target, intent, direction: 'retrosynthesis' })) {
    tree.add(report);
    for (const [code, count] of Object.entries(report.leftOut)) leftOut.set(code, (leftOut.get(code) ?? 0) + count);
    timesMs.push(ports.nowMs() - startedMs);
  }
  const timing = { firstLevelMs: rounded(timesMs[0]), totalMs: rounded(timesMs.at(-1) ?? 0), structuresExpanded: timesMs.length };
  const suggestions = tree.suggestionsOf(1);
  if (asJson) {
    io.out(JSON.stringify({ target, suggestions, timing }));
    return;
  }
  io.out(`${target}\n`);
  for (const line of [...bondLines(target, intent), ...avoidedLines(intent)]) io.out(line);
  if (suggestions.length === 0) io.out('This query found no suggestions. Please retry a broader search.\n');
  for (const line of planText(suggestions)) io.out(line);
  for (const line of leftOutLines(Object.fromEntries(leftOut), request.strategy)) io.out(line);
  io.out(
    `${timing.structuresExpanded} structure${timing.structuresExpanded === 1 ? '' : 's'} expanded in ${timing.totalMs} ms (first level ${timing.firstLevelMs} ms).`,
  );
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}

/** Plans from the command line, without server or database. */
export const planCommand: Command = { name: 'plan', summary: 'Suggest how to make a structure, with precedents', usage: USAGE, run };

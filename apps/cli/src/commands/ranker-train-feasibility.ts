import { writeFileSync } from 'node:fs';
import {
  areaUnderCurve,
  createOutcomeFinder,
  feasibilityWeightsModule,
  learnFeasibility,
  type RecordedOutcomes,
  readMixtures,
  readSourceTable,
  type WeighedEstimate,
} from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { openPlanningWorld, progressBar, readLeaveOut, readNamedTable, readOptions } from '@retron/command';

const OPTIONS = { library: 'list', source: 'list', 'leave-out': 'list', 'learn-from': 'value', out: 'value' } as const;

const USAGE = `retron ranker train-feasibility --source FILE ... --out FILE [options]

Learns from recorded reactions, none of which is in the library, whether precursors give a structure: which of the products that the same
reactants could give was recorded. Fits on the reactions of one half of the patents, tells how it does on the other, and writes the
weights as the module packages/planning/src/rate/feasibility-weights.ts. The same inputs give the same file.

  --source FILE        mapped reactions, tab-separated with a column "reaction", .gz is unzipped; repeatable
  --leave-out FILE     reactions kept for testing: such a table (FILE:split for a part of it), or one reaction key a line; repeatable
  --library FILE       the library that suggests, with the ranker beside it (default: the one that comes with Retron)
  --learn-from N       records looked at of each source (default 480), always the same ones; each takes more than a second
  --out FILE           the module`;

const DEFAULT_LEARNED_FROM = 480;
/** Ranges of estimates that are told. */
const BORDERS = [0, 0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 1] as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok) {
    io.err(options.error.message);
    return 2;
  }
  const { values, lists, positional } = options.value;
  const learnFrom = Number(values['learn-from'] ?? DEFAULT_LEARNED_FROM);
  if (positional.length > 0 || !values.out || !lists.source || !(learnFrom >= 1)) {
    io.err(`Usage: ${USAGE}`);
    return 2;
  }
  const failed = (message: string) => {
    io.err(message);
    return 1;
  };
  const world = await openPlanningWorld(io.root, lists.library ?? [], 'forward');
  if (!world.ok) return failed(world.error.message);
  const { productRanker, libraries, rdkit } = world.value;
  if (productRanker === undefined) return failed('There are no weights that rank products.');
  const leaveOut = await readLeaveOut(lists['leave-out'] ?? [], rdkit);
  if (!leaveOut.ok) return failed(leaveOut.error.message);
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  const find = createOutcomeFinder({ ...world.value, stock }, productRanker);
  const bar = progressBar(io, () => performance.now());
  const recorded: RecordedOutcomes[] = [];
  const inputs = libraries.map(({ fullName, header }) => ({ name: fullName, sha256: header.hash }));
  for (const argument of lists.source) {
    const table = readNamedTable(argument);
    const source = table.ok ? readSourceTable(table.value) : table;
    if (!source.ok) return failed(source.error.message);
    const mixtures = await readMixtures(source.value, learnFrom, leaveOut.value.keys, rdkit);
    for (const [index, mixture] of mixtures.entries()) {
      bar.update(`Making products of ${source.value.name}`, index, index / mixtures.length);
      const outcomes = find(mixture);
      if (outcomes.length > 0) recorded.push({ origin: mixture.origin, outcomes });
    }
    if (table.ok) inputs.push({ name: table.value.fileName, sha256: table.value.sha256 });
  }
  bar.finish();
  const learned = learnFeasibility(recorded);
  writeFileSync(values.out, feasibilityWeightsModule(learned, commandOf(args), inputs));
  const { reactions, estimates } = learned.heldBack;
  io.out(`${learned.fittedOn} reactions learned from, ${reactions} held back`);
  io.out(`Held back: area under the curve ${areaUnderCurve(estimates).toFixed(3)}`);
  io.out(['feasibility', 'outcomes', 'estimated', 'recorded'].join('\t'));
  for (const line of reliability(estimates)) io.out(line);
  return 0;
}

/** Files by their names alone: where they lie says nothing. */
function commandOf(args: readonly string[]): string {
  const words = args.map((word) => word.slice(word.lastIndexOf('/') + 1));
  return ['retron ranker train-feasibility', ...words].join(' ');
}

function reliability(estimates: readonly WeighedEstimate[]): readonly string[] {
  return BORDERS.slice(0, -1).flatMap((from, index) => {
    const to = BORDERS[index + 1];
    const inside = estimates.filter(({ probability }) => probability >= from && (probability < to || to === 1));
    const count = inside.reduce((sum, { weight }) => sum + weight, 0);
    if (count === 0) return [];
    const mean = inside.reduce((sum, { probability, weight }) => sum + probability * weight, 0) / count;
    const share = inside.reduce((sum, { isTrue, weight }) => sum + (isTrue ? weight : 0), 0) / count;
    return [[`${from}-${to}`, count.toFixed(0), mean.toFixed(3), share.toFixed(3)].join('\t')];
  });
}

/** `retron ranker train-feasibility`: learns whether precursors give a structure. */
export const rankerTrainFeasibilityCommand: Command = {
  name: 'ranker train-feasibility',
  summary: 'Learn from recorded reactions whether precursors give a structure',
  usage: USAGE,
  run,
};

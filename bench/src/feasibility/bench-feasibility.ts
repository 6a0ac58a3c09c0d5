import { writeFileSync } from 'node:fs';
import {
  areaUnderCurve,
  createOutcomeFinder,
  isHeldBack,
  readMixtures,
  readSourceTable,
  rivalsOf,
  type WeighedEstimate,
} from '@retron/build';
import { type Command, type CommandIo, openPlanningWorld, progressBar, readNamedTable, readOptions } from '@retron/command';
import { feasibilityOf } from '@retron/planning/training';
import { circumstances } from '../report/circumstances.ts';

const OPTIONS = { library: 'list', source: 'list', limit: 'value', json: 'value' } as const;

const USAGE = `retron bench feasibility --source FILE ... [options]

Asks of recorded reactions whether their reactants give their product, and of the other products that the same reactants could give by
the forward transforms: which was recorded, and with what probability? Only reactions of patents that no weight was fitted on are asked.

  --source FILE   mapped reactions that are not in the library; tab-separated with a column "reaction", .gz is unzipped; repeatable
  --library FILE  the library that suggests, with the ranker beside it (default: the one that comes with Retron)
  --limit N       records looked at of each source (default 100), always the same ones; about half of them are asked
  --json FILE     also writes the result there, with machine, commit and command`;

const DEFAULT_LIMIT = 100;
/** Ranges of estimates; the bounds of the ratings are among them. */
const BORDERS = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;
/** Estimates from which on an error would be seen by users: below, nearly all are right to be low. */
const NOTICEABLE = 0.01;

/** Estimates of one range: each counts as often as the outcomes it stands for. */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly outcomes: number;
  readonly estimated: number;
  readonly recorded: number;
}

function reliability(estimates: readonly WeighedEstimate[]): readonly Row[] {
  return BORDERS.slice(0, -1).flatMap((from, index): readonly Row[] => {
    const to = BORDERS[index + 1];
    const inside = estimates.filter(({ probability }) => probability >= from && (probability < to || to === 1));
    const outcomes = sum(inside, ({ weight }) => weight);
    if (outcomes === 0) return [];
    const estimated = sum(inside, ({ probability, weight }) => probability * weight) / outcomes;
    return [{ from, to, outcomes, estimated, recorded: sum(inside, ({ isTrue, weight }) => (isTrue ? weight : 0)) / outcomes }];
  });
}

/** Mean distance of what was said from what came true, weighed by outcomes (doi:10.48550/arXiv.1706.04599). */
function calibrationError(rows: readonly Row[]): number {
  const total = sum(rows, ({ outcomes }) => outcomes);
  return total === 0 ? 0 : sum(rows, ({ outcomes, estimated, recorded }) => outcomes * Math.abs(estimated - recorded)) / total;
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0);
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  const limit = options.ok ? Number(options.value.values.limit ?? DEFAULT_LIMIT) : 0;
  if (!options.ok || options.value.positional.length > 0 || !options.value.lists.source || !(limit >= 1)) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const world = await openPlanningWorld(io.root, lists.library ?? [], 'forward');
  if (!world.ok || world.value.productRanker === undefined) {
    io.err(world.ok ? 'There are no weights that rank products.' : world.error.message);
    return 1;
  }
  const find = createOutcomeFinder(world.value, world.value.productRanker);
  const bar = progressBar(io, () => performance.now());
  const plain: WeighedEstimate[] = [];
  let reactions = 0;
  for (const argument of lists.source) {
    const table = readNamedTable(argument);
    const source = table.ok ? readSourceTable(table.value) : table;
    if (!source.ok) {
      io.err(source.error.message);
      return 1;
    }
    const mixtures = (await readMixtures(source.value, limit, new Set(), world.value.rdkit)).filter(({ origin }) => isHeldBack(origin));
    for (const [index, mixture] of mixtures.entries()) {
      bar.update(`Making products of ${source.value.name}`, index, index / mixtures.length);
      const outcomes = find(mixture);
      if (outcomes.length > 0) reactions++;
      for (const { measures, isRecorded, weight } of outcomes)
        plain.push({ probability: feasibilityOf(measures).probability, isTrue: isRecorded, weight });
    }
  }
  bar.finish();
  // The feasibility is that of a product against one rival: recorded ones and all others weigh the same.
  const rivals = rivalsOf(plain.map(({ isTrue, weight }) => ({ isRecorded: isTrue, weight })));
  const estimates = plain.map((each) => (each.isTrue ? each : { ...each, weight: each.weight / rivals }));
  const rows = reliability(estimates);
  const error = {
    all: calibrationError(rows),
    noticeable: calibrationError(rows.filter(({ from }) => from >= NOTICEABLE)),
  };
  const area = areaUnderCurve(estimates);
  const results = { reactions, outcomes: estimates.length, areaUnderCurve: area, reliability: rows, expectedCalibrationError: error };
  if (values.json !== undefined) {
    const where = circumstances(io.root, ['retron bench feasibility', ...args].join(' '));
    writeFileSync(values.json, `${JSON.stringify({ ...where, ...results }, null, 2)}\n`);
  }
  io.out(`${reactions} reactions, ${estimates.length} products`);
  io.out(['feasibility', 'outcomes', 'estimated', 'recorded'].join('\t'));
  for (const { from, to, outcomes, estimated, recorded } of rows)
    io.out([`${from}-${to}`, outcomes.toFixed(0), estimated.toFixed(3), recorded.toFixed(3)].join('\t'));
  io.out(`area under the curve ${area.toFixed(3)}`);
  io.out(`expected calibration error\tall ${error.all.toFixed(4)}\tfrom ${NOTICEABLE} on ${error.noticeable.toFixed(4)}`);
  return 0;
}

/** Measures whether what is said of feasibility comes true. */
export const benchFeasibilityCommand: Command = {
  name: 'bench feasibility',
  summary: 'Measure how well the feasibility of steps is calibrated on recorded mixtures',
  usage: USAGE,
  run,
};

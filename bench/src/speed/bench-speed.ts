import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type CommandIo, readOptions, threadFile } from '@retron/command';
import { type Failure, failure, type Result } from '@retron/molecule';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { ThreadPool } from '@retron/threads';
import type { Precision } from '@retron/tree';
import { circumstances } from '../report/circumstances.ts';
import { type Distribution, distributionOf } from '../report/distribution.ts';
import type { Measured, SpeedFunctions, SpeedJob, SpeedProgress } from './speed-job.ts';

const OPTIONS = { products: 'value', limit: 'value', precision: 'value', library: 'list', json: 'value' } as const;

const USAGE = `retron bench speed [options]

Measures the complete first level of each product on one core: every transform, all precursors canonical, suggestions merged and
rated, the best 50 explained.

  --products FILE  tab-separated, with a column product or reaction; .gz is unzipped (default: the validation reactions of USPTO-50k)
  --limit N        products measured (default all)
  --precision N    1, 2 (default) or 3
  --library NAME   library file or name; repeatable (default the newest chemsynth_core)
  --json FILE      also writes the result there, with machine, commit and command`;

const DEFAULT_PRODUCTS = ['..', 'shared', 'data', 'uspto50k_train_val.tsv.gz'] as const;
const MEGABYTE = 2 ** 20;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const precision = Number(values.precision ?? '2');
  if (!(limit >= 1) || ![1, 2, 3].includes(precision)) {
    io.err('--limit is a whole number from 1, --precision is 1, 2 or 3.');
    return 2;
  }
  const products = values.products ?? join(io.root, ...DEFAULT_PRODUCTS);
  const job = { root: io.root, libraries: lists.library ?? [], products, limit, precision: precision as Precision };
  const measured = await measure(job, io);
  if (!measured.ok) {
    io.err(measured.error.message);
    return 1;
  }
  const { libraries, refused, readyMs, milliseconds, cpuMilliseconds, canonicalMilliseconds, suggestions, memory } = measured.value;
  const report = {
    ...circumstances(io.root, ['retron bench speed', ...args].join(' ')),
    library: libraries,
    precision,
    refusedProducts: refused,
    readyMs: Math.round(readyMs),
    millisecondsPerTarget: rounded(distributionOf(milliseconds)),
    cpuMillisecondsPerTarget: rounded(distributionOf(cpuMilliseconds)),
    millisecondsPerCanonicalSmiles: rounded(distributionOf(canonicalMilliseconds), 3),
    firstLevelInCanonicalSmiles: Math.round(sum(milliseconds) / sum(canonicalMilliseconds)),
    suggestionsPerTarget: rounded(distributionOf(suggestions)),
    memoryMb: {
      residentSet: Math.round(memory.rss / MEGABYTE),
      heap: Math.round(memory.heapTotal / MEGABYTE),
      external: Math.round(memory.external / MEGABYTE),
    },
  };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const line of table(report)) io.out(line);
  return 0;
}

/** Measures in a thread with the memory that planning threads of the server have. */
async function measure(job: SpeedJob, io: CommandIo): Promise<Result<Measured, Failure>> {
  const program = { file: threadFile(new URL('speed-thread.ts', import.meta.url), io.root), resourceLimits: PLANNING_THREAD_LIMITS };
  const threads = new ThreadPool<SpeedFunctions>({ program, size: 1 });
  const onProgress = (progress: unknown) => {
    const { done, of } = progress as SpeedProgress;
    io.progress(`\rProducts measured: ${done} of ${of}`);
  };
  try {
    return await threads.callWith({ onProgress }, 'measure', job);
  } catch (error) {
    return failure({ kind: 'not-measured', message: (error as Error).message });
  } finally {
    io.progress('\r\x1b[K');
    await threads.close();
  }
}

type Report = {
  readonly millisecondsPerTarget: Distribution;
  readonly cpuMillisecondsPerTarget: Distribution;
  readonly millisecondsPerCanonicalSmiles: Distribution;
  /** Time of all first levels by that of one canonical SMILES of each product: hardly depends on the machine and its load. */
  readonly firstLevelInCanonicalSmiles: number;
  readonly suggestionsPerTarget: Distribution;
  readonly readyMs: number;
  readonly memoryMb: { readonly residentSet: number; readonly heap: number };
  readonly precision: number;
  readonly refusedProducts: number;
};

function table({
  millisecondsPerTarget,
  cpuMillisecondsPerTarget,
  millisecondsPerCanonicalSmiles,
  firstLevelInCanonicalSmiles,
  suggestionsPerTarget,
  readyMs,
  memoryMb,
  precision,
  refusedProducts,
}: Report): readonly string[] {
  const row = (name: string, { median, p90, p99, max, mean }: Distribution) =>
    [name, ...[median, p90, p99, max, mean].map(String)].join('\t');
  return [
    `precision ${precision}, ${millisecondsPerTarget.count} products (${refusedProducts} refused)`,
    ['', 'median', 'p90', 'p99', 'max', 'mean'].join('\t'),
    row('ms per target', millisecondsPerTarget),
    row('processor ms per target', cpuMillisecondsPerTarget),
    row('ms per canonical SMILES', millisecondsPerCanonicalSmiles),
    row('suggestions', suggestionsPerTarget),
    `first level in canonical SMILES of the same products\t${firstLevelInCanonicalSmiles}`,
    `library ready in a new process\t${readyMs} ms`,
    `memory: resident set\t${memoryMb.residentSet} MB`,
    `memory: heap\t${memoryMb.heap} MB`,
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function rounded(distribution: Distribution, digits = 1): Distribution {
  const round = (value: number) => Number(value.toFixed(digits));
  const { count, mean, median, p90, p99, max } = distribution;
  return { count, mean: round(mean), median: round(median), p90: round(p90), p99: round(p99), max: round(max) };
}

/** Measures how long planning takes, and what it needs. */
export const benchSpeedCommand: Command = {
  name: 'bench speed',
  summary: 'Measure the time of a complete first level per product',
  usage: USAGE,
  run,
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEYOND_BREADTH, type PlanningPorts, plan } from '@retron/planning';
import type { Precision } from '@retron/tree';
import { circumstances } from '../benchmark/circumstances.ts';
import { type Distribution, distributionOf } from '../benchmark/distribution.ts';
import { readProducts } from '../benchmark/read-products.ts';
import type { Command, CommandIo } from '../command.ts';
import { readOptions } from '../options.ts';
import { openPlanningWorld } from '../planning/planning-world.ts';

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
/** Suggestions shown, as in a query of this breadth: all are found, rated and sorted, the others counted but not explained. */
const SUGGESTIONS_SHOWN = 50;
const MEGABYTE = 2 ** 20;
/** Products between two lines of progress. */
const PROGRESS_STEP = 50;

interface Measured {
  readonly milliseconds: readonly number[];
  /** Processor time, which other programs on the machine do not lengthen; helper threads of the runtime are in it. */
  readonly cpuMilliseconds: readonly number[];
  readonly suggestions: readonly number[];
  readonly refused: number;
}

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
  const ports = await openPlanningWorld(io.root, lists.library ?? []);
  const readyMs = performance.now();
  const products = readProducts(values.products ?? join(io.root, ...DEFAULT_PRODUCTS), limit);
  if (!ports.ok || !products.ok) {
    io.err(ports.ok ? (products.ok ? '' : products.error.message) : ports.error.message);
    return 1;
  }
  const measured = measure(ports.value, products.value, precision as Precision, io);
  if (measured.milliseconds.length === 0) {
    io.err('None of the products could be planned.');
    return 1;
  }
  const memory = process.memoryUsage();
  const report = {
    ...circumstances(io.root, ['retron bench speed', ...args].join(' ')),
    library: ports.value.libraries.map(({ fullName, header }) => ({
      name: fullName,
      transforms: header.counts.transforms,
      hash: header.hash,
    })),
    precision,
    refusedProducts: measured.refused,
    readyMs: Math.round(readyMs),
    millisecondsPerTarget: rounded(distributionOf(measured.milliseconds)),
    cpuMillisecondsPerTarget: rounded(distributionOf(measured.cpuMilliseconds)),
    suggestionsPerTarget: rounded(distributionOf(measured.suggestions)),
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

function measure(ports: PlanningPorts, products: readonly string[], precision: Precision, io: CommandIo): Measured {
  const milliseconds: number[] = [];
  const cpuMilliseconds: number[] = [];
  const suggestions: number[] = [];
  let refused = 0;
  for (const [index, product] of products.entries()) {
    const target = ports.rdkit.canonicalSmiles(product);
    if (!target.ok || target.value.includes('.')) {
      refused++;
      continue;
    }
    const started = ports.nowMs();
    const cpuStarted = process.cpuUsage();
    const [report] = plan(ports, {
      target: target.value,
      direction: 'retrosynthesis',
      algorithm: 'brute-force',
      strategy: 'All Transforms 1.0',
      precision,
      maxSuggestions: SUGGESTIONS_SHOWN,
      maxSteps: 1,
    });
    milliseconds.push(ports.nowMs() - started);
    const cpu = process.cpuUsage(cpuStarted);
    cpuMilliseconds.push((cpu.user + cpu.system) / 1000);
    suggestions.push(report.suggestions.length + (report.leftOut[BEYOND_BREADTH] ?? 0));
    if (index % PROGRESS_STEP === 0) io.progress(`\rProducts measured: ${index} of ${products.length}`);
  }
  io.progress('\r\x1b[K');
  return { milliseconds, cpuMilliseconds, suggestions, refused };
}

type Report = {
  readonly millisecondsPerTarget: Distribution;
  readonly cpuMillisecondsPerTarget: Distribution;
  readonly suggestionsPerTarget: Distribution;
  readonly readyMs: number;
  readonly memoryMb: { readonly residentSet: number; readonly heap: number };
  readonly precision: number;
  readonly refusedProducts: number;
};

function table({
  millisecondsPerTarget,
  cpuMillisecondsPerTarget,
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
    row('suggestions', suggestionsPerTarget),
    `library ready in a new process\t${readyMs} ms`,
    `memory: resident set\t${memoryMb.residentSet} MB`,
    `memory: heap\t${memoryMb.heap} MB`,
  ];
}

function rounded(distribution: Distribution): Distribution {
  const round = (value: number) => Number(value.toFixed(1));
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

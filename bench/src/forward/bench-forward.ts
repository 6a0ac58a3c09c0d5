import { writeFileSync } from 'node:fs';
import {
  type CanonicalReaction,
  evenHash,
  forwardLibraryOf,
  type ReactionSource,
  reactionKey,
  readCanonicalReactions,
  readSourceTable,
  shuffled,
} from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { learnFromReactions, readNamedTable, readOptions, sha256 } from '@retron/command';
import { openLibraryFile, openProductWeightsFile } from '@retron/installation';
import type { TransformLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { PLAIN_WEIGHTS, type ProductWeights } from '@retron/planning';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { circumstances } from '../report/circumstances.ts';
import { quantile } from '../report/distribution.ts';
import { type Share, shareOf } from '../report/shares.ts';
import { measureForward, type Prediction, RANKS } from './forward-measure.ts';
import { calibrationError, type ReliabilityBin, reliabilityOf } from './reliability.ts';

const OPTIONS = {
  train: 'list',
  test: 'value',
  'train-split': 'value',
  'test-split': 'value',
  'hold-out': 'value',
  library: 'value',
  weights: 'value',
  plain: 'flag',
  agents: 'flag',
  'only-new': 'flag',
  'learn-from': 'value',
  'minimum-support': 'value',
  limit: 'value',
  misses: 'flag',
  json: 'value',
} as const;

const USAGE = `retron bench forward --test FILE --train FILE[,FILE] [options]

Predicts the products of recorded reactions from their reactants, given together. Transforms, precedents and
ranking come from the training files alone, less every reaction whose product or key is in the test. Tables are tab-separated with a
column "reaction" (mapped, reactants>agents>product); .gz is unzipped.

  --test FILE          reactions to predict; --train FILE, comma-separated or repeatable, in order of trust
  --train-split WORD   value of the column split in training files that have one; --test-split WORD likewise
  --hold-out SHARE     tests only this share of the test file, such as 0.05, drawn by product; the rest may be trained on
  --library FILE       uses this library instead of building one from the training files
  --weights FILE       uses this ranking (from retron ranker train-forward) instead of learning one from the training files
  --plain              ranks by precedents alone, without learning
  --agents             gives what the test has between the arrows as reagents; without it they are not known
  --only-new           leaves out tests whose product is recorded in the library of --library
  --learn-from N       reactions the ranking is learned from (default 30000)
  --minimum-support N  products a transform needs that no curated reaction shows (default 2)
  --limit N            reactions tested (default all), drawn evenly
  --misses             also prints reactions whose product is not the first
  --json FILE          also writes the result there, with machine, commit and command`;

const DEFAULT_LEARNED_FROM = 30_000;
const DEFAULT_SUPPORT = 2;

/** Everything a run needs. */
interface Trial {
  readonly library: TransformLibrary;
  readonly weights: ProductWeights;
  readonly learning: ReturnType<typeof learnFromReactions>['report'] | null;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0 || !options.value.values.test) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists, flags } = options.value;
  const share = Number(values['hold-out'] ?? '1');
  const limit = positive(values.limit, Number.POSITIVE_INFINITY);
  const learnFrom = positive(values['learn-from'], DEFAULT_LEARNED_FROM);
  const minimumSupport = positive(values['minimum-support'], DEFAULT_SUPPORT);
  if (!(share > 0 && share <= 1) || limit === null || learnFrom === null || minimumSupport === null) {
    io.err('--hold-out is a share above 0 and up to 1; --limit, --learn-from and --minimum-support are whole numbers from 1.');
    return 2;
  }
  const failed = (error: Failure) => {
    io.err(error.message);
    return 1;
  };
  const rdkit = await createRdkit();
  const testSource = openTable(values.test, values['test-split']);
  if (!testSource.ok) return failed(testSource.error);
  const test = await readCanonicalReactions([testSource.value], rdkit);
  const known = flags.has('only-new') && values.library !== undefined ? recordedProducts(values.library) : success(new Set<string>());
  if (!known.ok) return failed(known.error);
  const held = test.reactions.filter(({ product }) => evenHash(product) < share && !known.value.has(product));
  const tested = shuffled(held, ({ product }) => product).slice(0, limit);
  if (tested.length === 0) return failed({ kind: 'no-reactions', message: 'There is no reaction to test.' });

  const trainFiles = (lists.train ?? []).flatMap((names) => names.split(','));
  const training = await readTraining(trainFiles, values['train-split'], held, rdkit);
  if (!training.ok) return failed(training.error);
  const trial = await prepare(training.value, { ...values, isPlain: flags.has('plain'), learnFrom, minimumSupport }, rdkit, io);
  if (!trial.ok) return failed(trial.error);
  const predictions = measureForward(trial.value.library, trial.value.weights, tested, flags.has('agents'), rdkit, io);
  if (flags.has('misses')) for (const line of missesOf(predictions)) io.out(line);
  const report = {
    ...circumstances(io.root, ['retron bench forward', ...args].join(' ')),
    ...results(predictions),
    refused: test.refused,
    trainingReactions: training.value.length,
    library: { transforms: trial.value.library.header.counts.transforms, hash: trial.value.library.header.hash },
    learning: trial.value.learning,
  };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const line of table(report)) io.out(line);
  return 0;
}

function positive(text: string | undefined, otherwise: number): number | null {
  if (text === undefined) return otherwise;
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;
}

/** A table as a source of reactions; where a part is asked for and the table has none, `no-split`. */
function openTable(file: string, split: string | undefined): Result<ReactionSource, Failure> {
  const table = readNamedTable(split === undefined ? file : `${file}:${split}`);
  return table.ok ? readSourceTable(table.value) : table;
}

/** Canonical SMILES of every product that a library has recorded. */
function recordedProducts(file: string): Result<ReadonlySet<string>, Failure> {
  const library = openLibraryFile(file);
  if (!library.ok) return library;
  const products = new Set<string>();
  for (let id = 0; id < library.value.header.counts.precedents; id++) products.add(library.value.precedent(id).product.smiles);
  return success(products);
}

/** Training reactions, less those whose product or key is held for the test. */
async function readTraining(
  files: readonly string[],
  split: string | undefined,
  held: readonly CanonicalReaction[],
  rdkit: Rdkit,
): Promise<Result<readonly CanonicalReaction[], Failure>> {
  const sources: ReactionSource[] = [];
  for (const file of files) {
    const part = openTable(file, split);
    // A table without parts is used whole.
    const source = !part.ok && part.error.kind === 'no-split' ? openTable(file, undefined) : part;
    if (!source.ok) return source;
    sources.push(source.value);
  }
  const { reactions } = await readCanonicalReactions(sources, rdkit);
  const products = new Set(held.map(({ product }) => product));
  return success(reactions.filter(({ product }) => !products.has(product)));
}

interface Settings {
  readonly library?: string;
  readonly weights?: string;
  readonly isPlain: boolean;
  readonly learnFrom: number;
  readonly minimumSupport: number;
}

async function prepare(
  training: readonly CanonicalReaction[],
  settings: Settings,
  rdkit: Rdkit,
  io: CommandIo,
): Promise<Result<Trial, Failure>> {
  if (training.length === 0 && settings.library === undefined) {
    return failure({ kind: 'no-training', message: 'There is neither a training file nor a library.' });
  }
  const library =
    settings.library === undefined
      ? await forwardLibraryOf(training, settings.minimumSupport, rdkit, sha256)
      : openLibraryFile(settings.library);
  if (!library.ok) return library;
  if (settings.weights !== undefined) {
    const weights = openProductWeightsFile(settings.weights);
    return weights.ok ? success({ library: library.value, weights: weights.value, learning: null }) : weights;
  }
  if (settings.isPlain || training.length === 0) return success({ library: library.value, weights: PLAIN_WEIGHTS, learning: null });
  const { weights, report } = learnFromReactions(library.value, training, settings.learnFrom, rdkit, io);
  return success({ library: library.value, weights, learning: report });
}

interface Results {
  readonly tested: number;
  readonly topN: Readonly<Record<string, Share>>;
  /** The recorded product is among all products. */
  readonly found: Share;
  readonly millisecondsPerTarget: { readonly median: number; readonly p95: number; readonly max: number };
  readonly productsPerTarget: { readonly median: number; readonly max: number };
  /** Mean estimated probability of the first product, in per cent: near the share that is right where the estimate is. */
  readonly meanFirstProbability: number;
  readonly firstReliability: readonly ReliabilityBin[];
  /** Expected calibration error of the first product's probability, in per cent. */
  readonly firstCalibrationError: number;
  /** Mean estimated share of what is outside what is known, in per cent: near the share that is not found where the estimate is. */
  readonly meanOutside: number;
  readonly outsideReliability: readonly ReliabilityBin[];
}

function results(predictions: readonly Prediction[]): Results {
  const count = predictions.length;
  const within = (rank: number) => predictions.filter((each) => each.rank !== null && each.rank <= rank).length;
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  const milliseconds = sorted(predictions.map((each) => each.milliseconds));
  const products = sorted(predictions.map((each) => each.products));
  const firstReliability = reliabilityOf(
    predictions.map(({ firstProbability, rank }) => ({ probability: firstProbability, cameTrue: rank === 1 })),
  );
  const tenth = (value: number) => Number(value.toFixed(1));
  return {
    tested: count,
    topN: Object.fromEntries(RANKS.map((rank) => [rank, shareOf(within(rank), count)])),
    found: shareOf(within(Number.POSITIVE_INFINITY), count),
    millisecondsPerTarget: {
      median: tenth(quantile(milliseconds, 0.5)),
      p95: tenth(quantile(milliseconds, 0.95)),
      max: tenth(milliseconds[count - 1]),
    },
    productsPerTarget: { median: quantile(products, 0.5), max: products[count - 1] },
    meanFirstProbability: tenth((100 * predictions.reduce((sum, each) => sum + each.firstProbability, 0)) / count),
    firstReliability,
    firstCalibrationError: calibrationError(firstReliability),
    meanOutside: tenth((100 * predictions.reduce((sum, each) => sum + each.outside, 0)) / count),
    outsideReliability: reliabilityOf(predictions.map(({ outside, rank }) => ({ probability: outside, cameTrue: rank === null }))),
  };
}

function missesOf(predictions: readonly Prediction[]): readonly string[] {
  return predictions.flatMap(({ rank, reaction: { reactants, product } }) =>
    rank === 1 ? [] : [`${rank ?? 'not found'}\t${reactionKey(reactants, product)}`],
  );
}

function table(
  report: Results & { readonly refused: Readonly<Record<string, number>>; readonly trainingReactions: number },
): readonly string[] {
  const row = (name: string, { percent, from, to }: Share) => `${name}\t${percent} %\t(${from} to ${to})`;
  const { median, p95, max } = report.millisecondsPerTarget;
  return [
    `${report.tested} reactions tested, ${report.trainingReactions} to learn from`,
    ...Object.entries(report.refused).map(([reason, count]) => `refused: ${reason}\t${count}`),
    ...RANKS.map((rank) => row(`top ${rank}`, report.topN[rank])),
    row('found at all', report.found),
    `mean probability of the first\t${report.meanFirstProbability} %`,
    `expected calibration error of the first\t${report.firstCalibrationError} %`,
    `mean share outside what is known\t${report.meanOutside} %`,
    `ms per target\tmedian ${median}, p95 ${p95}, max ${max}`,
    `products per target\tmedian ${report.productsPerTarget.median}, max ${report.productsPerTarget.max}`,
  ];
}

/** `retron bench forward`: how often the recorded product is among the first predicted. */
export const benchForwardCommand: Command = {
  name: 'bench forward',
  summary: 'Measure the prediction of products from given reactants',
  usage: USAGE,
  run,
};

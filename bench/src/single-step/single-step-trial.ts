import { type CanonicalReactions, reactionKey, readCanonicalReactions, shuffled, withoutSpectators } from '@retron/build';
import { type CommandIo, openSources, progressBar, type TrainingFiles } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { type PlanningPorts, type RankerModel, trainedRanker, Workbench } from '@retron/planning';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { learnFromFiles } from '../training/learn-from-files.ts';
import { measureSingleStep, type SingleStepFinding } from './single-step-measure.ts';

/** Options that the single-step benchmarks share. */
export const TRIAL_OPTIONS = {
  train: 'list',
  test: 'value',
  'train-split': 'value',
  'test-split': 'value',
  library: 'value',
  ranker: 'value',
  keep: 'value',
  plain: 'flag',
  limit: 'value',
  json: 'value',
} as const;

export const TRIAL_USAGE = `  --train FILE[,FILE]  mapped reactions that transforms, precedents and ranker are made from; tab-separated with a column "reaction",
                       .gz is unzipped; in order of trust; less every reaction that is in the test
  --test FILE          reactions whose reactants are to be found, likewise
  --train-split WORD   value of the column split in training files that have one; --test-split WORD likewise
  --library FILE       uses this library instead of building one; with --ranker FILE nothing is trained
  --keep FOLDER        keeps the library and the ranker there, as training.rlib and training.rrank
  --plain              ranks by precedents alone, without learning
  --limit N            reactions tested (default all), drawn evenly
  --json FILE          also writes the result there, with machine, commit and command`;

export interface TrialRequest {
  readonly values: Readonly<Record<string, string>>;
  readonly train: readonly string[];
  readonly isPlain: boolean;
}

/** What was measured, and with what. */
export interface Trial {
  readonly findings: readonly SingleStepFinding[];
  readonly refused: Readonly<Record<string, number>>;
  readonly library: { readonly name: string; readonly hash: string; readonly transforms: readonly number[]; readonly reactions: number };
  readonly ranker: RankerModel['header'] | null;
  readonly trainingSeconds: number;
}

/** Builds, trains and measures what the request asks for. */
export async function runTrial({ values, train, isPlain }: TrialRequest, io: CommandIo): Promise<Result<Trial, Failure>> {
  const rdkit = await createRdkit();
  const bar = progressBar(io, () => performance.now());
  const test = await readTest(values.test, values['test-split'], rdkit);
  if (!test.ok) return test;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  if (values.limit !== undefined && !(Number.isInteger(limit) && limit >= 1))
    return failure({ kind: 'bad-option', message: '--limit is a whole number from 1.' });
  const tested = shuffled(test.value.reactions, ({ product }) => product).slice(0, limit);
  if (tested.length === 0) return failure({ kind: 'no-reactions', message: 'There is no reaction to test.' });
  const training: TrainingFiles = {
    files: train,
    split: values['train-split'],
    leaveOut: new Set(test.value.reactions.map(({ reactants, product }) => reactionKey(reactants, product))),
  };
  const started = performance.now();
  const learnt = await learnFromFiles(
    { training, isPlain, libraryFile: values.library, rankerFile: values.ranker, keep: values.keep },
    rdkit,
    io.root,
    bar,
  );
  if (!learnt.ok) return learnt;
  const { library, ranker } = learnt.value;
  const trainingSeconds = Math.round((performance.now() - started) / 1000);
  const { header } = library.library;
  const ports: PlanningPorts = {
    libraries: [library.library],
    rankers: ranker === null ? [] : [trainedRanker(ranker)],
    stock: { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) },
    rdkit,
    workbench: new Workbench(rdkit),
    nowMs: () => performance.now(),
  };
  const findings = measureSingleStep(ports, tested, bar.update);
  bar.finish();
  return success({
    findings,
    refused: test.value.refused,
    library: {
      name: library.library.fullName,
      hash: header.hash,
      transforms: header.counts.transforms,
      reactions: header.counts.reactions,
    },
    ranker: ranker?.header ?? null,
    trainingSeconds,
  });
}

async function readTest(file: string | undefined, split: string | undefined, rdkit: Rdkit): Promise<Result<CanonicalReactions, Failure>> {
  if (file === undefined) return failure({ kind: 'missing-option', message: '--test is missing.' });
  const sources = openSources({ files: [file], split });
  if (!sources.ok) return sources;
  const [source] = sources.value;
  const { reactions } = source;
  const giving = {
    ...source,
    reactions: (async function* () {
      for await (const record of reactions) yield { ...record, mappedReaction: withoutSpectators(record.mappedReaction) };
    })(),
  };
  return success(await readCanonicalReactions([giving], rdkit));
}

import { availableParallelism } from 'node:os';
import { brotliDecompressSync } from 'node:zlib';
import type { RecordedReaction } from '@retron/build';
import { buildLibrary, reactionKey, readSourceTable } from '@retron/build';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { RankerModel } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { createReactionNamer } from '@retron/reactivity';
import { packBody, readNamedTable, sha256 } from '../commands/library-files.ts';
import type { ProgressBar } from '../progress-bar.ts';
import { RankingThreads } from './ranking-threads.ts';
import { type TrainingSettings, trainRanker } from './train-ranker.ts';

/** Reactions to build a library from and to learn from. */
export interface TrainingFiles {
  /** Tables, in order of trust. */
  readonly files: readonly string[];
  /** Value of the column `split`; tables without that column are used whole. */
  readonly split: string | undefined;
  /** Keys of reactions that must not be learnt from. */
  readonly leaveOut: ReadonlySet<string>;
}

/** A library as planning uses it, and its inflated file, which threads share. */
export interface OpenedLibrary {
  readonly library: TransformLibrary;
  readonly buffer: SharedArrayBuffer;
  /** As it lies on disk, packed. */
  readonly file: Uint8Array;
}

const CHUNK = 2000;
const MINIMUM_SUPPORT = 2;

/** Opens the tables anew: sources are read once. */
export function openSources({ files, split }: Pick<TrainingFiles, 'files' | 'split'>): Result<ReturnType<typeof readTable>[], Failure> {
  const sources: ReturnType<typeof readTable>[] = [];
  for (const file of files) {
    const part = split === undefined ? null : readTable(`${file}:${split}`);
    const source = part === null || (!part.ok && part.error.kind === 'no-split') ? readTable(file) : part;
    if (!source.ok) return source;
    sources.push(source);
  }
  return success(sources);
}

function readTable(argument: string) {
  const table = readNamedTable(argument);
  return table.ok ? readSourceTable(table.value) : table;
}

/** Reads the reactions of mapped tables with their canonical molecules, each once. */
export async function readReactions(
  training: TrainingFiles,
  threads: RankingThreads,
  bar: ProgressBar,
): Promise<Result<RecordedReaction[], Failure>> {
  const sources = openSources(training);
  if (!sources.ok) return sources;
  const texts: string[] = [];
  for (const source of sources.value)
    if (source.ok) for await (const record of source.value.reactions) texts.push(withoutSpectators(record.mappedReaction));
  const jobs: Promise<readonly (RecordedReaction | null)[]>[] = [];
  let done = 0;
  for (let first = 0; first < texts.length; first += CHUNK) {
    const chunk = texts.slice(first, first + CHUNK);
    const job = threads.run({ kind: 'canonicalise', mappedReactions: chunk });
    jobs.push(
      job.then((result) => {
        done += chunk.length;
        bar.update('Reading molecules', done, done / texts.length);
        return result;
      }),
    );
  }
  const seen = new Set(training.leaveOut);
  const reactions: RecordedReaction[] = [];
  for (const reaction of (await Promise.all(jobs)).flat()) {
    if (reaction === null) continue;
    const key = reactionKey(reaction.reactants, reaction.product);
    if (seen.has(key)) continue;
    seen.add(key);
    reactions.push(reaction);
  }
  return success(reactions);
}

/** The reaction without agents and without reactants that give no mapped atom to the product; unmapped ones as they are. */
export function withoutSpectators(reaction: string): string {
  const [reactants = '', , product = ''] = reaction.split('>');
  const maps = new Set(product.match(/:\d+\]/g));
  if (maps.size === 0) return reaction;
  const giving = reactants.split('.').filter((reactant) => (reactant.match(/:\d+\]/g) ?? []).some((map) => maps.has(map)));
  return `${giving.join('.')}>>${product}`;
}

/** Builds a library for retrosynthesis from the training files alone. */
export async function buildTrainingLibrary(
  training: TrainingFiles,
  rdkit: Rdkit,
  bar: ProgressBar,
): Promise<Result<OpenedLibrary, Failure>> {
  const sources = openSources(training);
  if (!sources.ok) return sources;
  const built = await buildLibrary({
    title: {
      name: 'training',
      version: '1.0',
      displayName: 'Training reactions',
      displayText: '',
      directions: ['retrosynthesis'],
      licence: 'not for distribution',
    },
    settings: { minimumSupport: MINIMUM_SUPPORT, minimumReactants: 1 },
    sources: sources.value.flatMap((source) => (source.ok ? [source.value] : [])),
    leaveOut: training.leaveOut,
    nameReactionsOf: createReactionNamer(),
    rdkit,
    sha256,
    pack: packBody,
    onProgress: ({ stage, done, total }) => bar.update(`Library: ${stage}`, done, total === null ? null : done / total),
  });
  if (!built.ok) return built;
  return openPacked(built.value);
}

/** Opens a library file as it lies on disk. */
export function openPacked(file: Uint8Array): Result<OpenedLibrary, Failure> {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  if (!buffer.ok) return buffer;
  const library = openLibrary(buffer.value);
  return library.ok ? success({ library: library.value, buffer: buffer.value, file }) : library;
}

/** Trains a ranker for a library from the files the library was made from. */
export async function trainFromFiles(
  training: TrainingFiles,
  { library, buffer }: OpenedLibrary,
  settings: TrainingSettings,
  root: string,
  bar: ProgressBar,
): Promise<Result<RankerModel, Failure>> {
  const threads = new RankingThreads(Math.max(1, availableParallelism()), root);
  try {
    const reactions = await readReactions(training, threads, bar);
    if (!reactions.ok) return reactions;
    if (reactions.value.length === 0) return failure({ kind: 'no-reactions', message: 'There is no reaction to learn from.' });
    return success(await trainRanker({ library, libraryBuffer: buffer, reactions: reactions.value, threads, settings, bar }));
  } finally {
    await threads.close();
  }
}

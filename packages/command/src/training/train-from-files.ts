import { availableParallelism } from 'node:os';
import { brotliDecompressSync } from 'node:zlib';
import {
  buildTrainingLibrary,
  type OnStage,
  type ReactionSource,
  readReactions,
  readSourceTable,
  type TrainingSettings,
  trainRanker,
} from '@retron/build';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { RankerModel } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { createReactionNamer } from '@retron/reactivity';
import { packBody, readNamedTable, sha256 } from '../library-files.ts';
import { RankingThreads } from './ranking-threads.ts';

/** Reactions to build a library from and to learn from. */
export interface TrainingFiles {
  /** Tables, in order of trust. */
  readonly files: readonly string[];
  /** Value of the column `split`; tables without that column are used whole. */
  readonly split: string | undefined;
  /** Keys of reactions that must not be learnt from. */
  readonly leaveOut: ReadonlySet<string>;
  /** The ranker learns from so many of the reactions, drawn evenly; all when absent. The library is built from all. */
  readonly limit?: number;
}

/** A library as planning uses it, and its inflated file, which threads share. */
export interface OpenedLibrary {
  readonly library: TransformLibrary;
  readonly buffer: SharedArrayBuffer;
  /** As it lies on disk, packed. */
  readonly file: Uint8Array;
}

/** Opens the tables anew: sources are read once. */
export function openSources({ files, split }: Pick<TrainingFiles, 'files' | 'split'>): Result<ReactionSource[], Failure> {
  const sources: ReactionSource[] = [];
  for (const file of files) {
    const part = split === undefined ? null : readTable(`${file}:${split}`);
    const source = part === null || (!part.ok && part.error.kind === 'no-split') ? readTable(file) : part;
    if (!source.ok) return source;
    sources.push(source.value);
  }
  return success(sources);
}

function readTable(argument: string): Result<ReactionSource, Failure> {
  const table = readNamedTable(argument);
  return table.ok ? readSourceTable(table.value) : table;
}

/** Builds a library for retrosynthesis from the training files alone. */
export async function libraryFromFiles(
  { leaveOut, ...files }: TrainingFiles,
  rdkit: Rdkit,
  onStage: OnStage,
): Promise<Result<OpenedLibrary, Failure>> {
  const sources = openSources(files);
  if (!sources.ok) return sources;
  const built = await buildTrainingLibrary({
    sources: sources.value,
    leaveOut,
    nameReactionsOf: createReactionNamer(),
    rdkit,
    sha256,
    pack: packBody,
    onProgress: ({ stage, done, total }) => onStage(`Library: ${stage}`, done, total === null ? null : done / total),
  });
  return built.ok ? openPacked(built.value) : built;
}

/** Opens a library file as it lies on disk, its contents checked against their hash. */
export function openPacked(file: Uint8Array): Result<OpenedLibrary, Failure> {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  if (!buffer.ok) return buffer;
  const library = openLibrary(buffer.value, sha256);
  return library.ok ? success({ library: library.value, buffer: buffer.value, file }) : library;
}

/** Trains a ranker for a library from the files the library was made from, with as many threads as the machine has cores. */
export async function trainFromFiles(
  { leaveOut, limit, ...files }: TrainingFiles,
  { library, buffer }: OpenedLibrary,
  settings: TrainingSettings,
  root: string,
  onStage: OnStage,
): Promise<Result<RankerModel, Failure>> {
  const sources = openSources(files);
  if (!sources.ok) return sources;
  const work = new RankingThreads(Math.max(1, availableParallelism()), root);
  try {
    const reactions = await readReactions(sources.value, leaveOut, work, onStage);
    if (reactions.length === 0) return failure({ kind: 'no-reactions', message: 'There is no reaction to learn from.' });
    return success(
      await trainRanker({ library, libraryBuffer: buffer, reactions, ...(limit === undefined ? {} : { limit }), work, settings, onStage }),
    );
  } finally {
    await work.close();
  }
}

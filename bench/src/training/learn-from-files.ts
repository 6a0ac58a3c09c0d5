import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRAINING_SETTINGS, writeRanker } from '@retron/build';
import {
  libraryFromFiles,
  type OpenedLibrary,
  openPacked,
  packBody,
  type progressBar,
  readBytes,
  sha256,
  type TrainingFiles,
  trainFromFiles,
} from '@retron/command';
import { openRankerFile } from '@retron/installation';
import { DATA_FILE_ENDINGS } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { RankerModel } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';

/** A library for retrosynthesis and its ranker, of reactions that a benchmark was given. */
export interface Learnt {
  readonly library: OpenedLibrary;
  /** `null` where precedents alone rank. */
  readonly ranker: RankerModel | null;
}

export interface LearningRequest {
  readonly training: TrainingFiles;
  /** Ranks by precedents alone, without learning. */
  readonly isPlain: boolean;
  /** A file that is used instead of building a library. */
  readonly libraryFile?: string | undefined;
  /** A file that is used instead of training; of that library. */
  readonly rankerFile?: string | undefined;
  /** The folder that both are kept in. */
  readonly keep?: string | undefined;
}

/** Builds a library and trains its ranker, or opens those that are named. */
export async function learnFromFiles(
  { training, isPlain, libraryFile, rankerFile, keep }: LearningRequest,
  rdkit: Rdkit,
  root: string,
  bar: ReturnType<typeof progressBar>,
): Promise<Result<Learnt, Failure>> {
  const library = libraryFile === undefined ? await libraryFromFiles(training, rdkit, bar.update) : openPackedFile(libraryFile);
  if (!library.ok) return library;
  const ranker = await rankerFor(rankerFile, isPlain, training, library.value, root, bar);
  if (!ranker.ok) return ranker;
  const learnt = { library: library.value, ranker: ranker.value };
  return keep === undefined ? success(learnt) : keepIn(keep, learnt);
}

/** The ranker as it lies on disk. */
export function rankerFileOf(ranker: RankerModel): Uint8Array {
  return writeRanker(ranker, sha256, packBody);
}

function keepIn(folder: string, learnt: Learnt): Result<Learnt, Failure> {
  const { library, ranker } = learnt;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `training${DATA_FILE_ENDINGS.library}`), library.file);
    if (ranker !== null) writeFileSync(join(folder, `training${DATA_FILE_ENDINGS.ranker}`), rankerFileOf(ranker));
    return success(learnt);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure({ kind: 'not-written', message: `Library and ranker could not be kept in ${folder}: ${reason}` });
  }
}

function openPackedFile(path: string): Result<OpenedLibrary, Failure> {
  const bytes = readBytes(path);
  return bytes.ok ? openPacked(bytes.value) : bytes;
}

async function rankerFor(
  file: string | undefined,
  isPlain: boolean,
  training: TrainingFiles,
  library: OpenedLibrary,
  root: string,
  bar: ReturnType<typeof progressBar>,
): Promise<Result<RankerModel | null, Failure>> {
  if (isPlain) return success(null);
  if (file === undefined) return trainFromFiles(training, library, TRAINING_SETTINGS, root, bar.update);
  return openRankerFile(file, library.library);
}

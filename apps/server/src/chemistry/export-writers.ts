import type { ExportContent, ExportFile, ExportOptions } from '@retron/exports';
import { type ThreadPatience, ThreadPool } from '@retron/threads';
import { entryFile } from '../repository-root.ts';

/**
 * How long a thread that writes a file may tell of no progress. It tells of each picture; what comes after the last, packing the file, took
 * 12 s of processor time with 12,600 pictures.
 */
const PATIENCE: ThreadPatience = { startMs: 120_000, callMs: 240_000, callCpuMs: 120_000 };
/** Room for 100 MB of pictures, in the file and beside it. */
const LIMITS = { maxOldGenerationSizeMb: 1536 };

export type WriteOptions = Pick<ExportOptions, 'kind' | 'format' | 'grouping'>;

/** What a thread that writes files can be asked; it tells the part that is done, 0 to 1. */
export interface WritingFunctions {
  readonly [name: string]: (...args: never[]) => unknown;
  readonly writeExport: (content: ExportContent, options: WriteOptions) => Promise<ExportFile>;
}

/** Writes the files of exports, so many at once: threads of their own, as a large file takes a minute and looking up what is in others does not wait for it. */
export function startExportWriters(size: number): ThreadPool<WritingFunctions> {
  return new ThreadPool({ program: { file: entryFile('export-thread'), resourceLimits: LIMITS }, size, patience: PATIENCE });
}

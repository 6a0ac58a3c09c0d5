import type { ExportChemistry } from '@retron/exports';
import { loadRdkitModule } from '@retron/rdkit';
import { CallTooLong, type ThreadPatience, ThreadPool } from '@retron/threads';
import { entryFile } from '../repository-root.ts';

/** Longest time for one picture: what people draw takes 20 ms of processor time, the largest cages a second. */
const PATIENCE: ThreadPatience = { startMs: 120_000, callMs: 60_000, callCpuMs: 6000 };
/** Room for pictures and the toolkit's script; what the toolkit needs beside that is not counted here. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

/** What a drawing thread can be asked. */
export type DrawingFunctions = { readonly [Name in keyof ExportChemistry]: ExportChemistry[Name] };

/**
 * Runs `work` with chemistry that as many threads answer: one thread draws 50 pictures a second. They start with the first call, and end with
 * the work, as each holds some 100 MB.
 */
export async function withDrawingThreads<T>(threads: number, work: (chemistry: ExportChemistry) => Promise<T>): Promise<T> {
  const started: Promise<ThreadPool<DrawingFunctions>>[] = [];
  const pool = () => {
    if (started.length === 0) started.push(startPool(threads));
    return started[0];
  };
  // One that no thread can draw in time is left out, as one that cannot be drawn at all.
  const orNull = (error: unknown) => {
    if (error instanceof CallTooLong) return null;
    throw error;
  };
  try {
    return await work({
      picture: async (request) => (await pool()).call('picture', request).catch(orNull),
      molfile: async (smiles) => (await pool()).call('molfile', smiles).catch(orNull),
    });
  } finally {
    for (const each of started) await (await each).close();
  }
}

async function startPool(size: number): Promise<ThreadPool<DrawingFunctions>> {
  const workerData = { rdkitModule: await loadRdkitModule() };
  const program = { file: entryFile('drawing-thread'), workerData, resourceLimits: LIMITS };
  return new ThreadPool<DrawingFunctions>({ program, size, patience: PATIENCE });
}

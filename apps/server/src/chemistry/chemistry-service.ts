import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { type ThreadPatience, ThreadPool } from '@retron/threads';
import { entryFile } from '../repository-root.ts';
import type { ChemistryFunctions } from './chemistry-functions.ts';

/** Longest time one drawing or check may take, and the libraries to be loaded: on a busy machine at its start the latter is long. */
const PATIENCE: ThreadPatience = { startMs: 120_000, callMs: 15_000 };

/** Pictures of some pages of results; a server that is asked for more at once says that it is busy. */
const MOST_WAITING = 2000;

/** Chemistry for the web process, answered by a thread of its own. */
export type ChemistryService = ThreadPool<ChemistryFunctions>;

export function startChemistryService(patience = PATIENCE): ChemistryService {
  const program = { file: entryFile('chemistry-thread'), resourceLimits: PLANNING_THREAD_LIMITS };
  return new ThreadPool<ChemistryFunctions>({ program, size: 1, patience, mostWaiting: MOST_WAITING });
}

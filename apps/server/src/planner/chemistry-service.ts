import type { ChemistryFunctions } from './chemistry.ts';
import { ThreadCaller } from './thread-caller.ts';

/** Longest time one drawing or check may take, and the libraries to be loaded: on a busy machine at its start the latter is long. */
const PATIENCE = { startMs: 120_000, callMs: 15_000 } as const;

/** Chemistry for the web process, answered by a thread of its own. */
export type ChemistryService = ThreadCaller<ChemistryFunctions>;

export function startChemistryService(): ChemistryService {
  return new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, PATIENCE);
}

import type { ChemistryFunctions } from './chemistry.ts';
import { ThreadCaller } from './thread-caller.ts';

/** Longest time one drawing or check may take. */
const TIMEOUT_MS = 15_000;

/** Chemistry for the web process, answered by a thread of its own. */
export type ChemistryService = ThreadCaller<ChemistryFunctions>;

export function startChemistryService(): ChemistryService {
  return new ThreadCaller<ChemistryFunctions>('chemistry-thread', null, TIMEOUT_MS);
}

// PROVISIONAL: fitted on 117 recorded reactions, before all terms were there.
import type { FeasibilityTermId } from './feasibility-terms.ts';

/** Natural logarithm of the odds of a step that is typical in everything. */
export const CONSTANT = -1.807;

/** What a term adds to the natural logarithm of the odds for each unit above what is typical. */
export const WEIGHTS: Readonly<Record<FeasibilityTermId, { readonly weight: number; readonly typical: number }>> = {
  precedents: { weight: 0, typical: 4.337 },
  neighbours: { weight: 0, typical: 3.332 },
  surroundings: { weight: 0.209, typical: 2.135 },
  anyNeighbours: { weight: 0.815, typical: 0.803 },
  anySurroundings: { weight: 2.421, typical: 0.669 },
  similarity: { weight: 3.377, typical: 0.308 },
  disconnection: { weight: 0.46, typical: -2.427 },
  besideBest: { weight: 0, typical: -2 },
  variant: { weight: 0.698, typical: 0 },
  sites: { weight: -0.621, typical: 0.289 },
  placesInStructure: { weight: -0.068, typical: 0 },
  competingSites: { weight: -1.237, typical: 0 },
  notReproduced: { weight: -3, typical: 0 },
  stereoOpen: { weight: -0.7, typical: 0 },
  conflicts: { weight: -1.285, typical: 0 },
  twins: { weight: -0.3, typical: 0 },
  neverRules: { weight: -4, typical: 0 },
  riskRules: { weight: -1, typical: 0 },
  unstable: { weight: -3, typical: 0 },
  otherKind: { weight: -2.042, typical: 0 },
  unnamed: { weight: -1.459, typical: 0 },
};

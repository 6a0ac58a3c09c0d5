// Made by a command, not by hand; with the same inputs it gives the same file:
//   retron ranker train-feasibility --source uspto_mit_test_40k.tsv.gz --source paroutes_n1_cited.tsv.gz --leave-out paroutes_dev_n1_steps.txt --learn-from 160 --out feasibility-weights.ts
//   chemsynth_core-1.0 4bbea717330d0e6b55758d24d35a396cc99da935ca491fd068398cb4f0f72d01
//   uspto_mit_test_40k.tsv.gz 37bfbf8158e239fc40df95e9ff5d8cb23fef56816b8d2894d70c30d1ebe7c437
//   paroutes_n1_cited.tsv.gz 8f2cf367da1fad967dc4f375d7355a419a5c3810e95ffa210c44ed8f239d5f1d
// Fitted on 139 recorded reactions. `textbook` came later: it is what its term expects, and was not fitted.
import type { FeasibilityTermId } from './feasibility-terms.ts';

/** Natural logarithm of the odds of a step that is typical in everything. */
export const CONSTANT = 2.326;

/** What a term adds to the natural logarithm of the odds for each unit above what is typical. */
export const WEIGHTS: Readonly<Record<FeasibilityTermId, { readonly weight: number; readonly typical: number }>> = {
  precedents: { weight: 0, typical: 4.359 },
  neighbours: { weight: 0, typical: 3.27 },
  surroundings: { weight: 0.501, typical: 2.142 },
  similarity: { weight: 5.063, typical: 0.31 },
  disconnection: { weight: 0.363, typical: -2.534 },
  variant: { weight: 1.188, typical: 0 },
  textbook: { weight: 3, typical: 0 },
  sites: { weight: -0.328, typical: 0.286 },
  placesInStructure: { weight: -0.834, typical: 0 },
  competingSites: { weight: -1.475, typical: 0 },
  notReproduced: { weight: -3.005, typical: 0 },
  stereoOpen: { weight: -0.7, typical: 0 },
  conflicts: { weight: -0.713, typical: 0 },
  twins: { weight: -0.3, typical: 0 },
  neverRules: { weight: -3.54, typical: 0 },
  riskRules: { weight: -0.775, typical: 0 },
  unstable: { weight: -3, typical: 0 },
  otherKind: { weight: -2.092, typical: 0 },
  unnamed: { weight: -2.377, typical: 0 },
};

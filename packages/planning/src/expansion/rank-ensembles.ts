import type { Molecule } from '@retron/molecule';
import { capProbability, probabilityOf, ratingOf } from '../rating/calibration.ts';
import { capsOf } from '../rating/caps.ts';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import type { Ranker } from '../rating/ranker.ts';
import type { Candidate, Expansion } from './candidate.ts';
import { candidateDetails } from './candidate-details.ts';
import type { Ensemble } from './ensemble.ts';

/** The ensembles of one structure with what is known of them. */
export interface AppraisedEnsembles {
  readonly smiles: string;
  readonly molecule: Molecule;
  readonly ensembles: readonly Ensemble[];
  /** In the order of `ensembles`. */
  readonly facts: readonly EnsembleFacts[];
  readonly dropped: Expansion['dropped'];
}

/** Scores ensembles and sorts them; what only shown suggestions need waits in `details`. */
export function rankEnsembles({ smiles, molecule, ensembles, facts, dropped }: AppraisedEnsembles, ranker: Ranker): Expansion {
  const ranked = ensembles.map(({ precursors }, index) => ({ precursors, facts: facts[index] }));
  const scores = ranker.scores(smiles, ranked);
  const indexOf = new Map(ensembles.map((ensemble, index) => [candidateOf(ensemble, facts[index], scores[index]), index]));
  const candidates = [...indexOf.keys()].sort((a, b) => b.probability - a.probability || (a.key < b.key ? -1 : 1));
  const details = (candidate: Candidate) => {
    const index = indexOf.get(candidate);
    if (index === undefined) throw new Error('A candidate of another expansion');
    return candidateDetails(molecule, ensembles[index], facts[index], candidate);
  };
  return { candidates, dropped, details };
}

function candidateOf(ensemble: Ensemble, facts: EnsembleFacts, score: number): Candidate {
  const highest = capsOf(facts)[0]?.highest ?? 4;
  const probability = capProbability(probabilityOf(score), highest);
  return {
    precursors: ensemble.precursors,
    key: ensemble.key,
    probability,
    rating: ratingOf(probability),
    simplification: facts.simplification ?? 0,
    preference: ensemble.admission.preference,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
  };
}

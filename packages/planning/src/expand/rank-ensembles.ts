import type { Molecule } from '@retron/molecule';
import type { Rating } from '@retron/tree';
import { candidateDetails } from '../explain/candidate-details.ts';
import type { CloserLook } from '../judge/closer-look.ts';
import type { Ranker } from '../rank/ranker.ts';
import { capProbability, probabilityOf, ratingOf } from '../rate/calibration.ts';
import { capsOf, LOWEST_CAP_OF_FINDINGS } from '../rate/caps.ts';
import type { Candidate, Expansion } from '../step/candidate.ts';
import type { Ensemble } from '../step/ensemble.ts';
import type { EnsembleFacts } from '../step/ensemble-facts.ts';

/** Suggestions rated so low are not run forward, though they are shown: there are very many, and it would take too long. */
const UGLY: Rating = 1;

/** The ensembles of one structure with what is known of them. */
export interface AppraisedEnsembles {
  readonly smiles: string;
  readonly molecule: Molecule;
  readonly ensembles: readonly Ensemble[];
  /** In the order of `ensembles`. */
  readonly facts: readonly EnsembleFacts[];
  /** `null` in the forward direction, where there is nothing to run forward. */
  readonly closerLook: CloserLook | null;
  readonly dropped: Expansion['dropped'];
}

/** Scores ensembles and sorts them; what only shown suggestions need waits in `details`. */
export function rankEnsembles({ smiles, molecule, ensembles, facts, closerLook, dropped }: AppraisedEnsembles, ranker: Ranker): Expansion {
  const ranked = ensembles.map(({ precursors, share }, index) => ({ precursors, share, facts: facts[index] }));
  const scores = ranker.scores(smiles, ranked);
  const indexOf = new Map(ensembles.map((ensemble, index) => [candidateOf(ensemble, facts[index], scores[index], closerLook), index]));
  const candidates = [...indexOf.keys()].sort((a, b) => b.probability - a.probability || (a.key < b.key ? -1 : 1));
  const look = (ensemble: Ensemble, rating: Rating) => closerLook?.(ensemble, rating > UGLY ? 'forward' : 'groups') ?? null;
  const details = (candidate: Candidate) => {
    const index = indexOf.get(candidate);
    if (index === undefined) throw new Error('A candidate of another expansion');
    return candidateDetails(molecule, ensembles[index], facts[index], look(ensembles[index], candidate.rating), candidate);
  };
  return { candidates, dropped, details };
}

function candidateOf(ensemble: Ensemble, facts: EnsembleFacts, score: number, closerLook: CloserLook | null): Candidate {
  const recordedProbability = probabilityOf(score);
  const probability = cappedProbability(ensemble, facts, recordedProbability, closerLook);
  return {
    precursors: ensemble.precursors,
    key: ensemble.key,
    probability,
    recordedProbability,
    rating: ratingOf(probability),
    simplification: facts.simplification ?? 0,
    preference: ensemble.admission.preference,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
  };
}

/** Looks closer only at what is rated so well that a finding could lower it. */
function cappedProbability(ensemble: Ensemble, facts: EnsembleFacts, probability: number, closerLook: CloserLook | null): number {
  const isWorthALook = closerLook !== null && !facts.isUnprecedented && ratingOf(probability) > LOWEST_CAP_OF_FINDINGS;
  const [lowest] = capsOf(facts, isWorthALook ? closerLook(ensemble, 'forward') : null);
  return lowest === undefined ? probability : capProbability(probability, lowest.highest);
}

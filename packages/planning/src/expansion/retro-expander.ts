import { prepareTarget } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { PlanningPorts, PlanRequest } from '../ports.ts';
import { capProbability, probabilityOf, ratingOf } from '../rating/calibration.ts';
import { capsOf } from '../rating/caps.ts';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import { precedentRanker } from '../rating/precedent-ranker.ts';
import type { Ranker } from '../rating/ranker.ts';
import { Tally } from '../search/tally.ts';
import { findStrategy } from '../strategies/shipped-strategies.ts';
import { applyLibraries } from './apply-libraries.ts';
import { type AppraisalContext, appraise } from './appraise.ts';
import type { Candidate, Expander } from './candidate.ts';
import { candidateDetails } from './candidate-details.ts';
import { compileLibrary } from './compiled-library.ts';
import type { Ensemble } from './ensemble.ts';
import { Fragments, readCanonical } from './fragments.ts';
import { mergeDrafts } from './merge.ts';

/** What distinguishes one expander from another. */
export type ExpanderSettings = Pick<PlanRequest, 'algorithm' | 'strategy' | 'precision'> & { readonly ranker?: Ranker };

const LEVELS: readonly Precision[] = [1, 2, 3];

const fragmentsOf = new WeakMap<object, Fragments>();

/** Fragments remembered for as long as the toolkit of this thread lives. */
function sharedFragments(rdkit: PlanningPorts['rdkit']): Fragments {
  const known = fragmentsOf.get(rdkit) ?? new Fragments(rdkit);
  fragmentsOf.set(rdkit, known);
  return known;
}

/** Single-step retrosynthesis by every transform of the libraries. */
export function createRetroExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const { precision } = settings;
  const strategy = findStrategy(settings.strategy);
  if (strategy === null) throw new Error(`No strategy named ${settings.strategy}`);
  const isOpenMinded = settings.algorithm === 'unprecedented';
  const levels = LEVELS.filter((level) => level >= precision || isOpenMinded);
  const ranker = settings.ranker ?? precedentRanker;
  const libraries = ports.libraries.map((library) => compileLibrary(library, 'retrosynthesis'));
  const fragments = sharedFragments(ports.rdkit);
  const context: AppraisalContext = {
    rdkit: ports.rdkit,
    stock: ports.stock,
    fragments,
    isUnprecedented: (deepest) => deepest < precision || (isOpenMinded && deepest === 1),
  };
  return {
    expand(smiles) {
      const molecule = readCanonical(smiles);
      const target = prepareTarget(molecule);
      const applied = applyLibraries(libraries, target, levels);
      const merged = mergeDrafts(applied.drafts, target, smiles, strategy, fragments);
      const dropped = new Tally();
      dropped.addAll(applied.dropped);
      dropped.addAll(merged.dropped);
      const facts = appraise(smiles, merged.ensembles, context);
      const ranked = merged.ensembles.map(({ precursors }, index) => ({ precursors, facts: facts[index] }));
      const scores = ranker.scores(smiles, ranked);
      const known = new Map<Candidate, number>();
      const candidates = merged.ensembles.map((ensemble, index) => {
        const candidate = candidateOf(ensemble, facts[index], scores[index]);
        known.set(candidate, index);
        return candidate;
      });
      candidates.sort((a, b) => b.probability - a.probability || (a.key < b.key ? -1 : 1));
      const details = (candidate: Candidate) => {
        const index = known.get(candidate);
        if (index === undefined) throw new Error('A candidate of another expansion');
        return candidateDetails(molecule, merged.ensembles[index], facts[index], candidate);
      };
      return { candidates, dropped: dropped.toRecord(), details };
    },
  };
}

function candidateOf(ensemble: Ensemble, facts: EnsembleFacts, score: number): Candidate {
  const highest = capsOf(facts)[0]?.highest ?? 4;
  const probability = capProbability(probabilityOf(score), highest);
  return {
    precursors: ensemble.precursors,
    key: ensemble.key,
    probability,
    rating: ratingOf(probability),
    simplification: facts.simplification,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
  };
}

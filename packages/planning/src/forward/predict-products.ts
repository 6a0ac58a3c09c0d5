import { AT_WORK, type Work } from '@retron/molecule';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import type { ProductRanker } from '../ports/step-ranker.ts';
import type { Workbench } from '../ports/workbench.ts';
import { calibrated } from '../rank/calibrated.ts';
import type { Fragments } from '../step/fragments.ts';
import type { ForwardApplication } from '../step/product-candidate.ts';
import type { Support } from '../step/support.ts';
import type { Tally } from '../step/tally.ts';
import { forwardApplications } from './forward-applications.ts';
import type { Mixture } from './mixture.ts';
import { productCandidates } from './product-candidates.ts';

/** A product that may form when the molecules of a mixture react with each other. */
export interface PredictedProduct {
  /** Canonical SMILES. */
  readonly smiles: string;
  /** Bits; see `molecularComplexity`. */
  readonly complexity: number;
  /** Estimated share of recorded reactions of such a mixture that give this product; with all products of the mixture 1. */
  readonly probability: number;
  readonly application: ForwardApplication;
  readonly support: readonly Support[];
}

/** What prediction works with. */
export interface ProductPredictor {
  readonly libraries: readonly ForwardLibrary[];
  readonly ranker: ProductRanker;
  readonly workbench: Pick<Workbench, 'fragments' | 'applier' | 'reactionNamer' | 'mechanism' | 'textbookForward'>;
}

/** Applications of one mixture that RDKit sees, most probable first: the others would cost its time and are hardly ever right. */
const MOST_CANONICAL = 100;
const CANONICAL_AT_ONCE = 8;

/**
 * What transforms make of all molecules of a mixture together, most probable first; ties by SMILES.
 *
 * Transforms of every level are tried. Products equal to a molecule of the mixture are left out.
 *
 * @param least - products less probable than this are not followed up; 0 follows all
 */
export function* predictProducts(
  { libraries, ranker, workbench: { fragments, applier } }: ProductPredictor,
  mixture: Mixture,
  least: number,
  dropped: Tally,
): Work<readonly PredictedProduct[]> {
  const applications = yield* forwardApplications(libraries, mixture, applier, dropped);
  const candidates = yield* productCandidates(applications, () => true, dropped);
  if (candidates.length === 0) return [];
  const own = ranker.probabilities(mixture, candidates);
  const probabilities = own.map((each) => (each === null ? 0 : calibrated(each, ranker.calibration)));
  const ranked = candidates
    .map(({ application, support }, index) => ({ application, support, probability: probabilities[index] }))
    .filter(({ probability }) => probability >= least)
    .sort((a, b) => b.probability - a.probability || (a.application.product.smiles < b.application.product.smiles ? -1 : 1));
  dropped.add('improbable-product', candidates.length - ranked.length);
  dropped.add('beyond-products', Math.max(0, ranked.length - MOST_CANONICAL));
  return yield* mergeAlike(ranked.slice(0, MOST_CANONICAL), mixture, fragments, dropped);
}

/** Products that RDKit writes alike are one: their probabilities add up. */
function* mergeAlike(
  ranked: readonly Pick<PredictedProduct, 'application' | 'support' | 'probability'>[],
  { molecules }: Mixture,
  fragments: Fragments,
  dropped: Tally,
): Work<readonly PredictedProduct[]> {
  const products = new Map<string, PredictedProduct>();
  for (const [index, { application, support, probability }] of ranked.entries()) {
    if (index % CANONICAL_AT_ONCE === CANONICAL_AT_ONCE - 1) yield AT_WORK;
    const fragment = fragments.canonical(application.product.smiles);
    if ('dropped' in fragment) {
      dropped.add(fragment.dropped);
      continue;
    }
    const { smiles, complexity } = fragment;
    if (molecules.includes(smiles)) {
      dropped.add('product-given');
      continue;
    }
    const known = products.get(smiles);
    if (known === undefined) products.set(smiles, { smiles, complexity, probability, application, support });
    else {
      const more = support.filter((each) => !known.support.includes(each));
      products.set(smiles, { ...known, probability: known.probability + probability, support: [...known.support, ...more] });
    }
  }
  return [...products.values()].sort((a, b) => b.probability - a.probability || (a.smiles < b.smiles ? -1 : 1));
}

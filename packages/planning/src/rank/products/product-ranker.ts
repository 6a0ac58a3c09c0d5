import type { ProductRanker } from '../../ports/step-ranker.ts';
import type { Support } from '../../step/support.ts';
import { DENSE, type ProductFeatures, productFeatures } from './product-features.ts';
import { PRODUCT_WEIGHTS_KIND, type ProductWeights } from './product-weights.ts';
import { TransformNames } from './transform-names.ts';

/** A log-linear model of which product of a mixture forms, as a kind of ranker; for one thread. */
export function productRanker(weights: ProductWeights): ProductRanker {
  const names = new TransformNames();
  const facts = {
    reactionCount: ({ library, transform }: Support) => library.library.reactionCount(transform),
    name: ({ library, transform }: Support) => names.of(library.library, transform),
  };
  return {
    kind: PRODUCT_WEIGHTS_KIND,
    sees: 'products',
    calibration: null,
    probabilities(mixture, candidates) {
      if (candidates.length === 0) return [];
      return probabilitiesOf(productFeatures(mixture, candidates, facts).map((each) => productScore(weights, each)));
    },
  };
}

/** Score of a product; comparable among the products of one mixture only. */
export function productScore({ dense, sparse, step }: ProductWeights, features: ProductFeatures): number {
  let measured = 0;
  for (let i = 0; i < dense.length; i++) measured += dense[i] * features.dense[i];
  const mask = sparse.length - 1;
  let steps = 0;
  for (let i = 0; i < features.sparse.length; i++) steps += sparse[features.sparse[i] & mask];
  return measured + step * steps;
}

/** Probabilities, together 1, of things with the given scores. */
export function probabilitiesOf(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** The measured part of a model fitted to 3,600 patent reactions, rounded; natural logarithms of odds. PROVISIONAL. */
const PLAIN: Readonly<Record<(typeof DENSE)[number], number>> = {
  'reactions at level 1': 0.4,
  'reactions at level 2': 0.6,
  'reactions at level 3': 0.5,
  'has level 2': 0.5,
  'has level 3': 0.7,
  'products of the same transform, level 1': -0.4,
  'products of the same transform, level 2': -0.2,
  'products of the same transform, level 3': -0.2,
  'atoms lost': -0.7,
  'share of atoms lost': -0.7,
  'atoms changed': 0.1,
  'bonds made': 0.1,
  'ring bonds made': 0.1,
  'level 2 among level 1': 0.7,
  'level 3 among level 2': 0.8,
  transforms: 0.4,
};

/** Used where nothing was learned: more and closer precedents first, then fewer places where the same transform fits. */
export const PLAIN_WEIGHTS: ProductWeights = {
  dense: Float32Array.from(DENSE, (name) => PLAIN[name]),
  sparse: new Int8Array(1),
  step: 0,
};

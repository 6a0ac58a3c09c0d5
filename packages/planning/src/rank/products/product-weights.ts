/** What ranks with these weights, as the header of their file says. */
export const PRODUCT_WEIGHTS_KIND = 'log-linear-products';

/**
 * What was learned of which product forms: a log-linear model. A product's score is a sum of weights; the probabilities of the
 * products of one mixture are in the ratio of the exponentials of their scores.
 */
export interface ProductWeights {
  /** One for each measured feature, in the order of `DENSE`. */
  readonly dense: Float32Array;
  /** Weights of the sparse features in steps of `step`; the place is the lowest bits of the feature's name. A power of two long. */
  readonly sparse: Int8Array;
  readonly step: number;
}

import type { AtomIndex } from './molecule.ts';

/**
 * Centres whose configuration is known only relative to each other (enhanced stereo).
 *
 * `and`: a mixture of the drawn form and its mirror image; `or`: one of the two, not known which.
 */
export interface StereoGroup {
  readonly kind: 'and' | 'or';
  /** Number of the group among those of its kind, from 1. */
  readonly number: number;
  /** Ascending. */
  readonly atoms: readonly AtomIndex[];
}

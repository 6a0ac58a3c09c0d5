import type { RankingData } from '../data/ranking-data.ts';
import { RELEVANCE_WIDTH, type Shortlist } from '../networks/shortlist.ts';

/** How trees look at a plain number: as it is, as the logarithm of one more than a count, or not at all. */
export const VIEW = { asIs: 0, count: 1, none: 2 } as const;

/** Decision trees whose answers add up (doi:10.1214/aos/1013203451), one behind the other in arrays. */
export interface BoostedTrees {
  /** How they look at each plain number, one of `VIEW`. */
  readonly views: Uint8Array;
  /** First node of each tree. */
  readonly roots: Uint32Array;
  /** Input that a node asks for: the plain numbers, then the relevance. */
  readonly input: Uint8Array;
  /** Where a node goes on for inputs below its number; for others at the next. 0 for leaves. */
  readonly below: Uint32Array;
  /** Border of a node; what a leaf adds to the score. */
  readonly number: Float32Array;
}

/** Scores a shortlist; their softmax is the probability of being the recorded step. @returns a score for each, in its order */
export function treeScores(trees: BoostedTrees, data: RankingData, target: number, { candidates, relevance }: Shortlist): Float32Array {
  const width = data.plainWidth + RELEVANCE_WIDTH;
  const inputs = new Float32Array(candidates.length * width);
  candidates.forEach((place, rank) => {
    const row = relevance.subarray(rank * RELEVANCE_WIDTH, (rank + 1) * RELEVANCE_WIDTH);
    const out = inputs.subarray(rank * width, (rank + 1) * width);
    writeTreeInputs(data, data.candidateStart[target] + place, row, trees.views, out);
  });
  return Float32Array.from(sumsOfLeaves(trees, inputs, width));
}

/** Of rows of `width` inputs. Tree by tree: one is small, all together are more than the processor keeps at hand. */
function sumsOfLeaves({ roots, input, below, number }: BoostedTrees, inputs: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(inputs.length / width);
  for (let tree = 0; tree < roots.length; tree++) {
    for (let row = 0; row < sums.length; row++) {
      let node = roots[tree];
      while (below[node] > 0) node = inputs[row * width + input[node]] < number[node] ? below[node] : below[node] + 1;
      sums[row] += number[node];
    }
  }
  return sums;
}

/** @param out - `plainWidth` + `RELEVANCE_WIDTH` numbers */
export function writeTreeInputs(
  { plain, plainWidth }: RankingData,
  candidate: number,
  relevance: Float32Array,
  views: Uint8Array,
  out: Float32Array,
): void {
  for (let i = 0; i < plainWidth; i++) {
    const number = plain[candidate * plainWidth + i];
    out[i] = views[i] === VIEW.asIs ? number : views[i] === VIEW.count ? roundedCount(number) : 0;
  }
  out.set(relevance, plainWidth);
}

/** Counts up to this are told as they are. */
const EXACT = 4;
/** Larger ones in steps of half as much again. */
const STEP = Math.log(1.5);

/**
 * Where a reaction is recorded, it is left out of the counts of its own transforms: a transform with 500 reactions then has 499, and has
 * them nowhere else. Trees would learn to tell the two apart; rounded, the two are one.
 *
 * @param logarithm - of one more than the count
 */
function roundedCount(logarithm: number): number {
  const count = Math.round(Math.expm1(logarithm));
  return Math.log1p(count <= EXACT ? count : Math.exp(Math.round(Math.log(count) / STEP) * STEP));
}

import type { RankingData } from '../data/ranking-data.ts';
import type { Vocabulary } from '../data/vocabulary.ts';
import { exponentialLinear, type RowTable } from './row-table.ts';

/** Surroundings of one target that are looked at; larger molecules than a few hundred atoms have more. */
const MOST_SURROUNDINGS = 4000;

/** First transform of level 1, 2 and 3, and the number of transforms. */
export type LevelStarts = readonly [number, number, number, number];

/** How far a candidate that nothing is known of stands behind the least relevant other. */
const BEHIND = 1;

export interface RelevanceParameters {
  readonly vocabulary: Vocabulary;
  readonly levelStart: LevelStarts;
  /** A row for each surrounding. */
  readonly surroundings: RowTable;
  readonly bias: Float32Array;
  /** A row for each transform. */
  readonly transforms: RowTable;
  readonly transformBias: Float32Array;
}

/**
 * How well transforms fit a structure, judged by the structure as a whole: what published chemistry does to such molecules.
 *
 * One hidden layer over the structure's surroundings; a candidate's relevance is the sum over the levels of the mean over its
 * transforms of that level. A transform that fits at two places has two candidates, which share its probability in the softmax over
 * all candidates.
 */
export class RelevanceNetwork {
  readonly parameters: RelevanceParameters;
  readonly #index = new Uint32Array(MOST_SURROUNDINGS);
  readonly #weight = new Float32Array(MOST_SURROUNDINGS);

  constructor(parameters: RelevanceParameters) {
    this.parameters = parameters;
  }

  /**
   * @returns for each candidate of the target its relevance by transforms of level 1, 2 and 3: three numbers each, 0 where there is none.
   *   A candidate without a transform that was learnt of comes behind all others.
   */
  relevances(data: RankingData, target: number): Float32Array {
    const { levelStart, transforms, transformBias } = this.parameters;
    const hidden = this.#hidden(data, target);
    const first = data.candidateStart[target];
    const count = data.candidateStart[target + 1] - first;
    const ofTransform = new Map<number, number>();
    const relevances = new Float32Array(3 * count);
    const found = [0, 0, 0];
    const unknown: number[] = [];
    let lowest = Number.POSITIVE_INFINITY;
    for (let c = 0; c < count; c++) {
      found.fill(0);
      for (let k = data.transformStart[first + c]; k < data.transformStart[first + c + 1]; k++) {
        const transform = data.transform[k];
        let relevance = ofTransform.get(transform);
        if (relevance === undefined) {
          relevance = transforms.dot(transform, hidden) + transformBias[transform];
          ofTransform.set(transform, relevance);
        }
        const level = transform < levelStart[1] ? 0 : transform < levelStart[2] ? 1 : 2;
        relevances[3 * c + level] += relevance;
        found[level]++;
      }
      for (let level = 0; level < 3; level++) if (found[level] > 1) relevances[3 * c + level] /= found[level];
      if (found.every((transforms) => transforms === 0)) unknown.push(c);
      else lowest = Math.min(lowest, relevances[3 * c] + relevances[3 * c + 1] + relevances[3 * c + 2]);
    }
    if (unknown.length < count) for (const c of unknown) relevances[3 * c] = lowest - BEHIND;
    return relevances;
  }

  #hidden(data: RankingData, target: number): Float32Array {
    const { vocabulary, surroundings, bias } = this.parameters;
    const count = vocabulary.write(data, target, this.#index, this.#weight, () => true, 1);
    const hidden = Float32Array.from(bias);
    for (let k = 0; k < count; k++) surroundings.addRow(this.#index[k], this.#weight[k], hidden, 0);
    exponentialLinear(hidden);
    return hidden;
  }
}

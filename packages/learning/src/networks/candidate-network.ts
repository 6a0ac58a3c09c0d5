import type { RankingData } from '../data/ranking-data.ts';
import type { Vocabulary } from '../data/vocabulary.ts';
import { exponentialLinear, type RowTable } from './row-table.ts';
import { RELEVANCE_WIDTH, type Shortlist } from './shortlist.ts';

const MOST_SURROUNDINGS = 4000;
/** Changed surroundings of one candidate that are looked at. */
export const MOST_CHANGES = 250;
/** Sum of the squared weights of changed surroundings, to the power of one half. */
const CHANGE_LENGTH = 4;

/** Weight of each of `count` changed surroundings. */
export function changeWeight(count: number): number {
  return CHANGE_LENGTH / Math.sqrt(count || 1);
}

/** Plain and relevance numbers together, filled up to a multiple of 8. */
export function plainInputs(plainWidth: number): number {
  return 8 * Math.ceil((plainWidth + RELEVANCE_WIDTH) / 8);
}

/** Small matrices are kept as they are, row by row. */
export interface CandidateParameters {
  readonly vocabulary: Vocabulary;
  /** Hidden units of the first and the second layer. */
  readonly widths: readonly [number, number];
  /** A row for each bucket of changed surroundings. */
  readonly changes: RowTable;
  /** A row for each surrounding of the target. */
  readonly surroundings: RowTable;
  /** `plainInputs` x first width. */
  readonly plain: Float32Array;
  readonly bias1: Float32Array;
  /** First width x second width. */
  readonly second: Float32Array;
  readonly bias2: Float32Array;
  /** Of the second layer. */
  readonly output: Float32Array;
  /** Of the plain inputs, past both layers. */
  readonly direct: Float32Array;
}

/**
 * Judges the candidates of a shortlist by what the step changes, how it was found, and the target: two hidden layers, one score each.
 * Scores compare within one target only: their softmax is the probability of being the recorded step.
 */
export class CandidateNetwork {
  readonly parameters: CandidateParameters;
  readonly #index = new Uint32Array(MOST_SURROUNDINGS);
  readonly #weight = new Float32Array(MOST_SURROUNDINGS);

  constructor(parameters: CandidateParameters) {
    this.parameters = parameters;
  }

  /** @returns a score for each candidate of the shortlist, in its order */
  scores(data: RankingData, target: number, { candidates, relevance }: Shortlist): Float32Array {
    const { widths, plain, bias2, second, output, direct } = this.parameters;
    const [width1, width2] = widths;
    const inputs = plainInputs(data.plainWidth);
    const context = this.#context(data, target);
    const input = new Float32Array(inputs);
    const hidden1 = new Float32Array(width1);
    const hidden2 = new Float32Array(width2);
    return Float32Array.from(candidates, (place, rank) => {
      const candidate = data.candidateStart[target] + place;
      input.set(data.plain.subarray(candidate * data.plainWidth, (candidate + 1) * data.plainWidth));
      input.set(relevance.subarray(rank * RELEVANCE_WIDTH, (rank + 1) * RELEVANCE_WIDTH), data.plainWidth);
      hidden1.set(context);
      this.#addChanges(data, candidate, hidden1);
      addProduct(input, plain, width1, hidden1);
      exponentialLinear(hidden1);
      hidden2.set(bias2);
      addProduct(hidden1, second, width2, hidden2);
      exponentialLinear(hidden2);
      return dot(hidden2, output) + dot(input, direct);
    });
  }

  #context(data: RankingData, target: number): Float32Array {
    const { vocabulary, surroundings, bias1 } = this.parameters;
    const context = Float32Array.from(bias1);
    const count = vocabulary.write(data, target, this.#index, this.#weight, () => true, 1);
    for (let k = 0; k < count; k++) surroundings.addRow(this.#index[k], this.#weight[k], context, 0);
    return context;
  }

  #addChanges(data: RankingData, candidate: number, out: Float32Array): void {
    const first = data.changeStart[candidate];
    const end = Math.min(data.changeStart[candidate + 1], first + MOST_CHANGES);
    const weight = changeWeight(end - first);
    for (let k = first; k < end; k++) this.parameters.changes.addRow(data.change[k], weight, out, 0);
  }
}

/** out += vector * matrix. */
function addProduct(vector: Float32Array, matrix: Float32Array, width: number, out: Float32Array): void {
  for (let i = 0; i < vector.length; i++) {
    const factor = vector[i];
    if (factor === 0) continue;
    for (let k = 0; k < width; k++) out[k] += factor * matrix[i * width + k];
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

import type { RankingData } from '../data/ranking-data.ts';
import type { Vocabulary } from '../data/vocabulary.ts';
import type { Address } from '../kernels/web-assembly.ts';
import { Workspace } from '../kernels/workspace.ts';
import { exponentialLinear, type RowTable } from './row-table.ts';
import { RELEVANCE_WIDTH, type Shortlist } from './shortlist.ts';

const MOST_SURROUNDINGS = 4000;
/** Changed surroundings of one candidate that are looked at. */
export const MOST_CHANGES = 250;
/** Sum of the squared weights of changed surroundings, to the power of one half. */
const CHANGE_LENGTH = 4;

/** Weight of each of `count` changed surroundings, or surroundings in a precursor. */
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
  /** A row for each bucket of surroundings in a precursor; its width is that of the layer that sees one precursor. */
  readonly precursors: RowTable;
  readonly precursorBias: Float32Array;
  /** Width of that layer x first width. */
  readonly parts: Float32Array;
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

/** Candidates that go through the layers together. */
const ROWS = 64;
const FLOAT_BYTES = 4;

/**
 * Judges the candidates of a shortlist by what the step changes, how it was found, what its precursors are, and the target: two hidden
 * layers, one score each. Precursors go through a layer of their own one by one, and their sum into the first (doi:10.48550/arXiv.1703.06114).
 * Scores compare within one target only: their softmax is the probability of being the recorded step.
 */
export class CandidateNetwork {
  readonly parameters: CandidateParameters;
  readonly #index = new Uint32Array(MOST_SURROUNDINGS);
  readonly #weight = new Float32Array(MOST_SURROUNDINGS);
  readonly #layers: Layers;

  constructor(parameters: CandidateParameters) {
    this.parameters = parameters;
    this.#layers = new Layers(parameters);
  }

  /** @returns a score for each candidate of the shortlist, in its order */
  scores(data: RankingData, target: number, { candidates, relevance }: Shortlist): Float32Array {
    const context = this.#context(data, target);
    const precursors = new Map<number, Float32Array>();
    const scores = new Float32Array(candidates.length);
    for (let first = 0; first < candidates.length; first += ROWS) {
      const count = Math.min(ROWS, candidates.length - first);
      for (let row = 0; row < count; row++) {
        const candidate = data.candidateStart[target] + candidates[first + row];
        const { input, parts, hidden } = this.#layers.row(row);
        input.set(data.plain.subarray(candidate * data.plainWidth, (candidate + 1) * data.plainWidth));
        input.set(relevance.subarray((first + row) * RELEVANCE_WIDTH, (first + row + 1) * RELEVANCE_WIDTH), data.plainWidth);
        hidden.set(context);
        this.#addChanges(data, candidate, hidden);
        this.#sumPrecursors(data, target, candidate, precursors, parts);
      }
      this.#layers.writeScores(count, scores.subarray(first, first + count));
    }
    return scores;
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
    this.parameters.changes.addRows(data.change, first, end, weight, out);
  }

  /** @param known - precursors of the target that were looked at already, by their place */
  #sumPrecursors(data: RankingData, target: number, candidate: number, known: Map<number, Float32Array>, out: Float32Array): void {
    out.fill(0);
    for (let k = data.partStart[candidate]; k < data.partStart[candidate + 1]; k++) {
      const place = data.part[k];
      const units = known.get(place) ?? this.#precursor(data, data.precursorStart[target] + place);
      known.set(place, units);
      for (let i = 0; i < out.length; i++) out[i] += units[i];
    }
  }

  #precursor(data: RankingData, precursor: number): Float32Array {
    const { precursors, precursorBias } = this.parameters;
    const units = Float32Array.from(precursorBias);
    const first = data.precursorSurroundingStart[precursor];
    const end = data.precursorSurroundingStart[precursor + 1];
    const weight = changeWeight(end - first);
    precursors.addRows(data.precursorSurrounding, first, end, weight, units);
    exponentialLinear(units);
    return units;
  }
}

/** The dense part of the network, where nearly all multiplications are, on the kernels. */
class Layers {
  readonly #parameters: CandidateParameters;
  readonly #workspace: Workspace;
  readonly #inputs: number;
  readonly #partWidth: number;
  readonly #plain: Address;
  readonly #parts: Address;
  readonly #second: Address;
  readonly #input: Address;
  readonly #partInput: Address;
  readonly #hidden1: Address;
  readonly #hidden2: Address;

  constructor(parameters: CandidateParameters) {
    const { plain, parts, second, widths } = parameters;
    const [width1, width2] = widths;
    const inputs = plain.length / width1;
    const partWidth = parts.length / width1;
    const room = ROWS * (inputs + partWidth + width1 + width2);
    const workspace = new Workspace(plain.length + parts.length + second.length + room + 128);
    const keep = (numbers: Float32Array): Address => {
      const address = workspace.allocate(numbers.length);
      workspace.view(address, numbers.length).set(numbers);
      return address;
    };
    this.#parameters = parameters;
    this.#workspace = workspace;
    this.#inputs = inputs;
    this.#partWidth = partWidth;
    this.#plain = keep(plain);
    this.#parts = keep(parts);
    this.#second = keep(second);
    this.#input = workspace.allocate(ROWS * inputs);
    this.#partInput = workspace.allocate(ROWS * partWidth);
    this.#hidden1 = workspace.allocate(ROWS * width1);
    this.#hidden2 = workspace.allocate(ROWS * width2);
  }

  /** Where the plain inputs of one candidate go, the sum of its precursors, and what its first layer has besides them. */
  row(row: number): { readonly input: Float32Array; readonly parts: Float32Array; readonly hidden: Float32Array } {
    const [width1] = this.#parameters.widths;
    return {
      input: this.#workspace.view(this.#input + FLOAT_BYTES * row * this.#inputs, this.#inputs),
      parts: this.#workspace.view(this.#partInput + FLOAT_BYTES * row * this.#partWidth, this.#partWidth),
      hidden: this.#workspace.view(this.#hidden1 + FLOAT_BYTES * row * width1, width1),
    };
  }

  /** Scores of the first `count` rows. */
  writeScores(count: number, scores: Float32Array): void {
    const { widths, bias2, output, direct } = this.#parameters;
    const [width1, width2] = widths;
    const { kernels } = this.#workspace;
    kernels.multiply(this.#input, this.#inputs, 1, this.#plain, this.#hidden1, count, width1, this.#inputs);
    kernels.multiply(this.#partInput, this.#partWidth, 1, this.#parts, this.#hidden1, count, width1, this.#partWidth);
    exponentialLinear(this.#workspace.view(this.#hidden1, count * width1));
    const hidden2 = this.#workspace.view(this.#hidden2, count * width2);
    for (let row = 0; row < count; row++) hidden2.set(bias2, row * width2);
    kernels.multiply(this.#hidden1, width1, 1, this.#second, this.#hidden2, count, width2, width1);
    exponentialLinear(hidden2);
    const input = this.#workspace.view(this.#input, count * this.#inputs);
    for (let row = 0; row < count; row++) {
      scores[row] = dot(hidden2, row * width2, output) + dot(input, row * this.#inputs, direct);
    }
  }
}

/** The product of a vector with as many numbers from `start` on. */
function dot(numbers: Float32Array, start: number, vector: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += numbers[start + k] * vector[k];
  return sum;
}

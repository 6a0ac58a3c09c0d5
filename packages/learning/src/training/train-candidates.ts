import type { RankingData } from '../data/ranking-data.ts';
import { CHANGE_BUCKETS, PRECURSOR_BUCKETS } from '../data/ranking-data.ts';
import type { Vocabulary } from '../data/vocabulary.ts';
import type { Address } from '../kernels/web-assembly.ts';
import { Workspace } from '../kernels/workspace.ts';
import { type CandidateParameters, changeWeight, MOST_CHANGES, plainInputs } from '../networks/candidate-network.ts';
import { RowTable } from '../networks/row-table.ts';
import { RELEVANCE_WIDTH, type Shortlist, shortlist } from '../networks/shortlist.ts';
import { type Random, seededRandom, shuffle } from '../random.ts';
import { learningRate } from './learning-rate.ts';
import { ParameterTable } from './parameter-table.ts';
import { type TrainingProgress, writeSoftmaxGradient } from './softmax.ts';

export interface CandidateSettings {
  /** Hidden units of the two layers, multiples of 8. */
  readonly widths: readonly [number, number];
  /** Units of the layer that sees one precursor, a multiple of 8. */
  readonly precursorWidth: number;
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  /** Shares left out by chance: the target's surroundings, changed surroundings, units of the two layers. */
  readonly surroundingDropout: number;
  readonly changeDropout: number;
  /** Likewise: surroundings in a precursor, units of its layer. */
  readonly precursorDropout: readonly [number, number];
  readonly dropout: readonly [number, number];
  readonly weightDecay: number;
  /** Candidates looked at closely, at most; see `shortlist`. */
  readonly shortlistSize: number;
  readonly seed: number;
}

export const CANDIDATE_SETTINGS: CandidateSettings = {
  widths: [192, 64],
  precursorWidth: 64,
  epochs: 3,
  batch: 16,
  rate: 0.001,
  surroundingDropout: 0.5,
  changeDropout: 0.2,
  precursorDropout: [0.3, 0.2],
  dropout: [0.4, 0.2],
  weightDecay: 0.05,
  shortlistSize: 128,
  seed: 1,
};

const MOST_SURROUNDINGS = 4000;
const RISING_STEPS = 100;
const SMALL_WEIGHT_DECAY = 0.01;
const SPREAD = { changes: 0.05, surroundings: 0.02, precursors: 0.05, plain: 0.15, output: 0.1 } as const;
const FLOAT_BYTES = 4;

/**
 * @param relevances - three for each candidate of `data`, by networks that have not seen its target (`RelevanceNetwork.relevances`)
 * @param targets - numbers of the targets to learn from; those whose recorded candidate is not on the shortlist are passed over, as
 *   keeping it would give the answer away
 */
export function trainCandidates(
  data: RankingData,
  relevances: Float32Array,
  targets: Uint32Array,
  vocabulary: Vocabulary,
  settings: CandidateSettings,
  onProgress: (progress: TrainingProgress) => void,
): CandidateParameters {
  const training = new CandidateTraining(data, vocabulary, settings);
  const listOf = (target: number) => {
    const part = relevances.subarray(3 * data.candidateStart[target], 3 * data.candidateStart[target + 1]);
    return shortlist(data, target, part, settings.shortlistSize);
  };
  const order = targets.filter((target) =>
    listOf(target).candidates.some((place) => data.isRecorded[data.candidateStart[target] + place] === 1),
  );
  const steps = settings.epochs * Math.ceil(order.length / settings.batch);
  let step = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, training.random);
    let loss = 0;
    for (let first = 0; first < order.length; first += settings.batch) {
      const batch = order.subarray(first, first + settings.batch);
      for (const target of batch) loss += training.learn(target, listOf(target), 1 / batch.length);
      step++;
      training.step(learningRate(settings.rate, step, steps, RISING_STEPS), step);
    }
    onProgress({ epoch: epoch + 1, epochs: settings.epochs, loss: loss / order.length });
  }
  return training.parameters();
}

/** Where a layer's numbers lie while one target is learnt. */
interface Layer {
  readonly width: number;
  readonly output: Address;
  readonly gradient: Address;
  /** Slope of each unit, 0 where it is left out. */
  readonly slope: Float32Array;
}

/** The network while it learns; see `CandidateNetwork` for what it computes. All candidates of a target go through it together. */
class CandidateTraining {
  readonly random: Random;
  readonly #data: RankingData;
  readonly #vocabulary: Vocabulary;
  readonly #settings: CandidateSettings;
  readonly #workspace: Workspace;
  readonly #inputs: number;
  readonly #changes: ParameterTable;
  readonly #surroundings: ParameterTable;
  readonly #precursors: ParameterTable;
  readonly #precursorBias: ParameterTable;
  readonly #parts: ParameterTable;
  readonly #plain: ParameterTable;
  readonly #bias1: ParameterTable;
  readonly #second: ParameterTable;
  readonly #bias2: ParameterTable;
  readonly #output: ParameterTable;
  readonly #direct: ParameterTable;
  readonly #precursorLayer: Layer;
  readonly #layer1: Layer;
  readonly #layer2: Layer;
  readonly #partInput: Address;
  readonly #partGradient: Address;
  readonly #partsTransposed: Address;
  readonly #secondTransposed: Address;
  readonly #plainInput: Address;
  readonly #context: Address;
  readonly #contextGradient: Address;
  readonly #index: Address;
  readonly #weight: Address;
  readonly #changeIndex: Address;
  readonly #changeWeight: Address;
  readonly #changeCount: Uint32Array;
  /** Surroundings of the precursors that are looked at, one list behind the other, and where each list ends. */
  readonly #precursorIndex: Address;
  readonly #precursorWeight: Address;
  readonly #mostInPrecursors: number;
  readonly #precursorEnd: Uint32Array;
  /** Row of each precursor of the target in `#precursorLayer`; -1 for those that no candidate of the shortlist has. */
  readonly #rowOfPrecursor: Int32Array;

  constructor(data: RankingData, vocabulary: Vocabulary, settings: CandidateSettings) {
    const [width1, width2] = settings.widths;
    const most = settings.shortlistSize;
    const inputs = plainInputs(data.plainWidth);
    const partWidth = settings.precursorWidth;
    const mostPrecursors = longest(data.precursorStart);
    const mostInPrecursors = mostSurroundingsInPrecursors(data);
    this.random = seededRandom(settings.seed);
    this.#data = data;
    this.#vocabulary = vocabulary;
    this.#settings = settings;
    this.#inputs = inputs;
    const embeddings = ParameterTable.floats(CHANGE_BUCKETS, width1) + ParameterTable.floats(vocabulary.size, width1);
    const precursors = ParameterTable.floats(PRECURSOR_BUCKETS + 1, partWidth) + 2 * mostPrecursors * partWidth + 2 * mostInPrecursors;
    const matrices = 5 * width1 * (width2 + partWidth) + ParameterTable.floats(inputs + 4, width1 + width2);
    const room = most * (2 * width1 + 2 * width2 + inputs + 2 * partWidth + 2 * MOST_CHANGES) + 2 * MOST_SURROUNDINGS;
    const workspace = new Workspace(embeddings + precursors + matrices + room + 4096);
    this.#workspace = workspace;
    const table = (rows: number, width: number, spread: number) => new ParameterTable(workspace, rows, width, spread, this.random);
    this.#changes = table(CHANGE_BUCKETS, width1, SPREAD.changes);
    this.#surroundings = table(vocabulary.size, width1, SPREAD.surroundings);
    this.#precursors = table(PRECURSOR_BUCKETS, partWidth, SPREAD.precursors);
    this.#precursorBias = table(1, partWidth, 0);
    this.#parts = table(partWidth, width1, 1 / Math.sqrt(partWidth * 4));
    this.#plain = table(inputs, width1, SPREAD.plain);
    this.#bias1 = table(1, width1, 0);
    this.#second = table(width1, width2, 1 / Math.sqrt(width1));
    this.#bias2 = table(1, width2, 0);
    this.#output = table(1, width2, SPREAD.output);
    this.#direct = table(1, inputs, 0);
    const layer = (width: number, rows: number): Layer => ({
      width,
      output: workspace.allocate(rows * width),
      gradient: workspace.allocate(rows * width),
      slope: new Float32Array(rows * width),
    });
    this.#precursorLayer = layer(partWidth, mostPrecursors);
    this.#layer1 = layer(width1, most);
    this.#layer2 = layer(width2, most);
    this.#partInput = workspace.allocate(most * partWidth);
    this.#partGradient = workspace.allocate(most * partWidth);
    this.#partsTransposed = workspace.allocate(partWidth * width1);
    this.#precursorIndex = workspace.allocate(mostInPrecursors);
    this.#precursorWeight = workspace.allocate(mostInPrecursors);
    this.#mostInPrecursors = mostInPrecursors;
    this.#precursorEnd = new Uint32Array(mostPrecursors);
    this.#rowOfPrecursor = new Int32Array(mostPrecursors);
    this.#secondTransposed = workspace.allocate(width1 * width2);
    this.#plainInput = workspace.allocate(most * inputs);
    this.#context = workspace.allocate(width1);
    this.#contextGradient = workspace.allocate(width1);
    this.#index = workspace.allocate(MOST_SURROUNDINGS);
    this.#weight = workspace.allocate(MOST_SURROUNDINGS);
    this.#changeIndex = workspace.allocate(most * MOST_CHANGES);
    this.#changeWeight = workspace.allocate(most * MOST_CHANGES);
    this.#changeCount = new Uint32Array(most);
  }

  /** Adds the gradient of one target's loss. @returns the loss */
  learn(target: number, list: Shortlist, batchShare: number): number {
    const data = this.#data;
    const surroundings = this.#readContext(target);
    const precursors = this.#readPrecursors(target, list);
    const scores = this.#forward(target, list);
    const isRecorded = Uint8Array.from(list.candidates, (place) => data.isRecorded[data.candidateStart[target] + place]);
    const loss = writeSoftmaxGradient(scores, isRecorded, 0);
    for (let c = 0; c < scores.length; c++) scores[c] *= batchShare;
    this.#backward(scores, surroundings);
    this.#backwardPrecursors(target, list, precursors);
    return loss;
  }

  step(rate: number, time: number): void {
    const { weightDecay } = this.#settings;
    for (const table of [this.#changes, this.#surroundings, this.#precursors]) table.step(rate, time, weightDecay);
    const matrices = [this.#plain, this.#parts, this.#second];
    for (const table of [...matrices, this.#precursorBias, this.#bias1, this.#bias2, this.#output, this.#direct]) {
      table.touchAll();
      table.step(rate, time, matrices.includes(table) ? SMALL_WEIGHT_DECAY : 0);
    }
  }

  parameters(): CandidateParameters {
    const [width1] = this.#settings.widths;
    return {
      vocabulary: this.#vocabulary,
      widths: this.#settings.widths,
      changes: RowTable.round(this.#changes.numbers(), width1),
      surroundings: RowTable.round(this.#surroundings.numbers(), width1),
      precursors: RowTable.round(this.#precursors.numbers(), this.#settings.precursorWidth),
      precursorBias: this.#precursorBias.numbers(),
      parts: this.#parts.numbers(),
      plain: this.#plain.numbers(),
      bias1: this.#bias1.numbers(),
      second: this.#second.numbers(),
      bias2: this.#bias2.numbers(),
      output: this.#output.numbers(),
      direct: this.#direct.numbers(),
    };
  }

  /** What all candidates of the target share. @returns the number of surroundings that were looked at */
  #readContext(target: number): number {
    const { surroundingDropout, widths } = this.#settings;
    const index = this.#workspace.viewWords(this.#index, MOST_SURROUNDINGS);
    const weight = this.#workspace.view(this.#weight, MOST_SURROUNDINGS);
    const keep = () => this.random() >= surroundingDropout;
    const count = this.#vocabulary.write(this.#data, target, index, weight, keep, 1 / (1 - surroundingDropout));
    this.#workspace.view(this.#context, widths[0]).set(this.#workspace.view(this.#bias1.values, widths[0]));
    this.#workspace.kernels.gather(this.#surroundings.values, this.#index, this.#weight, count, widths[0], this.#context);
    return count;
  }

  /** What the precursors of the shortlist are, one by one. @returns how many they are */
  #readPrecursors(target: number, { candidates }: Shortlist): number {
    const { precursorStart, precursorSurroundingStart, precursorSurrounding, partStart, part } = this.#data;
    const { precursorDropout, precursorWidth: width } = this.#settings;
    const workspace = this.#workspace;
    const first = precursorStart[target];
    const index = workspace.viewWords(this.#precursorIndex, this.#mostInPrecursors);
    const weight = workspace.view(this.#precursorWeight, this.#mostInPrecursors);
    const bias = workspace.view(this.#precursorBias.values, width);
    const rowOf = this.#rowOfPrecursor.fill(-1, 0, precursorStart[target + 1] - first);
    let rows = 0;
    let end = 0;
    for (const place of candidates) {
      const candidate = this.#data.candidateStart[target] + place;
      for (let k = partStart[candidate]; k < partStart[candidate + 1]; k++) {
        if (rowOf[part[k]] >= 0) continue;
        const from = precursorSurroundingStart[first + part[k]];
        const to = precursorSurroundingStart[first + part[k] + 1];
        const begin = end;
        for (let i = from; i < to; i++) if (this.random() >= precursorDropout[0]) index[end++] = precursorSurrounding[i];
        weight.fill(changeWeight(to - from) / (1 - precursorDropout[0]), begin, end);
        const out = this.#precursorLayer.output + FLOAT_BYTES * rows * width;
        workspace.view(out, width).set(bias);
        const [indexAt, weightAt] = [this.#precursorIndex + FLOAT_BYTES * begin, this.#precursorWeight + FLOAT_BYTES * begin];
        workspace.kernels.gather(this.#precursors.values, indexAt, weightAt, end - begin, width, out);
        this.#precursorEnd[rows] = end;
        rowOf[part[k]] = rows++;
      }
    }
    this.#activate(this.#precursorLayer, rows, precursorDropout[1]);
    return rows;
  }

  #forward(target: number, { candidates, relevance }: Shortlist): Float64Array {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const [width1, width2] = this.#settings.widths;
    const count = candidates.length;
    const inputs = this.#inputs;
    const plainInput = workspace.view(this.#plainInput, count * inputs).fill(0);
    const context = workspace.view(this.#context, width1);
    const hidden1 = workspace.view(this.#layer1.output, count * width1);
    const partWidth = this.#settings.precursorWidth;
    const partInput = workspace.view(this.#partInput, count * partWidth).fill(0);
    const precursors = workspace.view(this.#precursorLayer.output, this.#precursorLayer.slope.length);
    candidates.forEach((place, c) => {
      const candidate = this.#data.candidateStart[target] + place;
      const { plain, plainWidth } = this.#data;
      plainInput.set(plain.subarray(candidate * plainWidth, (candidate + 1) * plainWidth), c * inputs);
      plainInput.set(relevance.subarray(c * RELEVANCE_WIDTH, (c + 1) * RELEVANCE_WIDTH), c * inputs + plainWidth);
      hidden1.set(context, c * width1);
      this.#addChanges(candidate, c);
      for (const row of this.#precursorRows(candidate)) {
        for (let k = 0; k < partWidth; k++) partInput[c * partWidth + k] += precursors[row * partWidth + k];
      }
    });
    kernels.multiply(this.#plainInput, inputs, 1, this.#plain.values, this.#layer1.output, count, width1, inputs);
    kernels.multiply(this.#partInput, partWidth, 1, this.#parts.values, this.#layer1.output, count, width1, partWidth);
    this.#activate(this.#layer1, count, this.#settings.dropout[0]);
    const hidden2 = workspace.view(this.#layer2.output, count * width2);
    for (let c = 0; c < count; c++) hidden2.set(workspace.view(this.#bias2.values, width2), c * width2);
    kernels.multiply(this.#layer1.output, width1, 1, this.#second.values, this.#layer2.output, count, width2, width1);
    this.#activate(this.#layer2, count, this.#settings.dropout[1]);
    const output = workspace.view(this.#output.values, width2);
    const direct = workspace.view(this.#direct.values, inputs);
    return Float64Array.from(candidates, (_, c) => {
      let score = 0;
      for (let k = 0; k < width2; k++) score += hidden2[c * width2 + k] * output[k];
      for (let k = 0; k < inputs; k++) score += plainInput[c * inputs + k] * direct[k];
      return score;
    });
  }

  #precursorRows(candidate: number): readonly number[] {
    const { partStart, part } = this.#data;
    return Array.from(part.subarray(partStart[candidate], partStart[candidate + 1]), (place) => this.#rowOfPrecursor[place]);
  }

  #addChanges(candidate: number, place: number): void {
    const { changeStart, change } = this.#data;
    const { changeDropout, widths } = this.#settings;
    const first = changeStart[candidate];
    const end = Math.min(changeStart[candidate + 1], first + MOST_CHANGES);
    const offset = place * MOST_CHANGES * FLOAT_BYTES;
    const index = this.#workspace.viewWords(this.#changeIndex + offset, MOST_CHANGES);
    const weight = changeWeight(end - first) / (1 - changeDropout);
    let count = 0;
    for (let k = first; k < end; k++) if (this.random() >= changeDropout) index[count++] = change[k];
    this.#workspace.view(this.#changeWeight + offset, count).fill(weight);
    this.#changeCount[place] = count;
    const out = this.#layer1.output + place * widths[0] * FLOAT_BYTES;
    this.#workspace.kernels.gather(this.#changes.values, this.#changeIndex + offset, this.#changeWeight + offset, count, widths[0], out);
  }

  /** The exponential linear unit, and units left out by chance. */
  #activate({ width, output, slope }: Layer, count: number, dropout: number): void {
    const numbers = this.#workspace.view(output, count * width);
    for (let k = 0; k < numbers.length; k++) {
      const input = numbers[k];
      const rise = input > 0 ? 1 : Math.exp(input);
      const kept = this.random() < dropout ? 0 : 1 / (1 - dropout);
      numbers[k] = kept * (input > 0 ? input : rise - 1);
      slope[k] = kept * rise;
    }
  }

  #backward(gradient: Float64Array, surroundings: number): void {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const [width1, width2] = this.#settings.widths;
    const inputs = this.#inputs;
    const count = gradient.length;
    this.#backwardOutput(gradient);
    kernels.multiply(this.#layer1.output, 1, width1, this.#layer2.gradient, this.#second.gradients, width1, width2, count);
    this.#transpose(this.#second, this.#secondTransposed);
    const gradient1 = workspace.view(this.#layer1.gradient, count * width1).fill(0);
    kernels.multiply(this.#layer2.gradient, width2, 1, this.#secondTransposed, this.#layer1.gradient, count, width1, width2);
    for (let k = 0; k < gradient1.length; k++) gradient1[k] *= this.#layer1.slope[k];
    kernels.multiply(this.#plainInput, 1, inputs, this.#layer1.gradient, this.#plain.gradients, inputs, width1, count);
    const partWidth = this.#settings.precursorWidth;
    kernels.multiply(this.#partInput, 1, partWidth, this.#layer1.gradient, this.#parts.gradients, partWidth, width1, count);
    this.#transpose(this.#parts, this.#partsTransposed);
    workspace.view(this.#partGradient, count * partWidth).fill(0);
    kernels.multiply(this.#layer1.gradient, width1, 1, this.#partsTransposed, this.#partGradient, count, partWidth, width1);
    const context = workspace.view(this.#contextGradient, width1).fill(0);
    for (let c = 0; c < count; c++) {
      const row = this.#layer1.gradient + c * width1 * FLOAT_BYTES;
      const offset = c * MOST_CHANGES * FLOAT_BYTES;
      const changes = this.#changeCount[c];
      kernels.scatter(this.#changes.gradients, this.#changeIndex + offset, this.#changeWeight + offset, changes, width1, row);
      for (const change of workspace.viewWords(this.#changeIndex + offset, changes)) this.#changes.touch(change);
      for (let k = 0; k < width1; k++) context[k] += gradient1[c * width1 + k];
    }
    const bias1 = workspace.view(this.#bias1.gradients, width1);
    for (let k = 0; k < width1; k++) bias1[k] += context[k];
    kernels.scatter(this.#surroundings.gradients, this.#index, this.#weight, surroundings, width1, this.#contextGradient);
    for (const surrounding of workspace.viewWords(this.#index, surroundings)) this.#surroundings.touch(surrounding);
  }

  #backwardPrecursors(target: number, { candidates }: Shortlist, precursors: number): void {
    const workspace = this.#workspace;
    const { width, slope } = this.#precursorLayer;
    const partGradient = workspace.view(this.#partGradient, candidates.length * width);
    const gradient = workspace.view(this.#precursorLayer.gradient, precursors * width).fill(0);
    candidates.forEach((place, c) => {
      for (const row of this.#precursorRows(this.#data.candidateStart[target] + place)) {
        for (let k = 0; k < width; k++) gradient[row * width + k] += partGradient[c * width + k];
      }
    });
    const bias = workspace.view(this.#precursorBias.gradients, width);
    for (let row = 0; row < precursors; row++) {
      for (let k = 0; k < width; k++) {
        gradient[row * width + k] *= slope[row * width + k];
        bias[k] += gradient[row * width + k];
      }
      const begin = row === 0 ? 0 : this.#precursorEnd[row - 1];
      const count = this.#precursorEnd[row] - begin;
      const [indexAt, weightAt] = [this.#precursorIndex + FLOAT_BYTES * begin, this.#precursorWeight + FLOAT_BYTES * begin];
      const from = this.#precursorLayer.gradient + FLOAT_BYTES * row * width;
      workspace.kernels.scatter(this.#precursors.gradients, indexAt, weightAt, count, width, from);
      for (const bucket of workspace.viewWords(indexAt, count)) this.#precursors.touch(bucket);
    }
  }

  #transpose({ rows, width, values }: ParameterTable, out: Address): void {
    const numbers = this.#workspace.view(values, rows * width);
    const transposed = this.#workspace.view(out, rows * width);
    for (let i = 0; i < rows; i++) for (let k = 0; k < width; k++) transposed[k * rows + i] = numbers[i * width + k];
  }

  #backwardOutput(gradient: Float64Array): void {
    const workspace = this.#workspace;
    const width2 = this.#settings.widths[1];
    const inputs = this.#inputs;
    const count = gradient.length;
    const hidden2 = workspace.view(this.#layer2.output, count * width2);
    const gradient2 = workspace.view(this.#layer2.gradient, count * width2);
    const plainInput = workspace.view(this.#plainInput, count * inputs);
    const output = workspace.view(this.#output.values, width2);
    const outputGradient = workspace.view(this.#output.gradients, width2);
    const directGradient = workspace.view(this.#direct.gradients, inputs);
    const bias2 = workspace.view(this.#bias2.gradients, width2);
    for (let c = 0; c < count; c++) {
      for (let k = 0; k < width2; k++) {
        const at = c * width2 + k;
        outputGradient[k] += gradient[c] * hidden2[at];
        gradient2[at] = gradient[c] * output[k] * this.#layer2.slope[at];
        bias2[k] += gradient2[at];
      }
      for (let k = 0; k < inputs; k++) directGradient[k] += gradient[c] * plainInput[c * inputs + k];
    }
  }
}

/** The longest list between two starts. */
function longest(starts: Uint32Array): number {
  return starts.reduce((most, start, i) => (i === 0 ? most : Math.max(most, start - starts[i - 1])), 0);
}

/** The most surroundings that the precursors of one target have together. */
function mostSurroundingsInPrecursors({ precursorStart, precursorSurroundingStart }: RankingData): number {
  return longest(precursorStart.map((first) => precursorSurroundingStart[first]));
}

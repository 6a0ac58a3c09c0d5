import type { RankingData, Vocabulary } from '@retron/learning';
import { type CandidateParameters, CHANGE_BUCKETS, RowTable, type Shortlist } from '@retron/learning';
import type { Address } from '@retron/learning/training';
import {
  changeWeight,
  hasRecorded,
  MOST_CHANGES,
  plainInputs,
  RELEVANCE_WIDTH,
  shortlistAmong,
  Workspace,
} from '@retron/learning/training';
import { HiddenLayer } from './hidden-layer.ts';
import { learningRate } from './learning-rate.ts';
import { ParameterTable } from './parameter-table.ts';
import { PrecursorLayer } from './precursor-layer.ts';
import { type Random, seededRandom, shuffle } from './random.ts';
import { type TrainingProgress, writeSoftmaxGradient } from './softmax.ts';
import { SparseInput } from './sparse-input.ts';

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
/** Floats lost to what begins at the borders of cache lines. */
const ROUNDING = 4096;
const SMALL_WEIGHT_DECAY = 0.01;
const SPREAD = { changes: 0.05, surroundings: 0.02, plain: 0.15, output: 0.1 } as const;

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
  const listOf = (target: number) => shortlistAmong(data, target, relevances, settings.shortlistSize);
  const order = targets.filter((target) => hasRecorded(data, target, listOf(target)));
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

/** The network while it learns; see `CandidateNetwork` for what it computes. All candidates of a target go through it together. */
class CandidateTraining {
  readonly random: Random;
  readonly #data: RankingData;
  readonly #vocabulary: Vocabulary;
  readonly #settings: CandidateSettings;
  readonly #workspace: Workspace;
  readonly #inputs: number;
  readonly #changes: SparseInput;
  readonly #surroundings: SparseInput;
  readonly #precursors: PrecursorLayer;
  readonly #parts: ParameterTable;
  readonly #plain: ParameterTable;
  readonly #bias1: ParameterTable;
  readonly #second: ParameterTable;
  readonly #bias2: ParameterTable;
  readonly #output: ParameterTable;
  readonly #direct: ParameterTable;
  readonly #layer1: HiddenLayer;
  readonly #layer2: HiddenLayer;
  readonly #partInput: Address;
  readonly #partGradient: Address;
  readonly #partsTransposed: Address;
  readonly #secondTransposed: Address;
  readonly #plainInput: Address;
  readonly #context: Address;
  readonly #contextGradient: Address;

  constructor(data: RankingData, vocabulary: Vocabulary, settings: CandidateSettings) {
    const [width1, width2] = settings.widths;
    const most = settings.shortlistSize;
    const inputs = plainInputs(data.plainWidth);
    const partWidth = settings.precursorWidth;
    this.random = seededRandom(settings.seed);
    this.#data = data;
    this.#vocabulary = vocabulary;
    this.#settings = settings;
    this.#inputs = inputs;
    const embeddings = ParameterTable.floats(CHANGE_BUCKETS, width1) + ParameterTable.floats(vocabulary.size, width1);
    const lists = SparseInput.floats(most * MOST_CHANGES) + SparseInput.floats(MOST_SURROUNDINGS) + PrecursorLayer.floats(data, partWidth);
    const matrices = 5 * width1 * (width2 + partWidth) + ParameterTable.floats(inputs + 4, width1 + width2);
    const room = HiddenLayer.floats(width1 + width2, most) + most * (inputs + 2 * partWidth) + 2 * width1;
    const workspace = new Workspace(embeddings + lists + matrices + room + ROUNDING);
    this.#workspace = workspace;
    const table = (rows: number, width: number, spread: number) => new ParameterTable(workspace, rows, width, spread, this.random);
    this.#changes = new SparseInput(workspace, table(CHANGE_BUCKETS, width1, SPREAD.changes), most * MOST_CHANGES);
    this.#surroundings = new SparseInput(workspace, table(vocabulary.size, width1, SPREAD.surroundings), MOST_SURROUNDINGS);
    this.#precursors = new PrecursorLayer(data, workspace, { width: partWidth, dropout: settings.precursorDropout }, this.random);
    this.#parts = table(partWidth, width1, 1 / Math.sqrt(partWidth * 4));
    this.#plain = table(inputs, width1, SPREAD.plain);
    this.#bias1 = table(1, width1, 0);
    this.#second = table(width1, width2, 1 / Math.sqrt(width1));
    this.#bias2 = table(1, width2, 0);
    this.#output = table(1, width2, SPREAD.output);
    this.#direct = table(1, inputs, 0);
    this.#layer1 = new HiddenLayer(workspace, width1, most);
    this.#layer2 = new HiddenLayer(workspace, width2, most);
    this.#partInput = workspace.allocate(most * partWidth);
    this.#partGradient = workspace.allocate(most * partWidth);
    this.#partsTransposed = workspace.allocate(partWidth * width1);
    this.#secondTransposed = workspace.allocate(width1 * width2);
    this.#plainInput = workspace.allocate(most * inputs);
    this.#context = workspace.allocate(width1);
    this.#contextGradient = workspace.allocate(width1);
  }

  /** Adds the gradient of one target's loss. @returns the loss */
  learn(target: number, { candidates: places, relevance }: Shortlist, batchShare: number): number {
    const candidates = places.map((place) => this.#data.candidateStart[target] + place);
    this.#readContext(target);
    this.#precursors.read(target, candidates);
    const scores = this.#forward(candidates, relevance);
    const isRecorded = Uint8Array.from(candidates, (candidate) => this.#data.isRecorded[candidate]);
    const loss = writeSoftmaxGradient(scores, isRecorded, 0);
    for (let c = 0; c < scores.length; c++) scores[c] *= batchShare;
    this.#backward(scores);
    this.#precursors.learn(candidates, this.#workspace.view(this.#partGradient, candidates.length * this.#precursors.width));
    return loss;
  }

  step(rate: number, time: number): void {
    const { weightDecay } = this.#settings;
    for (const { table } of [this.#changes, this.#surroundings, this.#precursors]) table.step(rate, time, weightDecay);
    const matrices = [this.#plain, this.#parts, this.#second];
    for (const table of [...matrices, this.#precursors.bias, this.#bias1, this.#bias2, this.#output, this.#direct]) {
      table.touchAll();
      table.step(rate, time, matrices.includes(table) ? SMALL_WEIGHT_DECAY : 0);
    }
  }

  parameters(): CandidateParameters {
    const rounded = ({ table }: { readonly table: ParameterTable }) => RowTable.round(table.numbers(), table.width);
    return {
      vocabulary: this.#vocabulary,
      widths: this.#settings.widths,
      changes: rounded(this.#changes),
      surroundings: rounded(this.#surroundings),
      precursors: rounded(this.#precursors),
      precursorBias: this.#precursors.bias.numbers(),
      parts: this.#parts.numbers(),
      plain: this.#plain.numbers(),
      bias1: this.#bias1.numbers(),
      second: this.#second.numbers(),
      bias2: this.#bias2.numbers(),
      output: this.#output.numbers(),
      direct: this.#direct.numbers(),
    };
  }

  /** What all candidates of the target share. */
  #readContext(target: number): void {
    const { surroundingDropout, widths } = this.#settings;
    const keep = () => this.random() >= surroundingDropout;
    this.#workspace.view(this.#context, widths[0]).set(this.#workspace.view(this.#bias1.values, widths[0]));
    this.#surroundings.clear();
    this.#surroundings.read(
      (rows, weights) => this.#vocabulary.write(this.#data, target, rows, weights, keep, 1 / (1 - surroundingDropout)),
      this.#context,
    );
  }

  #forward(candidates: readonly number[], relevance: Float32Array): Float64Array {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const [width1, width2] = this.#settings.widths;
    const { plain, plainWidth } = this.#data;
    const count = candidates.length;
    const inputs = this.#inputs;
    const plainInput = workspace.view(this.#plainInput, count * inputs).fill(0);
    const context = workspace.view(this.#context, width1);
    const hidden1 = this.#layer1.outputs(count);
    const partWidth = this.#precursors.width;
    const partInput = workspace.view(this.#partInput, count * partWidth).fill(0);
    this.#changes.clear();
    candidates.forEach((candidate, c) => {
      plainInput.set(plain.subarray(candidate * plainWidth, (candidate + 1) * plainWidth), c * inputs);
      plainInput.set(relevance.subarray(c * RELEVANCE_WIDTH, (c + 1) * RELEVANCE_WIDTH), c * inputs + plainWidth);
      hidden1.set(context, c * width1);
      this.#changes.read((rows, weights) => this.#writeChanges(candidate, rows, weights), this.#layer1.outputRow(c));
      this.#precursors.addSum(candidate, partInput.subarray(c * partWidth, (c + 1) * partWidth));
    });
    kernels.multiply(this.#plainInput, inputs, 1, this.#plain.values, this.#layer1.output, count, width1, inputs);
    kernels.multiply(this.#partInput, partWidth, 1, this.#parts.values, this.#layer1.output, count, width1, partWidth);
    this.#layer1.activate(count, this.#settings.dropout[0], this.random);
    const hidden2 = this.#layer2.outputs(count);
    for (let c = 0; c < count; c++) hidden2.set(workspace.view(this.#bias2.values, width2), c * width2);
    kernels.multiply(this.#layer1.output, width1, 1, this.#second.values, this.#layer2.output, count, width2, width1);
    this.#layer2.activate(count, this.#settings.dropout[1], this.random);
    const output = workspace.view(this.#output.values, width2);
    const direct = workspace.view(this.#direct.values, inputs);
    return Float64Array.from(candidates, (_, c) => {
      let score = 0;
      for (let k = 0; k < width2; k++) score += hidden2[c * width2 + k] * output[k];
      for (let k = 0; k < inputs; k++) score += plainInput[c * inputs + k] * direct[k];
      return score;
    });
  }

  #writeChanges(candidate: number, rows: Uint32Array, weights: Float32Array): number {
    const { changeStart, change } = this.#data;
    const { changeDropout } = this.#settings;
    const first = changeStart[candidate];
    const end = Math.min(changeStart[candidate + 1], first + MOST_CHANGES);
    let count = 0;
    for (let k = first; k < end; k++) if (this.random() >= changeDropout) rows[count++] = change[k];
    weights.fill(changeWeight(end - first) / (1 - changeDropout), 0, count);
    return count;
  }

  #backward(gradient: Float64Array): void {
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const [width1, width2] = this.#settings.widths;
    const inputs = this.#inputs;
    const count = gradient.length;
    this.#backwardOutput(gradient);
    kernels.multiply(this.#layer1.output, 1, width1, this.#layer2.gradient, this.#second.gradients, width1, width2, count);
    this.#transpose(this.#second, this.#secondTransposed);
    const gradient1 = this.#layer1.gradients(count).fill(0);
    kernels.multiply(this.#layer2.gradient, width2, 1, this.#secondTransposed, this.#layer1.gradient, count, width1, width2);
    for (let k = 0; k < gradient1.length; k++) gradient1[k] *= this.#layer1.slope[k];
    kernels.multiply(this.#plainInput, 1, inputs, this.#layer1.gradient, this.#plain.gradients, inputs, width1, count);
    const partWidth = this.#precursors.width;
    kernels.multiply(this.#partInput, 1, partWidth, this.#layer1.gradient, this.#parts.gradients, partWidth, width1, count);
    this.#transpose(this.#parts, this.#partsTransposed);
    workspace.view(this.#partGradient, count * partWidth).fill(0);
    kernels.multiply(this.#layer1.gradient, width1, 1, this.#partsTransposed, this.#partGradient, count, partWidth, width1);
    const context = workspace.view(this.#contextGradient, width1).fill(0);
    for (let c = 0; c < count; c++) {
      this.#changes.learn(c, this.#layer1.gradientRow(c));
      for (let k = 0; k < width1; k++) context[k] += gradient1[c * width1 + k];
    }
    const bias1 = workspace.view(this.#bias1.gradients, width1);
    for (let k = 0; k < width1; k++) bias1[k] += context[k];
    this.#surroundings.learn(0, this.#contextGradient);
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
    const hidden2 = this.#layer2.outputs(count);
    const gradient2 = this.#layer2.gradients(count);
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

import type { LevelStarts, RankingData, RelevanceParameters, Vocabulary } from '@retron/learning';
import { RowTable } from '@retron/learning';
import type { Address } from '@retron/learning/training';
import { Workspace } from '@retron/learning/training';
import { HiddenLayer } from './hidden-layer.ts';
import { learningRate } from './learning-rate.ts';
import { ParameterTable } from './parameter-table.ts';
import { type Random, seededRandom, shuffle } from './random.ts';
import { type TrainingProgress, writeSoftmaxGradient } from './softmax.ts';
import { SparseInput } from './sparse-input.ts';

export interface RelevanceSettings {
  /** Hidden units, a multiple of 8. */
  readonly width: number;
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  /** Share of surroundings, and of hidden units, left out by chance. */
  readonly surroundingDropout: number;
  readonly hiddenDropout: number;
  /** Probability spread evenly over all candidates. */
  readonly labelSmoothing: number;
  readonly seed: number;
}

export const RELEVANCE_SETTINGS: RelevanceSettings = {
  width: 256,
  epochs: 5,
  batch: 32,
  rate: 0.0012,
  surroundingDropout: 0.3,
  hiddenDropout: 0.5,
  labelSmoothing: 0.05,
  seed: 1,
};

const MOST_SURROUNDINGS = 4000;
const MOST_TRANSFORMS = 65_536;
/** Width of a table of single numbers: the least a table can have. */
const SINGLE = 8;
const RISING_STEPS = 200;
const SPREAD = { surroundings: 0.05, transforms: 0.03 } as const;

/** @param targets - numbers of the targets to learn from */
export function trainRelevance(
  data: RankingData,
  targets: Uint32Array,
  vocabulary: Vocabulary,
  levelStart: LevelStarts,
  settings: RelevanceSettings,
  onProgress: (progress: TrainingProgress) => void,
): RelevanceParameters {
  const training = new RelevanceTraining(data, vocabulary, levelStart, settings);
  const order = Uint32Array.from(targets);
  const steps = settings.epochs * Math.ceil(order.length / settings.batch);
  let step = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, training.random);
    let loss = 0;
    for (let first = 0; first < order.length; first += settings.batch) {
      const batch = order.subarray(first, first + settings.batch);
      for (const target of batch) loss += training.learn(target, 1 / batch.length);
      step++;
      training.step(learningRate(settings.rate, step, steps, RISING_STEPS), step);
    }
    onProgress({ epoch: epoch + 1, epochs: settings.epochs, loss: loss / order.length });
  }
  return training.parameters();
}

/** The network while it learns; see `RelevanceNetwork` for what it computes. */
class RelevanceTraining {
  readonly random: Random;
  readonly #data: RankingData;
  readonly #vocabulary: Vocabulary;
  readonly #levelStart: LevelStarts;
  readonly #settings: RelevanceSettings;
  readonly #workspace: Workspace;
  readonly #surroundings: SparseInput;
  readonly #transforms: ParameterTable;
  readonly #transformBias: ParameterTable;
  readonly #bias: ParameterTable;
  /** One row. */
  readonly #hidden: HiddenLayer;
  readonly #found: Address;
  readonly #relevance: Address;
  readonly #relevanceGradient: Address;
  /** Weight of each entry of `data.transform` in its candidate: one over how many it has of the same level. */
  readonly #share: Float32Array;
  /** Place of a transform among those of the target, plus 1; 0 for those it does not have. */
  readonly #place: Uint32Array;

  constructor(data: RankingData, vocabulary: Vocabulary, levelStart: LevelStarts, settings: RelevanceSettings) {
    const { width } = settings;
    const transformCount = levelStart[3];
    this.random = seededRandom(settings.seed);
    this.#data = data;
    this.#vocabulary = vocabulary;
    this.#levelStart = levelStart;
    this.#settings = settings;
    const workspace = new Workspace(
      ParameterTable.floats(vocabulary.size, width) +
        ParameterTable.floats(transformCount, width) +
        ParameterTable.floats(transformCount, SINGLE) +
        ParameterTable.floats(1, width) +
        HiddenLayer.floats(width, 1) +
        SparseInput.floats(MOST_SURROUNDINGS) +
        4 * MOST_TRANSFORMS,
    );
    this.#workspace = workspace;
    const surroundings = new ParameterTable(workspace, vocabulary.size, width, SPREAD.surroundings, this.random);
    this.#surroundings = new SparseInput(workspace, surroundings, MOST_SURROUNDINGS);
    this.#transforms = new ParameterTable(workspace, transformCount, width, SPREAD.transforms, this.random);
    this.#transformBias = new ParameterTable(workspace, transformCount, SINGLE, 0, this.random);
    this.#bias = new ParameterTable(workspace, 1, width, 0, this.random);
    this.#hidden = new HiddenLayer(workspace, width, 1);
    this.#found = workspace.allocate(MOST_TRANSFORMS);
    this.#relevance = workspace.allocate(MOST_TRANSFORMS);
    this.#relevanceGradient = workspace.allocate(MOST_TRANSFORMS);
    this.#place = new Uint32Array(transformCount);
    this.#share = shareOfLevel(data, levelStart);
  }

  /** Adds the gradient of one target's loss. @returns the loss: minus the logarithm of the recorded candidate's probability */
  learn(target: number, share: number): number {
    this.#forward(target);
    const transforms = this.#listTransforms(target);
    const scores = this.#scores(target, transforms);
    const data = this.#data;
    const first = data.candidateStart[target];
    const isRecorded = data.isRecorded.subarray(first, data.candidateStart[target + 1]);
    const loss = writeSoftmaxGradient(scores, isRecorded, this.#settings.labelSmoothing);
    this.#backward(target, scores, transforms, share);
    for (const transform of this.#workspace.viewWords(this.#found, transforms)) this.#place[transform] = 0;
    return loss;
  }

  step(rate: number, time: number): void {
    for (const table of [this.#surroundings.table, this.#transforms, this.#transformBias, this.#bias]) table.step(rate, time, 0);
  }

  parameters(): RelevanceParameters {
    const { width } = this.#settings;
    const transformCount = this.#levelStart[3];
    const biases = this.#transformBias.numbers();
    return {
      vocabulary: this.#vocabulary,
      levelStart: this.#levelStart,
      surroundings: RowTable.round(this.#surroundings.table.numbers(), width),
      bias: this.#bias.numbers(),
      transforms: RowTable.round(this.#transforms.numbers(), width),
      transformBias: Float32Array.from({ length: transformCount }, (_, transform) => biases[transform * SINGLE]),
    };
  }

  #forward(target: number): void {
    const { surroundingDropout, hiddenDropout } = this.#settings;
    const keep = () => this.random() >= surroundingDropout;
    this.#hidden.outputs(1).set(this.#workspace.view(this.#bias.values, this.#hidden.width));
    this.#surroundings.clear();
    this.#surroundings.read(
      (rows, weights) => this.#vocabulary.write(this.#data, target, rows, weights, keep, 1 / (1 - surroundingDropout)),
      this.#hidden.output,
    );
    this.#hidden.activate(1, hiddenDropout, this.random);
  }

  /** @returns how many different transforms the target's candidates have; they stand in `#found` */
  #listTransforms(target: number): number {
    const data = this.#data;
    const found = this.#workspace.viewWords(this.#found, MOST_TRANSFORMS);
    const end = data.transformStart[data.candidateStart[target + 1]];
    let count = 0;
    for (let k = data.transformStart[data.candidateStart[target]]; k < end; k++) {
      const transform = data.transform[k];
      if (this.#place[transform] !== 0) continue;
      found[count++] = transform;
      this.#place[transform] = count;
    }
    return count;
  }

  #scores(target: number, transforms: number): Float64Array {
    const { width } = this.#settings;
    const data = this.#data;
    this.#workspace.kernels.dots(this.#transforms.values, this.#found, transforms, width, this.#hidden.output, this.#relevance);
    const relevance = this.#workspace.view(this.#relevance, transforms);
    const found = this.#workspace.viewWords(this.#found, transforms);
    const bias = this.#workspace.view(this.#transformBias.values, this.#levelStart[3] * SINGLE);
    for (let k = 0; k < transforms; k++) relevance[k] += bias[found[k] * SINGLE];
    const first = data.candidateStart[target];
    const scores = new Float64Array(data.candidateStart[target + 1] - first);
    const { transform, transformStart } = data;
    const place = this.#place;
    const share = this.#share;
    for (let c = 0; c < scores.length; c++) {
      let score = 0;
      const end = transformStart[first + c + 1];
      for (let k = transformStart[first + c]; k < end; k++) score += share[k] * relevance[place[transform[k]] - 1];
      scores[c] = score;
    }
    return scores;
  }

  #backward(target: number, gradient: Float64Array, transforms: number, batchShare: number): void {
    const { width } = this.#settings;
    const { kernels } = this.#workspace;
    const first = this.#data.candidateStart[target];
    const relevanceGradient = this.#workspace.view(this.#relevanceGradient, transforms).fill(0);
    const { transform, transformStart } = this.#data;
    const place = this.#place;
    const share = this.#share;
    for (let c = 0; c < gradient.length; c++) {
      const weighed = batchShare * gradient[c];
      const end = transformStart[first + c + 1];
      for (let k = transformStart[first + c]; k < end; k++) relevanceGradient[place[transform[k]] - 1] += share[k] * weighed;
    }
    const hiddenGradient = this.#hidden.gradients(1).fill(0);
    kernels.gather(this.#transforms.values, this.#found, this.#relevanceGradient, transforms, width, this.#hidden.gradient);
    kernels.scatter(this.#transforms.gradients, this.#found, this.#relevanceGradient, transforms, width, this.#hidden.output);
    const found = this.#workspace.viewWords(this.#found, transforms);
    const biasGradient = this.#workspace.view(this.#transformBias.gradients, this.#levelStart[3] * SINGLE);
    for (let k = 0; k < transforms; k++) {
      this.#transforms.touch(found[k]);
      this.#transformBias.touch(found[k]);
      biasGradient[found[k] * SINGLE] += relevanceGradient[k];
    }
    const ownBias = this.#workspace.view(this.#bias.gradients, width);
    for (let k = 0; k < width; k++) {
      hiddenGradient[k] *= this.#hidden.slope[k];
      ownBias[k] += hiddenGradient[k];
    }
    this.#bias.touch(0);
    this.#surroundings.learn(0, this.#hidden.gradient);
  }
}

function shareOfLevel({ transform, transformStart }: RankingData, levelStart: LevelStarts): Float32Array {
  const shares = new Float32Array(transform.length);
  for (let candidate = 0; candidate + 1 < transformStart.length; candidate++) {
    let from = transformStart[candidate];
    for (let level = 1; level <= 3; level++) {
      let to = from;
      while (to < transformStart[candidate + 1] && transform[to] < levelStart[level]) to++;
      shares.fill(1 / (to - from || 1), from, to);
      from = to;
    }
  }
  return shares;
}

import { PLAIN_WEIGHTS, type ProductWeights } from '@retron/planning';
import { DENSE } from '@retron/planning/training';
import type { RankingExample } from './ranking-example.ts';

/** How the weights are fitted; see docs/chemistry/forward.md for how they were chosen. */
export interface FitSettings {
  /** The table of sparse weights has two to the power of this many places. */
  readonly tableBits: number;
  readonly passes: number;
}

export const FIT_SETTINGS: FitSettings = { tableBits: 20, passes: 2 };

/** Step sizes of AdaGrad (Duchi, Hazan, Singer 2011), and what keeps the first steps short. */
const SPARSE_RATE = 0.1;
const DENSE_RATE = 0.05;
const SQUARES_AT_FIRST = 0.01;
/** Pulls weights to nothing. */
const DECAY = 1e-6;
/** Candidates whose probability is this close to the truth teach nothing. */
const LEAST_ERROR = 1e-3;
/** Every so many examples one is not learned from but tells how sure the model may be. */
const HELD_BACK = 20;

/** What fitting came to. */
export interface FittedWeights {
  readonly weights: ProductWeights;
  /** Examples held back, on which the recorded product came first, as a share; and the divisor of the scores that suits them best. */
  readonly heldBack: { readonly count: number; readonly top1: number; readonly temperature: number };
}

/**
 * Fits the weights so that recorded products are as probable as may be: a conditional logit, by stochastic gradient descent in the
 * order of the examples. The same examples in the same order give the same weights.
 */
export function fitProductWeights(
  examples: readonly RankingExample[],
  { tableBits, passes }: FitSettings = FIT_SETTINGS,
  onPass?: (pass: number, meanLoss: number) => void,
): FittedWeights {
  const fit = new Fit(tableBits);
  const taught = examples.filter((_, index) => index % HELD_BACK !== 0);
  const heldBack = examples.filter((_, index) => index % HELD_BACK === 0);
  for (let pass = 1; pass <= passes; pass++) {
    let loss = 0;
    for (const example of taught) loss += fit.learn(example);
    onPass?.(pass, loss / taught.length);
  }
  const scores = heldBack.map((example) => fit.scores(example));
  const temperature = bestTemperature(heldBack, scores);
  const top1 = heldBack.filter(({ isRecorded }, index) => isRecorded[indexOfHighest(scores[index])] === 1).length;
  return {
    weights: fit.weights(temperature),
    heldBack: { count: heldBack.length, top1: heldBack.length === 0 ? 0 : top1 / heldBack.length, temperature },
  };
}

/** Weights while they are being fitted. */
class Fit {
  readonly #mask: number;
  readonly #sparse: Float32Array;
  readonly #sparseSquares: Float32Array;
  readonly #dense = PLAIN_WEIGHTS.dense.slice();
  readonly #denseSquares = new Float32Array(DENSE.length);

  constructor(tableBits: number) {
    const size = 2 ** tableBits;
    this.#mask = size - 1;
    this.#sparse = new Float32Array(size);
    this.#sparseSquares = new Float32Array(size);
  }

  scores({ count, sparseStart, sparse, dense }: RankingExample): Float64Array {
    const scores = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      let score = 0;
      for (let k = sparseStart[i]; k < sparseStart[i + 1]; k++) score += this.#sparse[sparse[k] & this.#mask];
      for (let k = 0; k < DENSE.length; k++) score += this.#dense[k] * dense[i * DENSE.length + k];
      scores[i] = score;
    }
    return scores;
  }

  /** One step towards the recorded product; @returns the loss before it */
  learn(example: RankingExample): number {
    const { count, isRecorded } = example;
    const probabilities = softmax(this.scores(example));
    let recorded = 0;
    for (let i = 0; i < count; i++) if (isRecorded[i] === 1) recorded += probabilities[i];
    for (let i = 0; i < count; i++) {
      const error = probabilities[i] - (isRecorded[i] === 1 ? probabilities[i] / recorded : 0);
      if (Math.abs(error) >= LEAST_ERROR) this.#step(example, i, error);
    }
    return -Math.log(Math.max(recorded, Number.MIN_VALUE));
  }

  #step({ sparseStart, sparse, dense }: RankingExample, candidate: number, error: number): void {
    for (let k = sparseStart[candidate]; k < sparseStart[candidate + 1]; k++) {
      const place = sparse[k] & this.#mask;
      const gradient = error + DECAY * this.#sparse[place];
      this.#sparseSquares[place] += gradient * gradient;
      this.#sparse[place] -= (SPARSE_RATE * gradient) / Math.sqrt(this.#sparseSquares[place] + SQUARES_AT_FIRST);
    }
    for (let k = 0; k < DENSE.length; k++) {
      const gradient = error * dense[candidate * DENSE.length + k];
      if (gradient === 0) continue;
      this.#denseSquares[k] += gradient * gradient;
      this.#dense[k] -= (DENSE_RATE * gradient) / Math.sqrt(this.#denseSquares[k] + SQUARES_AT_FIRST);
    }
  }

  /** Packed, with all scores divided by `temperature`. */
  weights(temperature: number): ProductWeights {
    let largest = 0;
    for (const weight of this.#sparse) largest = Math.max(largest, Math.abs(weight));
    const step = largest / 127;
    return {
      dense: this.#dense.map((weight) => weight / temperature),
      sparse: Int8Array.from(this.#sparse, (weight) => (step === 0 ? 0 : Math.round(weight / step))),
      step: step / temperature,
    };
  }
}

function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((a, b) => Math.max(a, b));
  const parts = scores.map((score) => Math.exp(score - highest));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / sum);
}

function indexOfHighest(scores: Float64Array): number {
  return scores.indexOf(scores.reduce((a, b) => Math.max(a, b)));
}

/** Of divisors from 0.5 to 4 the one that makes the recorded products most probable; 1 without examples. */
function bestTemperature(examples: readonly RankingExample[], scores: readonly Float64Array[]): number {
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY };
  for (let temperature = 0.5; temperature <= 4; temperature += 0.1) {
    const loss = examples.reduce((sum, { isRecorded }, index) => {
      const probabilities = softmax(scores[index].map((score) => score / temperature));
      const recorded = probabilities.reduce((total, probability, i) => total + (isRecorded[i] === 1 ? probability : 0), 0);
      return sum - Math.log(Math.max(recorded, Number.MIN_VALUE));
    }, 0);
    if (loss < best.loss) best = { temperature, loss };
  }
  return examples.length === 0 ? 1 : best.temperature;
}

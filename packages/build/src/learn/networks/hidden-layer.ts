import type { Address, Workspace } from '@retron/learning/training';
import type { Random } from './random.ts';

const FLOAT_BYTES = 4;

/** A layer's units while a target is learnt: rows of them, one for each thing that goes through the layer. */
export class HiddenLayer {
  readonly width: number;
  /** First what the units are told, then, after `activate`, what they say. */
  readonly output: Address;
  /** Gradient of the loss by these. */
  readonly gradient: Address;
  /** What the gradient of what a unit says is multiplied by to give that of what it is told: 0 where the unit is left out. */
  readonly slope: Float32Array;
  readonly #workspace: Workspace;

  /** @param width - units, a multiple of 8 */
  constructor(workspace: Workspace, width: number, rows: number) {
    this.width = width;
    this.output = workspace.allocate(rows * width);
    this.gradient = workspace.allocate(rows * width);
    this.slope = new Float32Array(rows * width);
    this.#workspace = workspace;
  }

  /** Floats that such a layer takes in a workspace. */
  static floats(width: number, rows: number): number {
    return 2 * width * rows;
  }

  outputRow(row: number): Address {
    return this.output + FLOAT_BYTES * row * this.width;
  }

  gradientRow(row: number): Address {
    return this.gradient + FLOAT_BYTES * row * this.width;
  }

  outputs(rows: number): Float32Array {
    return this.#workspace.view(this.output, rows * this.width);
  }

  gradients(rows: number): Float32Array {
    return this.#workspace.view(this.gradient, rows * this.width);
  }

  /** The exponential linear unit in the first rows, with a share of the units left out by chance and the others louder for it. */
  activate(rows: number, dropout: number, random: Random): void {
    const numbers = this.outputs(rows);
    for (let k = 0; k < numbers.length; k++) {
      const input = numbers[k];
      const rise = input > 0 ? 1 : Math.exp(input);
      const kept = random() < dropout ? 0 : 1 / (1 - dropout);
      numbers[k] = kept * (input > 0 ? input : rise - 1);
      this.slope[k] = kept * rise;
    }
  }
}

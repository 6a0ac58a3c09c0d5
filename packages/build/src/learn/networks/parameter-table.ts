import type { Address, Workspace } from '@retron/learning/training';
import type { Random } from './random.ts';

const FLOAT_BYTES = 4;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;

/**
 * Rows of parameters with their gradients and the moments of AdamW.
 *
 * Only rows that a batch touched are stepped: of an embedding table a batch sees few.
 */
export class ParameterTable {
  readonly rows: number;
  readonly width: number;
  readonly values: Address;
  readonly gradients: Address;
  readonly #workspace: Workspace;
  readonly #first: Address;
  readonly #second: Address;
  readonly #isTouched: Uint8Array;
  /** 1 for rows that were ever touched. */
  readonly #isLearnt: Uint8Array;
  #touched: number[] = [];

  /**
   * @param width - numbers a row, a multiple of 8
   * @param spread - standard deviation of the first values, which are evenly distributed
   */
  constructor(workspace: Workspace, rows: number, width: number, spread: number, random: Random) {
    this.rows = rows;
    this.width = width;
    this.#workspace = workspace;
    const size = rows * width;
    this.values = workspace.allocate(size);
    this.gradients = workspace.allocate(size);
    this.#first = workspace.allocate(size);
    this.#second = workspace.allocate(size);
    this.#isTouched = new Uint8Array(rows);
    this.#isLearnt = new Uint8Array(rows);
    if (spread === 0) return;
    const view = workspace.view(this.values, size);
    for (let i = 0; i < size; i++) view[i] = spread * Math.sqrt(3) * (2 * random() - 1);
  }

  /** Floats that a table of this size takes in a workspace. */
  static floats(rows: number, width: number): number {
    return 4 * rows * width;
  }

  /** Marks a row whose gradient was written. */
  touch(row: number): void {
    if (this.#isTouched[row] === 1) return;
    this.#isTouched[row] = 1;
    this.#isLearnt[row] = 1;
    this.#touched.push(row);
  }

  touchAll(): void {
    for (let row = 0; row < this.rows; row++) this.touch(row);
  }

  /** The values now; 0 in rows that nothing was learnt of. */
  numbers(): Float32Array {
    const numbers = this.#workspace.view(this.values, this.rows * this.width).slice();
    for (let row = 0; row < this.rows; row++) if (this.#isLearnt[row] === 0) numbers.fill(0, row * this.width, (row + 1) * this.width);
    return numbers;
  }

  /**
   * Moves the touched rows against their gradients and forgets these.
   *
   * @param time - number of the step, from 1
   */
  step(rate: number, time: number, weightDecay: number): void {
    const firstRate = rate / (1 - FIRST_MOMENT ** time);
    const secondScale = 1 / (1 - SECOND_MOMENT ** time);
    const bytes = FLOAT_BYTES * this.width;
    for (const row of this.#touched) {
      const at = row * bytes;
      this.#workspace.kernels.adam(
        this.values + at,
        this.gradients + at,
        this.#first + at,
        this.#second + at,
        this.width,
        firstRate,
        secondScale,
        1 - rate * weightDecay,
      );
      this.#isTouched[row] = 0;
    }
    this.#touched = [];
  }
}

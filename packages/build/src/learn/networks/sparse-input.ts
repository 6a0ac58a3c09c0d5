import type { Address, Workspace } from '@retron/learning/training';
import type { ParameterTable } from './parameter-table.ts';

const FLOAT_BYTES = 4;

/** Writes numbers of rows, each with a weight, into what room there is. @returns how many were written */
export type RowWriter = (rows: Uint32Array, weights: Float32Array) => number;

/** What a layer sees of a table while a target is learnt: lists of its rows, which are summed by weight (an embedding bag). */
export class SparseInput {
  readonly table: ParameterTable;
  readonly #workspace: Workspace;
  readonly #room: number;
  readonly #rows: Address;
  readonly #weights: Address;
  /** Where each list ends and the next begins. */
  #ends: number[] = [];

  /** @param room - entries that the lists of one target have together, at most */
  constructor(workspace: Workspace, table: ParameterTable, room: number) {
    this.table = table;
    this.#workspace = workspace;
    this.#room = room;
    this.#rows = workspace.allocate(room);
    this.#weights = workspace.allocate(room);
  }

  /** Floats that the lists take in a workspace, without the table. */
  static floats(room: number): number {
    return 2 * room;
  }

  clear(): void {
    this.#ends = [];
  }

  /** Reads the next list and adds its weighted rows to the numbers at `out`, as many as the table is wide. @returns the list's number, from 0 */
  read(write: RowWriter, out: Address): number {
    const list = this.#ends.length;
    const begin = this.#begin(list);
    const offset = FLOAT_BYTES * begin;
    const [rows, weights] = [this.#rows + offset, this.#weights + offset];
    const room = this.#room - begin;
    const count = write(this.#workspace.viewWords(rows, room), this.#workspace.view(weights, room));
    this.#ends.push(begin + count);
    this.#workspace.kernels.gather(this.table.values, rows, weights, count, this.table.width, out);
    return list;
  }

  /** Passes the gradient of what a list was added to on to the list's rows. */
  learn(list: number, gradient: Address): void {
    const begin = this.#begin(list);
    const count = this.#ends[list] - begin;
    const offset = FLOAT_BYTES * begin;
    const { kernels } = this.#workspace;
    kernels.scatter(this.table.gradients, this.#rows + offset, this.#weights + offset, count, this.table.width, gradient);
    for (const row of this.#workspace.viewWords(this.#rows + offset, count)) this.table.touch(row);
  }

  #begin(list: number): number {
    return list === 0 ? 0 : this.#ends[list - 1];
  }
}

import type { Precision } from '@retron/tree';

/** What a speed thread is given as its data. */
export interface SpeedJob {
  readonly root: string;
  /** As for `openPlanningWorld`. */
  readonly libraries: readonly string[];
  /** SMILES. */
  readonly products: readonly string[];
  readonly precision: Precision;
}

export interface Measured {
  readonly libraries: readonly { readonly name: string; readonly transforms: readonly number[]; readonly hash: string }[];
  /** From the start of the process until libraries and ranker could be used. */
  readonly readyMs: number;
  /** For each product that was not refused. */
  readonly milliseconds: readonly number[];
  /** Processor time, which other programs on the machine do not lengthen; helper threads of the runtime are in it. */
  readonly cpuMilliseconds: readonly number[];
  readonly suggestions: readonly number[];
  readonly refused: number;
  /** Of the whole process, but for the heap: after the last product. */
  readonly memory: NodeJS.MemoryUsage;
}

/** What the thread says. */
export type SpeedNews =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly measured: Measured };

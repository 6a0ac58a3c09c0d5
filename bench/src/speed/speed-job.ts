import type { Failure, Result } from '@retron/molecule';
import type { Precision } from '@retron/tree';

/** What a speed thread is to measure. */
export interface SpeedJob {
  readonly root: string;
  /** As for `openPlanningWorld`. */
  readonly libraries: readonly string[];
  /** Table of products; see `readProducts`. */
  readonly products: string;
  /** The most that are measured. */
  readonly limit: number;
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
  /** That the toolkit takes for one canonical SMILES of the product. */
  readonly canonicalMilliseconds: readonly number[];
  readonly suggestions: readonly number[];
  readonly refused: number;
  /** After the last product: of the whole process, the heap of the thread alone. */
  readonly memory: NodeJS.MemoryUsage;
}

/** Products measured so far, told meanwhile. */
export interface SpeedProgress {
  readonly done: number;
  readonly of: number;
}

/** What a speed thread can be asked. */
export type SpeedFunctions = { readonly measure: (job: SpeedJob) => Promise<Result<Measured, Failure>> };

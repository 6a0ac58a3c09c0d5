import type { TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import type { ProductWeights } from '../rank/product-weights.ts';
import type { RankerModel } from '../rank/ranker-file.ts';
import type { Stock } from '../request/stock.ts';
import type { Workbench } from './workbench.ts';

/** The outside world, as planning sees it, and what the thread that plans works with. */
export interface PlanningPorts {
  readonly libraries: readonly TransformLibrary[];
  /** Trained rankers; the one of a library in use is used, and without any suggestions are ranked by their precedents. */
  readonly rankers?: readonly RankerModel[];
  /** What was learned of which product forms; without it precedents alone rank the products of the forward direction. */
  readonly productWeights?: ProductWeights;
  readonly stock: Stock;
  readonly rdkit: Rdkit;
  /** What this thread works with; made with the same toolkit. */
  readonly workbench: Workbench;
  /** Milliseconds from any fixed point; used for reports only, never for decisions. */
  readonly nowMs: () => number;
}

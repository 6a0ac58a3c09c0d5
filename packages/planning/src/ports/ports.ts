import type { TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import type { Stock } from '../request/stock.ts';
import type { ProductRanker, TrainedRanker } from './step-ranker.ts';
import type { Workbench } from './workbench.ts';

/** The outside world, as planning sees it, and what the thread that plans works with. */
export interface PlanningPorts {
  readonly libraries: readonly TransformLibrary[];
  /** The one of a library in use is used; without any, suggestions are ranked by their precedents. */
  readonly rankers?: readonly TrainedRanker[];
  /** Ranks the products of the forward direction; without it precedents alone do. */
  readonly productRanker?: ProductRanker;
  readonly stock: Stock;
  readonly rdkit: Rdkit;
  /** What this thread works with; made with the same toolkit. */
  readonly workbench: Workbench;
  /** Milliseconds from any fixed point; used for reports only, never for decisions. */
  readonly nowMs: () => number;
}

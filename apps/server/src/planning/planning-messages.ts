import type { UnpackedInstallation } from '@retron/installation';
import type { AskedMaterials, CopiedLook, ExpansionReport, LookQuestion, PlanRequest, PlanSummary } from '@retron/planning';

/** What a planning thread is made with. */
export interface PlanningThreadData {
  readonly installation: UnpackedInstallation;
  /** The chemistry toolkit's code, compiled once. */
  readonly rdkitModule: unknown;
}

/** Memory in which a planning thread tells whose turn it is; see `TurnBoard`. */
export interface WatchedThreadData {
  readonly turns: SharedArrayBuffer;
}

/** What is planned, and with which libraries. */
export interface PlanTask {
  readonly request: PlanRequest;
  /** Full names. */
  readonly libraries: readonly string[];
  /** What counts as known; `null` for everything that the catalogues list. */
  readonly materials: AskedMaterials | null;
  /** Whose query it is: users share a thread evenly. */
  readonly userId: number;
  /** Somebody waits for it. */
  readonly isUrgent: boolean;
}

/** To a planning thread. `plan` is a number that the pool gives out. */
export type PlanningOrder =
  | { readonly kind: 'start'; readonly plan: number; readonly task: PlanTask }
  /** One report was taken: the thread may send another. */
  | { readonly kind: 'taken'; readonly plan: number }
  /** Look at a structure for a plan of another thread: a plan of one structure, with a number of its own. */
  | ({ readonly kind: 'look'; readonly plan: number } & AskedLook)
  /** A look that the plan offered was taken elsewhere, or by nobody. */
  | { readonly kind: 'answered'; readonly plan: number; readonly look: number; readonly found: CopiedLook | null }
  | { readonly kind: 'stop'; readonly plan: number };

/** A look that one thread takes for another. */
export interface AskedLook {
  /** The plan that asks. */
  readonly of: number;
  /** That of this plan, without what earlier runs have found. */
  readonly task: PlanTask;
  readonly question: LookQuestion;
}

/** A report with what the pages need beyond it. */
export interface PlanReport extends ExpansionReport {
  /** ROSDAL of `structures`, in their order. */
  readonly rosdals: readonly string[];
  /** Keys of example precedents of `suggestions`, in their order. */
  readonly examples: readonly (readonly string[])[];
}

/** How a plan ended. */
export type PlanEnd = { readonly kind: 'finished'; readonly outcome: PlanOutcome } | { readonly kind: 'stopped' };

/** What a search for routes came to; without routes and end for the other algorithms. */
export type PlanOutcome = Pick<PlanSummary, 'routes' | 'end' | 'missing' | 'beyondSteps'>;

/** From a planning thread. */
export type PlanningNews =
  /** With the system's number of the thread, where there is one. */
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'report'; readonly plan: number; readonly report: PlanReport }
  /** An idle thread may look at this for the plan; `look` tells its offers apart. */
  | { readonly kind: 'offered'; readonly plan: number; readonly look: number; readonly question: LookQuestion }
  /** What was asked for by `look`. */
  | { readonly kind: 'looked'; readonly plan: number; readonly found: CopiedLook }
  | { readonly kind: 'finished'; readonly plan: number; readonly outcome: PlanOutcome }
  /** The planner threw: a bug, or an input it cannot take. */
  | { readonly kind: 'failed'; readonly plan: number; readonly message: string };

import type { Conflict } from '@retron/reactivity';
import type { Replay } from '../replay/replay.ts';

/**
 * What a closer look at a suggestion found. It costs more than the facts, so it is taken only where it may change a rating and at what
 * is shown.
 */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  /** What becomes of groups of the precursors that do not last, as clauses. */
  readonly unstable: readonly string[];
  /** Names of the step and of its recorded reactions, where these are of another kind; `null` otherwise. */
  readonly otherKind: { readonly own: string; readonly recorded: string } | null;
  /** `null` when its transforms were not run forward: it is rated too low for that, or none of them can be reversed. */
  readonly replay: Replay | null;
}

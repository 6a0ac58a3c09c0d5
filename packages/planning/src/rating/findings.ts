import type { Conflict } from '../messages/functional-groups/conflicts.ts';
import type { Replay } from '../replay/replay.ts';

/**
 * What a closer look at a suggestion found. It costs more than the facts, so it is taken only where it may change a rating and at what
 * is shown.
 */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  /** `null` when its transforms were not run forward: it is rated too low for that, or none of them can be reversed. */
  readonly replay: Replay | null;
}

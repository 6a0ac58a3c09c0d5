import type { Conflict, MechanismFinding } from '@retron/reactivity';
import type { OwnKind } from './own-kind.ts';

/**
 * What a transform run forward on the precursors gives back: the structure itself; the structure but for stereo; or other things
 * only, or nothing.
 */
export type ReplayVerdict = 'same' | 'other stereo' | 'failed';

/** A suggestion run forward. */
export interface Replay {
  readonly verdict: ReplayVerdict;
  /** Other places in the precursors that react just as well, each giving another product; 0 where the structure does not come back. */
  readonly competingSites: number;
}

/**
 * What a closer look at a suggestion found. It costs more than the facts, so it is taken only where it may change a rating and at what
 * is shown.
 */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  /** What becomes of groups of the precursors that do not last, as clauses. */
  readonly unstable: readonly string[];
  readonly kind: OwnKind;
  /** The precursor is the structure but for its configuration. */
  readonly isSameButForStereo: boolean;
  /** Rules of mechanism it breaks; atoms are those of the precursors as one mixture, in their order. */
  readonly mechanism: readonly MechanismFinding[];
  /** `null` when its transforms were not run forward: it is rated too low for that, or none of them can be reversed. */
  readonly replay: Replay | null;
}

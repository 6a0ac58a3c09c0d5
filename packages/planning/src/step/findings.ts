import type { AtomIndex } from '@retron/molecule';
import type { Conflict, MechanismFinding, RecordedNameReactionId, UnstableFinding } from '@retron/reactivity';
import type { StepAtom } from '@retron/tree';
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
  /** Where they are, in the mixture of the precursors; absent where nothing competes. */
  readonly places?: {
    /** Atoms of the intended place that differ from those of a competing one. */
    readonly intended: readonly AtomIndex[];
    /** Of each competing place the atoms that differ from the intended one. */
    readonly competing: readonly (readonly AtomIndex[])[];
  };
}

/**
 * What a closer look at a suggestion found. It costs more than the facts, so it is taken only where it may change a rating and at what
 * is shown.
 */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  /** What becomes of groups of the precursors that do not last. */
  readonly unstable: readonly UnstableFinding[];
  readonly kind: OwnKind;
  /** The precursor is the structure but for its configuration. */
  readonly isSameButForStereo: boolean;
  /** Rules of mechanism it breaks; atoms are those of the precursors as one mixture, in their order; forward of what reacts. */
  readonly mechanism: readonly MechanismFinding[];
  /** What it is called for what brings it about, where the change of structure alone is called otherwise. */
  readonly called?: RecordedNameReactionId | null;
  /** Forward only: where each atom of what reacts is drawn, `null` where it is not. Needed only where a rule is broken. */
  readonly drawn?: readonly (StepAtom | null)[];
  /** `null` when its transforms were not run forward: it is rated too low for that, or none of them can be reversed. */
  readonly replay: Replay | null;
}

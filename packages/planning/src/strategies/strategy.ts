import type { Disconnection } from '../expansion/disconnection.ts';
import type { Direction } from '../ports.ts';

/** One readable rule of a strategy: which steps it lets in or keeps out. */
export interface Clause {
  /** A sentence for a chemist. */
  readonly text: string;
  readonly effect: 'admit' | 'leave out';
  readonly when: Condition;
}

/** What a clause may ask of a step; all that is stated must hold. */
export interface Condition {
  /** Bonds between atoms of different precursors. */
  readonly joinsPrecursors?: boolean;
  readonly makesRingBond?: boolean;
  /** Atoms of the structure that the smallest precursor brings, at least. */
  readonly smallestPartAtLeast?: number;
}

/** Named rules for choosing disconnections. The first clause whose condition holds decides; a step that none names is left out. */
export interface Strategy {
  /** With its version, such as `Core Disconnection 1.0`. */
  readonly name: string;
  readonly direction: Direction;
  readonly comment: string;
  readonly clauses: readonly Clause[];
}

/** What a strategy says of a step, and by which clause; `null` when no clause names it. */
export interface Verdict {
  readonly isAdmitted: boolean;
  readonly clause: Clause | null;
}

export function judge(strategy: Strategy, disconnection: Disconnection): Verdict {
  const clause = strategy.clauses.find(({ when }) => holds(when, disconnection)) ?? null;
  return { isAdmitted: clause?.effect === 'admit', clause };
}

function holds(condition: Condition, disconnection: Disconnection): boolean {
  const { joinsPrecursors, makesRingBond, smallestPartAtLeast } = condition;
  return (
    (joinsPrecursors === undefined || joinsPrecursors === disconnection.joinedBonds > 0) &&
    (makesRingBond === undefined || makesRingBond === disconnection.ringBondsMade > 0) &&
    (smallestPartAtLeast === undefined || disconnection.smallestPart >= smallestPartAtLeast)
  );
}

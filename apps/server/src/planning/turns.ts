/** What the choice of the next plan looks at. */
export interface Turn {
  /** Computing time it has had, in ms. */
  readonly usedMs: number;
  readonly isUrgent: boolean;
  /** True while its reports wait to be taken: it gets no turn. */
  readonly isHeldUp: boolean;
}

/** How much more a plan that nobody waits for counts what it has used. */
const PATIENCE = 4;

/**
 * The plan whose turn it is: the one that has used least so far, so that a small query is done at once however many long ones run
 * beside it. Ties go to the earlier one; null when all are held up.
 */
export function nextTurn<T extends Turn>(plans: Iterable<T>): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const plan of plans) {
    const used = plan.isUrgent ? plan.usedMs : plan.usedMs * PATIENCE;
    if (plan.isHeldUp || used >= least) continue;
    best = plan;
    least = used;
  }
  return best;
}

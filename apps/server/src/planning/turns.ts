/** What the choice of the next plan looks at. */
export interface Turn {
  /** Whose plan it is. */
  readonly userId: number;
  /** Computing time it was charged, in ms. */
  readonly chargedMs: number;
  /** True while its reports wait to be taken: it gets no turn. */
  readonly isHeldUp: boolean;
}

/** How much more is charged for a plan that nobody waits for. */
const PATIENCE = 4;

/** What some time of a plan is charged at, in ms. */
export function chargeFor(usedMs: number, isUrgent: boolean): number {
  return isUrgent ? usedMs : usedMs * PATIENCE;
}

/** What the users of one thread were charged for its time, so that each gets as much of it as any other. */
export class TimeAccounts {
  readonly #charged = new Map<number, number>();

  of(userId: number): number {
    return this.#charged.get(userId) ?? 0;
  }

  charge(userId: number, ms: number): void {
    this.#charged.set(userId, this.of(userId) + ms);
  }

  /**
   * Takes up a user who has a plan again, or for the first time: at the least of those present, so that nobody has to wait until the
   * newcomer has had as much; who left with more keeps it, so that nobody gains by coming anew.
   *
   * @param present - users who have plans already
   */
  join(userId: number, present: ReadonlySet<number>): void {
    if (present.has(userId)) return;
    if (present.size === 0) {
      this.#charged.clear();
      return;
    }
    const least = Math.min(...Array.from(present, (each) => this.of(each)));
    this.#charged.set(userId, Math.max(this.of(userId), least));
    for (const [user, charged] of this.#charged) if (charged <= least && !present.has(user) && user !== userId) this.#charged.delete(user);
  }
}

/**
 * The plan whose turn it is: of the users with plans that can go on the one who was charged least, of the plans of this user the one that
 * was charged least, so that a small query is done at once however many long ones run beside it, and many queries of one user take no more
 * from the others than one. Ties go to the earlier one; null when all are held up.
 */
export function nextTurn<T extends Turn>(plans: Iterable<T>, accounts: Pick<TimeAccounts, 'of'>): T | null {
  let best: T | null = null;
  for (const plan of plans) {
    if (plan.isHeldUp) continue;
    if (best === null) {
      best = plan;
      continue;
    }
    const more = plan.userId === best.userId ? 0 : accounts.of(plan.userId) - accounts.of(best.userId);
    if (more < 0 || (plan.userId === best.userId && plan.chargedMs < best.chargedMs)) best = plan;
  }
  return best;
}

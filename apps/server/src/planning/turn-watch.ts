import type { PresentTurn } from './turn-board.ts';

/** How long one turn may last. */
export interface TurnPatience {
  /** Processor time of the thread, in ms. */
  readonly cpuMs: number;
  /** Wall time, in ms: a bound for a thread that waits for what never comes, or whose processor time cannot be told. */
  readonly wallMs: number;
}

/**
 * A turn is left after some tens of milliseconds, and its longest piece takes some seconds of processor time for the largest structures. On
 * a busy machine, or one that slept, wall time says nothing of it.
 */
export const TURN_PATIENCE: TurnPatience = { cpuMs: 60_000, wallMs: 1_800_000 };

/** Finds out whether a thread hangs in one turn, by looking at it now and then. */
export class TurnWatch {
  readonly #patience: TurnPatience;
  #turn = -1;
  #seenAt = { cpuMs: 0, wallMs: 0 };

  constructor(patience: TurnPatience) {
    this.#patience = patience;
  }

  /**
   * @param cpuMs - processor time that the thread has used since it started; null where it is not known
   * @param wallMs - from any fixed point
   * @returns why the present turn counts as hanging, or null: its time counts from the first look at it
   */
  look({ turn, plan }: PresentTurn, cpuMs: number | null, wallMs: number): string | null {
    if (plan === null || turn !== this.#turn) {
      this.#turn = plan === null ? -1 : turn;
      this.#seenAt = { cpuMs: cpuMs ?? 0, wallMs };
      return null;
    }
    const used = (cpuMs ?? 0) - this.#seenAt.cpuMs;
    const lasted = wallMs - this.#seenAt.wallMs;
    if (used >= this.#patience.cpuMs) return `one turn took more than ${this.#patience.cpuMs / 1000} s of processor time`;
    return lasted >= this.#patience.wallMs ? `one turn lasted more than ${this.#patience.wallMs / 1000} s` : null;
  }
}

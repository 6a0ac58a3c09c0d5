const TURN = 0;
const PLAN = 1;
const NOBODY = 0;

/** The turn a planning thread is at. */
export interface PresentTurn {
  /** Another one for every turn. */
  readonly turn: number;
  /** Whose turn it is, by its number; null between two turns. */
  readonly plan: number | null;
}

/**
 * Tells whose turn it is on a planning thread: written by the thread and read by the process that watches it, in memory that both share,
 * so that it can be read while the thread works, hangs, or is dead.
 */
export class TurnBoard {
  readonly buffer: SharedArrayBuffer;
  readonly #words: Int32Array;

  constructor(buffer = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#words = new Int32Array(buffer);
  }

  /** Does what a plan does in its turn. */
  during<T>(plan: number, work: () => T): T {
    Atomics.add(this.#words, TURN, 1);
    Atomics.store(this.#words, PLAN, plan);
    try {
      return work();
    } finally {
      Atomics.store(this.#words, PLAN, NOBODY);
    }
  }

  get present(): PresentTurn {
    const plan = Atomics.load(this.#words, PLAN);
    return { turn: Atomics.load(this.#words, TURN), plan: plan === NOBODY ? null : plan };
  }
}

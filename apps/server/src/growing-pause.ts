/** Pauses between tries: each twice as long as the one before, up to a limit, and somewhat by chance, so that not all try at once. */
export class GrowingPause {
  readonly #firstMs: number;
  readonly #longestMs: number;
  #nextMs: number;

  constructor(firstMs: number, longestMs: number) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#nextMs = firstMs;
  }

  /** Milliseconds, between three quarters of the pause and all of it. */
  next(): number {
    const pauseMs = this.#nextMs;
    this.#nextMs = Math.min(2 * pauseMs, this.#longestMs);
    return Math.round(pauseMs * (0.75 + 0.25 * Math.random()));
  }

  /** Begins small again. */
  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}

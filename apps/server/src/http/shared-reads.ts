/** Reads that are asked for at the same moment under the same key are made once: many listeners of one query are told of a change together. */
export class SharedReads<T> {
  /** Asked for, and not yet begun: who comes later must see what has changed since. */
  readonly #waiting = new Map<string, Promise<T>>();

  /** @param key - all that `read` depends on */
  read(key: string, read: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const begun = Promise.resolve().then(() => {
      this.#waiting.delete(key);
      return read();
    });
    this.#waiting.set(key, begun);
    return begun;
  }
}

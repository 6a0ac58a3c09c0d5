/**
 * A cache of bounded size that forgets what was not asked for longest. Keys must name every input of the value.
 *
 * @see Map, whose order of insertion is used as the order of use
 */
export class RecentlyUsed<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of `key`, made by `make` when it is not remembered. */
  getOrMake(key: K, make: (key: K) => V): V {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const value = make(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#capacity) this.#entries.delete(this.#entries.keys().next().value as K);
    return value;
  }
}

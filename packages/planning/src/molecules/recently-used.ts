/**
 * A cache of bounded size that forgets what was not asked for in a long time. Keys must name every input of the value.
 *
 * It keeps two generations: what was asked for lately, and what before that. When the young one is full it becomes the old one, and
 * what was in the old one and not asked for since is forgotten. At least the half of `capacity` asked for last is always there. This
 * spares the reordering at each hit that an exact order of use would cost.
 */
export class RecentlyUsed<K, V> {
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  readonly #generationSize: number;

  /** @param capacity - the most entries kept, at least 2 */
  constructor(capacity: number) {
    this.#generationSize = Math.floor(capacity / 2);
  }

  /** The value of `key`, made by `make` when it is not remembered. */
  getOrMake(key: K, make: (key: K) => V): V {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make(key);
    this.#young.set(key, value);
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    return value;
  }
}

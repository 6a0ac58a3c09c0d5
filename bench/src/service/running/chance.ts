/** Chance that comes out the same again: a seeded generator (mulberry32) and what is drawn with it. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** @param items - at least one */
  pick<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)];
  }

  /** @param weighted - items with how often each is drawn, in proportion */
  weighted<T>(weighted: readonly (readonly [T, number])[]): T {
    let left = this.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of weighted) {
      left -= weight;
      if (left < 0) return item;
    }
    return weighted[weighted.length - 1][0];
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.between(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }
}

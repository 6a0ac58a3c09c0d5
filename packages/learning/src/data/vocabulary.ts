import type { RankingData } from './ranking-data.ts';

/** Largest sum of a target's weights: they are scaled to this length, so that large and small targets speak equally loud. */
const LENGTH = 4;

/** Surroundings a network knows, numbered. */
export class Vocabulary {
  /** Ascending. */
  readonly hashes: Uint32Array;
  readonly #numberOf: ReadonlyMap<number, number>;

  constructor(hashes: Uint32Array) {
    this.hashes = hashes;
    this.#numberOf = new Map(Array.from(hashes, (hash, number) => [hash, number]));
  }

  /** Surroundings that at least `minimum` targets have. */
  static of(data: RankingData, minimum: number): Vocabulary {
    const targets = new Map<number, number>();
    for (const hash of data.surrounding) targets.set(hash, (targets.get(hash) ?? 0) + 1);
    return new Vocabulary(Uint32Array.from([...targets].flatMap(([hash, count]) => (count >= minimum ? [hash] : []))).sort());
  }

  get size(): number {
    return this.hashes.length;
  }

  /**
   * Writes the numbers of a target's known surroundings and their weights, log2(1 + count), scaled.
   *
   * @param keep - whether a known surrounding is written; in training some are left out by chance
   * @param scale - further factor for all weights
   * @returns how many were written: as many as fit
   */
  write(data: RankingData, target: number, index: Uint32Array, weight: Float32Array, keep: () => boolean, scale: number): number {
    let written = 0;
    let squares = 0;
    for (let k = data.surroundingStart[target]; k < data.surroundingStart[target + 1] && written < index.length; k++) {
      const number = this.#numberOf.get(data.surrounding[k]);
      if (number === undefined) continue;
      const each = Math.log2(1 + data.surroundingCount[k]);
      squares += each * each;
      if (!keep()) continue;
      index[written] = number;
      weight[written++] = each;
    }
    const factor = (LENGTH * scale) / Math.sqrt(squares || 1);
    for (let k = 0; k < written; k++) weight[k] *= factor;
    return written;
  }
}

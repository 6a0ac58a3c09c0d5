/** How often something took part in recorded reactions, by its identity. */
export interface Occurrences {
  count(identity: number): number;
}

/** What recorded reactions start from. */
export interface KnownMaterials {
  /** Reactants, by `DescribedMolecule.identity`. */
  readonly reactants: Occurrences;
  /** Parts that reactants brought to the product, by `synthonIdentity`. */
  readonly synthons: Occurrences;
}

/** Sorted arrays, so that they can be stored and shared. */
export class IdentityCounts implements Occurrences {
  readonly identities: Uint32Array;
  readonly counts: Uint32Array;

  /** @param identities - ascending, each once; @param counts - in the same order */
  constructor(identities: Uint32Array, counts: Uint32Array) {
    this.identities = identities;
    this.counts = counts;
  }

  static of(counts: ReadonlyMap<number, number>): IdentityCounts {
    const entries = [...counts].sort(([a], [b]) => a - b);
    return new IdentityCounts(
      Uint32Array.from(entries, ([identity]) => identity),
      Uint32Array.from(entries, ([, count]) => count),
    );
  }

  count(identity: number): number {
    let low = 0;
    let high = this.identities.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.identities[middle] < identity) low = middle + 1;
      else high = middle;
    }
    return this.identities[low] === identity ? this.counts[low] : 0;
  }
}

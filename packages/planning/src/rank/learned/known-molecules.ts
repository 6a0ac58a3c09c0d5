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

  /** Identities are hashes and lie evenly, so it is looked where one should lie by its size: that takes a few looks, not one for each halving. */
  count(identity: number): number {
    const { identities } = this;
    let low = 0;
    let high = identities.length - 1;
    while (low <= high && identities[low] <= identity && identity <= identities[high]) {
      const [least, most] = [identities[low], identities[high]];
      const place = least === most ? low : low + Math.floor(((high - low) * (identity - least)) / (most - least));
      if (identities[place] === identity) return this.counts[place];
      if (identities[place] < identity) low = place + 1;
      else high = place - 1;
    }
    return 0;
  }
}

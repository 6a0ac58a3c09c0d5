import type { PrecedentId, TransformLibrary } from '@retron/library';
import { FingerprintQuery } from '@retron/patterns';

/** Similarity of one structure to the products of precedents, each worked out once. */
export class PrecedentSimilarity {
  readonly #query: FingerprintQuery;
  readonly #known = new Map<TransformLibrary, Float32Array>();

  /** @param fingerprint - of the structure */
  constructor(fingerprint: Uint8Array) {
    this.#query = new FingerprintQuery(fingerprint);
  }

  /** Tanimoto, 0 to 1. */
  of(library: TransformLibrary, id: PrecedentId): number {
    const known = this.#known.get(library) ?? this.#takeUp(library);
    if (Number.isNaN(known[id])) known[id] = this.#query.tanimoto(library.productFingerprint(id));
    return known[id];
  }

  #takeUp(library: TransformLibrary): Float32Array {
    const known = new Float32Array(library.header.counts.precedents).fill(Number.NaN);
    this.#known.set(library, known);
    return known;
  }
}

/**
 * The products of one mixture with what was recorded, packed: features of candidate `i` stand at `sparseStart[i]` up to, not
 * including, `sparseStart[i + 1]` of `sparse`, and at `i * width` of `dense`.
 */
export interface RankingExample {
  readonly count: number;
  readonly sparseStart: Uint32Array;
  readonly sparse: Uint32Array;
  readonly dense: Float32Array;
  /** 1 for the recorded product; drafts that RDKit writes alike are all marked. */
  readonly isRecorded: Uint8Array;
}

/** A free position of a five-membered or fused ring system, with the logarithm of its rate on the scale of `PARTIAL_RATES`. */
export interface Position {
  readonly pattern: string;
  readonly rate: number;
  /** The same in nitrating or sulfonating acid, which takes hold of basic nitrogen; absent: alike. */
  readonly inAcid?: number;
  /** The carbonyl group of the ring is part of the system that the rate is told of. */
  readonly countsCarbonyl?: true;
}

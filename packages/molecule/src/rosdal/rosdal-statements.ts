/** What a ROSDAL text says, before it is known whether that makes a molecule. Positions count from 1. */
export interface RosdalStatements {
  readonly mentions: readonly AtomMention[];
  readonly bonds: readonly BondStatement[];
}

/** How an atom is called: its number, or for an unnumbered hydrogen a negative name of its own. */
export type AtomName = number;

export interface AtomMention {
  readonly name: AtomName;
  readonly position: number;
  /** Atomic number, if the mention carries a symbol. */
  readonly atomicNumber?: number;
  /** The symbol as written, for messages. */
  readonly symbol?: string;
  readonly hydrogenCount?: number;
  readonly attributes?: AtomAttributes;
}

export interface AtomAttributes {
  readonly isotope?: number;
  readonly charge?: number;
  readonly unpairedElectrons?: number;
  readonly winding?: 'cw' | 'ccw';
  readonly stereoGroup?: { readonly kind: 'and' | 'or'; readonly number: number };
}

export interface BondStatement {
  readonly from: AtomName;
  readonly to: AtomName;
  /** One of `BOND`; a dative bond runs from donor to acceptor. */
  readonly order: number;
  readonly position: number;
  readonly sides?: BondSides;
}

/** The mark behind `=`: where a neighbour of `from` lies to a neighbour of `to`, or the CIP letter Z. */
export type BondSides =
  | { readonly kind: 'references'; readonly atFrom: number; readonly isCis: boolean; readonly atTo: number }
  | { readonly kind: 'Z' };

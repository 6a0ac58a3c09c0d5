/** An atom as it lies on a page; y upwards. */
export interface DrawnAtom {
  readonly atomicNumber: number;
  readonly x: number;
  readonly y: number;
  readonly charge: number;
  /** Mass number; 0 means natural abundance. */
  readonly isotope: number;
  /** Hydrogens the label says; null where none is written, so that the usual number is meant. */
  readonly hydrogens: number | null;
  readonly radical: 'none' | 'singlet' | 'doublet' | 'triplet';
}

/** From the narrow end, where it is a wedge; atoms by their place from 0. */
export interface DrawnBond {
  readonly from: number;
  readonly to: number;
  readonly order: 1 | 2 | 3 | 'aromatic';
  readonly mark: 'none' | 'wedge' | 'hashed' | 'either';
}

/** A structure as somebody drew it: nothing is worked out yet, not even stereo. */
export interface DrawnStructure {
  readonly atoms: readonly DrawnAtom[];
  readonly bonds: readonly DrawnBond[];
}

import type { AtomIndex } from '@retron/molecule';

/** One precursor as the edit left it, before RDKit has seen it. */
export interface RawPrecursor {
  /** Own SMILES; not canonical. */
  readonly smiles: string;
  /** For every atom of `smiles`, in its order, the atom of the target it came from, or -1 for an atom the transform added. */
  readonly provenance: readonly number[];
  readonly keptRings: KeptRings;
}

/**
 * Which rings of a precursor are rings of the target that the edit left as they were: `all`, so that what is aromatic there is still so, and
 * no more, or at least those that are aromatic, beside which benzene rings may be added.
 */
export type KeptRings = 'all' | 'aromatic' | 'none';

/** One way a transform turns a target into precursors. */
export interface Outcome {
  readonly precursors: readonly RawPrecursor[];
  /** Target atoms of the reaction centre (bonds, charge, hydrogens or stereo change), ascending. */
  readonly centre: readonly AtomIndex[];
  /** Target bonds the reaction makes or changes the order of, as atom pairs, lower first, sorted: the disconnection. */
  readonly bonds: readonly (readonly [AtomIndex, AtomIndex])[];
}

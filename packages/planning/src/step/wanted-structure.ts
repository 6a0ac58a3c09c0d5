import type { PreparedMolecule } from '@retron/patterns';

/** The structure that steps are to make; in the forward direction the one they start from. */
export interface WantedStructure {
  /** Canonical SMILES. */
  readonly smiles: string;
  readonly prepared: PreparedMolecule;
}

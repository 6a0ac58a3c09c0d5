import type { PreparedMolecule } from '@retron/patterns';

/** The sides of a mapped reaction as far as they are prepared already: of the same molecules as stand there. */
export interface PreparedSides {
  /** All reactants as one mixture. */
  readonly reactants?: PreparedMolecule;
  readonly product?: PreparedMolecule;
}

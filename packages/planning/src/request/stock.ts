import type { Availability } from '@retron/tree';

/** Which molecules can be bought, and at what price. */
export interface Stock {
  /** @param smiles - RDKit canonical SMILES */
  availability(smiles: string): Availability;
}

import type { Availability } from '@retron/tree';

/** Which molecules can be bought, and at what price. */
export interface Stock {
  /** @param smiles - RDKit canonical SMILES */
  availability(smiles: string): Availability;
  /**
   * Whether a molecule may be bought, where that can be told without its canonical SMILES: `false` only where `availability` would say that
   * it is not in stock.
   *
   * @param drawn - any SMILES of it, its aromatic atoms as the toolkit finds them
   */
  mayHave?(drawn: string): boolean;
}

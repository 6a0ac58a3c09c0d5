import { prepareMolecule } from '@retron/patterns';
import { readCanonical } from '../step/fragments.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';

/** Beside others it need not react. */
export const WATER = 'O';

/** Molecules that may react with each other, as one graph; `prepared.component` says to which molecule an atom belongs. */
export interface Mixture extends WantedStructure {
  /** Canonical SMILES of each molecule, in the order of the atoms. */
  readonly molecules: readonly string[];
}

/** @param molecules - canonical SMILES of connected molecules; one that is there twice stands twice */
export function mixtureOf(molecules: readonly string[]): Mixture {
  const smiles = molecules.join('.');
  return { smiles, molecules, prepared: prepareMolecule(readCanonical(smiles)) };
}

/** The molecules of a dot-separated canonical SMILES. */
export function moleculesOf(smiles: string): readonly string[] {
  return smiles.split('.');
}

import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { readCanonical } from '../step/fragments.ts';

/** Molecules that may react with each other, as one graph; `prepared.component` says to which molecule an atom belongs. */
export interface Mixture {
  /** Canonical SMILES of each molecule, in the order of the atoms. */
  readonly molecules: readonly string[];
  readonly prepared: PreparedMolecule;
}

/** @param molecules - canonical SMILES of connected molecules; one that is there twice stands twice */
export function mixtureOf(molecules: readonly string[]): Mixture {
  return { molecules, prepared: prepareMolecule(readCanonical(molecules.join('.'))) };
}

/** The molecules of a dot-separated canonical SMILES. */
export function moleculesOf(smiles: string): readonly string[] {
  return smiles.split('.');
}

import { formIdentity } from '../molecules/form-identity.ts';
import { readCanonical } from '../step/fragments.ts';
import { heavyAtomsOf } from '../step/like-molecules.ts';

/** The end of a charged atom in a SMILES. */
const CHARGED = /[-+]\d*\]/g;

export function countChargedAtoms(smiles: string): number {
  return smiles.match(CHARGED)?.length ?? 0;
}

/**
 * Whether a precursor is the structure with a proton more or less: its salt, of which nobody says that it makes the structure. Both SMILES, the
 * precursor's in any order.
 */
export function ionOf(structure: string): (precursor: string) => boolean {
  const charges = countChargedAtoms(structure);
  const atoms = heavyAtomsOf(structure);
  return (precursor) =>
    countChargedAtoms(precursor) !== charges &&
    heavyAtomsOf(precursor) === atoms &&
    formIdentity(readCanonical(precursor)) === formIdentity(readCanonical(structure));
}

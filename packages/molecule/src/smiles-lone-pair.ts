import { type AtomIndex, BOND, type Molecule } from './molecule.ts';

/**
 * Where the lone pair of a three-coordinate centre without hydrogen stands among its neighbours in a SMILES.
 *
 * Normally behind the first neighbour. RDKit, whose SMILES this package exchanges, puts it in front when the
 * atom carries exactly one ring digit and only single bonds (stereo rule d of docs/chemistry/smiles.md).
 */
export function lonePairPlace(molecule: Molecule, atom: AtomIndex, ringDigits: number): 0 | 1 {
  if (ringDigits !== 1) return 1;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    if (order !== BOND.single && order !== BOND.dative) return 1;
  }
  return 0;
}

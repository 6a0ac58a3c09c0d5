import { type AtomIndex, BOND, configurationKey, ELEMENT, type Molecule } from '@retron/molecule';
import type { KeptRings } from '@retron/transforms';
import { hasCertainRings } from './certain-rings.ts';

/**
 * Whether the toolkit would leave a molecule exactly as it is: elements of organic chemistry in usual valences, no doubtful stereo (see
 * `configurationKey`), no isotopes, no hydrogens written as atoms, and rings aromatic where the toolkit finds them so.
 *
 * What is settled has a canonical SMILES, and two settled molecules have the same exactly where they are the same graph and have the same
 * configuration. Strict: what is not
 * listed (most metals, halogens with several bonds, phosphorus beyond acids and phosphines) is for the toolkit to judge.
 *
 * @param kept - rings of it that are known to be as the toolkit found them; see `RawPrecursor`
 */
export function isSettled(molecule: Molecule, kept: KeptRings): boolean {
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const order = molecule.bondOrder[bond];
    if (order === BOND.dative || order === BOND.quadruple) return false;
  }
  for (let atom = 0; atom < molecule.atomCount; atom++) if (!isSettledAtom(molecule, atom)) return false;
  return (kept === 'all' || hasCertainRings(molecule, kept === 'aromatic')) && configurationKey(molecule) !== null;
}

function isSettledAtom(molecule: Molecule, atom: AtomIndex): boolean {
  if (molecule.isotope[atom] !== 0) return false;
  const valences = VALENCES.get(formOf(molecule.atomicNumber[atom], molecule.charge[atom]));
  if (valences === undefined) return false;
  let bonds = molecule.hydrogenCount[atom];
  let multiple = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    // Which valence an aromatic atom has depends on the Kekulé form; it is the ring's, which is kept.
    if (order === BOND.aromatic) return molecule.isAromatic[atom] === 1;
    bonds += order;
    if (order !== BOND.single) multiple++;
  }
  if (molecule.isAromatic[atom] === 1 || !valences.includes(bonds)) return false;
  return molecule.atomicNumber[atom] !== ELEMENT.phosphorus || multiple < 2;
}

function formOf(atomicNumber: number, charge: number): number {
  return 256 * atomicNumber + charge;
}

/** Electron pairs shared, hydrogens included, by element and charge: those that the toolkit takes without rearranging anything. */
const VALENCES: ReadonlyMap<number, readonly number[]> = new Map([
  [formOf(ELEMENT.boron, 0), [3]],
  [formOf(ELEMENT.boron, -1), [4]],
  [formOf(ELEMENT.carbon, 0), [4]],
  [formOf(ELEMENT.nitrogen, 0), [3]],
  [formOf(ELEMENT.nitrogen, 1), [4]],
  [formOf(ELEMENT.nitrogen, -1), [2]],
  [formOf(ELEMENT.oxygen, 0), [2]],
  [formOf(ELEMENT.oxygen, -1), [1]],
  [formOf(ELEMENT.fluorine, 0), [1]],
  [formOf(ELEMENT.magnesium, 0), [2]],
  [formOf(ELEMENT.silicon, 0), [4]],
  [formOf(ELEMENT.phosphorus, 0), [3, 5]],
  [formOf(ELEMENT.sulfur, 0), [2, 4, 6]],
  [formOf(ELEMENT.sulfur, -1), [1]],
  [formOf(ELEMENT.chlorine, 0), [1]],
  [formOf(ELEMENT.zinc, 0), [2]],
  [formOf(ELEMENT.bromine, 0), [1]],
  [formOf(ELEMENT.tin, 0), [4]],
  [formOf(ELEMENT.iodine, 0), [1]],
]);

import { isAromaticSubset, symbolOf } from './elements.ts';
import { bondValence, impliedHydrogens } from './implicit-hydrogens.ts';
import { type AtomIndex, BOND, type Molecule } from './molecule.ts';
import { isOrganicSubset } from './valences.ts';

/** `@`, `@@`, or nothing. */
export type ChiralMark = '' | '@' | '@@';

/**
 * An atom as SMILES writes it, without brackets where a reader fills in the same hydrogens.
 *
 * @param isWritten - which neighbours are part of the text, because only their bonds count for the implied hydrogens
 */
export function atomToken(
  molecule: Molecule,
  atom: AtomIndex,
  mark: ChiralMark,
  withAtomMap: boolean,
  isWritten: (atom: AtomIndex) => boolean,
): string {
  const z = molecule.atomicNumber[atom];
  const isAromatic = molecule.isAromatic[atom] === 1;
  const symbol = isAromatic ? symbolOf(z).toLowerCase() : symbolOf(z);
  const hydrogens = molecule.hydrogenCount[atom];
  const charge = molecule.charge[atom];
  const isotope = molecule.isotope[atom];
  const map = withAtomMap ? molecule.atomMap[atom] : 0;
  const isPlain = mark === '' && charge === 0 && isotope === 0 && map === 0 && (isAromatic ? isAromaticSubset(z) : isOrganicSubset(z));
  if (isPlain && hydrogens === filledHydrogens(molecule, atom, isWritten)) return symbol;
  return `[${isotope || ''}${symbol}${mark}${hydrogenToken(hydrogens)}${chargeToken(charge)}${map === 0 ? '' : `:${map}`}]`;
}

function filledHydrogens(molecule: Molecule, atom: AtomIndex, isWritten: (atom: AtomIndex) => boolean): number {
  let orderSum = 0;
  let aromaticBonds = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    if (!isWritten(molecule.neighbourAtom[k])) continue;
    const bond = molecule.neighbourBond[k];
    if (molecule.bondOrder[bond] === BOND.aromatic) aromaticBonds++;
    else orderSum += bondValence(molecule, bond, atom);
  }
  return impliedHydrogens(molecule.atomicNumber[atom], molecule.isAromatic[atom] === 1, orderSum, aromaticBonds);
}

function hydrogenToken(hydrogens: number): string {
  if (hydrogens === 0) return '';
  return hydrogens === 1 ? 'H' : `H${hydrogens}`;
}

function chargeToken(charge: number): string {
  if (charge === 0) return '';
  const sign = charge > 0 ? '+' : '-';
  const size = Math.abs(charge);
  return size === 1 ? sign : `${sign}${size}`;
}

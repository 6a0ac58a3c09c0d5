import { ELEMENT, symbolOf } from '../elements.ts';
import { bondValence } from '../implicit-hydrogens.ts';
import { type AtomIndex, CHIRALITY, IMPLICIT_HYDROGEN, type Molecule } from '../molecule.ts';
import { isOddPermutation } from '../permutation.ts';
import { defaultHydrogens, impliedUnpairedElectrons } from './rosdal-hydrogens.ts';

/** How an atom is written. */
export interface AtomText {
  /** At its first mention: with hydrogen count and attributes. */
  readonly first: string;
  /** At every later mention: number and symbol. */
  readonly again: string;
  /** A carbon of which nothing needs to be said, so that a range may pass through it. */
  readonly isPlainCarbon: boolean;
}

/** The texts of all atoms of a Kekulé molecule. */
export function atomTexts(molecule: Molecule): AtomText[] {
  const groupOf = new Map<AtomIndex, string>();
  for (const group of molecule.stereoGroups) {
    for (const atom of group.atoms) groupOf.set(atom, `${group.kind === 'and' ? '&' : 'o'}${group.number}`);
  }
  return Array.from({ length: molecule.atomCount }, (_, atom) => atomText(molecule, atom, groupOf.get(atom)));
}

function atomText(molecule: Molecule, atom: AtomIndex, group: string | undefined): AtomText {
  const z = molecule.atomicNumber[atom];
  const charge = molecule.charge[atom];
  const hydrogens = molecule.hydrogenCount[atom];
  let orderSum = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    orderSum += bondValence(molecule, molecule.neighbourBond[k], atom);
  }
  const unpaired = molecule.unpairedElectrons[atom] || impliedUnpairedElectrons(z, charge, orderSum, hydrogens);
  const attributes = [
    molecule.isotope[atom] === 0 ? '' : `m${molecule.isotope[atom]}`,
    chargeText(charge),
    unpaired === 0 ? '' : `r${unpaired}`,
    windingText(molecule, atom),
    group ?? '',
  ].filter((item) => item !== '');
  const isCarbon = z === ELEMENT.carbon;
  const hasDefaultHydrogens = hydrogens === defaultHydrogens(z, charge, orderSum, unpaired);
  const count = hasDefaultHydrogens ? '' : `H${hydrogens === 1 ? '' : hydrogens}`;
  const again = `${atom + 1}${isCarbon ? '' : symbolOf(z)}`;
  const symbolForCount = isCarbon && count !== '' ? symbolOf(z) : '';
  return {
    first: `${again}${symbolForCount}${count}${attributes.length === 0 ? '' : `(${attributes.join(';')})`}`,
    again,
    isPlainCarbon: isCarbon && count === '' && attributes.length === 0,
  };
}

function chargeText(charge: number): string {
  if (charge === 0) return '';
  const sign = charge > 0 ? '+' : '-';
  const size = Math.abs(charge);
  return size === 1 ? sign : `${sign}${size}`;
}

/** `cw` or `ccw` for the neighbours in ascending order with the implicit hydrogen or lone pair last. */
function windingText(molecule: Molecule, atom: AtomIndex): '' | 'cw' | 'ccw' {
  if (molecule.chirality[atom] === CHIRALITY.none) return '';
  const stored = molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4);
  const place = (neighbour: number): number => (neighbour === IMPLICIT_HYDROGEN ? Infinity : neighbour);
  const ascending = Array.from(stored).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const isOdd = isOddPermutation(stored, ascending);
  return (molecule.chirality[atom] === CHIRALITY.clockwise) !== isOdd ? 'cw' : 'ccw';
}

import { BOND, degree, impliedHydrogens, type Molecule, symbolOf } from '@retron/molecule';

/** Text of a template atom around its tetrahedral mark and its map number. */
export interface AtomText {
  readonly before: string;
  readonly after: string;
}

function symbolText(molecule: Molecule, atom: number): string {
  const symbol = symbolOf(molecule.atomicNumber[atom]);
  const isotope = molecule.isotope[atom] === 0 ? '' : String(molecule.isotope[atom]);
  // A lone `H` would read as a hydrogen count.
  if (symbol === 'H') return `${isotope}#1`;
  return isotope + (molecule.isAromatic[atom] ? symbol.toLowerCase() : symbol);
}

function chargeText(charge: number): string {
  return charge < 0 ? String(charge) : `+${charge}`;
}

/** Charge as SMILES writes it: `+`, `-`, `+2`. */
function plainChargeText(charge: number): string {
  if (charge === 0) return '';
  return (charge < 0 ? '-' : '+') + (Math.abs(charge) === 1 ? '' : Math.abs(charge));
}

/** An atom of the centre: element, hydrogens, neighbours and charge are all stated. */
export function centreAtomText(molecule: Molecule, atom: number): AtomText {
  const hydrogens = molecule.hydrogenCount[atom];
  const hydrogenText = hydrogens === 0 ? ';H0' : hydrogens === 1 ? 'H' : `H${hydrogens}`;
  return {
    before: `[${symbolText(molecule, atom)}`,
    after: `${hydrogenText};D${degree(molecule, atom)};${chargeText(molecule.charge[atom])}`,
  };
}

/** An unchanged atom near the centre: element and any charge; an end atom also its hydrogens, which tell `=O` from `-OH`. */
export function outerAtomText(molecule: Molecule, atom: number): AtomText {
  const neighbours = degree(molecule, atom) === 1 ? `;D1;H${molecule.hydrogenCount[atom]}` : '';
  const charge = molecule.charge[atom] === 0 ? '' : `;${chargeText(molecule.charge[atom])}`;
  return { before: `[${symbolText(molecule, atom)}`, after: neighbours + charge };
}

/** Hydrogens a reader would give the atom if it were written without brackets; -1 for elements that always need them. */
function impliedCount(molecule: Molecule, atom: number): number {
  let orderSum = 0;
  let aromaticBonds = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    if (order === BOND.aromatic) aromaticBonds++;
    else orderSum += order;
  }
  return impliedHydrogens(molecule.atomicNumber[atom], molecule.isAromatic[atom] === 1, orderSum, aromaticBonds);
}

const ORGANIC_SUBSET = new Set(['B', 'C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I']);

/** A leaving atom, as in SMILES: hydrogens follow from the valence, or stand in the brackets. */
export function leavingAtomText(molecule: Molecule, atom: number, hasMark: boolean): AtomText {
  const symbol = symbolOf(molecule.atomicNumber[atom]);
  const hydrogens = molecule.hydrogenCount[atom];
  const charge = molecule.charge[atom];
  const isBare =
    !hasMark && charge === 0 && molecule.isotope[atom] === 0 && ORGANIC_SUBSET.has(symbol) && hydrogens === impliedCount(molecule, atom);
  if (isBare) return { before: molecule.isAromatic[atom] ? symbol.toLowerCase() : symbol, after: '' };
  const hydrogenText = hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H${hydrogens}`;
  return { before: `[${symbolText(molecule, atom)}`, after: `${hydrogenText}${plainChargeText(charge)}]` };
}

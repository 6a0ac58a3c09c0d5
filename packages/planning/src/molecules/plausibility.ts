import { BOND, CHIRALITY, degree, ELEMENT, impliedHydrogens, type Molecule, neighboursOf } from '@retron/molecule';

/** Why a precursor is not worth showing. */
export type Implausibility =
  | 'no heavy atom'
  | 'radical'
  | 'free carbocation'
  | 'free carbanion'
  | 'free carbamic acid'
  | 'free nitrilium ion'
  | 'protonated N-oxide or nitro group'
  | 'peroxide of sulfurous acid';

/**
 * Whether nobody would write this molecule as a precursor; `null` when it is fine.
 *
 * Templates edit graphs and know no chemistry: a bad one leaves open valences or bare charges on carbon. Stabilised ions stay: a
 * carbanion beside a positive atom (ylides, diazo, isocyanides) or at a triple bond to nitrogen (cyanide). Carbamic acids and their anions
 * lose carbon dioxide (Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., 2012, on the Curtius rearrangement and on Boc); where a source
 * has one, a Boc group was nearly always misread. A nitrilium ion takes up water or its nucleophile at once (Ritter and Ugi reactions). A hydroxyl group on a nitrogen cation without hydrogens, its charge balanced by no
 * neighbour, is a nitro group or an N-oxide that a source wrote with a proton too many; it would pass for the form with fewer charges. A
 * peroxide of sulfurous acid is its own oxidant, and was peroxomonosulfate (Oxone) before a source lost an oxygen.
 */
export function implausibility(molecule: Molecule): Implausibility | null {
  let heavyAtoms = 0;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.atomicNumber[atom] !== ELEMENT.hydrogen) heavyAtoms++;
    if (isProtonatedOxide(molecule, atom)) return 'protonated N-oxide or nitro group';
    if (isSulfurousPeroxide(molecule, atom)) return 'peroxide of sulfurous acid';
    if (molecule.atomicNumber[atom] !== ELEMENT.carbon) continue;
    if (molecule.charge[atom] > 0) return 'free carbocation';
    if (molecule.charge[atom] < 0 && !isStabilised(molecule, atom)) return 'free carbanion';
    if (molecule.charge[atom] === 0 && hasOpenValence(molecule, atom)) return 'radical';
    if (isNitrilium(molecule, atom)) return 'free nitrilium ion';
    if (isCarbamicAcid(molecule, atom)) return 'free carbamic acid';
  }
  return heavyAtoms === 0 ? 'no heavy atom' : null;
}

function isStabilised(molecule: Molecule, carbanion: number): boolean {
  for (let k = molecule.neighbourStart[carbanion]; k < molecule.neighbourStart[carbanion + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    if (molecule.charge[neighbour] > 0) return true;
    if (molecule.atomicNumber[neighbour] === ELEMENT.nitrogen && molecule.bondOrder[molecule.neighbourBond[k]] === BOND.triple) return true;
  }
  return false;
}

function isProtonatedOxide({ atomicNumber, charge, hydrogenCount, neighbourStart, neighbourAtom }: Molecule, nitrogen: number): boolean {
  if (atomicNumber[nitrogen] !== ELEMENT.nitrogen || charge[nitrogen] !== 1 || hydrogenCount[nitrogen] > 0) return false;
  let hasHydroxyl = false;
  for (let k = neighbourStart[nitrogen]; k < neighbourStart[nitrogen + 1]; k++) {
    const neighbour = neighbourAtom[k];
    // As in nitric acid, whose charges are balanced.
    if (charge[neighbour] < 0) return false;
    if (atomicNumber[neighbour] === ELEMENT.oxygen && charge[neighbour] === 0 && hydrogenCount[neighbour] > 0) hasHydroxyl = true;
  }
  return hasHydroxyl;
}

/** Whether a sulfur bears three oxygens, one of which bears a further oxygen. */
function isSulfurousPeroxide(molecule: Molecule, sulfur: number): boolean {
  if (molecule.atomicNumber[sulfur] !== ELEMENT.sulfur || degree(molecule, sulfur) !== 3) return false;
  const isOxygen = (atom: number) => molecule.atomicNumber[atom] === ELEMENT.oxygen;
  const beside = neighboursOf(molecule, sulfur);
  if (!beside.every(isOxygen)) return false;
  return beside.some((oxygen) => neighboursOf(molecule, oxygen).some((each) => isOxygen(each)));
}

/** Whether a neutral carbon holds a nitrogen cation by three bonds: with anything at the carbon it is no isocyanide, and takes up water at once. */
function isNitrilium(molecule: Molecule, carbon: number): boolean {
  const { neighbourStart, neighbourAtom, neighbourBond, charge, atomicNumber, bondOrder } = molecule;
  if (charge[carbon] !== 0) return false;
  for (let k = neighbourStart[carbon]; k < neighbourStart[carbon + 1]; k++) {
    const nitrogen = neighbourAtom[k];
    if (atomicNumber[nitrogen] !== ELEMENT.nitrogen || charge[nitrogen] <= 0 || bondOrder[neighbourBond[k]] !== BOND.triple) continue;
    // A nitrile oxide has its charge balanced by the oxygen.
    const isBalanced = neighboursOf(molecule, nitrogen).some((each) => charge[each] < 0);
    if (!isBalanced) return true;
  }
  return false;
}

/** Whether a carbon bears =O, OH or O- and a nitrogen. */
function isCarbamicAcid(molecule: Molecule, carbon: number): boolean {
  const { neighbourStart, neighbourAtom, neighbourBond, atomicNumber, bondOrder } = molecule;
  if (neighbourStart[carbon + 1] - neighbourStart[carbon] !== 3) return false;
  let carbonyls = 0;
  let hydroxyls = 0;
  let nitrogens = 0;
  for (let k = neighbourStart[carbon]; k < neighbourStart[carbon + 1]; k++) {
    const neighbour = neighbourAtom[k];
    const isTerminal = neighbourStart[neighbour + 1] - neighbourStart[neighbour] === 1;
    const order = bondOrder[neighbourBond[k]];
    if (atomicNumber[neighbour] === ELEMENT.nitrogen && order === BOND.single) nitrogens++;
    else if (atomicNumber[neighbour] !== ELEMENT.oxygen || !isTerminal) return false;
    else if (order === BOND.double) carbonyls++;
    else if (order === BOND.single) hydroxyls++;
  }
  return carbonyls === 1 && hydroxyls === 1 && nitrogens === 1;
}

/** Fewer hydrogens than the bonds of a neutral atom leave room for. A marked stereocentre has four neighbours and is complete. */
export function hasOpenValence(molecule: Molecule, atom: number): boolean {
  if (molecule.chirality[atom] !== CHIRALITY.none) return false;
  let orders = 0;
  let aromaticBonds = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const order = molecule.bondOrder[molecule.neighbourBond[k]];
    if (order === BOND.aromatic) aromaticBonds++;
    else if (order !== BOND.dative) orders += order;
  }
  const isAromatic = molecule.isAromatic[atom] === 1;
  return molecule.hydrogenCount[atom] < impliedHydrogens(molecule.atomicNumber[atom], isAromatic, orders, aromaticBonds);
}

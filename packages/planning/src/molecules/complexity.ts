import { type AtomIndex, BOND, CHIRALITY, DOUBLE_BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { atomKinds } from './atom-kinds.ts';

/** Elements (atomic numbers) by the valence electrons of the neutral atom. Source: groups of the periodic table. */
const ELEMENTS_BY_VALENCE_ELECTRONS: readonly (readonly number[])[] = [
  [],
  [3, 11, 19, 37, 55],
  [4, 12, 20, 30, 38, 48, 56, 80],
  [5, 13, 31, 49, 81],
  [6, 14, 32, 50, 82],
  [7, 15, 33, 51, 83],
  [8, 16, 34, 52],
  [9, 17, 35, 53],
];
/** Transition metals and whatever else is not in the table. */
const OTHER_VALENCE_ELECTRONS = 8;
const VALENCE_ELECTRONS = new Map(
  ELEMENTS_BY_VALENCE_ELECTRONS.flatMap((elements, electrons) => elements.map((z) => [z, electrons] as const)),
);

/** Bond orders as they count in a sum; an aromatic bond is one and a half. */
const ORDER: Readonly<Record<number, number>> = {
  [BOND.single]: 1,
  [BOND.double]: 2,
  [BOND.triple]: 3,
  [BOND.quadruple]: 4,
  [BOND.aromatic]: 1.5,
  [BOND.dative]: 1,
};

/**
 * Molecular complexity C_m of Böttcher (doi:10.1021/acs.jcim.5b00723), in bits: the sum over heavy atoms of
 * d · e · s · log2(V · b), of which atoms with a symmetric partner count half.
 *
 * d: bonds to heavy neighbours that differ chemically (to neighbours of different kind, see `atomKinds`); e: different elements among the
 * atom and these neighbours; s: 2 for a stereocentre, else 1; V: valence electrons; b: sum of bond orders to heavy atoms. Of a
 * double bond with stated geometry the simpler atom counts twice.
 *
 * Departures: mesomeric corrections are left out, and only stated stereo counts. A lone atom has no bonds and counts 0.
 */
export function molecularComplexity(molecule: Molecule): number {
  const kinds = atomKinds(molecule);
  const isShared = sharedTest(kinds);
  const ofAtom = new Float64Array(molecule.atomCount);
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.atomicNumber[atom] === ELEMENT.hydrogen) continue;
    const share = isShared(kinds[atom]) ? 0.5 : 1;
    ofAtom[atom] = share * atomComplexity(molecule, atom, kinds);
  }
  // Ascending, as sums of rounded numbers depend on their order, and the numbering of the atoms must not show.
  let complexity = ofAtom
    .slice()
    .sort()
    .reduce((sum, each) => sum + each, 0);
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
    complexity += Math.min(ofAtom[molecule.bondBegin[bond]], ofAtom[molecule.bondEnd[bond]]);
  }
  return complexity;
}

/** Share of the complexity of a structure that its most complex precursor no longer has; negative where that is more complex. At most 1. */
export function simplification(complexity: number, hardestComplexity: number): number {
  return complexity > 0 ? 1 - hardestComplexity / complexity : 0;
}

/** Whether more than one atom is of a kind. */
function sharedTest(kinds: Int32Array): (kind: number) => boolean {
  const sorted = kinds.slice().sort();
  return (kind) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < kind) low = middle + 1;
      else high = middle;
    }
    return sorted[low + 1] === kind;
  };
}

function atomComplexity(molecule: Molecule, atom: AtomIndex, kinds: Int32Array): number {
  const { atomicNumber, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const start = neighbourStart[atom];
  const end = neighbourStart[atom + 1];
  let neighbourKinds = 0;
  let elements = 1;
  let bonds = 0;
  for (let k = start; k < end; k++) {
    const neighbour = neighbourAtom[k];
    if (atomicNumber[neighbour] === ELEMENT.hydrogen) continue;
    let isNewKind = true;
    let isNewElement = atomicNumber[neighbour] !== atomicNumber[atom];
    for (let earlier = start; earlier < k; earlier++) {
      const other = neighbourAtom[earlier];
      if (atomicNumber[other] === ELEMENT.hydrogen) continue;
      if (kinds[other] === kinds[neighbour]) isNewKind = false;
      if (atomicNumber[other] === atomicNumber[neighbour]) isNewElement = false;
    }
    if (isNewKind) neighbourKinds++;
    if (isNewElement) elements++;
    bonds += ORDER[molecule.bondOrder[neighbourBond[k]]];
  }
  if (bonds === 0) return 0;
  const isomers = molecule.chirality[atom] === CHIRALITY.none ? 1 : 2;
  const valence = VALENCE_ELECTRONS.get(atomicNumber[atom]) ?? OTHER_VALENCE_ELECTRONS;
  return neighbourKinds * elements * isomers * Math.log2(valence * bonds);
}

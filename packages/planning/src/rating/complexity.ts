import { type AtomIndex, atomClasses, BOND, CHIRALITY, DOUBLE_BOND, ELEMENT, type Molecule } from '@retron/molecule';

/** Valence electrons of the neutral atom by element; others count as a transition metal's 8. Source: groups of the periodic table. */
const VALENCE_ELECTRONS: Readonly<Record<number, number>> = {
  3: 1,
  11: 1,
  19: 1,
  37: 1,
  55: 1, // group 1
  4: 2,
  12: 2,
  20: 2,
  30: 2,
  38: 2,
  48: 2,
  56: 2,
  80: 2, // groups 2 and 12
  5: 3,
  13: 3,
  31: 3,
  49: 3,
  81: 3, // group 13
  6: 4,
  14: 4,
  32: 4,
  50: 4,
  82: 4, // group 14
  7: 5,
  15: 5,
  33: 5,
  51: 5,
  83: 5, // group 15
  8: 6,
  16: 6,
  34: 6,
  52: 6, // group 16
  9: 7,
  17: 7,
  35: 7,
  53: 7, // group 17
};
const OTHER_VALENCE_ELECTRONS = 8;

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
 * d: bonds to heavy neighbours that differ chemically (neighbours of different symmetry class); e: different elements among the
 * atom and these neighbours; s: 2 for a stereocentre, else 1; V: valence electrons; b: sum of bond orders to heavy atoms. Of a
 * double bond with stated geometry the simpler atom counts twice.
 *
 * Departures: mesomeric corrections are left out, and only stated stereo counts. A lone atom has no bonds and counts 0.
 */
export function molecularComplexity(molecule: Molecule): number {
  const classes = atomClasses(molecule);
  const classSize = new Uint16Array(molecule.atomCount);
  for (const each of classes) classSize[each]++;
  const ofAtom = new Float64Array(molecule.atomCount);
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.atomicNumber[atom] === ELEMENT.hydrogen) continue;
    const share = classSize[classes[atom]] > 1 ? 0.5 : 1;
    ofAtom[atom] = share * atomComplexity(molecule, atom, classes);
  }
  let complexity = ofAtom.reduce((sum, each) => sum + each, 0);
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
    complexity += Math.min(ofAtom[molecule.bondBegin[bond]], ofAtom[molecule.bondEnd[bond]]);
  }
  return complexity;
}

function atomComplexity(molecule: Molecule, atom: AtomIndex, classes: Int32Array): number {
  const neighbourClasses = new Set<number>();
  const elements = new Set([molecule.atomicNumber[atom]]);
  let bonds = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    if (molecule.atomicNumber[neighbour] === ELEMENT.hydrogen) continue;
    neighbourClasses.add(classes[neighbour]);
    elements.add(molecule.atomicNumber[neighbour]);
    bonds += ORDER[molecule.bondOrder[molecule.neighbourBond[k]]];
  }
  if (bonds === 0) return 0;
  const isomers = molecule.chirality[atom] === CHIRALITY.none ? 1 : 2;
  const valence = VALENCE_ELECTRONS[molecule.atomicNumber[atom]] ?? OTHER_VALENCE_ELECTRONS;
  return neighbourClasses.size * elements.size * isomers * Math.log2(valence * bonds);
}

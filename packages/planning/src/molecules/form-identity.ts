import { type AtomIndex, BOND, type BondIndex, degree, ELEMENT, type Molecule, mixBits, Scratch } from '@retron/molecule';

/** Bonds from an atom up to which its surroundings count. */
const RADIUS = 5;

/**
 * The same number for a molecule in all forms that exchange hydrogens in water: acid and salt, ammonium and amine, hydrogen cyanide and cyanide, azole with its hydrogen on
 * either nitrogen, hydroxypyridine and pyridone. Hydrogens on heteroatoms, charges and stereo are not looked at, nor the orders of bonds
 * between rings and the heteroatoms on them. Different molecules may share a number, but for carbon skeletons of some size hardly do.
 */
export function formIdentity(molecule: Molecule): number {
  const { atomCount, atomicNumber, isAromatic, hydrogenCount, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  let inner = ofInner.room(atomCount);
  let outer = ofOuter.room(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    const keepsHydrogens = atomicNumber[atom] === ELEMENT.carbon && isAromatic[atom] === 0 && !isOfCyanide(molecule, atom);
    const hydrogens = keepsHydrogens ? hydrogenCount[atom] : 0;
    inner[atom] = mixBits(atomicNumber[atom] | (hydrogens << 8) | (isAromatic[atom] << 12));
  }
  const orders = ofBonds.room(neighbourAtom.length);
  for (let atom = 0; atom < atomCount; atom++) {
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      orders[k] = orderOf(molecule, neighbourBond[k], atom, neighbourAtom[k]);
    }
  }
  for (let radius = 1; radius <= RADIUS; radius++) {
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + mixBits(inner[neighbourAtom[k]] + Math.imul(orders[k] + 1, 0x9e3779b1))) | 0;
      }
      outer[atom] = mixBits(Math.imul(inner[atom], 0x27d4eb2f) + sum);
    }
    [inner, outer] = [outer, inner];
  }
  let total = atomCount;
  for (let atom = 0; atom < atomCount; atom++) total = (total + mixBits(inner[atom] ^ 0x5bd1e995)) | 0;
  return mixBits(total);
}

const ofInner = new Scratch();
const ofOuter = new Scratch();
const ofBonds = new Scratch();

/** 0 where a hydrogen could change it: between an aromatic atom and a heteroatom outside the ring, and at acids. */
function orderOf(molecule: Molecule, bond: BondIndex, a: AtomIndex, b: AtomIndex): number {
  return isMobile(molecule, a, b) || isMobile(molecule, b, a) ? 0 : molecule.bondOrder[bond];
}

function isMobile(molecule: Molecule, ring: AtomIndex, outside: AtomIndex): boolean {
  const isTerminalHetero = molecule.isAromatic[outside] === 0 && isHetero(molecule, outside) && degree(molecule, outside) === 1;
  return isTerminalHetero && (molecule.isAromatic[ring] === 1 || isAcidCentre(molecule, ring));
}

/** The carbon of hydrogen cyanide, an acid by its hydrogen. */
function isOfCyanide({ atomicNumber, neighbourStart, neighbourAtom, neighbourBond, bondOrder }: Molecule, atom: AtomIndex): boolean {
  const first = neighbourStart[atom];
  const isTerminal = neighbourStart[atom + 1] - first === 1;
  return isTerminal && bondOrder[neighbourBond[first]] === BOND.triple && atomicNumber[neighbourAtom[first]] === ELEMENT.nitrogen;
}

/** Whether an atom has two or more terminal heteroatoms that could share a hydrogen, as in carboxylic, sulfonic and phosphoric acids. */
function isAcidCentre(molecule: Molecule, atom: AtomIndex): boolean {
  let terminal = 0;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const neighbour = molecule.neighbourAtom[k];
    if (degree(molecule, neighbour) === 1 && isHetero(molecule, neighbour)) terminal++;
  }
  return terminal > 1;
}

function isHetero({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.oxygen || atomicNumber[atom] === ELEMENT.nitrogen || atomicNumber[atom] === ELEMENT.sulfur;
}

import { ELEMENT } from '../elements.ts';
import { type AtomIndex, BOND, type BondIndex, type Molecule, otherEnd } from '../molecule.ts';

/** How far substituents are compared; more than any drawn double bond needs. */
const DEEPEST_SPHERE = 12;

/** Most sets of atoms in a sphere; a cage would otherwise grow without end. */
const LARGEST_SPHERE = 5000;

/** The senior neighbour at each end of a double bond, which `(Z)` puts on the same side. */
export interface SeniorNeighbours {
  readonly atBegin: AtomIndex;
  readonly atEnd: AtomIndex;
}

/**
 * The neighbours that the descriptor `(Z)` refers to, or `null` if an end has none or both substituents rank equal.
 *
 * Substituents are ranked by the first sequence rule (atomic number, sphere by sphere, with duplicates for multiple
 * bonds) and then by mass number. The rules about stereo within a substituent are left out: what they would have to
 * decide counts as equal. Source: IUPAC 2013 recommendations, P-92.1.4.
 *
 * @param molecule - bonds and isotopes; implicit hydrogens are the lowest substituent and need not be counted yet
 */
export function sidesOfZ(molecule: Molecule, bond: BondIndex): SeniorNeighbours | null {
  const atBegin = seniorNeighbour(molecule, molecule.bondBegin[bond], bond);
  const atEnd = seniorNeighbour(molecule, molecule.bondEnd[bond], bond);
  return atBegin === null || atEnd === null ? null : { atBegin, atEnd };
}

function seniorNeighbour(molecule: Molecule, atom: AtomIndex, doubleBond: BondIndex): AtomIndex | null {
  const found: AtomIndex[] = [];
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    if (molecule.neighbourBond[k] !== doubleBond) found.push(molecule.neighbourAtom[k]);
  }
  if (found.length === 1) return found[0];
  if (found.length !== 2) return null;
  const order = compareBranches(molecule, atom, found[0], found[1]);
  if (order === 0) return null;
  return order > 0 ? found[0] : found[1];
}

/** A place in the tree of a substituent. Duplicates, which stand for the second bond of a double bond, lead nowhere. */
interface Branch {
  readonly atom: AtomIndex;
  /** Atoms on the way from the double bond; meeting one of them again closes a ring with a duplicate. */
  readonly path: readonly AtomIndex[];
  readonly isDuplicate: boolean;
}

function compareBranches(molecule: Molecule, root: AtomIndex, a: AtomIndex, b: AtomIndex): number {
  // Hydrogens count as nothing, since most of them are not atoms of the graph; their isotopes are told apart by mass.
  const elements = molecule.atomicNumber.map((z) => (z === ELEMENT.hydrogen ? 0 : z));
  return comparedBy(molecule, root, a, b, elements) || comparedBy(molecule, root, a, b, molecule.isotope);
}

/** Compares two substituents sphere by sphere; within a sphere the branches of senior atoms come first. */
function comparedBy(molecule: Molecule, root: AtomIndex, a: AtomIndex, b: AtomIndex, key: ArrayLike<number>): number {
  let sphereOfA: Branch[][] = [[{ atom: a, path: [root], isDuplicate: false }]];
  let sphereOfB: Branch[][] = [[{ atom: b, path: [root], isDuplicate: false }]];
  for (let depth = 0; depth < DEEPEST_SPHERE; depth++) {
    const order = compareSpheres(sphereOfA, sphereOfB, key);
    if (order !== 0) return order;
    sphereOfA = nextSphere(molecule, sphereOfA, key);
    sphereOfB = nextSphere(molecule, sphereOfB, key);
    const size = sphereOfA.length + sphereOfB.length;
    if (size === 0 || size > LARGEST_SPHERE) return 0;
  }
  return 0;
}

function compareSpheres(a: readonly Branch[][], b: readonly Branch[][], key: ArrayLike<number>): number {
  for (let set = 0; set < Math.max(a.length, b.length); set++) {
    const ofA = a[set] ?? [];
    const ofB = b[set] ?? [];
    for (let k = 0; k < Math.max(ofA.length, ofB.length); k++) {
      const valueOfA = k < ofA.length ? key[ofA[k].atom] : 0;
      const valueOfB = k < ofB.length ? key[ofB[k].atom] : 0;
      if (valueOfA !== valueOfB) return valueOfA - valueOfB;
    }
  }
  return 0;
}

/** The sets of atoms attached to each atom of a sphere, senior sets and atoms first. */
function nextSphere(molecule: Molecule, sphere: readonly Branch[][], key: ArrayLike<number>): Branch[][] {
  const next: Branch[][] = [];
  for (const set of sphere) {
    const children = set.map((branch) => childrenOf(molecule, branch, key));
    // Branches of equal atoms are ordered by what hangs on them, so that like is compared with like.
    const order = set
      .map((_, k) => k)
      .sort((x, y) => key[set[y].atom] - key[set[x].atom] || compareSpheres([children[y]], [children[x]], key));
    for (const k of order) if (children[k].length > 0) next.push(children[k]);
  }
  return next;
}

function childrenOf(molecule: Molecule, branch: Branch, key: ArrayLike<number>): Branch[] {
  if (branch.isDuplicate) return [];
  const parent = branch.path[branch.path.length - 1];
  const path = [...branch.path, branch.atom];
  const children: Branch[] = [];
  for (let k = molecule.neighbourStart[branch.atom]; k < molecule.neighbourStart[branch.atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    const atom = otherEnd(molecule, bond, branch.atom);
    const order = molecule.bondOrder[bond] <= BOND.quadruple ? molecule.bondOrder[bond] : 1;
    if (atom !== parent) children.push({ atom, path, isDuplicate: path.includes(atom) });
    for (let extra = 1; extra < order; extra++) children.push({ atom, path, isDuplicate: true });
  }
  return children.sort((x, y) => key[y.atom] - key[x.atom]);
}

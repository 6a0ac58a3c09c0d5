import { ELEMENT } from './elements.ts';
import { bondValence } from './implicit-hydrogens.ts';
import { augmentMatching, UNMATCHED } from './matching.ts';
import { type AtomIndex, BOND, bondBetween, type Molecule } from './molecule.ts';
import { type Failure, failure, type Result } from './result.ts';
import { atomRanks } from './symmetry.ts';
import { openValences, smallestValence } from './valences.ts';

/** Aromatic atoms that cannot all have a double bond, as in `c1cccc1`. */
export interface KekuleFailure extends Failure {
  readonly kind: 'kekule';
}

/**
 * The molecule with alternating single and double bonds in place of aromatic ones. Everything else stays.
 *
 * Which of several Kekulé structures is given depends on the molecule and its numbering only: atoms are taken
 * breadth-first from the lowest `atomRanks` of each aromatic system, and each is paired with the neighbour of lowest
 * rank that leaves a solution for the rest. RDKit orders its choice in the same way.
 */
export function kekulise(molecule: Molecule): Result<Molecule, KekuleFailure> {
  if (!molecule.bondOrder.includes(BOND.aromatic) && !molecule.isAromatic.includes(1)) return { ok: true, value: molecule };
  const neighbours = aromaticNeighbours(molecule);
  // A wildcard atom may or may not take part; it is asked only if the others find no solution.
  const mate = pairUp(molecule, neighbours, false) ?? pairUp(molecule, neighbours, true);
  if (mate === null) return failure({ kind: 'kekule', message: 'The aromatic bonds have no Kekulé structure.' });
  const bondOrder = molecule.bondOrder.map((order) => (order === BOND.aromatic ? BOND.single : order));
  mate.forEach((partner, atom) => {
    if (partner > atom) bondOrder[bondBetween(molecule, atom, partner)] = BOND.double;
  });
  return { ok: true, value: { ...molecule, bondOrder, isAromatic: new Uint8Array(molecule.atomCount) } };
}

function aromaticNeighbours(molecule: Molecule): AtomIndex[][] {
  const neighbours: AtomIndex[][] = Array.from({ length: molecule.atomCount }, () => []);
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.bondOrder[bond] !== BOND.aromatic) continue;
    neighbours[molecule.bondBegin[bond]].push(molecule.bondEnd[bond]);
    neighbours[molecule.bondEnd[bond]].push(molecule.bondBegin[bond]);
  }
  return neighbours;
}

/** The partner of every atom across its new double bond, or `null` if some atom that needs one finds none. */
function pairUp(molecule: Molecule, aromatic: readonly (readonly AtomIndex[])[], withWildcards: boolean): Int32Array | null {
  const { atomCount } = molecule;
  const needsPartner = new Uint8Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    if (molecule.isAromatic[atom] === 0 && aromatic[atom].length === 0) continue;
    const isWildcard = molecule.atomicNumber[atom] === ELEMENT.any;
    if (isWildcard ? withWildcards : lacksDoubleBond(molecule, atom, aromatic[atom].length)) needsPartner[atom] = 1;
  }
  const rank = atomRanks(molecule);
  const byRank = (a: AtomIndex, b: AtomIndex): number => rank[a] - rank[b];
  const partners = aromatic.map((near, atom) => (needsPartner[atom] === 1 ? near.filter((b) => needsPartner[b] === 1).sort(byRank) : []));
  const mate = new Int32Array(atomCount).fill(UNMATCHED);
  const isSettled = new Uint8Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    if (needsPartner[atom] === 1 && mate[atom] === UNMATCHED && !augmentMatching(partners, mate, isSettled, atom)) return null;
  }
  for (const atom of breadthFirst(aromatic, byRank)) {
    if (needsPartner[atom] === 0 || isSettled[atom] === 1) continue;
    for (const partner of partners[atom]) {
      if (isSettled[partner] === 0 && settlePair(partners, mate, isSettled, atom, partner)) break;
    }
  }
  return mate;
}

/** Pairs two atoms for good if the rest can still be paired; otherwise leaves everything as it was. */
function settlePair(partners: readonly (readonly number[])[], mate: Int32Array, isSettled: Uint8Array, a: number, b: number): boolean {
  const before = mate.slice();
  isSettled[a] = isSettled[b] = 1;
  if (mate[a] === b) return true;
  const left = mate[a];
  const right = mate[b];
  mate[left] = mate[right] = UNMATCHED;
  mate[a] = b;
  mate[b] = a;
  if (augmentMatching(partners, mate, isSettled, left)) return true;
  mate.set(before);
  isSettled[a] = isSettled[b] = 0;
  return false;
}

/** Aromatic atoms, system by system, each from its lowest rank outwards. */
function breadthFirst(aromatic: readonly (readonly AtomIndex[])[], byRank: (a: AtomIndex, b: AtomIndex) => number): AtomIndex[] {
  const isQueued = new Uint8Array(aromatic.length);
  const order: AtomIndex[] = [];
  const roots = aromatic.map((_, atom) => atom).filter((atom) => aromatic[atom].length > 0);
  for (const root of roots.sort(byRank)) {
    if (isQueued[root] === 1) continue;
    isQueued[root] = 1;
    let head = order.length;
    order.push(root);
    while (head < order.length) {
      for (const neighbour of [...aromatic[order[head++]]].sort(byRank)) {
        if (isQueued[neighbour] === 1) continue;
        isQueued[neighbour] = 1;
        order.push(neighbour);
      }
    }
  }
  return order;
}

/** Whether an aromatic atom with single bonds only would be short of a bond: pyridine's N is, pyrrole's is not. */
function lacksDoubleBond(molecule: Molecule, atom: AtomIndex, aromaticBonds: number): boolean {
  let bonds = aromaticBonds + molecule.hydrogenCount[atom];
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    const bond = molecule.neighbourBond[k];
    if (molecule.bondOrder[bond] !== BOND.aromatic) bonds += bondValence(molecule, bond, atom);
  }
  const valence = smallestValence(openValences(molecule.atomicNumber[atom], molecule.charge[atom]), bonds);
  return valence !== undefined && valence > bonds;
}

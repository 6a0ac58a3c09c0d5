import { type AtomIndex, bondBetween, type Molecule } from './molecule.ts';
import { bondCode } from './symmetry.ts';

/**
 * What two molecules must share to be called equal.
 *
 * `strict`: element, charge, hydrogens, aromaticity, isotope, and the order of every bond.
 * `connectivity`: element and connections only, so that Kekulé and aromatic forms, or tautomers, are equal.
 */
export type IsomorphismKind = 'strict' | 'connectivity';

/**
 * For every atom of `a` the atom of `b` it corresponds to, or `null` if the molecules differ.
 *
 * Stereo, atom maps and unpaired electrons are not compared. Of several solutions always the same one is given.
 * Atoms are told apart by their surroundings first; only what symmetry leaves open is tried out.
 */
export function findIsomorphism(a: Molecule, b: Molecule, kind: IsomorphismKind = 'strict'): Int16Array | null {
  if (a.atomCount !== b.atomCount || a.bondCount !== b.bondCount) return null;
  const isStrict = kind === 'strict';
  const [hashesOfA, hashesOfB] = refineTogether(a, b, isStrict);
  if (!haveSameHashes(hashesOfA, hashesOfB)) return null;
  return matchAtoms(a, b, isStrict, hashesOfA, hashesOfB);
}

/** A number per atom that is equal for corresponding atoms; unequal atoms may collide, which costs time only. */
function refineTogether(a: Molecule, b: Molecule, isStrict: boolean): [Int32Array, Int32Array] {
  let ofA = startHashes(a, isStrict);
  let ofB = startHashes(b, isStrict);
  let classCount = new Set(ofA).size;
  while (classCount < a.atomCount) {
    const nextOfA = spreadHashes(a, ofA, isStrict);
    ofB = spreadHashes(b, ofB, isStrict);
    ofA = nextOfA;
    const nextCount = new Set(nextOfA).size;
    if (nextCount === classCount) break;
    classCount = nextCount;
  }
  return [ofA, ofB];
}

function startHashes(molecule: Molecule, isStrict: boolean): Int32Array {
  const hashes = new Int32Array(molecule.atomCount);
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    let hash = mix(molecule.atomicNumber[atom], molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom]);
    if (isStrict) {
      hash = mix(hash, molecule.charge[atom]);
      hash = mix(hash, molecule.hydrogenCount[atom] * 2 + molecule.isAromatic[atom]);
      hash = mix(hash, molecule.isotope[atom]);
    }
    hashes[atom] = hash;
  }
  return hashes;
}

function spreadHashes(molecule: Molecule, hashes: Int32Array, isStrict: boolean): Int32Array {
  const { neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const next = new Int32Array(molecule.atomCount);
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    let sum = 0;
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      const code = isStrict ? bondCode(molecule, neighbourBond[k], atom) : 0;
      sum = (sum + mix(hashes[neighbourAtom[k]], code)) | 0;
    }
    next[atom] = mix(hashes[atom], sum);
  }
  return next;
}

/** Mixes two 32-bit numbers into one; the constants are those of MurmurHash3. */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0xcc9e2d51);
  h = (h << 15) | (h >>> 17);
  h = Math.imul(h ^ b, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function haveSameHashes(a: Int32Array, b: Int32Array): boolean {
  const sortedA = a.slice().sort();
  const sortedB = b.slice().sort();
  return sortedA.every((hash, k) => hash === sortedB[k]);
}

/** Backtracking over the atoms of `a` in connected order, rarest first, with its own stack. */
function matchAtoms(a: Molecule, b: Molecule, isStrict: boolean, hashesOfA: Int32Array, hashesOfB: Int32Array): Int16Array | null {
  const { order, anchors } = matchingOrder(a, hashesOfA);
  const image = new Int16Array(a.atomCount).fill(-1);
  const isUsed = new Uint8Array(b.atomCount);
  /** Per place in `order`: how many candidates have been tried. */
  const tried = new Int32Array(a.atomCount);
  let place = 0;
  while (place < order.length) {
    const atom = order[place];
    if (image[atom] >= 0) {
      isUsed[image[atom]] = 0;
      image[atom] = -1;
    }
    const anchor = anchors[place];
    const first = anchor < 0 ? 0 : b.neighbourStart[image[anchor]];
    const last = anchor < 0 ? b.atomCount : b.neighbourStart[image[anchor] + 1];
    let isPlaced = false;
    while (!isPlaced && first + tried[place] < last) {
      const k = first + tried[place]++;
      const candidate = anchor < 0 ? k : b.neighbourAtom[k];
      if (isUsed[candidate] === 1 || hashesOfA[atom] !== hashesOfB[candidate]) continue;
      if (!agrees(a, b, isStrict, image, atom, candidate)) continue;
      image[atom] = candidate;
      isUsed[candidate] = 1;
      isPlaced = true;
    }
    if (isPlaced) {
      place++;
    } else {
      tried[place] = 0;
      place--;
      if (place < 0) return null;
    }
  }
  return image;
}

/** Whether every bond of `atom` to an atom already placed has its counterpart at `candidate`, and the atoms are alike. */
function agrees(a: Molecule, b: Molecule, isStrict: boolean, image: Int16Array, atom: AtomIndex, candidate: AtomIndex): boolean {
  if (a.atomicNumber[atom] !== b.atomicNumber[candidate]) return false;
  if (a.neighbourStart[atom + 1] - a.neighbourStart[atom] !== b.neighbourStart[candidate + 1] - b.neighbourStart[candidate]) return false;
  if (
    isStrict &&
    (a.charge[atom] !== b.charge[candidate] ||
      a.hydrogenCount[atom] !== b.hydrogenCount[candidate] ||
      a.isAromatic[atom] !== b.isAromatic[candidate] ||
      a.isotope[atom] !== b.isotope[candidate])
  ) {
    return false;
  }
  for (let k = a.neighbourStart[atom]; k < a.neighbourStart[atom + 1]; k++) {
    const placed = image[a.neighbourAtom[k]];
    if (placed < 0) continue;
    const bond = bondBetween(b, candidate, placed);
    if (bond < 0) return false;
    if (isStrict && bondCode(a, a.neighbourBond[k], atom) !== bondCode(b, bond, candidate)) return false;
  }
  return true;
}

/** Atoms so that each has a bond to an earlier one (`anchors`, -1 at the start of a component); components begin at a rare atom. */
function matchingOrder(molecule: Molecule, hashes: Int32Array): { order: AtomIndex[]; anchors: number[] } {
  const frequency = new Map<number, number>();
  for (const hash of hashes) frequency.set(hash, (frequency.get(hash) ?? 0) + 1);
  const rarity = (atom: AtomIndex): number => frequency.get(hashes[atom]) ?? 0;
  const roots = Array.from({ length: molecule.atomCount }, (_, atom) => atom).sort((x, y) => rarity(x) - rarity(y) || x - y);
  const isOrdered = new Uint8Array(molecule.atomCount);
  const order: AtomIndex[] = [];
  const anchors: number[] = [];
  for (const root of roots) {
    if (isOrdered[root] === 1) continue;
    isOrdered[root] = 1;
    let head = order.length;
    order.push(root);
    anchors.push(-1);
    while (head < order.length) {
      const atom = order[head++];
      for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
        const neighbour = molecule.neighbourAtom[k];
        if (isOrdered[neighbour] === 1) continue;
        isOrdered[neighbour] = 1;
        order.push(neighbour);
        anchors.push(atom);
      }
    }
  }
  return { order, anchors };
}

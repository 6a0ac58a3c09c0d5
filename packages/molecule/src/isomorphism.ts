import { keepsConfiguration } from './keeps-configuration.ts';
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
  const hashes = refineTogether(a, b, isStrict);
  if (hashes === null) return null;
  const [hashesOfA, hashesOfB, sortedOfA] = hashes;
  return matchAtoms(a, b, isStrict, hashesOfA, hashesOfB, sortedOfA);
}

/**
 * As `findIsomorphism`, strictly, and of several correspondences one that keeps the configurations both state: a meso compound has one that turns
 * all of them over. Where none is found that keeps them, as where they differ, the first.
 */
export function findConfiguredIsomorphism(a: Molecule, b: Molecule): Int16Array | null {
  const first = findIsomorphism(a, b);
  if (first === null || keepsConfiguration(a, b, first)) return first;
  const hashes = refineTogether(a, b, true);
  if (hashes === null) return first;
  let left = MOST_TRIED;
  let kept: Int16Array | null = null;
  const isLast = (atomInB: Int16Array) => {
    if (keepsConfiguration(a, b, atomInB)) kept = atomInB.slice();
    return kept !== null || --left === 0;
  };
  matchAtoms(a, b, true, ...hashes, isLast);
  return kept ?? first;
}

/** Correspondences looked at: molecules of many equal groups have very many. */
const MOST_TRIED = 64;

/** Whether one correspondence shows two molecules to be equal, in the strict sense of `findIsomorphism`. @param atomInB - for every atom of `a`; -1 for none */
export function isIsomorphism(a: Molecule, b: Molecule, atomInB: Int16Array): boolean {
  if (a.atomCount !== b.atomCount || a.bondCount !== b.bondCount) return false;
  const isTaken = new Uint8Array(b.atomCount);
  for (let atom = 0; atom < a.atomCount; atom++) {
    const image = atomInB[atom];
    if (image < 0 || isTaken[image] === 1 || !agrees(a, b, true, atomInB, atom, image)) return false;
    isTaken[image] = 1;
  }
  return true;
}

/**
 * The same number for molecules of which `findIsomorphism` finds one, strictly; different ones hardly ever share one, however far from each other the
 * places lie that tell them apart.
 */
export function refinedHash(molecule: Molecule): number {
  const { atomCount } = molecule;
  let hashes = new Int32Array(atomCount);
  let next = new Int32Array(atomCount);
  const sorted = new Int32Array(atomCount);
  startHashes(molecule, true, hashes);
  for (let classCount = countDifferent(hashes, sorted), before = 0; before < classCount && classCount < atomCount; ) {
    spreadHashes(molecule, hashes, true, next);
    [hashes, next] = [next, hashes];
    before = classCount;
    classCount = countDifferent(hashes, sorted);
  }
  return sumOf(hashes);
}

/**
 * A number per atom that is equal for corresponding atoms, and those of `a` sorted; unequal atoms may collide, which costs time only. `null` where the
 * numbers of the molecules differ.
 */
function refineTogether(a: Molecule, b: Molecule, isStrict: boolean): [Int32Array, Int32Array, Int32Array] | null {
  const { atomCount } = a;
  let ofA = new Int32Array(atomCount);
  let ofB = new Int32Array(atomCount);
  startHashes(a, isStrict, ofA);
  startHashes(b, isStrict, ofB);
  // The sum of a round costs nothing, and most molecules that differ are told apart by it.
  if (sumOf(ofA) !== sumOf(ofB)) return null;
  let nextOfA = new Int32Array(atomCount);
  let nextOfB = new Int32Array(atomCount);
  const sorted = new Int32Array(atomCount);
  let classCount = countDifferent(ofA, sorted);
  while (classCount < atomCount) {
    spreadHashes(a, ofA, isStrict, nextOfA);
    spreadHashes(b, ofB, isStrict, nextOfB);
    [ofA, nextOfA] = [nextOfA, ofA];
    [ofB, nextOfB] = [nextOfB, ofB];
    if (sumOf(ofA) !== sumOf(ofB)) return null;
    const nextCount = countDifferent(ofA, sorted);
    if (nextCount === classCount) break;
    classCount = nextCount;
  }
  nextOfB.set(ofB);
  nextOfB.sort();
  for (let k = 0; k < atomCount; k++) if (sorted[k] !== nextOfB[k]) return null;
  return [ofA, ofB, sorted];
}

function sumOf(hashes: Int32Array): number {
  let sum = 0;
  for (let k = 0; k < hashes.length; k++) sum = (sum + hashes[k]) | 0;
  return sum;
}

/** @param sorted - filled with the numbers in ascending order */
function countDifferent(hashes: Int32Array, sorted: Int32Array): number {
  sorted.set(hashes);
  sorted.sort();
  let count = sorted.length === 0 ? 0 : 1;
  for (let k = 1; k < sorted.length; k++) if (sorted[k] !== sorted[k - 1]) count++;
  return count;
}

/** How often a number is among sorted ones. */
function countOf(hash: number, sorted: Int32Array): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < hash) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && sorted[end] === hash) end++;
  return end - low;
}

function startHashes(molecule: Molecule, isStrict: boolean, hashes: Int32Array): void {
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    let hash = mix(molecule.atomicNumber[atom], molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom]);
    if (isStrict) {
      hash = mix(hash, molecule.charge[atom]);
      hash = mix(hash, molecule.hydrogenCount[atom] * 2 + molecule.isAromatic[atom]);
      hash = mix(hash, molecule.isotope[atom]);
    }
    hashes[atom] = hash;
  }
}

function spreadHashes(molecule: Molecule, hashes: Int32Array, isStrict: boolean, next: Int32Array): void {
  const { neighbourStart, neighbourAtom, neighbourBond } = molecule;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    let sum = 0;
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      const code = isStrict ? bondCode(molecule, neighbourBond[k], atom) : 0;
      sum = (sum + mix(hashes[neighbourAtom[k]], code)) | 0;
    }
    next[atom] = mix(hashes[atom], sum);
  }
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

/** Backtracking over the atoms of `a` in connected order, rarest first, with its own stack. @param isLast - whether to stop at what was found */
function matchAtoms(
  a: Molecule,
  b: Molecule,
  isStrict: boolean,
  hashesOfA: Int32Array,
  hashesOfB: Int32Array,
  sortedOfA: Int32Array,
  isLast: (image: Int16Array) => boolean = () => true,
): Int16Array | null {
  const { order, anchors } = matchingOrder(a, hashesOfA, sortedOfA);
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
      // Whoever wants another one goes on where this one was found.
      if (place < order.length - 1 || isLast(image)) place++;
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
function matchingOrder(molecule: Molecule, hashes: Int32Array, sorted: Int32Array): { order: AtomIndex[]; anchors: number[] } {
  const { atomCount, neighbourStart, neighbourAtom } = molecule;
  const rarity = new Int32Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) rarity[atom] = countOf(hashes[atom], sorted);
  const isOrdered = new Uint8Array(atomCount);
  const order: AtomIndex[] = [];
  const anchors: number[] = [];
  while (order.length < atomCount) {
    let root = -1;
    for (let atom = 0; atom < atomCount; atom++) {
      if (isOrdered[atom] === 0 && (root < 0 || rarity[atom] < rarity[root])) root = atom;
    }
    isOrdered[root] = 1;
    let head = order.length;
    order.push(root);
    anchors.push(-1);
    while (head < order.length) {
      const atom = order[head++];
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        const neighbour = neighbourAtom[k];
        if (isOrdered[neighbour] === 1) continue;
        isOrdered[neighbour] = 1;
        order.push(neighbour);
        anchors.push(atom);
      }
    }
  }
  return { order, anchors };
}

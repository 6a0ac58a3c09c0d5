import { type AtomIndex, type Molecule, mixBits, ringBonds } from '@retron/molecule';

/** Bonds from the reaction centre within which atoms belong to its surroundings. */
const REACH = 4;
/** Bonds around each of these atoms that its environment takes in, as far as `REACH` goes. */
const RADIUS = 2;

/**
 * The surroundings of a reaction centre as numbers to be compared: environments of radius 0 to 2 (extended connectivity, D. Rogers and
 * M. Hahn, J. Chem. Inf. Model. 2010, 50, 742, doi:10.1021/ci100050t) of all atoms within four bonds of the changed ones, each with its
 * distance from them. What lies further away says nothing. Stereo is left out.
 *
 * @param centre - atoms whose bonds change, from 0
 * @returns ascending; equal environments stand as often as they occur
 */
export function centreSurroundings(molecule: Molecule, centre: readonly AtomIndex[]): Uint32Array {
  const distance = distancesFrom(molecule, centre);
  const inRing = ringBonds(molecule);
  const features: number[] = [];
  let codes = Uint32Array.from(distance, (_, atom) => atomCode(molecule, atom, inRing));
  for (let radius = 0; radius <= RADIUS; radius++) {
    if (radius > 0) codes = widened(molecule, codes, inRing);
    distance.forEach((bonds, atom) => {
      if (bonds >= 0 && bonds + radius <= REACH) features.push(mixBits(codes[atom] + Math.imul(bonds * 3 + radius + 1, 0x9e3779b1)));
    });
  }
  return Uint32Array.from(features).sort();
}

/** Tanimoto of two such lists, counting repeated numbers: 0 to 1, and 1 for two empty lists. */
export function surroundingsSimilarity(a: Uint32Array, b: Uint32Array): number {
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      common++;
      i++;
      j++;
    } else if (a[i] < b[j]) i++;
    else j++;
  }
  const all = a.length + b.length - common;
  return all === 0 ? 1 : common / all;
}

/** Bonds from the nearest of `from`; -1 beyond `REACH`. */
function distancesFrom(molecule: Molecule, from: readonly AtomIndex[]): Int8Array {
  const distance = new Int8Array(molecule.atomCount).fill(-1);
  let shell = from.filter((atom) => atom < molecule.atomCount);
  for (const atom of shell) distance[atom] = 0;
  for (let bonds = 1; bonds <= REACH; bonds++) {
    const next: AtomIndex[] = [];
    for (const atom of shell) {
      for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
        const neighbour = molecule.neighbourAtom[k];
        if (distance[neighbour] >= 0) continue;
        distance[neighbour] = bonds;
        next.push(neighbour);
      }
    }
    shell = next;
  }
  return distance;
}

/** Element, charge, hydrogens, neighbours, ring and aromaticity. */
function atomCode(molecule: Molecule, atom: AtomIndex, inRing: Uint8Array): number {
  let isRing = 0;
  const [start, end] = [molecule.neighbourStart[atom], molecule.neighbourStart[atom + 1]];
  for (let k = start; k < end; k++) isRing |= inRing[molecule.neighbourBond[k]];
  let code = mixBits(molecule.atomicNumber[atom] + 1);
  code = mixBits(code ^ (molecule.charge[atom] + 8));
  code = mixBits(code ^ (molecule.hydrogenCount[atom] + 32));
  code = mixBits(code ^ (end - start + 64));
  return mixBits(code ^ (isRing * 2 + molecule.isAromatic[atom] + 128));
}

/** Codes with those of the neighbours and the bonds to them taken in, in no order. */
function widened(molecule: Molecule, codes: Uint32Array, inRing: Uint8Array): Uint32Array<ArrayBuffer> {
  return codes.map((code, atom) => {
    let around = 0;
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      const bond = molecule.neighbourBond[k];
      around = (around + mixBits(codes[molecule.neighbourAtom[k]] ^ (molecule.bondOrder[bond] * 2 + inRing[bond]))) >>> 0;
    }
    return mixBits(mixBits(code + 0x51ed270b) ^ around);
  }) as Uint32Array<ArrayBuffer>;
}

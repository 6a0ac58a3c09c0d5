import { findIsomorphism, refinedHash } from './isomorphism.ts';
import { mixBits } from './mix-bits.ts';
import type { Molecule } from './molecule.ts';
import { Scratch } from './scratch.ts';

/** Bonds from an atom up to which its surroundings are looked at before more is done to tell molecules apart. */
const RADIUS = 4;

/**
 * Numbers constitutions: equal for two molecules exactly where they are the same but for stereo, however their atoms are numbered. So it
 * tells apart what canonical SMILES without stereo tell apart, but writes nothing.
 *
 * Unpaired electrons and atom maps are not looked at. Numbers count from 0 in the order of first sight and mean nothing elsewhere.
 */
export class Constitutions {
  readonly #known = new Map<number, KnownConstitution[]>();
  #count = 0;

  numberOf(molecule: Molecule): number {
    const hash = constitutionHash(molecule);
    const alike = this.#known.get(hash);
    const asked = new KnownConstitution(molecule, this.#count);
    const same = alike?.find((known) => known.isSameAs(asked));
    if (same !== undefined) return same.number;
    if (alike === undefined) this.#known.set(hash, [asked]);
    else alike.push(asked);
    return this.#count++;
  }
}

class KnownConstitution {
  readonly molecule: Molecule;
  readonly number: number;
  #refinedHash: number | undefined;

  constructor(molecule: Molecule, number: number) {
    this.molecule = molecule;
    this.number = number;
  }

  /**
   * A chain of a hundred equal links gives hundreds of precursors that differ only in which of them was changed: compared pair by pair they would
   * take minutes.
   */
  isSameAs(other: KnownConstitution): boolean {
    if (this.molecule === other.molecule) return true;
    return this.#far === other.#far && findIsomorphism(this.molecule, other.molecule) !== null;
  }

  get #far(): number {
    this.#refinedHash ??= refinedHash(this.molecule);
    return this.#refinedHash;
  }
}

const ofInner = new Scratch();
const ofOuter = new Scratch();

/** The same number for molecules that are the same but for stereo; different ones hardly ever share one. */
function constitutionHash(molecule: Molecule): number {
  const { atomCount, atomicNumber, charge, hydrogenCount, isAromatic, isotope, bondOrder, neighbourStart, neighbourAtom, neighbourBond } =
    molecule;
  let inner = ofInner.room(atomCount);
  let outer = ofOuter.room(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    const isotopeBits = isotope[atom] === 0 ? 0 : mixBits(isotope[atom]);
    inner[atom] =
      mixBits(atomicNumber[atom] | (hydrogenCount[atom] << 8) | (isAromatic[atom] << 14) | ((charge[atom] & 0xff) << 16)) ^ isotopeBits;
  }
  for (let radius = 1; radius <= RADIUS; radius++) {
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + mixBits(inner[neighbourAtom[k]] + Math.imul(bondOrder[neighbourBond[k]], 0x9e3779b1))) | 0;
      }
      outer[atom] = mixBits(Math.imul(inner[atom], 0x27d4eb2f) + sum);
    }
    [inner, outer] = [outer, inner];
  }
  let total = atomCount;
  for (let atom = 0; atom < atomCount; atom++) total = (total + mixBits(inner[atom] ^ 0x5bd1e995)) | 0;
  return total;
}

import { BOND, bondBetween, NO_ATOM } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { AddedAtom } from './edit.ts';

/** What is to become of a bond of the target. */
const UNTOUCHED = 0;
const REMOVED = 255;

/**
 * A target under the knife: its atoms and bonds copied into buffers that are used again for every application.
 *
 * Atoms keep their numbers; added ones follow behind. `begin`, then changes to atoms and bonds, then `connect`, after which the
 * neighbours stand until the next `begin`. Atoms that leave stay in the arrays without bonds.
 */
export class Draft {
  target!: PreparedMolecule;
  atomCount = 0;
  bondCount = 0;
  atomicNumber = new Uint8Array(0);
  charge = new Int8Array(0);
  hydrogenCount = new Uint8Array(0);
  isAromatic = new Uint8Array(0);
  isotope = new Uint16Array(0);
  chirality = new Uint8Array(0);
  chiralNeighbours = new Int16Array(0);
  bondBegin = new Uint16Array(0);
  bondEnd = new Uint16Array(0);
  bondOrder = new Uint8Array(0);
  doubleBondStereo = new Uint8Array(0);
  stereoBeginReference = new Int16Array(0);
  stereoEndReference = new Int16Array(0);
  neighbourStart = new Uint16Array(0);
  neighbourAtom = new Uint16Array(0);
  neighbourBond = new Uint16Array(0);
  /** 1 for atoms of the target that leave. */
  isGone = new Uint8Array(0);
  /** 1 for atoms whose bonds the edit makes, breaks or changes. */
  isRebonded = new Uint8Array(0);

  #bondFate = new Uint8Array(0);
  readonly #newBonds: number[] = [];

  /** Takes up a fresh copy of `target` with room for `addedCount` further atoms. */
  begin(target: PreparedMolecule, addedCount: number, addedBonds: number): void {
    const { molecule } = target;
    const { atomCount, bondCount } = molecule;
    this.target = target;
    this.#reserve(atomCount + addedCount, bondCount + addedBonds);
    this.atomCount = atomCount;
    this.#newBonds.length = 0;
    this.atomicNumber.set(molecule.atomicNumber);
    this.charge.set(molecule.charge);
    this.hydrogenCount.set(molecule.hydrogenCount);
    this.isAromatic.set(molecule.isAromatic);
    this.isotope.set(molecule.isotope);
    this.chirality.set(molecule.chirality);
    this.chiralNeighbours.set(molecule.chiralNeighbours);
    this.isGone.fill(0, 0, atomCount + addedCount);
    this.isRebonded.fill(0, 0, atomCount + addedCount);
    this.#bondFate.fill(UNTOUCHED, 0, bondCount);
  }

  addAtom(atom: AddedAtom): number {
    const index = this.atomCount++;
    this.atomicNumber[index] = atom.atomicNumber;
    this.charge[index] = atom.charge;
    this.hydrogenCount[index] = Math.max(0, atom.hydrogens);
    this.isAromatic[index] = atom.isAromatic ? 1 : 0;
    this.isotope[index] = atom.isotope;
    this.chirality[index] = 0;
    this.chiralNeighbours.fill(NO_ATOM, 4 * index, 4 * index + 4);
    return index;
  }

  /** Lets an atom of the target leave, with its bonds. */
  removeAtom(atom: number): void {
    const { molecule } = this.target;
    this.isGone[atom] = 1;
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      this.#bondFate[molecule.neighbourBond[k]] = REMOVED;
      this.isRebonded[molecule.neighbourAtom[k]] = 1;
    }
  }

  breakBond(a: number, b: number): void {
    const bond = bondBetween(this.target.molecule, a, b);
    this.#bondFate[bond] = REMOVED;
    this.isRebonded[a] = this.isRebonded[b] = 1;
  }

  /** Gives the bond between two atoms the order; makes it where there is none. */
  setBond(a: number, b: number, order: number): void {
    const { molecule } = this.target;
    const bond = a < molecule.atomCount && b < molecule.atomCount ? bondBetween(molecule, a, b) : -1;
    if (bond < 0) {
      this.#newBonds.push(a, b, order);
    } else {
      if (molecule.bondOrder[bond] === order) return;
      this.#bondFate[bond] = order;
    }
    this.isRebonded[a] = this.isRebonded[b] = 1;
  }

  /** Writes the bonds that remain and were made, and the neighbours of every atom. */
  connect(): void {
    const { molecule } = this.target;
    let bond = 0;
    for (let old = 0; old < molecule.bondCount; old++) {
      const fate = this.#bondFate[old];
      if (fate === REMOVED) continue;
      const order = fate === UNTOUCHED ? molecule.bondOrder[old] : fate;
      const keepsStereo = order === molecule.bondOrder[old];
      this.#writeBond(bond, molecule.bondBegin[old], molecule.bondEnd[old], order);
      if (keepsStereo && molecule.doubleBondStereo[old] !== 0) {
        this.doubleBondStereo[bond] = molecule.doubleBondStereo[old];
        this.stereoBeginReference[bond] = molecule.stereoBeginReference[old];
        this.stereoEndReference[bond] = molecule.stereoEndReference[old];
      }
      bond++;
    }
    for (let k = 0; k < this.#newBonds.length; k += 3) {
      this.#writeBond(bond++, this.#newBonds[k], this.#newBonds[k + 1], this.#newBonds[k + 2]);
    }
    this.bondCount = bond;
    this.#fillNeighbours();
  }

  /** Whether the edit broke the bond or changed its order. */
  isBondChanged(targetBond: number): boolean {
    return this.#bondFate[targetBond] !== UNTOUCHED;
  }

  /** The bond between two atoms, or -1; only after `connect`. */
  bondBetween(a: number, b: number): number {
    for (let k = this.neighbourStart[a]; k < this.neighbourStart[a + 1]; k++) {
      if (this.neighbourAtom[k] === b) return this.neighbourBond[k];
    }
    return -1;
  }

  isBonded(a: number, b: number): boolean {
    return this.bondBetween(a, b) >= 0;
  }

  degree(atom: number): number {
    return this.neighbourStart[atom + 1] - this.neighbourStart[atom];
  }

  /** Whether every bond of the atom is single. */
  isSaturated(atom: number): boolean {
    for (let k = this.neighbourStart[atom]; k < this.neighbourStart[atom + 1]; k++) {
      if (this.bondOrder[this.neighbourBond[k]] !== BOND.single) return false;
    }
    return true;
  }

  #writeBond(bond: number, begin: number, end: number, order: number): void {
    this.bondBegin[bond] = begin;
    this.bondEnd[bond] = end;
    this.bondOrder[bond] = order;
    this.doubleBondStereo[bond] = 0;
    this.stereoBeginReference[bond] = NO_ATOM;
    this.stereoEndReference[bond] = NO_ATOM;
  }

  #fillNeighbours(): void {
    const { atomCount, bondCount, neighbourStart, neighbourAtom, neighbourBond, bondBegin, bondEnd } = this;
    neighbourStart.fill(0, 0, atomCount + 1);
    for (let bond = 0; bond < bondCount; bond++) {
      neighbourStart[bondBegin[bond]]++;
      neighbourStart[bondEnd[bond]]++;
    }
    for (let atom = 1; atom <= atomCount; atom++) neighbourStart[atom] += neighbourStart[atom - 1];
    for (let bond = bondCount - 1; bond >= 0; bond--) {
      const atBegin = --neighbourStart[bondBegin[bond]];
      neighbourAtom[atBegin] = bondEnd[bond];
      neighbourBond[atBegin] = bond;
      const atEnd = --neighbourStart[bondEnd[bond]];
      neighbourAtom[atEnd] = bondBegin[bond];
      neighbourBond[atEnd] = bond;
    }
  }

  #reserve(atomCount: number, bondCount: number): void {
    if (this.isGone.length < atomCount + 1) {
      const room = 2 * atomCount + 64;
      this.atomicNumber = new Uint8Array(room);
      this.charge = new Int8Array(room);
      this.hydrogenCount = new Uint8Array(room);
      this.isAromatic = new Uint8Array(room);
      this.isotope = new Uint16Array(room);
      this.chirality = new Uint8Array(room);
      this.chiralNeighbours = new Int16Array(4 * room);
      this.neighbourStart = new Uint16Array(room);
      this.isGone = new Uint8Array(room);
      this.isRebonded = new Uint8Array(room);
    }
    if (this.bondOrder.length < bondCount) {
      const room = 2 * bondCount + 64;
      this.bondBegin = new Uint16Array(room);
      this.bondEnd = new Uint16Array(room);
      this.bondOrder = new Uint8Array(room);
      this.doubleBondStereo = new Uint8Array(room);
      this.stereoBeginReference = new Int16Array(room);
      this.stereoEndReference = new Int16Array(room);
      this.neighbourAtom = new Uint16Array(2 * room);
      this.neighbourBond = new Uint16Array(2 * room);
      this.#bondFate = new Uint8Array(room);
    }
  }
}

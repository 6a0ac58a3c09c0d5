import { type Molecule, NO_ATOM } from '@retron/molecule';
import type { Draft } from './draft.ts';

/**
 * One component of a draft, copied with its atoms renumbered, in buffers that are used again.
 *
 * Renumbering in the order of writing spares the SMILES writer all sorting.
 */
export class ComponentCopy {
  /** Bond of the copy for each bond of the draft, or -1. */
  #bondOf = new Int32Array(0);
  #next = new Int32Array(0);
  #copy = emptyMolecule(0, 0);

  /** Makes room for components of drafts of this size. */
  reserve(atomCount: number, bondCount: number): void {
    if (this.#next.length >= atomCount && this.#bondOf.length >= bondCount) return;
    const atoms = 2 * atomCount + 64;
    const bonds = 2 * bondCount + 64;
    this.#next = new Int32Array(atoms);
    this.#bondOf = new Int32Array(bonds);
    this.#copy = emptyMolecule(atoms, bonds);
  }

  /**
   * The first `size` of `atoms` as a molecule of their own, every atom's neighbours ascending. Valid until the next call.
   *
   * @param place - for each of these atoms its place in `atoms`
   */
  fill(draft: Draft, atoms: Int32Array, place: Int32Array, size: number): Molecule {
    const copy = this.#copy;
    const next = this.#next;
    copy.atomCount = size;
    copy.neighbourStart[0] = 0;
    this.#bondOf.fill(-1, 0, draft.bondCount);
    for (let i = 0; i < size; i++) {
      const atom = atoms[i];
      copy.atomicNumber[i] = draft.atomicNumber[atom];
      copy.charge[i] = draft.charge[atom];
      copy.hydrogenCount[i] = draft.hydrogenCount[atom];
      copy.isAromatic[i] = draft.isAromatic[atom];
      copy.isotope[i] = draft.isotope[atom];
      copy.chirality[i] = draft.chirality[atom];
      if (draft.chirality[atom] !== 0) {
        for (let k = 0; k < 4; k++) {
          const neighbour = draft.chiralNeighbours[4 * atom + k];
          copy.chiralNeighbours[4 * i + k] = neighbour < 0 ? neighbour : place[neighbour];
        }
      }
      next[i] = copy.neighbourStart[i];
      copy.neighbourStart[i + 1] = copy.neighbourStart[i] + draft.neighbourStart[atom + 1] - draft.neighbourStart[atom];
    }
    let bondCount = 0;
    // Each bond is entered at the far end, so going through the atoms in order fills every list in order.
    for (let i = 0; i < size; i++) {
      const atom = atoms[i];
      for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
        const old = draft.neighbourBond[k];
        let bond = this.#bondOf[old];
        if (bond < 0) {
          bond = bondCount++;
          this.#bondOf[old] = bond;
          this.#copyBond(draft, old, bond, place);
        }
        const far = place[draft.neighbourAtom[k]];
        copy.neighbourAtom[next[far]] = i;
        copy.neighbourBond[next[far]++] = bond;
      }
    }
    copy.bondCount = bondCount;
    return copy;
  }

  #copyBond(draft: Draft, from: number, to: number, place: Int32Array): void {
    const copy = this.#copy;
    copy.bondBegin[to] = place[draft.bondBegin[from]];
    copy.bondEnd[to] = place[draft.bondEnd[from]];
    copy.bondOrder[to] = draft.bondOrder[from];
    copy.doubleBondStereo[to] = draft.doubleBondStereo[from];
    const isMarked = draft.doubleBondStereo[from] !== 0;
    copy.stereoBeginReference[to] = isMarked ? place[draft.stereoBeginReference[from]] : NO_ATOM;
    copy.stereoEndReference[to] = isMarked ? place[draft.stereoEndReference[from]] : NO_ATOM;
  }
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function emptyMolecule(atoms: number, bonds: number): Writable<Molecule> {
  return {
    atomCount: 0,
    bondCount: 0,
    atomicNumber: new Uint8Array(atoms),
    charge: new Int8Array(atoms),
    hydrogenCount: new Uint8Array(atoms),
    isAromatic: new Uint8Array(atoms),
    isotope: new Uint16Array(atoms),
    unpairedElectrons: new Uint8Array(atoms),
    atomMap: new Uint16Array(atoms),
    chirality: new Uint8Array(atoms),
    chiralNeighbours: new Int16Array(4 * atoms),
    bondBegin: new Uint16Array(bonds),
    bondEnd: new Uint16Array(bonds),
    bondOrder: new Uint8Array(bonds),
    doubleBondStereo: new Uint8Array(bonds),
    stereoBeginReference: new Int16Array(bonds),
    stereoEndReference: new Int16Array(bonds),
    neighbourStart: new Uint16Array(atoms + 1),
    neighbourAtom: new Uint16Array(2 * bonds),
    neighbourBond: new Uint16Array(2 * bonds),
    stereoGroups: [],
  };
}

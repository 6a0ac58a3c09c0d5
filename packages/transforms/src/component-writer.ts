import { type Molecule, NO_ATOM, writeSmiles } from '@retron/molecule';
import type { Draft } from './draft.ts';
import type { DraftPrecursor } from './transform.ts';

/**
 * Writes the components of a draft as SMILES, with provenance.
 *
 * Atoms are renumbered before writing: first those of the reaction centre, then the others, each by the symmetry class of the target,
 * then the added ones. So matches related by symmetry, and different templates with the same effect, mostly give the same text.
 * The renumbered copy lies in buffers that are used again; renumbering in order spares the writer all sorting.
 */
export class ComponentWriter {
  /** Number of the component each draft atom belongs to, from 0 in the order of writing; -1 for none yet. */
  #componentOf = new Int32Array(0);
  /** Place of each draft atom in the component being written. */
  #place = new Int32Array(0);
  /** Draft atoms of the component being written, in the order of their places. */
  #atoms = new Int32Array(0);
  /** Bond of the component for each bond of the draft, or -1. */
  #bondOf = new Int32Array(0);
  #next = new Int32Array(0);
  #copy = emptyMolecule(0, 0);

  /**
   * Every component that holds one of `roots`, in their order.
   *
   * @param isCentre - 1 for draft atoms of the reaction centre
   */
  write(draft: Draft, roots: Int32Array, isCentre: Uint8Array): DraftPrecursor[] {
    this.#reserve(draft.atomCount, draft.bondCount);
    this.#componentOf.fill(-1, 0, draft.atomCount);
    const precursors: DraftPrecursor[] = [];
    for (const root of roots) {
      if (this.#componentOf[root] >= 0) continue;
      this.#label(draft, root, precursors.length);
      const size = this.#order(draft, precursors.length, isCentre);
      const { smiles, atomOrder } = writeSmiles(this.#renumber(draft, size));
      precursors.push({ smiles, provenance: this.#provenance(atomOrder, draft.target.molecule.atomCount) });
    }
    return precursors;
  }

  #provenance(atomOrder: readonly number[], targetAtoms: number): number[] {
    const provenance = new Array<number>(atomOrder.length);
    for (let i = 0; i < atomOrder.length; i++) {
      const atom = this.#atoms[atomOrder[i]];
      provenance[i] = atom < targetAtoms ? atom : -1;
    }
    return provenance;
  }

  /** Gives all atoms connected with `root` the number of their component. */
  #label(draft: Draft, root: number, component: number): void {
    const componentOf = this.#componentOf;
    const queue = this.#atoms;
    let tail = 0;
    queue[tail++] = root;
    componentOf[root] = component;
    for (let head = 0; head < tail; head++) {
      const atom = queue[head];
      for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
        const neighbour = draft.neighbourAtom[k];
        if (componentOf[neighbour] >= 0) continue;
        componentOf[neighbour] = component;
        queue[tail++] = neighbour;
      }
    }
  }

  /** Fills `#atoms` and `#place`; gives the number of atoms. */
  #order(draft: Draft, component: number, isCentre: Uint8Array): number {
    const { bySymmetry } = draft.target;
    let size = 0;
    const take = (atom: number) => {
      this.#atoms[size] = atom;
      this.#place[atom] = size++;
    };
    for (let wanted = 1; wanted >= 0; wanted--) {
      for (const atom of bySymmetry) if (this.#componentOf[atom] === component && isCentre[atom] === wanted) take(atom);
    }
    for (let atom = bySymmetry.length; atom < draft.atomCount; atom++) if (this.#componentOf[atom] === component) take(atom);
    return size;
  }

  /** The component as a molecule of its own; every atom's neighbours ascend. Valid until the next call. */
  #renumber(draft: Draft, size: number): Molecule {
    const copy = this.#copy;
    const place = this.#place;
    const next = this.#next;
    copy.atomCount = size;
    copy.neighbourStart[0] = 0;
    this.#bondOf.fill(-1, 0, draft.bondCount);
    for (let i = 0; i < size; i++) {
      const atom = this.#atoms[i];
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
      const atom = this.#atoms[i];
      for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
        const old = draft.neighbourBond[k];
        let bond = this.#bondOf[old];
        if (bond < 0) {
          bond = bondCount++;
          this.#bondOf[old] = bond;
          this.#copyBond(draft, old, bond);
        }
        const far = place[draft.neighbourAtom[k]];
        copy.neighbourAtom[next[far]] = i;
        copy.neighbourBond[next[far]++] = bond;
      }
    }
    copy.bondCount = bondCount;
    return copy;
  }

  #copyBond(draft: Draft, from: number, to: number): void {
    const copy = this.#copy;
    const place = this.#place;
    copy.bondBegin[to] = place[draft.bondBegin[from]];
    copy.bondEnd[to] = place[draft.bondEnd[from]];
    copy.bondOrder[to] = draft.bondOrder[from];
    copy.doubleBondStereo[to] = draft.doubleBondStereo[from];
    const isMarked = draft.doubleBondStereo[from] !== 0;
    copy.stereoBeginReference[to] = isMarked ? place[draft.stereoBeginReference[from]] : NO_ATOM;
    copy.stereoEndReference[to] = isMarked ? place[draft.stereoEndReference[from]] : NO_ATOM;
  }

  #reserve(atomCount: number, bondCount: number): void {
    if (this.#atoms.length < atomCount || this.#bondOf.length < bondCount) {
      const atoms = 2 * atomCount + 64;
      const bonds = 2 * bondCount + 64;
      this.#componentOf = new Int32Array(atoms);
      this.#place = new Int32Array(atoms);
      this.#atoms = new Int32Array(atoms);
      this.#next = new Int32Array(atoms);
      this.#bondOf = new Int32Array(bonds);
      this.#copy = emptyMolecule(atoms, bonds);
    }
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

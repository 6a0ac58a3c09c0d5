import { type AtomIndex, BOND, type BondIndex, CHIRALITY, DOUBLE_BOND, type Molecule, NO_ATOM } from './molecule.ts';

/** An atom while a molecule is being built. `chiralNeighbours` is empty where there is no mark. */
export interface DraftAtom {
  atomicNumber: number;
  charge: number;
  hydrogenCount: number;
  isAromatic: boolean;
  isotope: number;
  unpairedElectrons: number;
  atomMap: number;
  chirality: number;
  chiralNeighbours: number[];
}

/** A bond while a molecule is being built. */
export interface DraftBond {
  begin: AtomIndex;
  end: AtomIndex;
  order: number;
  stereo: number;
  beginReference: number;
  endReference: number;
}

/** Grows a molecule atom by atom; `build` freezes it into typed arrays. Atoms and bonds keep the order they were added in. */
export class MoleculeBuilder {
  readonly atoms: DraftAtom[] = [];
  readonly bonds: DraftBond[] = [];

  addAtom(atom: Partial<DraftAtom> & { atomicNumber: number }): AtomIndex {
    this.atoms.push({
      charge: 0,
      hydrogenCount: 0,
      isAromatic: false,
      isotope: 0,
      unpairedElectrons: 0,
      atomMap: 0,
      chirality: CHIRALITY.none,
      chiralNeighbours: [],
      ...atom,
    });
    return this.atoms.length - 1;
  }

  addBond(begin: AtomIndex, end: AtomIndex, order: number = BOND.single): BondIndex {
    this.bonds.push({ begin, end, order, stereo: DOUBLE_BOND.none, beginReference: NO_ATOM, endReference: NO_ATOM });
    return this.bonds.length - 1;
  }

  /** The finished molecule. Neighbours of an atom stand in the order in which its bonds were added. */
  build(): Molecule {
    const { atoms, bonds } = this;
    const n = atoms.length;
    const m = bonds.length;
    const molecule = {
      atomCount: n,
      bondCount: m,
      atomicNumber: Uint8Array.from(atoms, (a) => a.atomicNumber),
      charge: Int8Array.from(atoms, (a) => a.charge),
      hydrogenCount: Uint8Array.from(atoms, (a) => a.hydrogenCount),
      isAromatic: Uint8Array.from(atoms, (a) => (a.isAromatic ? 1 : 0)),
      isotope: Uint16Array.from(atoms, (a) => a.isotope),
      unpairedElectrons: Uint8Array.from(atoms, (a) => a.unpairedElectrons),
      atomMap: Uint16Array.from(atoms, (a) => a.atomMap),
      chirality: Uint8Array.from(atoms, (a) => a.chirality),
      chiralNeighbours: new Int16Array(4 * n).fill(NO_ATOM),
      bondBegin: Uint16Array.from(bonds, (b) => b.begin),
      bondEnd: Uint16Array.from(bonds, (b) => b.end),
      bondOrder: Uint8Array.from(bonds, (b) => b.order),
      doubleBondStereo: Uint8Array.from(bonds, (b) => b.stereo),
      stereoBeginReference: Int16Array.from(bonds, (b) => b.beginReference),
      stereoEndReference: Int16Array.from(bonds, (b) => b.endReference),
      neighbourStart: new Uint16Array(n + 1),
      neighbourAtom: new Uint16Array(2 * m),
      neighbourBond: new Uint16Array(2 * m),
    };
    atoms.forEach((atom, i) => {
      if (atom.chirality !== CHIRALITY.none) molecule.chiralNeighbours.set(atom.chiralNeighbours.slice(0, 4), 4 * i);
    });
    for (const bond of bonds) {
      molecule.neighbourStart[bond.begin + 1]++;
      molecule.neighbourStart[bond.end + 1]++;
    }
    for (let i = 0; i < n; i++) molecule.neighbourStart[i + 1] += molecule.neighbourStart[i];
    const next = molecule.neighbourStart.slice(0, n);
    bonds.forEach((bond, index) => {
      molecule.neighbourAtom[next[bond.begin]] = bond.end;
      molecule.neighbourBond[next[bond.begin]++] = index;
      molecule.neighbourAtom[next[bond.end]] = bond.begin;
      molecule.neighbourBond[next[bond.end]++] = index;
    });
    return molecule;
  }
}

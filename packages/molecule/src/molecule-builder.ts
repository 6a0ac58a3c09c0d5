import { type AtomIndex, BOND, type BondIndex, CHIRALITY, DOUBLE_BOND, type Molecule, NO_ATOM, type StereoGroup } from './molecule.ts';
import { allocateMolecule, fillNeighbours } from './molecule-storage.ts';

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
  readonly stereoGroups: StereoGroup[] = [];

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
    const molecule = allocateMolecule(this.atoms.length, this.bonds.length, this.stereoGroups.slice());
    this.atoms.forEach((atom, i) => {
      molecule.atomicNumber[i] = atom.atomicNumber;
      molecule.charge[i] = atom.charge;
      molecule.hydrogenCount[i] = atom.hydrogenCount;
      molecule.isAromatic[i] = atom.isAromatic ? 1 : 0;
      molecule.isotope[i] = atom.isotope;
      molecule.unpairedElectrons[i] = atom.unpairedElectrons;
      molecule.atomMap[i] = atom.atomMap;
      molecule.chirality[i] = atom.chirality;
      if (atom.chirality !== CHIRALITY.none) molecule.chiralNeighbours.set(atom.chiralNeighbours.slice(0, 4), 4 * i);
    });
    this.bonds.forEach((bond, i) => {
      molecule.bondBegin[i] = bond.begin;
      molecule.bondEnd[i] = bond.end;
      molecule.bondOrder[i] = bond.order;
      molecule.doubleBondStereo[i] = bond.stereo;
      molecule.stereoBeginReference[i] = bond.beginReference;
      molecule.stereoEndReference[i] = bond.endReference;
    });
    fillNeighbours(molecule);
    return molecule;
  }
}

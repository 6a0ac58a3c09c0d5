import { type Molecule, MoleculeBuilder } from '@retron/molecule';

/** A copy that can be changed, atoms and bonds in the same order. */
export function draftOf(molecule: Molecule): MoleculeBuilder {
  const draft = new MoleculeBuilder();
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    draft.addAtom({
      atomicNumber: molecule.atomicNumber[atom],
      charge: molecule.charge[atom],
      hydrogenCount: molecule.hydrogenCount[atom],
      isAromatic: molecule.isAromatic[atom] === 1,
      isotope: molecule.isotope[atom],
      chirality: molecule.chirality[atom],
      chiralNeighbours: [...molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4)],
    });
  }
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    draft.bonds.push({
      begin: molecule.bondBegin[bond],
      end: molecule.bondEnd[bond],
      order: molecule.bondOrder[bond],
      stereo: molecule.doubleBondStereo[bond],
      beginReference: molecule.stereoBeginReference[bond],
      endReference: molecule.stereoEndReference[bond],
    });
  }
  return draft;
}

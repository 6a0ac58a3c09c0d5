import { type Molecule, NO_ATOM, type StereoGroup } from './molecule.ts';

/**
 * A molecule of the given size with every array zeroed and every stereo reference at `NO_ATOM`, for a reader to fill.
 *
 * All arrays are views of one buffer: one allocation instead of twenty is most of the speed of reading SMILES.
 * Once the bonds are in, `fillNeighbours` completes it.
 */
export function allocateMolecule(atomCount: number, bondCount: number, stereoGroups: readonly StereoGroup[] = NO_GROUPS): Molecule {
  // Two-byte arrays come first so that every view is aligned.
  const twoByteItems = 2 * atomCount + 4 * atomCount + 4 * bondCount + (atomCount + 1) + 4 * bondCount;
  const buffer = new ArrayBuffer(2 * twoByteItems + 6 * atomCount + 2 * bondCount);
  let offset = 0;
  const uint16 = (length: number): Uint16Array => {
    const view = new Uint16Array(buffer, offset, length);
    offset += 2 * length;
    return view;
  };
  const int16 = (length: number): Int16Array => {
    const view = new Int16Array(buffer, offset, length);
    offset += 2 * length;
    return view.fill(NO_ATOM);
  };
  const uint8 = (length: number): Uint8Array => {
    const view = new Uint8Array(buffer, offset, length);
    offset += length;
    return view;
  };
  const isotope = uint16(atomCount);
  const atomMap = uint16(atomCount);
  const chiralNeighbours = int16(4 * atomCount);
  const bondBegin = uint16(bondCount);
  const bondEnd = uint16(bondCount);
  const stereoBeginReference = int16(bondCount);
  const stereoEndReference = int16(bondCount);
  const neighbourStart = uint16(atomCount + 1);
  const neighbourAtom = uint16(2 * bondCount);
  const neighbourBond = uint16(2 * bondCount);
  const atomicNumber = uint8(atomCount);
  const charge = new Int8Array(buffer, offset, atomCount);
  offset += atomCount;
  return {
    atomCount,
    bondCount,
    atomicNumber,
    charge,
    hydrogenCount: uint8(atomCount),
    isAromatic: uint8(atomCount),
    isotope,
    unpairedElectrons: uint8(atomCount),
    atomMap,
    chirality: uint8(atomCount),
    chiralNeighbours,
    bondBegin,
    bondEnd,
    bondOrder: uint8(bondCount),
    doubleBondStereo: uint8(bondCount),
    stereoBeginReference,
    stereoEndReference,
    neighbourStart,
    neighbourAtom,
    neighbourBond,
    stereoGroups,
  };
}

const NO_GROUPS: readonly StereoGroup[] = [];

/** Fills the three neighbour arrays from `bondBegin` and `bondEnd`: an atom's neighbours stand in the order of its bonds. */
export function fillNeighbours(molecule: Molecule): void {
  const { atomCount, bondCount, bondBegin, bondEnd, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  for (let bond = 0; bond < bondCount; bond++) {
    neighbourStart[bondBegin[bond]]++;
    neighbourStart[bondEnd[bond]]++;
  }
  // Running sums give the end of each atom's list; filling backwards moves each end to its start.
  for (let atom = 1; atom <= atomCount; atom++) neighbourStart[atom] += neighbourStart[atom - 1];
  for (let bond = bondCount - 1; bond >= 0; bond--) {
    const begin = bondBegin[bond];
    const end = bondEnd[bond];
    const atBegin = --neighbourStart[begin];
    neighbourAtom[atBegin] = end;
    neighbourBond[atBegin] = bond;
    const atEnd = --neighbourStart[end];
    neighbourAtom[atEnd] = begin;
    neighbourBond[atEnd] = bond;
  }
}

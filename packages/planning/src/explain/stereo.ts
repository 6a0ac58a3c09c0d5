import { CHIRALITY, DOUBLE_BOND, isOwnMirrorImage, type Molecule } from '@retron/molecule';
import type { PrecursorAtoms } from '../step/provenance.ts';
import { areBridgeheads } from './bridgeheads.ts';

/** Stereo elements of a structure that a step makes, and those of its precursors that it destroys. */
export interface StereoChange {
  /** Atoms of the structure that are stereocentres in it and in no precursor. */
  readonly madeCentres: readonly number[];
  /** Of these the ones that can be made in one way only, as three short bridges tie them to a centre of a precursor. */
  readonly tiedCentres: readonly number[];
  /** Number of stated double-bond geometries that no precursor has. */
  readonly madeDoubleBonds: number;
  /** Stereocentres of precursors that become plain atoms of the structure. */
  readonly lostCentres: number;
  /** Whether one enantiomer is drawn and every precursor is its own mirror image, meso compounds and racemates without a configuration included. */
  readonly isFromNothingChiral: boolean;
}

/** @param precursors - molecules in canonical order with their provenance */
export function stereoChange(
  structure: Molecule,
  precursors: readonly { readonly molecule: Molecule; readonly atoms: PrecursorAtoms }[],
): StereoChange {
  const wasCentre = new Uint8Array(structure.atomCount);
  const hadGeometry = new Set<string>();
  let lostCentres = 0;
  for (const { molecule, atoms } of precursors) {
    atoms.parentAtom.forEach((parent, atom) => {
      if (parent < 0 || molecule.chirality[atom] === CHIRALITY.none) return;
      wasCentre[parent] = 1;
      if (structure.chirality[parent] === CHIRALITY.none) lostCentres++;
    });
    for (const [a, b] of statedDoubleBonds(molecule)) hadGeometry.add(bondName(atoms.parentAtom[a], atoms.parentAtom[b]));
  }
  const madeCentres = Array.from({ length: structure.atomCount }, (_, atom) => atom).filter(
    (atom) => structure.chirality[atom] !== CHIRALITY.none && wasCentre[atom] === 0,
  );
  const tiedCentres = madeCentres.filter((made) =>
    structure.chirality.some((mark, atom) => mark !== CHIRALITY.none && wasCentre[atom] === 1 && areBridgeheads(structure, made, atom)),
  );
  const madeDoubleBonds = statedDoubleBonds(structure).filter(([a, b]) => !hadGeometry.has(bondName(a, b))).length;
  const isFromNothingChiral =
    madeCentres.length > 0 && precursors.every(({ molecule }) => isOwnMirrorImage(molecule)) && !isOwnMirrorImage(structure);
  return { madeCentres, tiedCentres, madeDoubleBonds, lostCentres, isFromNothingChiral };
}

function statedDoubleBonds(molecule: Molecule): readonly (readonly [number, number])[] {
  const bonds: [number, number][] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] !== DOUBLE_BOND.none) bonds.push([molecule.bondBegin[bond], molecule.bondEnd[bond]]);
  }
  return bonds;
}

function bondName(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

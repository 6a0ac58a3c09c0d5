import { findConfiguredIsomorphism } from './isomorphism.ts';
import { keepsConfiguration } from './keeps-configuration.ts';
import { CHIRALITY, type Molecule } from './molecule.ts';

/**
 * Whether a molecule is its own mirror image, as far as it states configurations: one that states none is, and so are meso compounds and
 * cis-1,4-cyclohexanes.
 */
export function isOwnMirrorImage(molecule: Molecule): boolean {
  if (molecule.chirality.every((mark) => mark === CHIRALITY.none)) return true;
  const mirrored: Molecule = { ...molecule, chirality: molecule.chirality.map(turnedOver) };
  const atomInImage = findConfiguredIsomorphism(molecule, mirrored);
  return atomInImage !== null && keepsConfiguration(molecule, mirrored, atomInImage);
}

function turnedOver(mark: number): number {
  if (mark === CHIRALITY.none) return mark;
  return mark === CHIRALITY.clockwise ? CHIRALITY.anticlockwise : CHIRALITY.clockwise;
}

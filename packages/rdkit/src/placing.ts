import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { showsMolecule } from './layout-check.ts';
import { admitMolfile, admitSmiles } from './limits.ts';
import type { ChemistryFailure } from './rdkit.ts';
import { type Structure, withoutAtomMaps } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** Length at which RDKit lays bonds out, in the unit of its coordinates. */
export const USUAL_BOND_LENGTH = 1.5;

/** `has_coords` of a molecule that is laid out in the plane. */
const FLAT = 2;

/** Argument of `normalize_depiction`: pictures are wider than high, so molecules lie. */
const LONG_AXIS_ACROSS = 1;

/** Marks of stereo in a SMILES. */
const HAS_STEREO = /[@/\\]/;

/** Hydrogens written as atoms stay atoms, so that the toolkit's atoms are those of the input, in its order. */
export const ALL_ATOMS = { removeHs: false } as const;

/**
 * The molecule with coordinates in the plane, its atoms in the order of the input, without atom maps.
 *
 * A molfile keeps its coordinates if it has flat ones; everything else is laid out.
 */
export function placeStructure(session: ToolkitSession, structure: Structure): Result<Mol, ChemistryFailure> {
  const admitted = 'smiles' in structure ? admitSmiles(structure.smiles) : admitMolfile(structure.molfile);
  if (!admitted.ok) return admitted;
  const text = 'smiles' in structure ? withoutAtomMaps(admitted.value) : admitted.value;
  const molecule = session.read(text, ALL_ATOMS);
  if (molecule === null) return failure(session.refusal());
  if (molecule.has_coords() === FLAT) return success(molecule);
  layOut(molecule);
  const drawn = asDrawn(session, molecule);
  if (!HAS_STEREO.test(text) || showsMolecule(session, drawn, text)) return success(drawn);
  // Turned by a few degrees, wedges can become ambiguous; the layout as RDKit made it is the safer one.
  molecule.set_new_coords(false);
  return success(asDrawn(session, molecule));
}

/**
 * The molecule as a reader of its molfile sees it.
 *
 * A double bond that could be E or Z and is neither comes out crossed; drawn straight from SMILES it would look like E or Z.
 */
function asDrawn(session: ToolkitSession, molecule: Mol): Mol {
  const drawn = session.read(molecule.get_molblock(), ALL_ATOMS);
  if (drawn === null) throw new Error('The toolkit cannot read its own molfile.');
  return drawn;
}

/** Gives a molecule new coordinates: RDKit's own layout, which CoordGen must not replace (one of 400 atoms took 34 s and 4 GB). */
export function layOut(molecule: Mol): void {
  molecule.set_new_coords(false);
  // RDKit cannot find the long axis of a molecule of hydrogens alone, and throws.
  if (molecule.get_num_atoms(true) === 0) return;
  molecule.normalize_depiction(LONG_AXIS_ACROSS);
  molecule.straighten_depiction(true);
}

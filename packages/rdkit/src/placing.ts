import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { boxAround, heightOf, widthOf } from './geometry.ts';
import { pointsOf, showsMolecule } from './layout-check.ts';
import { admitMolfile, admitSmiles } from './limits.ts';
import type { ChemistryFailure } from './rdkit.ts';
import { type Structure, withoutAtomMaps } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** Length at which RDKit lays bonds out, in the unit of its coordinates. */
export const USUAL_BOND_LENGTH = 1.5;

/** `has_coords` of a molecule that is laid out in the plane. */
const FLAT = 2;

/** Arguments of `normalize_depiction`: the long axis across or upright, which RDKit confuses for some shapes. */
const AXES = [1, -1] as const;
/** RDKit's own orientation is kept unless turning makes the drawing this many times wider by its height. */
const WORTH_TURNING = 1.15;

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
  if (!drawn.ok || !HAS_STEREO.test(text) || showsMolecule(session, drawn.value, text)) return drawn;
  // Turned by a few degrees, wedges can become ambiguous; the layout as RDKit made it is the safer one.
  molecule.set_new_coords(false);
  return asDrawn(session, molecule);
}

/**
 * The molecule as a reader of its molfile sees it.
 *
 * A double bond that could be E or Z and is neither comes out crossed; drawn straight from SMILES it would look like E or Z.
 */
function asDrawn(session: ToolkitSession, molecule: Mol): Result<Mol, ChemistryFailure> {
  const drawn = session.read(molecule.get_molblock(), ALL_ATOMS);
  // What no molfile holds.
  return drawn === null ? failure({ kind: 'invalid-chemistry', message: 'The structure cannot be drawn.' }) : success(drawn);
}

/**
 * Gives a molecule new coordinates, lying rather than standing: pictures are wider than high.
 *
 * It is RDKit's own layout, which CoordGen must not replace (a chain of rings with 400 atoms took it 34 s and 4 GB).
 */
function layOut(molecule: Mol): void {
  molecule.set_new_coords(false);
  // RDKit looks for the long axis among heavy atoms: of hydrogens alone, or around one atom, it cannot find one, and throws; of ethane it
  // puts both atoms on one point. Two lie already.
  if (molecule.get_num_atoms(true) < 3) return;
  const turn = (axis: number) => {
    molecule.normalize_depiction(axis);
    molecule.straighten_depiction(true);
    return aspectOf(molecule);
  };
  const asMade = aspectOf(molecule);
  const [across, upright] = AXES.map(turn);
  if (Math.max(across, upright) < WORTH_TURNING * asMade) molecule.set_new_coords(false);
  else if (across > upright) turn(AXES[0]);
}

/** Width of a drawing by its height. */
function aspectOf(molecule: Mol): number {
  const box = boxAround(pointsOf(molecule), USUAL_BOND_LENGTH / 2);
  return widthOf(box) / heightOf(box);
}

import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { admitMolfile, admitSmiles } from './limits.ts';
import type { ChemistryFailure, ReadingCare } from './rdkit.ts';
import type { ToolkitSession } from './toolkit.ts';

/** A structure as the callers of this package give it. */
export type Structure = { readonly smiles: string } | { readonly molfile: string };

/** Hydrogens written as atoms become hydrogen counts; RDKit's default would keep those of a molfile, and with them another key. */
export const HEAVY_ATOMS = { removeHs: true } as const;

/** Where no hydrogen is written as an atom there is none to remove, and not looking for any spares two fifths of the reading time. */
const AS_WRITTEN = { removeHs: false } as const;
const HYDROGEN_ATOM = /\[\d*H/;

/** Where no stereo is written either, none comes out: not looking for stereocentres spares a fifth of the time of a canonical SMILES. */
const AS_WRITTEN_FLAT = { ...AS_WRITTEN, assignStereo: false } as const;
const STEREO_MARK = /[@/\\]/;

/** Where aromatic atoms are known to be written as RDKit would find them. */
const AROMATIC_AS_WRITTEN = { kekulize: false, setAromaticity: false } as const;

/** What is done beside reading the text, by what is known of it. */
const REWRITE_OPTIONS: Readonly<Record<ReadingCare, Readonly<Record<string, boolean>>>> = {
  perceived: {},
  'as-written': AROMATIC_AS_WRITTEN,
  settled: { sanitize: false },
};

/**
 * A shape that RDKit reads off a drawing where no chemist drew one: the four bonds of a sulphone or phosphate at right angles become
 * a square-planar centre (`[S@SP3]`), and with it another key. At metals the shape is meant.
 */
const FLAT_NON_METAL = /\[\d*(?:B|C|N|O|F|Si|P|S|Cl|Ge|As|Se|Br|Te|I|b|c|n|o|p|s|as|se|te)@(?:SP|AL|TB|OH)\d/;

/** The toolkit's molecule of an admitted structure; freed by the session. */
export function readStructure(session: ToolkitSession, structure: Structure): Result<Mol, ChemistryFailure> {
  return 'smiles' in structure ? readSmiles(session, structure.smiles) : readMolfile(session, structure.molfile);
}

/** Atom maps are left out, lest they make stereocentres. */
export function readSmiles(session: ToolkitSession, text: string): Result<Mol, ChemistryFailure> {
  const admitted = admitSmiles(text);
  if (!admitted.ok) return admitted;
  const unmapped = withoutAtomMaps(admitted.value);
  return taken(session, session.read(unmapped, HYDROGEN_ATOM.test(unmapped) ? HEAVY_ATOMS : AS_WRITTEN));
}

/** As `readSmiles`, for nothing but writing the SMILES again. @param care - see `Rdkit.canonicalSmiles` */
export function readSmilesToRewrite(session: ToolkitSession, text: string, care: ReadingCare): Result<Mol, ChemistryFailure> {
  if (HYDROGEN_ATOM.test(text)) return readSmiles(session, text);
  const admitted = admitSmiles(text);
  if (!admitted.ok) return admitted;
  const options = { ...(STEREO_MARK.test(text) ? AS_WRITTEN : AS_WRITTEN_FLAT), ...REWRITE_OPTIONS[care] };
  return taken(session, session.read(withoutAtomMaps(admitted.value), options));
}

export function readMolfile(session: ToolkitSession, text: string): Result<Mol, ChemistryFailure> {
  const admitted = admitMolfile(text);
  if (!admitted.ok) return admitted;
  const molecule = session.read(admitted.value, HEAVY_ATOMS);
  if (molecule === null || !FLAT_NON_METAL.test(molecule.get_smiles())) return taken(session, molecule);
  return taken(session, readWithoutShapes(session, admitted.value));
}

/**
 * The molecule of a SMILES or molfile, read without square-planar, bipyramidal and octahedral centres.
 *
 * The setting belongs to the instance, so it is put back at once.
 */
export function readWithoutShapes(session: ToolkitSession, text: string): Mol | null {
  session.rdkit.allow_non_tetrahedral_chirality(false);
  try {
    return session.read(text, HEAVY_ATOMS);
  } finally {
    session.rdkit.allow_non_tetrahedral_chirality(true);
  }
}

/** The SMILES without its atom-map numbers: `[CH3:1]` becomes `[CH3]`. */
export function withoutAtomMaps(smiles: string): string {
  return smiles.replace(/:\d+\]/g, ']');
}

/** What the toolkit read, or why it refused. */
export function taken(session: ToolkitSession, molecule: Mol | null): Result<Mol, ChemistryFailure> {
  if (molecule === null) return failure(session.refusal());
  if (molecule.get_num_atoms() === 0) return failure({ kind: 'empty', message: 'The structure has no atoms.' });
  return success(molecule);
}

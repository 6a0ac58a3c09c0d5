import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { admitMolfile, admitSmiles } from './limits.ts';
import type { ChemistryFailure } from './rdkit.ts';
import type { ToolkitSession } from './toolkit.ts';

/** A structure as the callers of this package give it. */
export type Structure = { readonly smiles: string } | { readonly molfile: string };

/** The toolkit's molecule of an admitted structure; freed by the session. */
export function readStructure(session: ToolkitSession, structure: Structure): Result<Mol, ChemistryFailure> {
  return 'smiles' in structure ? readSmiles(session, structure.smiles) : readMolfile(session, structure.molfile);
}

export function readSmiles(session: ToolkitSession, text: string): Result<Mol, ChemistryFailure> {
  const admitted = admitSmiles(text);
  if (!admitted.ok) return admitted;
  return taken(session, session.read(admitted.value));
}

export function readMolfile(session: ToolkitSession, text: string): Result<Mol, ChemistryFailure> {
  const admitted = admitMolfile(text);
  if (!admitted.ok) return admitted;
  return taken(session, session.read(admitted.value));
}

/** The SMILES without its atom-map numbers: `[CH3:1]` becomes `[CH3]`. */
export function withoutAtomMaps(smiles: string): string {
  return smiles.replace(/:\d+\]/g, ']');
}

function taken(session: ToolkitSession, molecule: Mol | null): Result<Mol, ChemistryFailure> {
  if (molecule === null) return failure(session.refusal());
  if (molecule.get_num_atoms() === 0) return failure({ kind: 'empty', message: 'The structure has no atoms.' });
  return success(molecule);
}

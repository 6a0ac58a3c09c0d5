import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { formulaOf } from './formula.ts';
import type { ChemistryFailure, MoleculeFacts } from './rdkit.ts';
import { withoutAtomMaps } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** The facts of a molecule the toolkit has read; a molecule with wildcard atoms has no InChIKey and fails. */
export function factsOf(session: ToolkitSession, molecule: Mol): Result<MoleculeFacts, ChemistryFailure> {
  const inchiKey = inchiKeyOf(session, molecule);
  if (!inchiKey.ok) return inchiKey;
  const smiles = canonicalSmilesOf(session, molecule);
  const descriptors = JSON.parse(molecule.get_descriptors()) as { amw: number };
  return success({
    smiles,
    inchiKey: inchiKey.value,
    formula: formulaOf(molecule),
    weight: Number(descriptors.amw.toFixed(3)),
    heavyAtomCount: molecule.get_num_atoms(true),
    componentCount: smiles.split('.').length,
  });
}

/** Standard InChIKey. */
export function inchiKeyOf(session: ToolkitSession, molecule: Mol): Result<string, ChemistryFailure> {
  const inchi = molecule.get_inchi();
  const key = inchi === '' ? '' : session.rdkit.get_inchikey_for_inchi(inchi);
  return key === ''
    ? failure({ kind: 'invalid-chemistry', message: 'The structure has no InChIKey: all its atoms must be elements.' })
    : success(key);
}

/** The key of a molecule: canonical isomeric SMILES, in which atom maps have no say. */
export function canonicalSmilesOf(session: ToolkitSession, molecule: Mol): string {
  const smiles = molecule.get_smiles();
  const unmapped = withoutAtomMaps(smiles);
  return unmapped === smiles ? smiles : (session.read(unmapped)?.get_smiles() ?? unmapped);
}

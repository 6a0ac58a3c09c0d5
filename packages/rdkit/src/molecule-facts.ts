import type { Mol } from '@rdkit/rdkit';
import { failure, type Result, success } from '@retron/molecule';
import { formulaOf } from './formula.ts';
import { weightOf } from './molecule-weight.ts';
import type { ChemistryFailure, MoleculeFacts } from './rdkit.ts';
import { HEAVY_ATOMS, withoutAtomMaps } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

/** The facts of a molecule the toolkit has read. A query has none, nor has what InChI cannot express (wildcards, dative bonds). */
export function factsOf(session: ToolkitSession, molecule: Mol): Result<MoleculeFacts, ChemistryFailure> {
  const query = refuseQuery(molecule);
  if (query) return query;
  const inchiKey = inchiKeyOf(session, molecule);
  if (!inchiKey.ok) return inchiKey;
  const smiles = canonicalSmilesOf(session, molecule);
  return success({
    smiles,
    inchiKey: inchiKey.value,
    formula: formulaOf(molecule),
    weight: weightOf(session, molecule),
    heavyAtomCount: molecule.get_num_atoms(true),
    componentCount: smiles.split('.').length,
  });
}

/** Standard InChIKey. */
export function inchiKeyOf(session: ToolkitSession, molecule: Mol): Result<string, ChemistryFailure> {
  const inchi = molecule.get_inchi();
  const key = inchi === '' ? '' : session.rdkit.get_inchikey_for_inchi(inchi);
  return key === ''
    ? failure({ kind: 'invalid-chemistry', message: 'The structure has wildcard atoms or bonds of a kind that InChI does not know.' })
    : success(key);
}

/**
 * The key of a molecule: canonical isomeric SMILES, in which atom maps have no say.
 *
 * Hydrogens that a molfile holds on to (in S-groups) go the way of all others when the SMILES is read anew.
 */
export function canonicalSmilesOf(session: ToolkitSession, molecule: Mol): string {
  const smiles = molecule.get_smiles();
  const unmapped = withoutAtomMaps(smiles);
  if (unmapped === smiles && !smiles.includes('[H]')) return smiles;
  return session.read(unmapped, HEAVY_ATOMS)?.get_smiles() ?? unmapped;
}

/** The refusal of what is no molecule but a query; `null` for a molecule. */
export function refuseQuery(molecule: Mol): { readonly ok: false; readonly error: ChemistryFailure } | null {
  return isQuery(molecule)
    ? failure({
        kind: 'invalid-chemistry',
        message: 'The structure has query atoms or query bonds; a molecule must leave nothing open.',
      })
    : null;
}

/** Whether a molfile asked for more than a molecule: atom lists, `A`, `Q`, bonds of any kind, ring or substitution counts. */
function isQuery(molecule: Mol): boolean {
  return molecule.get_json().includes('"name":"rdkitQueries"');
}

import { CHIRALITY, DOUBLE_BOND, type Molecule, parseSmiles, type Result, success, writeSmiles } from '@retron/molecule';
import { admitSmiles } from './limits.ts';
import { canonicalSmilesOf, refuseQuery } from './molecule-facts.ts';
import type { ChemistryFailure } from './rdkit.ts';
import { HEAVY_ATOMS, readMolfile, type Structure, taken } from './structure-reading.ts';
import type { ToolkitSession } from './toolkit.ts';

const STEREO_MARK = /[@/\\]/;

/** The structure as SMILES with its atom maps, in the toolkit's aromatic form; see `Rdkit.mappedSmiles`. */
export function mappedSmiles(session: ToolkitSession, structure: Structure): Result<string, ChemistryFailure> {
  const molecule = 'molfile' in structure ? readMolfile(session, structure.molfile) : readWithMaps(session, structure.smiles);
  if (!molecule.ok) return molecule;
  const query = refuseQuery(molecule.value);
  if (query) return query;
  const text = molecule.value.get_smiles();
  const canonical = canonicalSmilesOf(session, molecule.value);
  // Hydrogens that a molfile holds on to are let go when the text is read anew, as they are in the canonical SMILES.
  const smiles = text.includes('[H]') ? (session.read(text, HEAVY_ATOMS)?.get_smiles() ?? text) : text;
  return success(STEREO_MARK.test(smiles) ? withoutMadeStereo(session, smiles, canonical) : smiles);
}

function readWithMaps(session: ToolkitSession, smiles: string) {
  const admitted = admitSmiles(smiles);
  return admitted.ok ? taken(session, session.read(admitted.value, HEAVY_ATOMS)) : admitted;
}

/** Takes out the stereo marks that only the atom maps made: those without which the unmapped molecule is the same. */
function withoutMadeStereo(session: ToolkitSession, smiles: string, canonical: string): string {
  const read = parseSmiles(smiles);
  if (!read.ok) return smiles;
  let molecule = read.value;
  const isSame = (candidate: Molecule) => session.read(writeSmiles(candidate).smiles, HEAVY_ATOMS)?.get_smiles() === canonical;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.chirality[atom] === CHIRALITY.none) continue;
    const flat = { ...molecule, chirality: molecule.chirality.with(atom, CHIRALITY.none) };
    if (isSame(flat)) molecule = flat;
  }
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) continue;
    const flat = { ...molecule, doubleBondStereo: molecule.doubleBondStereo.with(bond, DOUBLE_BOND.none) };
    if (isSame(flat)) molecule = flat;
  }
  return molecule === read.value ? smiles : writeSmiles(molecule, { atomMaps: true }).smiles;
}

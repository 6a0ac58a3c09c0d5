import { type Failure, failure, parseRosdal, type Result, success, writeSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';

/** A target given as SMILES or ROSDAL, as canonical SMILES; it must be one connected molecule. */
export function readTarget(text: string, rdkit: Rdkit): Result<string, Failure> {
  let smiles = text.trim();
  if (smiles === '') return failure({ kind: 'empty', message: 'A target molecule is required' });
  if (isRosdal(smiles)) {
    const molecule = parseRosdal(smiles);
    if (!molecule.ok) return molecule;
    smiles = writeSmiles(molecule.value).smiles;
  }
  const facts = rdkit.facts({ smiles });
  if (!facts.ok) return facts;
  if (facts.value.componentCount > 1) return failure({ kind: 'several-molecules', message: 'The target must be one connected molecule.' });
  return success(facts.value.smiles);
}

/** ROSDAL begins with an atom number and ends with a full stop; SMILES does neither. */
function isRosdal(text: string): boolean {
  return /^\d/.test(text) || text.endsWith('.');
}

import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { checkTarget, type Objection, partsOfMixture } from '@retron/target';

/** What becomes of a salt, solvate or mixture. */
export type SeveralMolecules = 'refused' | 'largest-part';

/**
 * A target in any notation as canonical SMILES, or every reason why it cannot be planned. `largest-part` takes the largest molecule with
 * carbon where several are drawn: the acid of a sodium salt, the amine of a hydrochloride.
 */
export function readTarget(text: string, several: SeveralMolecules, rdkit: Rdkit): Result<string, Failure> {
  const { objections, target } = checkTarget(rdkit, text, 'auto', 'retrosynthesis');
  if (target !== null && objections.length === 0) return success(target.smiles);
  const has = (wanted: Objection['kind']) => objections.some(({ kind }) => kind === wanted);
  // The parts are taken out of a SMILES that has lost the groups.
  if (several === 'largest-part' && target !== null && has('several-molecules') && !has('stereo-groups')) {
    const [largest] = partsOfMixture(rdkit, target.smiles);
    if (largest !== undefined) return readTarget(largest.smiles, 'refused', rdkit);
  }
  return failure({ kind: 'target', message: objections.map(({ message }) => message).join(' ') });
}

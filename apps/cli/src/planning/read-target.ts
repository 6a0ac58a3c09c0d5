import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { checkTarget } from '@retron/target';

/** A target in any notation as canonical SMILES, or every reason why it cannot be planned. */
export function readTarget(text: string, rdkit: Rdkit): Result<string, Failure> {
  const { objections, target } = checkTarget(rdkit, text, 'auto', 'retrosynthesis');
  if (target !== null && objections.length === 0) return success(target.smiles);
  return failure({ kind: 'target', message: objections.map(({ message }) => message).join(' ') });
}

import type { StructureCheckAnswer, WireDirection } from '@retron/contract';
import type { Rdkit } from '@retron/rdkit';
import { checkTarget, type Notation } from '@retron/target';

/**
 * What the planner would make of a structure in any notation, as the start of a query in the given direction.
 *
 * `errors` says what is wrong with it; `structure` is given whenever it could be read at all, so that a form can draw what it
 * refuses. Numbering: `rosdal` and `molfile` number the atoms as `smiles` does.
 */
export function checkStructure(
  rdkit: Rdkit,
  text: string,
  format: Notation | 'auto',
  direction: WireDirection = 'synthesis',
): StructureCheckAnswer {
  const { objections, target } = checkTarget(rdkit, text, format, direction === 'reaction' ? 'forward' : 'retrosynthesis');
  const errors = objections.map(({ message }) => message);
  if (target === null) return { errors, structure: null };
  const molfile = rdkit.molfile(target.smiles);
  if (!molfile.ok) return { errors: [molfile.error.message], structure: null };
  const { notation, inchiKey, ...facts } = target;
  return { errors, structure: { ...facts, format: notation, inchikey: inchiKey, molfile: molfile.value } };
}

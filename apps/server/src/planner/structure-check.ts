import { MESSAGES, type StructureCheckAnswer, type WireDirection } from '@retron/contract';
import type { Rdkit } from '@retron/rdkit';
import { type NotationName, notationOf, rosdalOfSmiles, smilesOfRosdal } from './notation.ts';
import { hasQueryAtoms, QUERY_ATOMS, targetObjections } from './target-rules.ts';

const refused = (...errors: readonly string[]): StructureCheckAnswer => ({ errors: [...errors], structure: null });

/**
 * What the planner would make of a structure in any notation, as the start of a query in the given direction.
 *
 * `errors` says what is wrong with it; `structure` is given whenever it could be read at all, so that a form can draw what it
 * refuses. Numbering: `rosdal` and `molfile` number the atoms as `smiles` does.
 */
export function checkStructure(
  rdkit: Rdkit,
  text: string,
  format: NotationName | 'auto',
  direction: WireDirection = 'synthesis',
): StructureCheckAnswer {
  if (text.trim() === '') return refused(MESSAGES.targetRequired);
  const notation = format === 'auto' ? notationOf(text) : format;
  let input: { readonly smiles: string } | { readonly molfile: string };
  if (notation === 'rosdal') {
    const smiles = smilesOfRosdal(text);
    if (!smiles.ok) return refused(smiles.error.message);
    input = { smiles: smiles.value };
  } else input = notation === 'molfile' ? { molfile: text } : { smiles: text.trim() };

  if (notation === 'molfile' ? hasQueryAtoms(text) : /\*/.test(text)) return refused(QUERY_ATOMS);
  const facts = rdkit.facts(input);
  if (!facts.ok) return refused(facts.error.message);
  const { smiles, inchiKey: inchikey, formula, weight } = facts.value;
  const objections = targetObjections(smiles, direction);
  const rosdal = rosdalOfSmiles(smiles);
  const molfile = rdkit.molfile(smiles);
  if (!rosdal.ok) return refused(...(objections.length > 0 ? objections : [rosdal.error.message]));
  if (!molfile.ok) return refused(molfile.error.message);
  return {
    errors: [...objections],
    structure: { format: notation, smiles, rosdal: rosdal.value, molfile: molfile.value, inchikey, formula, weight },
  };
}

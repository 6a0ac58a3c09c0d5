import { parseSmiles, type Result, success } from '@retron/molecule';
import type { MoleculeFacts, Rdkit } from '@retron/rdkit/port';
import { type Notation, notationOf } from './notation.ts';
import type { Objection } from './objection.ts';
import { hasQueryAtoms } from './query-atoms.ts';
import { rosdalOfSmiles, smilesOfRosdal } from './rosdal-text.ts';
import { QUERY_ATOMS, ruleObjections, type TargetDirection } from './target-rules.ts';

/** A structure as the planner takes it. */
export interface Target extends Pick<MoleculeFacts, 'smiles' | 'inchiKey' | 'formula' | 'weight'> {
  /** The notation it was given in. */
  readonly notation: Notation;
  /** Its atoms are numbered as in `smiles`. */
  readonly rosdal: string;
}

/** What came of a text that somebody wants planned. */
export interface TargetCheck {
  /** Empty when it can be planned. */
  readonly objections: readonly Objection[];
  /** Given whenever the text could be read at all, so that what is refused can be shown. */
  readonly target: Target | null;
}

const refused = (...objections: readonly Objection[]): TargetCheck => ({ objections, target: null });

/** A text of a structure, for the toolkit. */
function toolkitInput(text: string, notation: Notation): Result<{ readonly smiles: string } | { readonly molfile: string }, Objection> {
  if (notation === 'molfile') return success({ molfile: text });
  if (notation === 'smiles') return success({ smiles: text.trim() });
  const smiles = smilesOfRosdal(text);
  return smiles.ok ? success({ smiles: smiles.value }) : smiles;
}

/**
 * Whether a structure in any notation may be planned, in the given direction: the one door for queries, the structure editor and the
 * command line.
 */
export function checkTarget(rdkit: Pick<Rdkit, 'facts'>, text: string, format: Notation | 'auto', direction: TargetDirection): TargetCheck {
  if (text.trim() === '') return refused({ kind: 'empty', message: 'A target molecule is required' });
  const notation = format === 'auto' ? notationOf(text) : format;
  const input = toolkitInput(text, notation);
  if (!input.ok) return refused(input.error);
  if (notation === 'molfile' ? hasQueryAtoms(text) : text.includes('*')) return refused(QUERY_ATOMS);
  const facts = rdkit.facts(input.value);
  if (!facts.ok) return refused(facts.error);
  const { smiles, inchiKey, formula, weight } = facts.value;
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) return refused({ kind: 'unparsable', message: molecule.error.message });
  const objections = ruleObjections(molecule.value, direction);
  const rosdal = rosdalOfSmiles(smiles);
  if (rosdal.ok) return { objections, target: { notation, smiles, inchiKey, formula, weight, rosdal: rosdal.value } };
  return refused(...(objections.length > 0 ? objections : [{ kind: 'rosdal' as const, message: rosdal.error.message }]));
}

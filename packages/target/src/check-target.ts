import { type Molecule, parseSmiles, type Result, sharedCharges, success, usualForm, writeSmiles } from '@retron/molecule';
import type { MoleculeFacts, Rdkit } from '@retron/rdkit/port';
import { type Notation, notationOf } from './notation.ts';
import type { Objection } from './objection.ts';
import { hasQueryAtoms } from './query-atoms.ts';
import { rosdalOfSmiles, smilesOfRosdal } from './rosdal-text.ts';
import { STEREO_GROUPS, statesStereoGroups, withoutStereoGroups } from './stereo-groups.ts';
import { QUERY_ATOMS, ruleObjections, type TargetDirection } from './target-rules.ts';

/** A structure as the planner takes it: in its usual form, where a retrosynthesis begins with it. */
export interface Target extends Pick<MoleculeFacts, 'smiles' | 'inchiKey' | 'formula' | 'weight'> {
  /** The notation it was given in. */
  readonly notation: Notation;
  /** Its atoms are numbered as in `smiles`. */
  readonly rosdal: string;
  /** It was given in another drawing of the same substance. */
  readonly isRedrawn: boolean;
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
  if (notation === 'smiles') return success({ smiles: withoutStereoGroups(text.trim()) });
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
  const molecule = parseSmiles(facts.value.smiles);
  if (!molecule.ok) return refused({ kind: 'unparsable', message: molecule.error.message });
  const mixed = statesStereoGroups(text, notation) ? [STEREO_GROUPS] : [];
  const objections = [...mixed, ...ruleObjections(molecule.value, direction)];
  const redrawn = redrawnFacts(rdkit, molecule.value, direction);
  const { smiles, inchiKey, formula, weight } = redrawn ?? facts.value;
  const rosdal = rosdalOfSmiles(smiles);
  const isRedrawn = redrawn !== null;
  if (rosdal.ok) return { objections, target: { notation, smiles, inchiKey, formula, weight, rosdal: rosdal.value, isRedrawn } };
  return refused(...(objections.length > 0 ? objections : [{ kind: 'rosdal' as const, message: rosdal.error.message }]));
}

/**
 * The facts of the molecule as it is planned, where it is drawn otherwise. What is made is a substance, so that its protons are put where they usually
 * are; what reacts may be meant as the ion that is drawn.
 */
function redrawnFacts(rdkit: Pick<Rdkit, 'facts'>, molecule: Molecule, direction: TargetDirection): MoleculeFacts | null {
  const drawn = direction === 'retrosynthesis' ? usualForm(molecule) : sharedCharges(molecule);
  const facts = drawn === null ? null : rdkit.facts({ smiles: writeSmiles(drawn).smiles });
  return facts?.ok ? facts.value : null;
}

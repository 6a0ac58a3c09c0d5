import {
  type Failure,
  failure,
  type Molecule,
  parseSmiles,
  type Result,
  sharedCharges,
  success,
  usualForm,
  writeSmiles,
} from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { readRows } from '../report/table-rows.ts';

/** A target with the last steps that are really practised. SMILES are canonical. */
export interface LastStep {
  readonly name: string;
  readonly target: string;
  /** Sets of precursors, each molecule once and sorted; only molecules that give atoms. */
  readonly precursorSets: readonly (readonly string[])[];
  readonly kind: string;
}

/** A single step that is right or wrong. SMILES are canonical. */
export interface MechanismCase {
  readonly pair: string;
  readonly isRight: boolean;
  readonly topic: string;
  /** As written in the table. */
  readonly reaction: string;
  /** Sorted; a molecule that stands twice twice. */
  readonly precursors: readonly string[];
  readonly product: string;
  readonly reason: string;
}

/** The canonical SMILES of a molecule, redrawn where `redraw` finds something to: a list must not depend on how a table draws a substance. */
function readMolecule(text: string, redraw: (molecule: Molecule) => Molecule | null, rdkit: Rdkit): Result<string, Failure> {
  const canonical = rdkit.canonicalSmiles(text);
  const molecule = canonical.ok ? parseSmiles(canonical.value) : canonical;
  if (!molecule.ok) return failure({ kind: 'no-molecule', message: `${text}: ${molecule.error.message}` });
  const drawn = redraw(molecule.value);
  return drawn === null ? canonical : rdkit.canonicalSmiles(writeSmiles(drawn).smiles);
}

/** The molecules of a text with dots, canonical, each once and sorted; a failure names the one that is refused. */
export function readMolecules(text: string, rdkit: Rdkit): Result<readonly string[], Failure> {
  const all = readEvery(text, rdkit);
  return all.ok ? success([...new Set(all.value)]) : all;
}

/** The same, one that stands twice twice: a salt of two equal ions is known by both. */
function readEvery(text: string, rdkit: Rdkit): Result<readonly string[], Failure> {
  const molecules: string[] = [];
  for (const part of text.split('.')) {
    const canonical = readMolecule(part, sharedCharges, rdkit);
    if (!canonical.ok) return canonical;
    molecules.push(canonical.value);
  }
  return success(molecules.sort());
}

/** Reads a table of last steps: columns name, smiles, precursors (sets separated by ` | `), kind. */
export function readLastSteps(path: string, rdkit: Rdkit): Result<readonly LastStep[], Failure> {
  return readRows(path, ['name', 'smiles', 'precursors', 'kind'], ({ name, smiles, precursors, kind }) => {
    // As everywhere that a target is given.
    const target = readMolecule(smiles, usualForm, rdkit);
    if (!target.ok) return failure({ kind: 'no-molecule', message: `${name}: ${target.error.message}` });
    const precursorSets: (readonly string[])[] = [];
    for (const text of precursors.split(' | ')) {
      const set = readMolecules(text, rdkit);
      if (!set.ok) return set;
      precursorSets.push(set.value);
    }
    return success({ name, target: target.value, precursorSets, kind });
  });
}

/** Reads a table of mechanism cases: columns pair, verdict (right or wrong), topic, reaction (`precursors>>product`), reason. */
export function readMechanismCases(path: string, rdkit: Rdkit): Result<readonly MechanismCase[], Failure> {
  return readRows(path, ['pair', 'verdict', 'topic', 'reaction', 'reason'], ({ pair, verdict, topic, reaction, reason }) => {
    if (verdict !== 'right' && verdict !== 'wrong')
      return failure({ kind: 'no-verdict', message: `Pair ${pair}: the verdict is right or wrong, not ${verdict}.` });
    const [before, after = ''] = reaction.split('>>');
    const precursors = readEvery(before, rdkit);
    if (!precursors.ok) return precursors;
    const product = readMolecule(after, usualForm, rdkit);
    if (!product.ok) return failure({ kind: 'no-molecule', message: `${reaction}: ${product.error.message}` });
    return success({ pair, isRight: verdict === 'right', topic, reaction, precursors: precursors.value, product: product.value, reason });
  });
}

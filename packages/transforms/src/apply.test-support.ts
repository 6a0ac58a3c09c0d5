import { type Molecule, parseSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { type ApplyOptions, applyTemplate, type Outcomes } from './apply.ts';
import { readTemplate, type Template } from './template.ts';

const rdkit: Rdkit = await createRdkit();

export function canonical(smiles: string): string | null {
  const result = rdkit.canonicalSmiles(smiles);
  return result.ok ? result.value : null;
}

export function moleculeOf(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return molecule.value;
}

export function templateOf(text: string): Template {
  const template = readTemplate(text);
  if (!template.ok) throw new Error(`${text}: ${template.error.message}`);
  return template.value;
}

export function applyText(template: string, target: string, options?: ApplyOptions): Outcomes {
  return applyTemplate(templateOf(template), prepareMolecule(moleculeOf(target)), options);
}

/** Canonical precursor sets, sorted; components joined with dots. Sets that RDKit refuses are left out. */
export function precursorSets({ outcomes }: Outcomes): string[] {
  const sets = outcomes.map(({ precursors }) => canonical(precursors.map((precursor) => precursor.smiles).join('.')));
  return [...new Set(sets.filter((set) => set !== null))].sort();
}

export function canonicalSets(sets: readonly string[]): string[] {
  return sets.map((set) => canonical(set) ?? `invalid: ${set}`).sort();
}

import type { Rdkit } from '@retron/rdkit/port';
import { checkTarget, type TargetCheck } from './check-target.ts';
import type { Notation } from './notation.ts';

/** Starting materials as the planner takes them, and the reagents that stood among them. */
export interface MaterialsCheck<Reagent> extends TargetCheck {
  readonly reagents: readonly Reagent[];
}

/**
 * Whether what somebody gives to react may be planned. Who writes an equation puts hydrogen, an acid or sodium cyanide beside the substrate;
 * as a starting material each would have to be in the product, and many have a metal, so they are told apart first; and salts are redrawn as
 * their acids or without what balances their charge.
 *
 * @param apart - tells reagents from materials, of canonical SMILES of connected molecules and ions
 */
export function checkMaterials<Reagent>(
  rdkit: Pick<Rdkit, 'facts'>,
  text: string,
  format: Notation | 'auto',
  apart: (molecules: readonly string[]) => { readonly materials: readonly string[]; readonly reagents: readonly Reagent[] },
): MaterialsCheck<Reagent> {
  const all = checkTarget(rdkit, text, format, 'forward');
  if (all.target === null) return { ...all, reagents: [] };
  const given = all.target.smiles.split('.');
  const { materials, reagents } = apart(given);
  if (materials.join('.') === given.join('.')) return { ...all, reagents };
  const isRedrawn = reagents.length === 0 || materials.some((smiles) => !given.includes(smiles));
  const { objections: ofMaterials, target } = checkTarget(rdkit, materials.join('.'), 'smiles', 'forward');
  // Canonical SMILES have lost the groups.
  const objections = [...all.objections.filter(({ kind }) => kind === 'stereo-groups'), ...ofMaterials];
  if (target === null) return { objections, target, reagents };
  return { objections, target: { ...target, notation: all.target.notation, isRedrawn: target.isRedrawn || isRedrawn }, reagents };
}

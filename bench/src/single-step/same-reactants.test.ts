import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { areSameReactants } from './same-reactants.ts';

const rdkit = await createRdkit();

/** As suggestions and records come: each molecule as the toolkit writes it, sorted. */
function reactants(...molecules: readonly string[]): readonly string[] {
  return molecules
    .map((smiles) => {
      const canonical = rdkit.canonicalSmiles(smiles);
      if (!canonical.ok) throw new Error(canonical.error.message);
      return canonical.value;
    })
    .sort();
}

describe('recorded reactants', () => {
  it.each([
    ['a Grignard reagent whose halide is among the agents', ['CC=O', 'C[Mg]Br'], ['CC=O', 'C[Mg+]']],
    ['an aryl Grignard reagent', ['CC=O', 'COc1ccc([Mg]Br)cc1'], ['CC=O', 'COc1ccc([Mg+])cc1']],
    ['one that begins with its metal', ['CC=O', 'Br[Mg]c1ccccn1'], ['CC=O', '[Mg+]c1ccccn1']],
    ['another halide', ['CC=O', 'C[Mg]Cl'], ['CC=O', 'C[Mg]Br']],
    ['a zinc reagent', ['Ic1ccccc1', 'CC[Zn]I'], ['Ic1ccccc1', 'CC[Zn+]']],
    ['a salt', ['CC(=O)[O-]', 'CCBr'], ['CC(=O)O', 'CCBr']],
  ])('are found in any form: %s', (_, suggested, recorded) => {
    expect(areSameReactants(reactants(...suggested), reactants(...recorded))).toBe(true);
  });

  it.each([
    ['another carbon at the metal', ['CC=O', 'C[Mg]Br'], ['CC=O', 'CC[Mg+]']],
    ['another metal', ['CC=O', 'C[Mg]Br'], ['CC=O', 'C[Zn+]']],
    ['the other enantiomer', ['C[C@H](O)CC'], ['C[C@@H](O)CC']],
    ['one more', ['CC=O', 'C[Mg]Br', 'O'], ['CC=O', 'C[Mg+]']],
    ['the same twice where two are recorded', ['CC=O', 'CC=O'], ['CC=O', 'CCC=O']],
  ])('are told from %s', (_, suggested, recorded) => {
    expect(areSameReactants(reactants(...suggested), reactants(...recorded))).toBe(false);
  });
});

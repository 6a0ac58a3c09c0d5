import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

function value<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('canonicalSmiles', () => {
  it.each([
    ['OC(=O)c1ccccc1OC(C)=O', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['[CH3:1][C@@H:2]([NH2:3])[C:4](=[O:5])[OH:6]', 'C[C@@H](N)C(=O)O'],
    [' C/C=C/C ', 'C/C=C/C'],
    ['[2H]C([2H])([2H])O', '[2H]C([2H])([2H])O'],
    ['[Na+].CC(=O)[O-]', 'CC(=O)[O-].[Na+]'],
  ])('writes %s as %s', (given, canonical) => {
    expect(value(rdkit.canonicalSmiles(given))).toBe(canonical);
  });
});

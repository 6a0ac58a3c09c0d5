import { prepareMolecule } from '@retron/patterns';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { applyTemplate, readTemplate } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCanonical } from '../step/fragments.ts';
import { withHalides } from './organometallic-halides.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

function precursorsOf(template: string, target: string): readonly string[] {
  const read = readTemplate(withHalides(template));
  if (!read.ok) throw new Error(read.error.message);
  const { outcomes } = applyTemplate(read.value, prepareMolecule(readCanonical(target)));
  return outcomes.flatMap(({ precursors }) =>
    precursors.map(({ smiles }) => {
      const canonical = rdkit.canonicalSmiles(smiles);
      if (!canonical.ok) throw new Error(canonical.error.message);
      return canonical.value;
    }),
  );
}

describe('organometallic reagents of transforms', () => {
  it.each([
    ['magnesium first', '[C:1](-[OH:2])-[c:3]>>[C:1]=[O:2].[Mg+]-[c:3]', 'CC(O)c1ccccc1', ['CC=O', '[Br][Mg][c]1ccccc1']],
    ['magnesium last', '[C:1](-[OH:2])-[c:3]>>[C:1]=[O:2].[c:3]-[Mg+]', 'CC(O)c1ccccc1', ['CC=O', '[Br][Mg][c]1ccccc1']],
    ['zinc', '[CH2:1]-[c:2]>>Br-[c:2].[Zn+]-[CH2:1]', 'CCc1ccccc1', ['Brc1ccccc1', 'C[CH2][Zn][Br]']],
    ['a reagent that has its halide', '[C:1](-[OH:2])-[c:3]>>[C:1]=[O:2].Cl-[Mg]-[c:3]', 'CC(O)c1ccccc1', ['CC=O', '[Cl][Mg][c]1ccccc1']],
  ])('are written with their halide: %s', (_, template, target, precursors) => {
    expect([...precursorsOf(template, target)].sort()).toEqual([...precursors].sort());
  });

  it('of the product side stay as they are: the structure decides', () => {
    expect(withHalides('[C:1]-[Mg+]>>[C:1]-Br.[Mg+]')).toBe('[C:1]-[Mg+]>>[C:1]-Br.[Mg+]');
  });
});

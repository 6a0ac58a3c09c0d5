import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { nameOfCompound } from './compound-name.ts';
import { DRUGS } from './drug-names.ts';
import { LABORATORY_COMPOUNDS } from './laboratory-compounds.ts';
import { TEXTBOOK_COMPOUNDS } from './textbook-compounds.ts';

const rdkit = await createRdkit();

describe('the name of a compound', () => {
  it.each([
    ['hydrazine', 'NN'],
    ['acetic anhydride', 'CC(=O)OC(C)=O'],
    ['morpholine', 'C1COCCN1'],
    ['benzaldehyde', 'O=Cc1ccccc1'],
    ['4-methylacetophenone', 'CC(=O)c1ccc(C)cc1'],
    ['aspirin', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['NaBD4', '[2H][B-]([2H])([2H])[2H].[Na+]'],
    ['CD3OD', '[2H]OC([2H])([2H])[2H]'],
  ])('is %s for %s', (name, smiles) => {
    expect(nameOfCompound(smiles)).toBe(name);
  });

  it('is not guessed at, nor is a remark on a drawing taken for one', () => {
    expect(['CCCCCCCCCCCCCCCCCCC(C)Br', '', 'constructor', 'COc1cccc(C2(O)CCCCC2CN(C)C)c1'].map(nameOfCompound)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is found by the SMILES that the toolkit writes, for every entry of the three tables', () => {
    const entries = [LABORATORY_COMPOUNDS, TEXTBOOK_COMPOUNDS, DRUGS].flatMap((names) => Object.entries(names));
    const drawnOtherwise = entries.filter(([, smiles]) => {
      const canonical = rdkit.canonicalSmiles(smiles);
      return !canonical.ok || canonical.value !== smiles;
    });
    expect(drawnOtherwise).toEqual([]);
  });
});

import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readReagent, readReagents } from './read-reagent.ts';
import { readReagentList } from './read-reagent-list.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};
const smilesOf = (text: string) => readReagentList(text, canonical).reagents.map(({ smiles }) => smiles);

describe('what stands above an arrow in one text', () => {
  it.each([
    ['N,N-dimethylacetamide', ['CC(=O)N(C)C']],
    ['N,O-bis(trimethylsilyl)acetamide; TMSOTf', ['CC(=N[Si](C)(C)C)O[Si](C)(C)C', 'C[Si](C)(C)OS(=O)(=O)C(F)(F)F']],
    ['K2CO3,N,N-dimethylformamide', ['O=C([O-])[O-].[K+].[K+]', 'CN(C)C=O']],
    ["N,N'-dicyclohexylcarbodiimide, DMAP, CH2Cl2", ['C(=NC1CCCCC1)=NC1CCCCC1', 'CN(C)c1ccncc1', 'ClCCl']],
    ['2,2-dimethoxypropane,TsOH', ['COC(C)(C)OC', 'Cc1ccc(S(=O)(=O)O)cc1']],
    ['NaBH4, MeOH', ['[BH4-].[Na+]', 'CO']],
    ['[H][H], O', ['[H][H]', 'O']],
  ])('is told apart, and names keep their commas: %s', (text, smiles) => {
    expect(smilesOf(text)).toEqual(smiles);
  });

  it('tells the conditions between commas', () => {
    expect(readReagentList('NaBH4 (1.5 equiv), THF, 0 °C', canonical)).toMatchObject({ conditions: ['0 °C'], unknown: [] });
  });

  it('takes no letter of a name that nobody knows for an element', () => {
    expect(readReagentList('N,N-dimethylpixieamide, K2CO3; heat', canonical)).toEqual({
      reagents: [readReagent('K2CO3', canonical)],
      conditions: ['heat'],
      unknown: ['N,N-dimethylpixieamide'],
    });
    expect(readReagentList('pixie dust, N,O-pixie acetal', canonical).unknown).toEqual(['pixie dust', 'N,O-pixie acetal']);
  });

  it('is told apart alike where one entry holds several', () => {
    expect(readReagents('THF,N,N-dimethylacetamide', canonical)?.map(({ smiles }) => smiles)).toEqual(['C1CCOC1', 'CC(=O)N(C)C']);
    expect(readReagents('N,N-dimethylpixieamide', canonical)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

describe('poor pairs of nucleophile and arene', () => {
  it.each([
    ['N6 never', 'water and chlorotoluene', 'Cc1ccc([Cl:9])cc1.O>>Cc1ccc%11cc1.O%11'],
    ['N6 never', 'hydrazine and chloroanisole', 'COc1ccc([Cl:9])cc1.NN>>COc1ccc%11cc1.NN%11'],
    [
      'N8 never',
      'a nitro group between two chlorides of a pyrimidine',
      'c1nc(Cl)c([N+:9](=[O:9])[O-:9])c(Cl)n1.OC>>c1nc(Cl)c%11c(Cl)n1.O%11C',
    ],
    ['N7 never', 'an amide and 4-fluorobenzotrifluoride', 'FC(F)(F)c1ccc([F:9])cc1.CC(N)=O>>FC(F)(F)c1ccc%11cc1.CC(N%11)=O'],
    ['N7 never', 'a carbamate and 2-fluorobenzotrifluoride', 'FC(F)(F)c1ccccc1[F:9].COC(N)=O>>FC(F)(F)c1ccccc1%11.COC(N%11)=O'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['water and 4-chloronitrobenzene', '[O-][N+](=O)c1ccc([Cl:9])cc1.O>>[O-][N+](=O)c1ccc%11cc1.O%11'],
    ['a nitro group beside another', '[O-:9][N+:9](=[O:9])c1ccc([N+](=O)[O-])cc1Cl.OC>>c1%11ccc([N+](=O)[O-])cc1Cl.O%11C'],
    ['hydrazine and 2-chloropyridine', 'n1ccccc1[Cl:9].NN>>n1ccccc1%11.NN%11'],
    ['an amide and 4-fluoronitrobenzene', '[O-][N+](=O)c1ccc([F:9])cc1.CC(N)=O>>[O-][N+](=O)c1ccc%11cc1.CC(N%11)=O'],
    ['an amine and 4-fluorobenzotrifluoride', 'FC(F)(F)c1ccc([F:9])cc1.CN>>FC(F)(F)c1ccc%11cc1.CN%11'],
  ])('says nothing against %s', (_, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});

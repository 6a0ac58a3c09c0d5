import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';

describe('steps that a chemist who had read nothing found among the good ones', () => {
  it.each([
    ['M15 never', 'an aryl Grignard reagent brominated', ORGANOMETALLICS, 'Br[Mg]c1ccccc1.Br[Br:9]>>Br[Mg]c1ccc%11cc1.Br%11'],
    ['M16 never', 'acetoacetamide and a Grignard reagent', ORGANOMETALLICS, 'CC(=O)CC(=O)N.C[Mg:9][Br:9]>>CC%11(O)CC(=O)N.C%11'],
    [
      'R101 never',
      'an acid chloride and an alcohol in a Mitsunobu reaction',
      LASTING,
      'O=C(Cl)c1ccc(O)cc1.C([OH:9])C>>O=C(Cl)c1ccc(O%11)cc1.C%11C',
    ],
    [
      'C39 never',
      'an acid activated beside a hydroxamic acid',
      CHEMOSELECTIVITY,
      'ONC(=O)CCC(=O)[OH:9].Nc1ccccc1>>ONC(=O)CCC%11(=O).N%11c1ccccc1',
    ],
    [
      'R103 never',
      'the triflate of phenylethanol',
      LASTING,
      'CC([O:9][S:9](=[O:9])(=[O:9])[C:9]([F:9])([F:9])[F:9])c1ccccc1.NC>>CC%11c1ccccc1.N%11C',
    ],
    ['R102 never', 'a nitro acid reduced', LASTING, 'CC([N+](=[O:9])[O-:9])(Cc1ccccc1)C(=O)O>>CC(N)(Cc1ccccc1)C(=O)O'],
    ['R8 never', 'a quaternary beta-keto acid', LASTING, 'CC(C)(C(=O)O)C(=O)c1ccc(O[CH3:9])cc1>>CC(C)(C(=O)O)C(=O)c1ccc(O)cc1'],
    [
      'N7 never',
      'an amide and a fluoride beside a carboxamide',
      NUCLEOPHILIC_AROMATIC,
      'CNC(=O)c1ccccc1[F:9].NC(=O)C>>CNC(=O)c1ccccc1%11.N%11C(=O)C',
    ],
    ['A16 never', 'benzisothiazole chlorinated at carbon 3', ELECTROPHILIC_AROMATIC, 'c1ccc2sncc2c1.Cl[Cl:9]>>c1ccc2snc%11c2c1.Cl%11'],
    [
      'A2 risk',
      'an acylaminoindazole chlorinated on its benzene ring',
      ELECTROPHILIC_AROMATIC,
      'CC(=O)Nc1ccc2nn(C)cc2c1.Cl[N:9]1[C:9](=[O:9])[C:9][C:9][C:9]1=[O:9]>>CC(=O)Nc1c%11cc2nn(C)cc2c1.Cl%11',
    ],
    ['O21 risk', 'carvone hydrogenated at its enone', ORDER_OF_GROUPS, 'CC1=CCC(C(=C)C)CC1=O>>CC1CCC(C(=C)C)CC1=O'],
    [
      'P2 risk',
      'an allylic alcohol with another alkene and resorcinol',
      HARMED_GROUPS,
      'C=C(C)C1CCC(C)=CC1[OH:9].c1c(O)cccc1O>>C=C(C)C1CCC(C)=CC1%11.c1%11c(O)cccc1O',
    ],
  ])('%s: %s', (found, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(found);
  });

  it.each([
    ['an acid chloride nitrated', LASTING, 'O=C(Cl)c1ccccc1.[OH:9][N+](=O)[O-]>>O=C(Cl)c1cccc%11c1.[N+]%11(=O)[O-]'],
    ['a ketone and a Grignard reagent', ORGANOMETALLICS, 'CC(=O)CCC(=O)OC.C[Mg:9][Br:9]>>CC%11(O)CCC(=O)OC.C%11'],
    ['the triflate of an aliphatic alcohol', LASTING, 'CC([O:9][S:9](=[O:9])(=[O:9])[C:9]([F:9])([F:9])[F:9])CC.NC>>CC%11CC.N%11C'],
    ['an enone with a trisubstituted alkene hydrogenated', ORDER_OF_GROUPS, 'CC1=CCCCC1=O>>CC1CCCCC1=O'],
  ])('nothing new of %s', (_, table, reaction) => {
    const fresh = verdicts(table, reaction).filter((each) => /^(M15|M16|R10[1-3]|C39|A16|O21) /.test(each));
    expect(fresh).toEqual([]);
  });
});

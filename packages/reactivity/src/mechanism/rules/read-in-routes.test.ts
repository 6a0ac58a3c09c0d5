import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('steps of routes that a chemist read', () => {
  it.each([
    [
      'C160 never',
      'carbonyldiimidazole beside an alkylamine, an aniline and an alcohol',
      CHEMOSELECTIVITY,
      'NCC(O)CNc1ccccc1.O=C([n:9]1[cH:9][n:9][cH:9][cH:9]1)[n:9]1[cH:9][n:9][cH:9][cH:9]1>>NCC(O%11)CN%12c1ccccc1.O=C%11%12',
    ],
    [
      'C160 never',
      'phosgene beside an alkylamine and a diol',
      CHEMOSELECTIVITY,
      'CNCCC(O)CO.O=C([Cl:9])[Cl:9]>>CNCCC(O%11)CO%12.O=C%11%12',
    ],
    ['C161 risk', 'a primary amine and a pivalate', CHEMOSELECTIVITY, 'CN.CC(C)(C)C(=O)[O:9][CH3:9]>>CN%11.CC(C)(C)C%11(=O)'],
    [
      'C161 never',
      'ammonia and an ester of adamantane',
      CHEMOSELECTIVITY,
      'N.C1C2CC3CC1CC(C2)(C3)C(=O)[O:9][CH3:9]>>N%11.C1C2CC3CC1CC(C2)(C3)C%11(=O)',
    ],
    ['A160 never', 'nitrous acid meta to a hydroxyl group', ELECTROPHILIC_AROMATIC, 'Cc1ccc(O)cc1.O=N[OH:9]>>Cc1c%11cc(O)cc1.O=N%11'],
    ['A160 never', 'nitrous acid on toluene', ELECTROPHILIC_AROMATIC, 'Cc1ccccc1.O=N[OH:9]>>Cc1ccc%11cc1.O=N%11'],
    [
      'A161 risk',
      '2 of biphenyl nitrated',
      ELECTROPHILIC_AROMATIC,
      'c1ccccc1-c1ccncc1.[OH:9][N+](=O)[O-]>>c1%11ccccc1-c1ccncc1.[N+]%11(=O)[O-]',
    ],
    [
      'A3 risk',
      'an ester with a sulfone nitrated',
      ELECTROPHILIC_AROMATIC,
      'c1cc(S(C)(=O)=O)ccc1C(=O)OCC.[OH:9][N+](=O)[O-]>>c1%11cc(S(C)(=O)=O)ccc1C(=O)OCC.[N+]%11(=O)[O-]',
    ],
    ['P160 never', 'the methyl group of a chromone', HARMED_GROUPS, 'Cc1coc2ccccc2c1=O.O.O>>C%11%12c1coc2ccccc2c1=O.O%11.O=%12'],
    ['P160 never', 'the methyl group of a furan', HARMED_GROUPS, 'Cc1ccoc1.O.O>>C%11%12c1ccoc1.O%11.O=%12'],
    [
      'S160 never',
      'a bromoisobutyrate and an aminobenzonitrile',
      SUBSTITUTION,
      'N#Cc1ccc(N)cc1.CC([Br:9])(C)C(=O)OC>>N#Cc1ccc(N%11)cc1.CC%11(C)C(=O)OC',
    ],
    ['S160 risk', 'a bromoisobutyrate and anisidine', SUBSTITUTION, 'COc1ccc(N)cc1.CC([Br:9])(C)C(=O)OC>>COc1ccc(N%11)cc1.CC%11(C)C(=O)OC'],
    [
      'S3 never',
      'an acid with the alcohol of a lactone beside a quaternary carbon',
      SUBSTITUTION,
      'CC(=O)O.[OH:9][C@H]1C(=O)OCC1(C)C>>CC(=O)O%11.[C@@H]1%11C(=O)OCC1(C)C',
    ],
    [
      'S3 never',
      'an acid that turns over an alcohol beside tert-butyl',
      SUBSTITUTION,
      'CC(=O)O.C[C@H]([OH:9])C(C)(C)C>>CC(=O)O%11.C[C@@H]%11C(C)(C)C',
    ],
    ['R160 never', 'an iodide beside a tertiary amine', LASTING, 'CN(C)CCCCCCI.c1ccccc1O>>CN(C)CCCCCCI.c1ccccc1O'],
    ['R160 risk', 'a bromide beside an aniline', LASTING, 'Nc1cccc(CCCBr)c1.O=C(C)[Cl:9]>>N%11c1cccc(CCCBr)c1.O=C%11C'],
    ['R160 risk', 'bromoethylamine, sold as its salt', LASTING, 'NCCBr.O=C(C)[Cl:9]>>N%11CCBr.O=C%11C'],
    [
      'R161 never',
      'a ketone freed between two hydroxyl groups in reach',
      LASTING,
      'OCCCC1([O:9][CH2:9][CH2:9][O:9]1)CCCO.[OH2]>>OCCCC%11CCCO.O=%11',
    ],
    ['I132 risk', 'benzotriazole and a bromide', AZOLE_NITROGENS, 'c1ccc2nn[nH]c2c1.CC[Br:9]>>c1ccc2nnn%11c2c1.CC%11'],
    ['Q160 risk', 'a 2-substituted cyclohexanone and an amine', CONFIGURATION, 'CCN.C[C@@H]1CCCCC1=[O:9]>>CCN%11.C[C@@H]1CCCCC1%11'],
    ['P12 risk', 'a methyl ether cleaved beside a methyl ester', HARMED_GROUPS, '[CH3:9]Oc1cccc(CCC(=O)OC)c1>>Oc1cccc(CCC(=O)OC)c1'],
    ['O3 risk', 'a sulfone beside a tertiary amine', ORDER_OF_GROUPS, 'CSc1ccc(CN(C)C)cc1.O.O>>CS%11%12c1ccc(CN(C)C)cc1.O=%11.O=%12'],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    [
      'carbonyldiimidazole and the amino alcohol itself',
      CHEMOSELECTIVITY,
      'CN(C)CC(O)CNc1ccccc1.O=C([Cl:9])[Cl:9]>>CN(C)CC(O%11)CN%12c1ccccc1.O=C%11%12',
    ],
    ['an amine and an open ester', CHEMOSELECTIVITY, 'CN.CC(C)C(=O)[O:9][CH3:9]>>CN%11.CC(C)C%11(=O)'],
    ['an amine and an ester of cyclopropane', CHEMOSELECTIVITY, 'CN.CC1(CC1)C(=O)[O:9][CH3:9]>>CN%11.CC1(CC1)C%11(=O)'],
    ['nitrous acid para to a hydroxyl group', ELECTROPHILIC_AROMATIC, 'Oc1ccccc1.O=N[OH:9]>>Oc1ccc%11cc1.O=N%11'],
    ['nitrous acid on 1-naphthol', ELECTROPHILIC_AROMATIC, 'Oc1cccc2ccccc12.O=N[OH:9]>>Oc1c%11ccc2ccccc12.O=N%11'],
    ['4 of biphenyl nitrated', ELECTROPHILIC_AROMATIC, 'c1ccccc1-c1ccncc1.[OH:9][N+](=O)[O-]>>c1cc%11ccc1-c1ccncc1.[N+]%11(=O)[O-]'],
    ['an ester nitrated', ELECTROPHILIC_AROMATIC, 'c1cccc(C(=O)OCC)c1.[OH:9][N+](=O)[O-]>>c1%11cccc(C(=O)OCC)c1.[N+]%11(=O)[O-]'],
    ['the methyl group of a pyridine', HARMED_GROUPS, 'Cc1cccnc1.O.O>>C%11%12c1cccnc1.O%11.O=%12'],
    ['a bromoacetate and an aniline', SUBSTITUTION, 'COc1ccc(N)cc1.CC([Br:9])C(=O)OC>>COc1ccc(N%11)cc1.CC%11C(=O)OC'],
    ['an alcohol beside tert-butyl that is esterified', SUBSTITUTION, 'CC(=O)[OH:9].C[C@H](O)C(C)(C)C>>CC%11(=O).C[C@H](O%11)C(C)(C)C'],
    ['a bromide beside an amide', LASTING, 'CC(=O)NCCCBr.c1ccccc1O>>CC(=O)NCCCBr.c1ccccc1O'],
    ['a bromide beside a nitroaniline', LASTING, 'Nc1ccc(CCBr)cc1[N+](=O)[O-].O=C(C)[Cl:9]>>N%11c1ccc(CCBr)cc1[N+](=O)[O-].O=C%11C'],
    ['a ketone freed beside one hydroxyl group', LASTING, 'OCCCC1([O:9][CH2:9][CH2:9][O:9]1)CCC.[OH2]>>OCCCC%11CCC.O=%11'],
    ['a centre away from the ketone', CONFIGURATION, 'CCN.C[C@@H]1CCC(=[O:9])C1>>CCN%11.C[C@@H]1CCC%11C1'],
    ['a sulfoxide beside a tertiary amine', ORDER_OF_GROUPS, 'CSc1ccc(CN(C)C)cc1.O>>CS%11c1ccc(CN(C)C)cc1.O=%11'],
  ])('say nothing against %s', (_, table, reaction) => {
    expect(verdicts(table, reaction)).toEqual([]);
  });

  it.each([
    ['an amine that closes a ring with its iodide', 'NCCCCCI.c1ccccc1O>>NCCCCCI.c1ccccc1O'],
    ['an amine beside a benzylic bromide', 'CNCCc1ccc(CBr)cc1.c1ccccc1O>>CNCCc1ccc(CBr)cc1.c1ccccc1O'],
  ])('are told once: %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toContain('R5 never');
    expect(verdicts(LASTING, reaction)).not.toContain('R160 never');
  });
});

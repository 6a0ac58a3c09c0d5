import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';

describe('rules of additions and cycloadditions', () => {
  it.each([
    [
      'D9 never',
      'a malonate added to the carbonyl group of an enone',
      '[CH2:1]([C:2](=[O:3])[O:4][CH3:5])[C:6](=[O:7])[O:8][CH3:9].[CH3:10][C:11](=[O:12])[CH:13]=[CH2:14]>>[CH:1]([C:2](=[O:3])[O:4][CH3:5])([C:6](=[O:7])[O:8][CH3:9])[C:11]([CH3:10])([OH:12])[CH:13]=[CH2:14]',
    ],
    [
      'D1 never',
      'cyclohexene to the trans diol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[OH2:5].[OH2:7]>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@@H:6]([OH:7])[CH2:8]1',
    ],
    [
      'D1 never',
      '(Z)-butene to the racemic diol',
      '[CH3:1]/[CH:2]=[CH:4]\\[CH3:6].[OH2:3].[OH2:5]>>[CH3:1][C@H:2]([OH:3])[C@@H:4]([OH:5])[CH3:6]',
    ],
    [
      'D1 never',
      'cyclopentene to the trans diol',
      '[CH2:1]1[CH2:2][CH:3]=[CH:5][CH2:7]1.[OH2:4].[OH2:6]>>[CH2:1]1[CH2:2][C@@H:3]([OH:4])[C@H:5]([OH:6])[CH2:7]1',
    ],
    [
      'D2 never',
      'cyclohexene to the cis dibromide',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[Br:5][Br:7]>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([Br:5])[C@H:6]([Br:7])[CH2:8]1',
    ],
    [
      'D2 never',
      '(E)-butene to the racemic dibromide',
      '[CH3:1]/[CH:2]=[CH:4]/[CH3:6].[Br:3][Br:5]>>[CH3:1][C@H:2]([Br:3])[C@@H:4]([Br:5])[CH3:6]',
    ],
    [
      'D2 never',
      'cyclohexene to the cis bromohydrin',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[OH2:5].[Br:7]N1C(=O)CCC1=O>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@H:6]([Br:7])[CH2:8]1',
    ],
    [
      'D3 never',
      '(Z)-stilbene to the trans epoxide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1/[CH:7]=[CH:9]\\[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1.[OH:8]OC(=O)c1cccc(Cl)c1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C@H:7]1[O:8][C@@H:9]1[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'D3 never',
      '(E)-butene to the cis epoxide',
      '[CH3:1]/[CH:2]=[CH:4]/[CH3:5].[OH:3]OC(=O)c1cccc(Cl)c1>>[CH3:1][C@H:2]1[O:3][C@H:4]1[CH3:5]',
    ],
    [
      'D3 never',
      'an (E)-allylic alcohol to the cis cyclopropane',
      '[CH3:1]/[CH:2]=[CH:4]/[CH2:5][OH:6].I[CH2:3]I>>[CH3:1][C@H:2]1[CH2:3][C@H:4]1[CH2:5][OH:6]',
    ],
    [
      'D4 never',
      '1-methylcyclohexene to the cis alcohol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[C:6]([CH3:7])[CH2:8]1.[OH:5]O>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D4 never',
      '1-phenylcyclopentene to the cis alcohol',
      '[CH2:1]1[CH2:2][CH:3]=[C:5]([c:6]2[cH:7][cH:8][cH:9][cH:10][cH:11]2)[CH2:12]1.[OH:4]O>>[CH2:1]1[CH2:2][C@H:3]([OH:4])[C@H:5]([c:6]2[cH:7][cH:8][cH:9][cH:10][cH:11]2)[CH2:12]1',
    ],
    [
      'D4 never',
      '1-ethylcyclohexene to the cis alcohol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[C:6]([CH2:7][CH3:8])[CH2:9]1.[OH:5]O>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@H:6]([CH2:7][CH3:8])[CH2:9]1',
    ],
    [
      'D5 never',
      '1,2-dimethylcyclohexene to the trans isomer',
      '[CH2:1]1[CH2:2][CH2:3][C:4]([CH3:5])=[C:6]([CH3:7])[CH2:8]1>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([CH3:5])[C@@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D5 never',
      '(E)-2,3-diphenylbutene to the meso isomer',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1/[C:7]([CH3:8])=[C:9](\\[CH3:10])[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C@H:7]([CH3:8])[C@H:9]([CH3:10])[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1',
    ],
    [
      'D5 never',
      '1-ethyl-2-methylcyclopentene to the trans isomer',
      '[CH2:1]1[CH2:2][C:3]([CH2:4][CH3:5])=[C:6]([CH3:7])[CH2:8]1>>[CH2:1]1[CH2:2][C@H:3]([CH2:4][CH3:5])[C@@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D6 never',
      'dimethyl maleate to the trans diester',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH3:9][O:8][C:6](=[O:7])/[CH:5]=[CH:10]\\[C:11](=[O:12])[O:13][CH3:14]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]([C:6](=[O:7])[O:8][CH3:9])[C@H:10]1[C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'D6 never',
      'dimethyl fumarate to the cis diester',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH3:9][O:8][C:6](=[O:7])/[CH:5]=[CH:10]/[C:11](=[O:12])[O:13][CH3:14]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]([C:6](=[O:7])[O:8][CH3:9])[C@@H:10]1[C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'D6 never',
      'maleic anhydride to the trans-fused anhydride',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[O:8]=[C:7]1[O:9][C:10](=[O:11])[CH:5]=[CH:6]1>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]2[C@H:6]1[C:7](=[O:8])[O:9][C:10]2=[O:11]',
    ],
    ['D7 never', 'hydrogen chloride to the primary chloride', '[CH3:1][CH2:2][CH:3]=[CH2:4].[ClH:5]>>[CH3:1][CH2:2][CH2:3][CH2:4][Cl:5]'],
    ['D7 never', 'isobutene to isobutyl iodide', '[CH3:1][C:2]([CH3:3])=[CH2:4].[IH:5]>>[CH3:1][CH:2]([CH3:3])[CH2:4][I:5]'],
    [
      'D7 risk',
      'styrene to phenethyl bromide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[CH:7]=[CH2:8].[BrH:9]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][CH2:8][Br:9]',
    ],
    [
      'D8 never',
      '1-methoxybutadiene and acrolein to the "meta" product',
      '[CH3:1][O:2][CH:3]=[CH:4][CH:5]=[CH2:6].[CH2:10]=[CH:7][CH:8]=[O:9]>>[CH3:1][O:2][CH:3]1[CH:4]=[CH:5][CH2:6][CH:7]([CH:8]=[O:9])[CH2:10]1',
    ],
    [
      'D8 risk',
      'isoprene and methyl acrylate to the "meta" product',
      '[CH2:1]=[C:2]([CH3:3])[CH:4]=[CH2:5].[CH2:6]=[CH:7][C:8](=[O:9])[O:10][CH3:11]>>[CH2:1]1[C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]1[C:8](=[O:9])[O:10][CH3:11]',
    ],
    [
      'D8 never',
      'a 2-silyloxybutadiene and acrylonitrile to the "meta" product',
      '[CH2:1]=[C:2]([O:3][Si:4]([CH3:5])([CH3:6])[CH3:7])[CH:8]=[CH2:9].[CH2:10]=[CH:11][C:12]#[N:13]>>[CH2:1]1[C:2]([O:3][Si:4]([CH3:5])([CH3:6])[CH3:7])=[CH:8][CH2:9][CH2:10][CH:11]1[C:12]#[N:13]',
    ],
    [
      'D7 never',
      'isobutene and methanol to the primary ether',
      '[CH3:1][C:2]([CH3:3])=[CH2:4].[OH:5][CH3:6]>>[CH3:1][CH:2]([CH3:3])[CH2:4][O:5][CH3:6]',
    ],
    [
      'D9 never',
      'a thiol at the alpha carbon of an enone',
      '[CH3:1][C:2](=[O:3])[CH:4]=[CH2:5].[SH:6][CH2:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][C:2](=[O:3])[CH:4]([CH3:5])[S:6][CH2:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
    [
      'D9 never',
      'an amine at the alpha carbon of an acrylate',
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH2:6].[NH:7]1[CH2:8][CH2:9][O:10][CH2:11][CH2:12]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([CH3:6])[N:7]1[CH2:8][CH2:9][O:10][CH2:11][CH2:12]1',
    ],
    [
      'D9 never',
      'methanol at the alpha carbon of acrylonitrile',
      '[N:1]#[C:2][CH:3]=[CH2:4].[OH:5][CH3:6]>>[N:1]#[C:2][CH:3]([CH3:4])[O:5][CH3:6]',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(ADDITIONS, reaction)).toContain(verdict);
  });

  it.each([
    [
      'D1',
      'cyclohexene to the cis diol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[OH2:5].[OH2:7]>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@H:6]([OH:7])[CH2:8]1',
    ],
    ['D1', '(Z)-butene to the meso diol', '[CH3:1]/[CH:2]=[CH:4]\\[CH3:6].[OH2:3].[OH2:5]>>[CH3:1][C@H:2]([OH:3])[C@H:4]([OH:5])[CH3:6]'],
    [
      'D9',
      'a malonate added to the far end of an enone',
      '[CH2:1]([C:2](=[O:3])[O:4][CH3:5])[C:6](=[O:7])[O:8][CH3:9].[CH3:10][C:11](=[O:12])[CH:13]=[CH2:14]>>[CH:1]([C:2](=[O:3])[O:4][CH3:5])([C:6](=[O:7])[O:8][CH3:9])[CH2:14][CH2:13][C:11]([CH3:10])=[O:12]',
    ],
    [
      'D9',
      'an organometal added to the carbonyl group of an enone',
      '[Mg](Br)[CH3:1].[CH3:10][C:11](=[O:12])[CH:13]=[CH2:14]>>[CH3:1][C:11]([CH3:10])([OH:12])[CH:13]=[CH2:14]',
    ],
    [
      'D1',
      '(E)-butene to the racemic diol',
      '[CH3:1]/[CH:2]=[CH:4]/[CH3:6].[OH2:3].[OH2:5]>>[CH3:1][C@H:2]([OH:3])[C@@H:4]([OH:5])[CH3:6]',
    ],
    [
      'D2',
      'cyclohexene to the trans dibromide',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[Br:5][Br:7]>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([Br:5])[C@@H:6]([Br:7])[CH2:8]1',
    ],
    ['D2', '(E)-butene to the meso dibromide', '[CH3:1]/[CH:2]=[CH:4]/[CH3:6].[Br:3][Br:5]>>[CH3:1][C@H:2]([Br:3])[C@H:4]([Br:5])[CH3:6]'],
    [
      'D2',
      'cyclohexene to the trans bromohydrin',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[CH:6][CH2:8]1.[OH2:5].[Br:7]N1C(=O)CCC1=O>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@@H:6]([Br:7])[CH2:8]1',
    ],
    [
      'D3',
      '(Z)-stilbene to the cis epoxide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1/[CH:7]=[CH:9]\\[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1.[OH:8]OC(=O)c1cccc(Cl)c1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C@H:7]1[O:8][C@H:9]1[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'D3',
      'an (E)-allylic alcohol to the trans cyclopropane',
      '[CH3:1]/[CH:2]=[CH:4]/[CH2:5][OH:6].I[CH2:3]I>>[CH3:1][C@H:2]1[CH2:3][C@@H:4]1[CH2:5][OH:6]',
    ],
    [
      'D3',
      'an (E)-enoate, whose oxidant is a nucleophile',
      '[CH3:1]/[CH:2]=[CH:4]/[C:5](=[O:6])[O:7][CH3:8].[OH:3]OC(=O)c1cccc(Cl)c1>>[CH3:1][C@H:2]1[O:3][C@H:4]1[C:5](=[O:6])[O:7][CH3:8]',
    ],
    [
      'D4',
      '1-methylcyclohexene to the trans alcohol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[C:6]([CH3:7])[CH2:8]1.[OH:5]O>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([OH:5])[C@@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D4',
      '1-phenylcyclopentene to the trans alcohol',
      '[CH2:1]1[CH2:2][CH:3]=[C:5]([c:6]2[cH:7][cH:8][cH:9][cH:10][cH:11]2)[CH2:12]1.[OH:4]O>>[CH2:1]1[CH2:2][C@H:3]([OH:4])[C@@H:5]([c:6]2[cH:7][cH:8][cH:9][cH:10][cH:11]2)[CH2:12]1',
    ],
    [
      'D4',
      '1-methylcyclohexene to the tertiary alcohol',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[C:5]([CH3:7])[CH2:8]1.[OH:6]O>>[CH2:1]1[CH2:2][CH2:3][CH2:4][C:5]([OH:6])([CH3:7])[CH2:8]1',
    ],
    [
      'D5',
      '1,2-dimethylcyclohexene to the cis isomer',
      '[CH2:1]1[CH2:2][CH2:3][C:4]([CH3:5])=[C:6]([CH3:7])[CH2:8]1>>[CH2:1]1[CH2:2][CH2:3][C@H:4]([CH3:5])[C@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D5',
      '(E)-2,3-diphenylbutene to the racemic isomer',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1/[C:7]([CH3:8])=[C:9](\\[CH3:10])[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C@H:7]([CH3:8])[C@@H:9]([CH3:10])[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1',
    ],
    [
      'D5',
      '1-ethyl-2-methylcyclopentene to the cis isomer',
      '[CH2:1]1[CH2:2][C:3]([CH2:4][CH3:5])=[C:6]([CH3:7])[CH2:8]1>>[CH2:1]1[CH2:2][C@H:3]([CH2:4][CH3:5])[C@H:6]([CH3:7])[CH2:8]1',
    ],
    [
      'D6',
      'dimethyl maleate to the cis diester',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH3:9][O:8][C:6](=[O:7])/[CH:5]=[CH:10]\\[C:11](=[O:12])[O:13][CH3:14]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]([C:6](=[O:7])[O:8][CH3:9])[C@@H:10]1[C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'D6',
      'dimethyl fumarate to the trans diester',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH3:9][O:8][C:6](=[O:7])/[CH:5]=[CH:10]/[C:11](=[O:12])[O:13][CH3:14]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]([C:6](=[O:7])[O:8][CH3:9])[C@H:10]1[C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'D6',
      'maleic anhydride to the cis-fused anhydride',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[O:8]=[C:7]1[O:9][C:10](=[O:11])[CH:5]=[CH:6]1>>[CH2:1]1[CH:2]=[CH:3][CH2:4][C@H:5]2[C@@H:6]1[C:7](=[O:8])[O:9][C:10]2=[O:11]',
    ],
    ['D7', 'isobutene to tert-butyl chloride', '[CH3:1][C:2]([CH3:3])=[CH2:5].[ClH:4]>>[CH3:1][C:2]([CH3:3])([Cl:4])[CH3:5]'],
    [
      'D7',
      'acrylate to the 3-bromopropionate',
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH2:6].[BrH:7]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][Br:7]',
    ],
    [
      'D7',
      'styrene to the benzylic chloride',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[CH:7]=[CH2:9].[ClH:8]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH:7]([Cl:8])[CH3:9]',
    ],
    [
      'D8',
      '1-methoxybutadiene and acrolein to the "ortho" product',
      '[CH3:1][O:2][CH:3]=[CH:4][CH:5]=[CH2:6].[CH2:7]=[CH:8][CH:9]=[O:10]>>[CH3:1][O:2][CH:3]1[CH:4]=[CH:5][CH2:6][CH2:7][CH:8]1[CH:9]=[O:10]',
    ],
    [
      'D8',
      'isoprene and methyl acrylate to the "para" product',
      '[CH2:1]=[C:2]([CH3:3])[CH:4]=[CH2:5].[CH2:11]=[CH:6][C:7](=[O:8])[O:9][CH3:10]>>[CH2:1]1[C:2]([CH3:3])=[CH:4][CH2:5][CH:6]([C:7](=[O:8])[O:9][CH3:10])[CH2:11]1',
    ],
    [
      'D8',
      'butadiene and acrolein',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:8]=[CH:5][CH:6]=[O:7]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH:5]([CH:6]=[O:7])[CH2:8]1',
    ],
    [
      'D9',
      'a thiol at the beta carbon of an enone',
      '[CH3:1][C:2](=[O:3])[CH:4]=[CH2:5].[SH:6][CH2:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][S:6][CH2:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
    [
      'D9',
      'an amine at the beta carbon of an acrylate',
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH2:6].[NH:7]1[CH2:8][CH2:9][O:10][CH2:11][CH2:12]1>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][N:7]1[CH2:8][CH2:9][O:10][CH2:11][CH2:12]1',
    ],
    [
      'D9',
      'isobutene and methanol to the tertiary ether',
      '[CH3:1][C:2]([CH3:3])=[CH2:4].[OH:5][CH3:6]>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][CH3:6]',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(ADDITIONS, reaction)).toEqual([]);
  });
});

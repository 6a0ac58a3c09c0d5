import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { LASTING } from './lasting.ts';

describe('rules of molecules that do not last', () => {
  it.each([
    [
      'R1 never',
      'bicyclo[2.2.2]octanone methylated at the bridgehead',
      '[O:1]=[C:2]1[CH2:3][CH:4]2[CH2:5][CH2:6][CH:7]1[CH2:8][CH2:9]2.I[CH3:10]>>[O:1]=[C:2]1[CH2:3][CH:4]2[CH2:5][CH2:6][C:7]1([CH3:10])[CH2:8][CH2:9]2',
    ],
    [
      'R1 never',
      '1-norbornanol dehydrated to the bridgehead alkene',
      'O[C:1]12[CH2:2][CH2:3][CH:4]([CH2:5]1)[CH2:6][CH2:7]2>>[C:1]12=[CH:2][CH2:3][CH:4]([CH2:5]1)[CH2:6][CH2:7]2',
    ],
    [
      'R1 never',
      'bicyclo[2.2.2]octanol dehydrated to the bridgehead alkene',
      'O[C:1]12[CH2:2][CH2:3][CH:4]([CH2:5][CH2:6]1)[CH2:7][CH2:8]2>>[C:1]12=[CH:2][CH2:3][CH:4]([CH2:5][CH2:6]1)[CH2:7][CH2:8]2',
    ],
    [
      'R1 never',
      'a bridgehead enone made from the bromide of norbornanone',
      '[O:1]=[C:2]1[CH:3]2[CH2:4][CH2:5][C:6](Br)([CH2:7]2)[CH2:8]1>>[O:1]=[C:2]1[CH:3]2[CH2:4][CH2:5][C:6]([CH2:7]2)=[CH:8]1',
    ],
    [
      'R2 never',
      'a trans-cyclohexene hydrogenated',
      '[CH2:1]1[CH2:2][CH2:3]/[CH:4]=[CH:5]/[CH2:6]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH2:6]1',
    ],
    [
      'R2 never',
      'dehydrobromination to a trans-cyclopentene',
      '[CH2:1]1[CH2:2][CH2:3][CH:4](Br)[CH2:5]1>>[CH2:1]1[CH2:2]/[CH:3]=[CH:4]/[CH2:5]1',
    ],
    [
      'R2 never',
      'a trans-cycloheptene made',
      '[CH2:1]1[CH2:2][CH2:3]/[CH:4]=[CH:5]/[CH2:6][CH2:7]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH2:6][CH2:7]1',
    ],
    [
      'R3 never',
      'cyclohexyne from the vinyl bromide',
      '[CH2:1]1[CH2:2][CH2:3][CH:4]=[C:5](Br)[CH2:6]1>>[CH2:1]1[CH2:2][CH2:3][C:4]#[C:5][CH2:6]1',
    ],
    ['R3 never', 'cyclopentyne hydrogenated', '[CH2:1]1[CH2:2][C:3]#[C:4][CH2:5]1>>[CH2:1]1[CH2:2][CH:3]=[CH:4][CH2:5]1'],
    [
      'R3 never',
      '1,2-cyclohexadiene from the vinyl bromide',
      '[CH2:1]1[CH2:2][CH2:3][C:4](Br)=[CH:5][CH2:6]1>>[CH2:1]1[CH2:2][CH:3]=[C:4]=[CH:5][CH2:6]1',
    ],
    ['R4 never', 'cyclobutadiene hydrogenated', '[CH:1]1=[CH:2][CH:3]=[CH:4]1>>[CH2:1]1[CH2:2][CH:3]=[CH:4]1'],
    ['R4 never', 'an oxirene from an alkyne', '[CH3:1][C:2]#[C:3][CH3:4].[OH:5]OC(=O)c1cccc(Cl)c1>>[CH3:1][C:2]1=[C:3]([CH3:4])[O:5]1'],
    [
      'R4 never',
      'a 1H-azirine from an azide and an alkyne',
      '[CH3:1][C:2]#[C:3][CH3:4].[CH3:6][N:5]=[N+]=[N-]>>[CH3:1][C:2]1=[C:3]([CH3:4])[N:5]1[CH3:6]',
    ],
    [
      'R5 never',
      'an aminoacyl chloride with an amine',
      '[NH2:1][C@@H:2]([CH3:3])[C:4](=[O:5])Cl.[NH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[NH2:1][C@@H:2]([CH3:3])[C:4](=[O:5])[NH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'R5 never',
      'a hydroxyacyl chloride with an amine',
      '[OH:1][CH2:2][CH2:3][CH2:4][C:5](=[O:6])Cl.[NH:7]([CH3:8])[CH3:9]>>[OH:1][CH2:2][CH2:3][CH2:4][C:5](=[O:6])[N:7]([CH3:8])[CH3:9]',
    ],
    [
      'R5 never',
      'an isocyanate with a free aniline in it',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[N:8]=[C:9]=[O:10].[OH:11][CH3:12]>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[NH:8][C:9](=[O:10])[O:11][CH3:12]',
    ],
    [
      'R5 never',
      'an aminobenzenesulfonyl chloride with an amine',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])Cl.[NH:11]([CH3:12])[CH3:13]>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])[N:11]([CH3:12])[CH3:13]',
    ],
    [
      'R5 never',
      '4-hydroxybenzoyl chloride with an amine',
      '[OH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[C:8](=[O:9])Cl.[NH:11]([CH3:12])[CH3:13]>>[OH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[C:8](=[O:9])[N:11]([CH3:12])[CH3:13]',
    ],
    [
      'R1 never',
      '1-adamantanol dehydrated',
      'O[C:1]12[CH2:2][CH:3]3[CH2:4][CH:5]([CH2:6][CH:7]([CH2:8]3)[CH2:9]1)[CH2:10]2>>[C:1]12=[CH:2][CH:3]3[CH2:4][CH:5]([CH2:6][CH:7]([CH2:8]3)[CH2:9]1)[CH2:10]2',
    ],
    [
      'R5 risk',
      'salicyloyl chloride with an amine',
      '[OH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][c:7]1[C:8](=[O:9])Cl.[NH:11]([CH3:12])[CH3:13]>>[OH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][c:7]1[C:8](=[O:9])[N:11]([CH3:12])[CH3:13]',
    ],
    [
      'R5 risk',
      'a hydroxybenzenesulfonyl chloride with an amine',
      '[OH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])Cl.[NH:11]([CH3:12])[CH3:13]>>[OH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])[N:11]([CH3:12])[CH3:13]',
    ],
    [
      'R5 never',
      '4-bromobutylamine with a phenol',
      '[NH2:1][CH2:2][CH2:3][CH2:4][CH2:5]Br.[OH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[NH2:1][CH2:2][CH2:3][CH2:4][CH2:5][O:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(LASTING, reaction)).toContain(verdict);
  });

  it.each([
    [
      'R5',
      'an acetamidobenzenesulfonyl chloride with an amine',
      '[CH3:20][C:21](=[O:22])[NH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])Cl.[NH:11]([CH3:12])[CH3:13]>>[CH3:20][C:21](=[O:22])[NH:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])[N:11]([CH3:12])[CH3:13]',
    ],
    [
      'R1',
      'bicyclo[2.2.2]octanone methylated beside the carbonyl group',
      '[O:1]=[C:2]1[CH2:3][CH:4]2[CH2:5][CH2:6][CH:7]1[CH2:8][CH2:9]2.I[CH3:10]>>[O:1]=[C:2]1[CH:3]([CH3:10])[CH:4]2[CH2:5][CH2:6][CH:7]1[CH2:8][CH2:9]2',
    ],
    [
      'R1',
      'norbornadiene hydrogenated to norbornene',
      '[CH:1]1=[CH:2][CH:3]2[CH:4]=[CH:5][CH:6]1[CH2:7]2>>[CH:1]1=[CH:2][CH:3]2[CH2:4][CH2:5][CH:6]1[CH2:7]2',
    ],
    [
      'R1',
      'an alkene at the fusion of two six-membered rings',
      '[CH2:1]1[CH2:2][CH2:3][C:4]2=[CH:5][CH2:6][CH2:7][CH2:8][CH:9]2[CH:10]1[OH:11]>>[CH2:1]1[CH2:2][CH2:3][C:4]2=[CH:5][CH2:6][CH2:7][CH2:8][CH:9]2[C:10]1=[O:11]',
    ],
    [
      'R1',
      '2-norbornanol oxidised',
      '[CH2:1]1[CH2:2][CH:3]2[CH2:4][CH:5]1[CH2:6][CH:7]2[OH:8]>>[CH2:1]1[CH2:2][CH:3]2[CH2:4][CH:5]1[CH2:6][C:7]2=[O:8]',
    ],
    [
      'R1',
      'a bridgehead alkene of bicyclo[3.3.1]nonane, which keeps',
      'O[C:1]12[CH2:2][CH2:3][CH2:4][CH:5]([CH2:6][CH2:7][CH2:8]1)[CH2:9]2>>[C:1]12=[CH:2][CH2:3][CH2:4][CH:5]([CH2:6][CH2:7][CH2:8]1)[CH2:9]2',
    ],
    [
      'R2',
      'a cis-cyclohexene hydrogenated',
      '[CH2:1]1[CH2:2][CH2:3]/[CH:4]=[CH:5]\\[CH2:6]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH2:6]1',
    ],
    [
      'R2',
      'trans-cyclooctene hydrogenated',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4]/[CH:5]=[CH:6]/[CH2:7][CH2:8]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH2:6][CH2:7][CH2:8]1',
    ],
    ['R2', 'an open (E)-alkene oxidised', '[CH3:1]/[CH:2]=[CH:3]/[CH2:4][CH2:5][OH:6]>>[CH3:1]/[CH:2]=[CH:3]/[CH2:4][CH:5]=[O:6]'],
    [
      'R3',
      'cyclooctyne with an azide',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][C:5]#[C:6][CH2:7][CH2:8]1.[CH3:10][N:9]=[N+:11]=[N-:12]>>[CH2:1]1[CH2:2][CH2:3][CH2:4][c:5]2[c:6]([CH2:7][CH2:8]1)[n:9]([CH3:10])[n:11][n:12]2',
    ],
    [
      'R3',
      'cyclooctyne hydrogenated',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][C:5]#[C:6][CH2:7][CH2:8]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH:5]=[CH:6][CH2:7][CH2:8]1',
    ],
    ['R3', 'an open alkyne hydrogenated', '[CH3:1][CH2:2][C:3]#[C:4][CH3:5]>>[CH3:1][CH2:2][CH:3]=[CH:4][CH3:5]'],
    ['R4', 'cyclobutene hydrogenated', '[CH:1]1=[CH:2][CH2:3][CH2:4]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4]1'],
    [
      'R4',
      'cyclooctatetraene hydrogenated',
      '[CH:1]1=[CH:2][CH:3]=[CH:4][CH:5]=[CH:6][CH:7]=[CH:8]1>>[CH:1]1=[CH:2][CH:3]=[CH:4][CH:5]=[CH:6][CH2:7][CH2:8]1',
    ],
    ['R4', 'an epoxide from an alkene', '[CH3:1][CH:2]=[CH:3][CH3:4].[OH:5]OC(=O)c1cccc(Cl)c1>>[CH3:1][CH:2]1[CH:3]([CH3:4])[O:5]1'],
    [
      'R5',
      'a Boc-aminoacyl fluoride with an amine',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][C@@H:9]([CH3:10])[C:11](=[O:12])F.[NH2:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][C@@H:9]([CH3:10])[C:11](=[O:12])[NH:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1',
    ],
    [
      'R5',
      'a chloromethyl ester with a free alcohol, freed of its silyl group',
      'C[Si](C)(C)[O:1][CH2:2][CH2:3][CH2:4][C:5](=[O:6])[O:7][CH2:8][Cl:9]>>[OH:1][CH2:2][CH2:3][CH2:4][C:5](=[O:6])[O:7][CH2:8][Cl:9]',
    ],
    [
      'R5',
      'an acid chloride with an amine of another molecule',
      '[CH3:1][C:2](=[O:3])Cl.[NH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][C:2](=[O:3])[NH:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
    ],
    [
      'R5',
      'an aminobenzoic acid with an amine',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[C:8](=[O:9])O.[NH2:10][CH3:11]>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[C:8](=[O:9])[NH:10][CH3:11]',
    ],
    [
      'R5',
      'a Boc-protected bromobutylamine with a phenol',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][CH2:11][CH2:12]Br.[OH:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][CH2:11][CH2:12][O:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(LASTING, reaction)).toEqual([]);
  });

  it.each([
    [
      'R5 never',
      'a Boc group taken off beside an aldehyde, in what is made',
      'N([C:1](=[O:1])[O:1][C:1]([CH3:1])([CH3:1])[CH3:1])Cc1ccc(C=O)cc1>>NCc1ccc(C=O)cc1',
    ],
    ['R5 never', 'an amine that a benzylic bromide of its own kind alkylates', 'Cc1ccc(CNC)cc1.Br[Br:1]>>C%11c1ccc(CNC)cc1.Br%11'],
    ['R5 never', 'a free amine beside an epoxide', 'N1([C:1](=[O:1])[O:1][C:1]([CH3:1])([CH3:1])[CH3:1])CCC2(CC1)CO2>>N1CCC2(CC1)CO2'],
    ['R5 never', 'an acid chloride made beside a free alcohol', 'OCCCC(=O)[OH:1].Cl[S:1](=[O:1])[Cl:1]>>OCCCC%11=O.Cl%11'],
  ])('say %s of %s, on either side', (verdict, _, reaction) => {
    expect(verdicts(LASTING, reaction)).toContain(verdict);
  });

  it.each([
    ['an aniline with an aldehyde', 'Nc1ccc(C=O)cc1.N1CCOCC1>>Nc1ccc(C(O)%11)cc1.N%111CCOCC1'],
    [
      'an acid chloride made beside a free phenol that a nitro group holds',
      'Oc1ccc(C(=O)[OH:1])cc1N(=O)=O.Cl[S:1](=[O:1])[Cl:1]>>Oc1ccc(C%11=O)cc1N(=O)=O.Cl%11',
    ],
  ])('say nothing of %s, on either side', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toEqual([]);
  });
});

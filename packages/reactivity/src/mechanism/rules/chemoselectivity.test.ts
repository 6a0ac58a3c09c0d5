import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';

describe('rules of which of several groups reacts', () => {
  it.each([
    [
      'C1 never',
      'an amino alcohol esterified, by the oxygen of the acid',
      '[NH2:1][CH2:2][CH2:3]O.[OH:4][C:5](=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[NH2:1][CH2:2][CH2:3][O:4][C:5](=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'C3 never',
      'glycine coupled with an amine',
      '[NH2:1][CH2:2][C:3](=[O:4])O.[NH2:5][CH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[NH2:1][CH2:2][C:3](=[O:4])[NH:5][CH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'C9 risk',
      'one of the two alike amines of bipiperidine acylated',
      '[CH2:1]1[CH2:2][NH:3][CH2:4][CH2:5][CH:6]1[CH:7]1[CH2:8][CH2:9][NH:10][CH2:11][CH2:12]1.Cl[C:13]([CH3:14])=[O:15]>>[CH2:1]1[CH2:2][NH:3][CH2:4][CH2:5][CH:6]1[CH:7]1[CH2:8][CH2:9][N:10]([C:13]([CH3:14])=[O:15])[CH2:11][CH2:12]1',
    ],
    [
      'C9 risk',
      'one of two alike acids coupled',
      '[OH:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][c:8]([cH:9]1)[C:10](=[O:11])O.[NH2:12][CH3:13]>>[OH:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][c:8]([cH:9]1)[C:10](=[O:11])[NH:12][CH3:13]',
    ],
    [
      'C9 risk',
      'one of the two alcohols of 1,8-octanediol acylated',
      '[OH:1][CH2:2][CH2:3][CH2:4][CH2:10][CH2:11][CH2:12][CH2:13][CH2:5][OH:6].Cl[C:7]([CH3:8])=[O:9]>>[OH:1][CH2:2][CH2:3][CH2:4][CH2:10][CH2:11][CH2:12][CH2:13][CH2:5][O:6][C:7]([CH3:8])=[O:9]',
    ],
    [
      'C9 risk',
      'one of the two phenols of biphenol methylated',
      '[OH:1][c:3]1[cH:4][cH:5][c:6](-[c:11]2[cH:12][cH:13][c:14]([OH:10])[cH:15][cH:16]2)[cH:8][cH:9]1.I[CH3:2]>>[O:1]([CH3:2])[c:3]1[cH:4][cH:5][c:6](-[c:11]2[cH:12][cH:13][c:14]([OH:10])[cH:15][cH:16]2)[cH:8][cH:9]1',
    ],
    [
      'C5 never',
      'a chloroketone aminated reductively at the ketone',
      '[Cl:1][CH2:2][C:3](=O)[CH3:4].[NH2:5][CH2:6][CH3:7]>>[Cl:1][CH2:2][CH:3]([CH3:4])[NH:5][CH2:6][CH3:7]',
    ],
    [
      'C9 never',
      'one of the two ketones of 1,4-cyclohexanedione aminated',
      '[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=O)[CH2:6][CH2:7]1.[NH2:8][CH2:9][CH3:10]>>[O:1]=[C:2]1[CH2:3][CH2:4][CH:5]([NH:8][CH2:9][CH3:10])[CH2:6][CH2:7]1',
    ],
    [
      'C2 never',
      'the amide of a hydantoin alkylated before its imide',
      '[O:1]=[C:2]1[NH:3][C:4](=[O:5])[CH2:6][NH:7]1.I[CH3:8]>>[O:1]=[C:2]1[NH:3][C:4](=[O:5])[CH2:6][N:7]1[CH3:8]',
    ],
    [
      'C8 never',
      'an amide arylated before an amine, by a metal',
      '[NH2:1][C:2](=[O:3])[CH2:4][NH:5][CH3:6].Br[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[NH:1]([C:2](=[O:3])[CH2:4][NH:5][CH3:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'C5 never',
      'an acrylate aminolysed',
      '[CH2:1]=[CH:2][C:3](=[O:4])OC.[NH2:5][CH2:6][CH3:7]>>[CH2:1]=[CH:2][C:3](=[O:4])[NH:5][CH2:6][CH3:7]',
    ],
    [
      'C1 never',
      'a thiol acylated beside an amine',
      '[NH2:1][CH2:2][CH2:3][SH:4].Cl[C:5]([CH3:6])=[O:7]>>[NH2:1][CH2:2][CH2:3][S:4][C:5]([CH3:6])=[O:7]',
    ],
    [
      'C5 never',
      'hydrazine and an ester beside an acid chloride',
      '[Cl:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])OC.[NH2:9][NH2:10]>>[Cl:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])[NH:9][NH2:10]',
    ],
    [
      'C5 never',
      'an ester aminolysed beside an aldehyde',
      '[O:1]=[CH:2][CH2:3][CH2:4][C:5](=[O:6])OC.[NH:7]([CH3:8])[CH3:9]>>[O:1]=[CH:2][CH2:3][CH2:4][C:5](=[O:6])[N:7]([CH3:8])[CH3:9]',
    ],
    [
      'C1 never',
      'the sulfonamide of sulfanilamide acylated',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])[NH2:11].Cl[C:12]([CH3:13])=[O:14]>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([cH:6][cH:7]1)[S:8](=[O:9])(=[O:10])[NH:11][C:12]([CH3:13])=[O:14]',
    ],
    [
      'C2 never',
      'the phenol of tyramine methylated',
      '[NH2:1][CH2:2][CH2:3][c:4]1[cH:5][cH:6][c:7]([OH:8])[cH:9][cH:10]1.I[CH3:11]>>[NH2:1][CH2:2][CH2:3][c:4]1[cH:5][cH:6][c:7]([O:8][CH3:11])[cH:9][cH:10]1',
    ],
    [
      'C3 never',
      'an amino acid coupled with an amine that is less crowded than its own',
      '[NH2:1][CH:2]([CH3:12])[CH2:3][C:4](=[O:5])O.[NH2:6][CH2:7][CH3:8]>>[NH2:1][CH:2]([CH3:12])[CH2:3][C:4](=[O:5])[NH:6][CH2:7][CH3:8]',
    ],
    [
      'C5 never',
      'an ester aminolysed beside an alkyl bromide',
      '[CH3:1][NH:2][CH3:9].[Br:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])OC>>[Br:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])[N:2]([CH3:1])[CH3:9]',
    ],
    [
      'C5 never',
      'a bromoacetate aminolysed at its ester',
      '[NH2:1][CH2:2][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1.[Br:3][CH2:4][C:7](=[O:8])OCC>>[Br:3][CH2:4][C:7](=[O:8])[NH:1][CH2:2][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'C1 never',
      'an aniline acylated beside a benzylamine',
      '[NH2:1][c:5]1[cH:6][cH:7][c:8]([CH2:9][NH2:10])[cH:11][cH:12]1.Cl[C:2]([CH3:3])=[O:4]>>[NH:1]([C:2]([CH3:3])=[O:4])[c:5]1[cH:6][cH:7][c:8]([CH2:9][NH2:10])[cH:11][cH:12]1',
    ],
    [
      'C1 never',
      'an alcohol acylated beside an amine',
      '[OH:1][CH2:5][CH2:6][CH2:7][NH2:8].Cl[C:2]([CH3:3])=[O:4]>>[O:1]([C:2]([CH3:3])=[O:4])[CH2:5][CH2:6][CH2:7][NH2:8]',
    ],
    [
      'C1 never',
      'a primary amide acylated beside an amine',
      '[NH2:1][C@@H:2]([CH3:3])[C:4](=[O:5])[NH2:6].Cl[C:7](=[O:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[NH2:1][C@@H:2]([CH3:3])[C:4](=[O:5])[NH:6][C:7](=[O:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'C1 never',
      'an alcohol sulfonylated beside an aniline',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][OH:8])[cH:13][cH:14]1.[CH3:10][S:9](=[O:11])(=[O:12])Cl>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][O:8][S:9]([CH3:10])(=[O:11])=[O:12])[cH:13][cH:14]1',
    ],
    [
      'C2 never',
      'an amide alkylated beside a secondary amine',
      '[O:1]=[C:2]1[CH2:3][NH:4][CH2:5][CH2:6][NH:7]1.Br[CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[O:1]=[C:2]1[CH2:3][NH:4][CH2:5][CH2:6][N:7]1[CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'C2 never',
      'an alcohol alkylated beside a phenol',
      '[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][OH:8])[cH:12][cH:13]1.Br[CH2:9][CH:10]=[CH2:11]>>[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][O:8][CH2:9][CH:10]=[CH2:11])[cH:12][cH:13]1',
    ],
    [
      'C2 never',
      'an aniline alkylated beside a thiol',
      '[NH2:1][c:3]1[cH:4][cH:5][cH:6][cH:7][c:8]1[SH:9].I[CH3:2]>>[NH:1]([CH3:2])[c:3]1[cH:4][cH:5][cH:6][cH:7][c:8]1[SH:9]',
    ],
    [
      'C2 never',
      'an alcohol alkylated by a chloroketone beside an amine',
      '[NH2:1][CH2:2][CH2:3][OH:4].Cl[CH2:5][C:6](=[O:7])[CH3:8]>>[NH2:1][CH2:2][CH2:3][O:4][CH2:5][C:6](=[O:7])[CH3:8]',
    ],
    [
      'C2 never',
      'an alcohol alkylated beside an amine',
      '[NH2:1][CH2:2][CH2:3][OH:4].Br[CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[NH2:1][CH2:2][CH2:3][O:4][CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
    [
      'C3 never',
      'the more crowded of two secondary amines acylated',
      '[CH3:1][CH:2]1[CH2:3][NH:4][CH2:5][CH2:6][NH:7]1.Cl[C:8]([CH3:9])=[O:10]>>[CH3:1][CH:2]1[CH2:3][NH:4][CH2:5][CH2:6][N:7]1[C:8]([CH3:9])=[O:10]',
    ],
    [
      'C3 never',
      'the more crowded of two secondary amines arylated',
      '[CH3:1][CH:2]1[CH2:3][NH:4][CH2:5][CH2:6][NH:7]1.Cl[c:8]1[cH:9][cH:10][cH:11][cH:12][n:13]1>>[CH3:1][CH:2]1[CH2:3][NH:4][CH2:5][CH2:6][N:7]1[c:8]1[cH:9][cH:10][cH:11][cH:12][n:13]1',
    ],
    [
      'C3 risk',
      'one of two unlike phenols alkylated',
      '[OH:1][c:3]1[cH:4][cH:5][c:6]([CH3:7])[cH:8][c:9]1[OH:10].I[CH3:2]>>[O:1]([CH3:2])[c:3]1[cH:4][cH:5][c:6]([CH3:7])[cH:8][c:9]1[OH:10]',
    ],
    [
      'C3 never',
      'a secondary alcohol acylated beside a primary one',
      '[OH:1][CH2:2][CH2:3][CH:4]([CH3:5])[OH:6].Cl[C:7]([CH3:8])=[O:9]>>[OH:1][CH2:2][CH2:3][CH:4]([CH3:5])[O:6][C:7]([CH3:8])=[O:9]',
    ],
    [
      'C4 never',
      'a Grignard addition to a ketone beside an aldehyde',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([C:7]([CH3:8])=[O:9])[cH:11][cH:12]1.Br[Mg][CH3:10]>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([C:7]([CH3:8])([OH:9])[CH3:10])[cH:11][cH:12]1',
    ],
    [
      'C4 never',
      'a reductive amination of a ketone beside an aldehyde',
      '[O:1]=[CH:2][CH2:3][CH2:4][CH2:5][C:6]([CH3:7])=O.[NH2:8][CH3:9]>>[O:1]=[CH:2][CH2:3][CH2:4][CH2:5][CH:6]([CH3:7])[NH:8][CH3:9]',
    ],
    [
      'C4 never',
      'a Wittig reaction of a ketone beside an aldehyde',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([C:7]([CH3:8])=O)[cH:10][cH:11]1.c1ccc(cc1)P(=[CH2:9])(c1ccccc1)c1ccccc1>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([C:7]([CH3:8])=[CH2:9])[cH:10][cH:11]1',
    ],
    [
      'C5 never',
      'an ester aminolysed beside an acid chloride',
      '[Cl:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])OC.[NH2:9][CH3:10]>>[Cl:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])[NH:9][CH3:10]',
    ],
    [
      'C5 never',
      'an alkyl bromide aminated beside an acid chloride',
      '[Cl:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10]Br.[NH:11]1[CH2:12][CH2:13][O:14][CH2:15][CH2:16]1>>[Cl:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][N:11]1[CH2:12][CH2:13][O:14][CH2:15][CH2:16]1',
    ],
    [
      'C5 never',
      'an acid coupled beside an isocyanate',
      '[O:1]=[C:2]=[N:3][c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[C:10](=[O:11])O.[NH2:12][CH3:13]>>[O:1]=[C:2]=[N:3][c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[C:10](=[O:11])[NH:12][CH3:13]',
    ],
    [
      'C6 never',
      'an acid coupled with a free amino acid',
      '[O:1]=[C:2](O)[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1.[NH2:3][C@@H:4]([CH3:5])[C:6](=[O:7])[OH:8]>>[O:1]=[C:2]([NH:3][C@@H:4]([CH3:5])[C:6](=[O:7])[OH:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'C6 never',
      'one of two unlike acids coupled',
      '[OH:1][C:2](=[O:3])[CH2:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[C:12](=[O:13])O.[NH2:14][CH3:15]>>[OH:1][C:2](=[O:3])[CH2:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[C:12](=[O:13])[NH:14][CH3:15]',
    ],
    [
      'C6 never',
      'aspartic acid coupled at one carboxyl group',
      '[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH2:6][C:7](=[O:8])[OH:9])[C:10](=[O:11])O.[NH2:12][CH3:13]>>[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH2:6][C:7](=[O:8])[OH:9])[C:10](=[O:11])[NH:12][CH3:13]',
    ],
    [
      'C7 never',
      'a lactam coupled with an acid',
      '[O:1]=[C:2]1[CH2:3][CH2:4][CH2:5][CH2:6][NH:7]1.[O:9]=[C:8](O)[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1>>[O:1]=[C:2]1[CH2:3][CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'C7 never',
      'a benzamide alkylated reductively by a ketone',
      '[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[NH2:9].O=[C:10]1[CH2:11][CH2:12][CH2:13][CH2:14][CH2:15]1>>[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[NH:9][CH:10]1[CH2:11][CH2:12][CH2:13][CH2:14][CH2:15]1',
    ],
    [
      'C7 never',
      'a urea coupled with an acid',
      '[CH3:1][NH:2][C:3](=[O:4])[NH2:5].[O:7]=[C:6](O)[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][NH:2][C:3](=[O:4])[NH:5][C:6](=[O:7])[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
    [
      'C1 never',
      'an amino alcohol esterified by a carboxylic acid',
      '[NH2:1][CH2:2][CH2:3][CH2:4][OH:5].[O:7]=[C:6](O)[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[NH2:1][CH2:2][CH2:3][CH2:4][O:5][C:6](=[O:7])[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
    [
      'C1 never',
      'an alcohol acylated beside a phenol',
      '[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][OH:8])[cH:12][cH:13]1.Cl[C:9]([CH3:10])=[O:11]>>[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][O:8][C:9]([CH3:10])=[O:11])[cH:12][cH:13]1',
    ],
    [
      'C5 never',
      'a methyl ester aminolysed beside a succinimidyl ester',
      '[O:6]=[C:5]1[CH2:4][CH2:3][C:2](=[O:1])[N:7]1[O:8][C:9](=[O:10])[CH2:11][CH2:12][CH2:13][C:14](=[O:15])OC.[NH2:16][CH3:17]>>[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=[O:6])[N:7]1[O:8][C:9](=[O:10])[CH2:11][CH2:12][CH2:13][C:14](=[O:15])[NH:16][CH3:17]',
    ],
    [
      'C8 never',
      'an aniline alkylated reductively beside an amine',
      '[NH2:1][c:4]1[cH:5][cH:6][c:7]([CH2:8][NH2:9])[cH:10][cH:11]1.O=[CH:2][CH3:3]>>[NH:1]([CH2:2][CH3:3])[c:4]1[cH:5][cH:6][c:7]([CH2:8][NH2:9])[cH:10][cH:11]1',
    ],
    [
      'C8 never',
      'an aniline in aromatic substitution beside an amine',
      '[NH2:1][c:11]1[cH:12][cH:13][c:14]([CH2:15][NH2:16])[cH:17][cH:18]1.F[c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1>>[NH:1]([c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1)[c:11]1[cH:12][cH:13][c:14]([CH2:15][NH2:16])[cH:17][cH:18]1',
    ],
    [
      'C1 never',
      'an indole acylated beside an amine',
      '[NH2:1][CH2:2][CH2:3][c:4]1[cH:5][nH:6][c:10]2[cH:11][cH:12][cH:13][cH:14][c:15]12.Cl[C:7]([CH3:8])=[O:9]>>[NH2:1][CH2:2][CH2:3][c:4]1[cH:5][n:6]([C:7]([CH3:8])=[O:9])[c:10]2[cH:11][cH:12][cH:13][cH:14][c:15]12',
    ],
    [
      'C3 never',
      'a secondary alcohol silylated beside a primary one',
      '[OH:1][CH2:2][CH2:3][CH:4]([CH3:5])[OH:6].Cl[Si:7]([CH3:8])([CH3:9])[C:10]([CH3:11])([CH3:12])[CH3:13]>>[OH:1][CH2:2][CH2:3][CH:4]([CH3:5])[O:6][Si:7]([CH3:8])([CH3:9])[C:10]([CH3:11])([CH3:12])[CH3:13]',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(CHEMOSELECTIVITY, reaction)).toContain(verdict);
  });

  it.each([
    [
      'C9',
      'one carbonyl group of dimedone made an enaminone, which holds the other back',
      '[O:1]=[C:2]1[CH2:3][C:4](=O)[CH2:6][C:7]([CH3:8])([CH3:9])[CH2:10]1.[NH2:11][CH3:12]>>[O:1]=[C:2]1[CH:3]=[C:4]([NH:11][CH3:12])[CH2:6][C:7]([CH3:8])([CH3:9])[CH2:10]1',
    ],
    [
      'C9',
      'one amine of piperazine acylated, of which an excess is taken',
      '[CH2:5]1[CH2:4][NH:3][CH2:2][CH2:1][NH:6]1.Cl[C:7]([CH3:8])=[O:9]>>[CH2:1]1[CH2:2][NH:3][CH2:4][CH2:5][N:6]1[C:7]([CH3:8])=[O:9]',
    ],
    [
      'C3',
      'the free phenol of 2,4-dihydroxyacetophenone, whose other one the carbonyl group holds',
      '[OH:1][c:3]1[cH:4][c:5]([OH:10])[c:6]([C:11]([CH3:12])=[O:13])[cH:8][cH:9]1.I[CH3:2]>>[O:1]([CH3:2])[c:3]1[cH:4][c:5]([OH:10])[c:6]([C:11]([CH3:12])=[O:13])[cH:8][cH:9]1',
    ],
    [
      'C9',
      'both amines of piperazine acylated',
      '[CH2:5]1[CH2:4][NH:3][CH2:2][CH2:1][NH:6]1.Cl[C:7]([CH3:8])=[O:9].Cl[C:10]([CH3:11])=[O:12]>>[CH2:1]1[CH2:2][N:3]([C:10]([CH3:11])=[O:12])[CH2:4][CH2:5][N:6]1[C:7]([CH3:8])=[O:9]',
    ],
    [
      'C5',
      'methyl chloroacetate aminolysed in the cold',
      '[NH2:1][CH3:2].[Cl:3][CH2:4][C:7](=[O:8])OC>>[Cl:3][CH2:4][C:7](=[O:8])[NH:1][CH3:2]',
    ],
    [
      'C5',
      'an acid chloride aminolysed beside an alkyl bromide',
      '[NH2:1][CH3:2].[Br:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])Cl>>[Br:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])[NH:1][CH3:2]',
    ],
    [
      'C1',
      'the amine of an amino alcohol acylated',
      '[OH:1][CH2:2][CH2:3][CH2:4][NH2:5].Cl[C:6]([CH3:7])=[O:8]>>[OH:1][CH2:2][CH2:3][CH2:4][NH:5][C:6]([CH3:7])=[O:8]',
    ],
    [
      'C1',
      'an amino acid esterified in methanol',
      '[NH2:1][C@@H:2]([CH2:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[C:10](=[O:11])O.[OH:12][CH3:13]>>[NH2:1][C@@H:2]([CH2:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[C:10](=[O:11])[O:12][CH3:13]',
    ],
    [
      'C1',
      'an amino acid esterified in methanol, by the oxygen of the acid',
      '[NH2:1][CH2:2][C:3](=[O:4])[OH:5].O[CH3:6]>>[NH2:1][CH2:2][C:3](=[O:4])[O:5][CH3:6]',
    ],
    [
      'C1',
      'a phenol acylated beside a diarylamine',
      'O[C:1]([CH3:2])=[O:3].[OH:4][c:5]1[cH:6][cH:7][c:8]([NH:9][c:10]2[cH:11][cH:12][cH:13][cH:14][cH:15]2)[cH:16][cH:17]1>>[C:1]([CH3:2])(=[O:3])[O:4][c:5]1[cH:6][cH:7][c:8]([NH:9][c:10]2[cH:11][cH:12][cH:13][cH:14][cH:15]2)[cH:16][cH:17]1',
    ],
    [
      'C1',
      'an alcohol acylated beside a 2-nitroaniline',
      'Cl[C:1]([CH3:2])=[O:3].[OH:4][CH2:5][CH2:6][NH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][c:13]1[N+:14](=[O:15])[O-:16]>>[C:1]([CH3:2])(=[O:3])[O:4][CH2:5][CH2:6][NH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][c:13]1[N+:14](=[O:15])[O-:16]',
    ],
    ['C3', 'an amino ester opened by an amine', '[NH2:1][CH2:2][C:3](=[O:4])OCC.[NH2:5][CH3:6]>>[NH2:1][CH2:2][C:3](=[O:4])[NH:5][CH3:6]'],
    [
      'C1',
      'an aniline acylated beside a hindered amine',
      '[NH2:1][c:5]1[cH:6][cH:7][c:8]([C:9]([CH3:10])([CH3:11])[NH2:12])[cH:13][cH:14]1.Cl[C:2]([CH3:3])=[O:4]>>[NH:1]([C:2]([CH3:3])=[O:4])[c:5]1[cH:6][cH:7][c:8]([C:9]([CH3:10])([CH3:11])[NH2:12])[cH:13][cH:14]1',
    ],
    [
      'C2',
      'a phenol alkylated beside an alcohol',
      '[OH:1][c:5]1[cH:6][cH:7][c:8]([CH2:9][CH2:10][OH:11])[cH:12][cH:13]1.Br[CH2:2][CH:3]=[CH2:4]>>[O:1]([CH2:2][CH:3]=[CH2:4])[c:5]1[cH:6][cH:7][c:8]([CH2:9][CH2:10][OH:11])[cH:12][cH:13]1',
    ],
    [
      'C2',
      'a thiol alkylated beside an aniline',
      '[NH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][c:7]1[SH:8].I[CH3:9]>>[NH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][c:7]1[S:8][CH3:9]',
    ],
    [
      'C2',
      'an amide alkylated beside a carbamate',
      '[O:1]=[C:2]1[CH2:3][N:4]([C:5](=[O:6])[O:7][C:8]([CH3:9])([CH3:10])[CH3:11])[CH2:12][CH2:13][NH:14]1.Br[CH2:15][c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1>>[O:1]=[C:2]1[CH2:3][N:4]([C:5](=[O:6])[O:7][C:8]([CH3:9])([CH3:10])[CH3:11])[CH2:12][CH2:13][N:14]1[CH2:15][c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1',
    ],
    [
      'C3',
      'a primary alcohol acylated beside a secondary one',
      '[CH3:1][CH:2]([OH:3])[CH2:4][CH2:5][OH:6].Cl[C:7]([CH3:8])=[O:9]>>[CH3:1][CH:2]([OH:3])[CH2:4][CH2:5][O:6][C:7]([CH3:8])=[O:9]',
    ],
    [
      'C3',
      'an amine acylated beside a phenol',
      '[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][NH2:8])[cH:12][cH:13]1.Cl[C:9]([CH3:10])=[O:11]>>[OH:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:7][NH:8][C:9]([CH3:10])=[O:11])[cH:12][cH:13]1',
    ],
    [
      'C4',
      'a Grignard addition to the aldehyde',
      '[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([CH:8]=[O:9])[cH:11][cH:12]1.Br[Mg][CH3:10]>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([CH:8]([OH:9])[CH3:10])[cH:11][cH:12]1',
    ],
    [
      'C4',
      'a reductive amination of a ketone beside an acetal',
      '[CH2:1]1[CH2:2][O:3][CH:4]([O:5]1)[CH2:6][CH2:7][CH2:8][C:9]([CH3:10])=O.[NH2:11][CH3:12]>>[CH2:1]1[CH2:2][O:3][CH:4]([O:5]1)[CH2:6][CH2:7][CH2:8][CH:9]([CH3:10])[NH:11][CH3:12]',
    ],
    [
      'C4',
      'a ketone that closes a ring with its own amine',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[C:9](=O)[CH2:10][CH2:11][CH2:12][NH2:13]>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[C:9]=1[CH2:10][CH2:11][CH2:12][N:13]1',
    ],
    [
      'C5',
      'the acid chloride aminolysed beside the ester',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][C:8](=[O:9])Cl.[NH2:10][CH3:11]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][C:8](=[O:9])[NH:10][CH3:11]',
    ],
    [
      'C5',
      'an acid chloride aminolysed beside a sulfonyl chloride',
      '[Cl:1][S:2](=[O:3])(=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])Cl.[NH2:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1>>[Cl:1][S:2](=[O:3])(=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])[NH:13][c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1',
    ],
    [
      'C5',
      'an alkyl chloride aminated beside an ester',
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11]Cl.[NH:12]1[CH2:13][CH2:14][O:15][CH2:16][CH2:17]1>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][N:12]1[CH2:13][CH2:14][O:15][CH2:16][CH2:17]1',
    ],
    [
      'C6',
      'an acid chloride with a free amino acid',
      '[O:1]=[C:2](Cl)[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1.[NH2:3][C@@H:4]([CH3:5])[C:6](=[O:7])[OH:8]>>[O:1]=[C:2]([NH:3][C@@H:4]([CH3:5])[C:6](=[O:7])[OH:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'C6',
      'an acid coupled with an amino ester',
      '[O:1]=[C:2](O)[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1.[NH2:3][C@@H:4]([CH3:5])[C:6](=[O:7])[O:8][CH3:9]>>[O:1]=[C:2]([NH:3][C@@H:4]([CH3:5])[C:6](=[O:7])[O:8][CH3:9])[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'C7',
      'a lactam acylated by an acid chloride',
      '[O:1]=[C:2]1[CH2:3][CH2:4][CH2:5][CH2:6][NH:7]1.[O:9]=[C:8](Cl)[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1>>[O:1]=[C:2]1[CH2:3][CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'C7',
      'an amine alkylated reductively by a ketone',
      '[CH3:1][NH2:2].O=[C:3]1[CH2:4][CH2:5][CH2:6][CH2:7][CH2:8]1>>[CH3:1][NH:2][CH:3]1[CH2:4][CH2:5][CH2:6][CH2:7][CH2:8]1',
    ],
    [
      'C7',
      'a sulfonamide coupled with an acid',
      '[CH3:1][S:2](=[O:3])(=[O:4])[NH2:5].[O:7]=[C:6](O)[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][S:2](=[O:3])(=[O:4])[NH:5][C:6](=[O:7])[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
    [
      'C8',
      'the amine of an aminomethylaniline alkylated reductively',
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][NH2:7])[cH:10][cH:11]1.O=[CH:8][CH3:9]>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][NH:7][CH2:8][CH3:9])[cH:10][cH:11]1',
    ],
    [
      'C8',
      'an aniline arylated beside a carbamate',
      '[NH2:1][c:11]1[cH:12][cH:13][c:14]([CH2:15][NH:16][C:17](=[O:18])[O:19][C:20]([CH3:21])([CH3:22])[CH3:23])[cH:24][cH:25]1.F[c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1>>[NH:1]([c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1)[c:11]1[cH:12][cH:13][c:14]([CH2:15][NH:16][C:17](=[O:18])[O:19][C:20]([CH3:21])([CH3:22])[CH3:23])[cH:24][cH:25]1',
    ],
    [
      'C7',
      'a urea and malonic acid to a barbiturate',
      '[O:1]=[C:2]([NH:3][CH3:4])[NH:10][CH3:11].O[C:5](=[O:6])[CH2:7][C:8](=[O:9])O>>[O:1]=[C:2]1[N:3]([CH3:4])[C:5](=[O:6])[CH2:7][C:8](=[O:9])[N:10]1[CH3:11]',
    ],
    [
      'C8',
      'a phenol arylated beside an aniline',
      '[OH:1][c:11]1[cH:12][cH:13][c:14]([NH2:15])[cH:16][cH:17]1.F[c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1>>[O:1]([c:2]1[cH:3][cH:4][c:5]([N+:6](=[O:7])[O-:8])[cH:9][cH:10]1)[c:11]1[cH:12][cH:13][c:14]([NH2:15])[cH:16][cH:17]1',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(CHEMOSELECTIVITY, reaction)).toEqual([]);
  });

  it.each([
    ['C1 never', 'an alcohol acylated beside a thiol', 'OCCCCS.CC(=O)[Cl:1]>>O%11CCCCS.CC%11(=O)'],
    ['C2 never', 'an acid alkylated beside a free amine', 'OC(=O)CC1CCNCC1.C[I:1]>>O%11C(=O)CC1CCNCC1.C%11'],
    ['C2 never', 'an amine added to an acceptor beside a thiol', 'NCCCS.C=CC#N>>N%11CCCS.C%11CC#N'],
    ['C2 never', 'a phenol that opens an epoxide beside a thiol', 'Oc1cccc(S)c1.C1CO1>>O%11c1cccc(S)c1.C%11CO'],
    ['C5 never', 'an amine arylated beside an aldehyde of its partner', 'O=Cc1ccc([Br:1])cc1.NC1CCCC1>>O=Cc1ccc%11cc1.N%11C1CCCC1'],
    ['C120 risk', 'a sulfonyl chloride on a primary amide', 'NC(=O)c1ccccc1.CS(=O)(=O)[Cl:1]>>N%11C(=O)c1ccccc1.CS%11(=O)=O'],
  ])('say %s of %s, of additions and acids', (verdict, _, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain(verdict);
  });

  it.each([
    ['a thiol acylated beside an alcohol', 'SCCCCO.CC(=O)[Cl:1]>>S%11CCCCO.CC%11(=O)'],
    ['an acid alkylated beside a protected amine', 'OC(=O)CC1CCN(C(C)=O)CC1.C[I:1]>>O%11C(=O)CC1CCN(C(C)=O)CC1.C%11'],
    ['a thiol that opens an epoxide beside a phenol', 'Sc1cccc(O)c1.C1CO1>>S%11c1cccc(O)c1.C%11CO'],
    ['methanol and the hydroxyl group of a hemiacetal beside an alcohol', 'OC1CCC(CO)O1.C[OH:1]>>O%11C1CCC(CO)O1.C%11'],
    ['a secondary amine arylated beside an aldehyde', 'O=Cc1ccc([Br:1])cc1.N1CCOCC1>>O=Cc1ccc%11cc1.N%111CCOCC1'],
    ['a sulfonamide acylated', 'NS(=O)(=O)C.O=C([Cl:1])c1ccccc1>>N%11S(=O)(=O)C.O=C%11c1ccccc1'],
    ['a sulfonyl chloride on an aniline with a primary amide', 'Nc1ccc(C(N)=O)cc1.CS(=O)(=O)[Cl:1]>>N%11c1ccc(C(N)=O)cc1.CS%11(=O)=O'],
  ])('say nothing of %s, of additions and acids', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toEqual([]);
  });

  it.each([
    ['hydrazine', 'CC(=O)CCC(=O)[O:9][CH3:9].NN>>CC(=O)CCC%11=O.N%11N'],
    ['hydrazine, where fluoride is meant to leave,', 'CC(=O)c1ccc([F:9])cc1.NN>>CC(=O)c1ccc%11cc1.NN%11'],
    ['hydroxylamine', 'CC(=O)c1ccc(cc1)C(=O)[O:9][CH3:9].NO>>CC(=O)c1ccc(cc1)C%11=O.N%11O'],
  ])('say that a ketone comes first: %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain('C5 never');
  });
});

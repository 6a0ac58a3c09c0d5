import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ENOLATES } from './enolates.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('steps that a sceptical chemist found among the good ones', () => {
  it.each([
    [
      'P12 never',
      'a methyl ether cleaved beside a methoxyacrylate',
      HARMED_GROUPS,
      '[CH3:1][O:2][CH:3]=[C:4]([C:5](=[O:6])[O:7][CH3:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][c:14]1[O:15]C>>[CH3:1][O:2][CH:3]=[C:4]([C:5](=[O:6])[O:7][CH3:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][c:14]1[OH:15]',
    ],
    [
      'P11 risk',
      'a ketone beside the nitrogen of an oxazolidinone reduced away',
      HARMED_GROUPS,
      '[O:1]=[C:2]1[NH:3][C@H:4]([C:5](=O)[c:7]2[cH:8][cH:9][cH:10][cH:11][cH:12]2)[CH2:13][O:14]1>>[O:1]=[C:2]1[NH:3][C@H:4]([CH2:5][c:7]2[cH:8][cH:9][cH:10][cH:11][cH:12]2)[CH2:13][O:14]1',
    ],
    [
      'P11 risk',
      'the same beside a carbamate elsewhere',
      HARMED_GROUPS,
      '[CH3:1][O:2][C:3](=[O:4])[NH:5][c:6]1[cH:7][cH:8][c:9]([C:10]([CH3:11])=O)[cH:13][cH:14]1>>[CH3:11][CH2:10][c:9]1[cH:8][cH:7][c:6]([NH:5][C:3](=[O:4])[O:2][CH3:1])[cH:14][cH:13]1',
    ],
    [
      'O1 risk',
      'the lactam reduced whose nitrogen bears a carbamate',
      ORDER_OF_GROUPS,
      '[CH3:1][O:2][C:3](=[O:4])[N:5]1[CH2:6][CH2:7][CH2:8][C:9]1=O>>[CH3:1][O:2][C:3](=[O:4])[N:5]1[CH2:9][CH2:8][CH2:7][CH2:6]1',
    ],
    [
      'O1 never',
      'a lactam reduced beside a quinoxaline',
      ORDER_OF_GROUPS,
      'O=[C:2]1[NH:3][CH2:4][CH:5]2[CH2:6][CH:7]1[c:8]1[cH:9][c:10]3[n:11][cH:12][cH:13][n:14][c:15]3[cH:16][c:17]21>>[cH:12]1[cH:13][n:14][c:15]2[cH:16][c:17]3[c:8]([cH:9][c:10]2[n:11]1)[CH:7]1[CH2:2][NH:3][CH2:4][CH:5]3[CH2:6]1',
    ],
    [
      'P19 risk',
      'the ethyl ester of a mixed diester reduced',
      HARMED_GROUPS,
      'CCO[C:4](=[O:5])[c:6]1[cH:7][cH:8][c:9]([C:10](=[O:11])[O:12][CH3:13])[cH:14][c:15]1[N+:16](=[O:17])[O-:18]>>[CH3:13][O:12][C:10](=[O:11])[c:9]1[cH:8][cH:7][c:6]([CH2:4][OH:5])[c:15]([N+:16](=[O:17])[O-:18])[cH:14]1',
    ],
    [
      'O1 never',
      'a tert-butyl ester reduced beside a methyl ester',
      ORDER_OF_GROUPS,
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][c:9]([C:10](=[O:11])OC(C)(C)C)[cH:17]1>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][c:9]([CH2:10][OH:11])[cH:17]1',
    ],
    [
      'C9 risk',
      'one of the two esters of an isophthalate reduced',
      CHEMOSELECTIVITY,
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][c:9]([C:10](=[O:11])OC)[cH:14]1>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][c:9]([CH2:10][OH:11])[cH:14]1',
    ],
    [
      'C1 risk',
      'the aniline of an amino alcohol coupled with an acid',
      CHEMOSELECTIVITY,
      '[CH3:1][C:2](=[O:3])O.[NH2:5][c:6]1[cH:7][cH:8][c:9]([CH2:10][CH2:11][NH:12][CH2:13][C@H:14]([OH:15])[c:16]2[cH:17][cH:18][cH:19][cH:20][cH:21]2)[cH:22][cH:23]1>>[CH3:1][C:2](=[O:3])[NH:5][c:6]1[cH:7][cH:8][c:9]([CH2:10][CH2:11][NH:12][CH2:13][C@H:14]([OH:15])[c:16]2[cH:17][cH:18][cH:19][cH:20][cH:21]2)[cH:22][cH:23]1',
    ],
    [
      'C5 never',
      'the ester of an aminocrotonate and an amine',
      CHEMOSELECTIVITY,
      '[CH2:1]1[CH2:2][O:3][CH2:4][CH2:5][NH:6]1.CCO[C:10](=[O:11])[CH:12]=[C:13]([CH3:14])[NH2:15]>>[CH3:14][C:13]([NH2:15])=[CH:12][C:10](=[O:11])[N:6]1[CH2:1][CH2:2][O:3][CH2:4][CH2:5]1',
    ],
    [
      'R5 never',
      'an amine beside the chloromethyl group of a triazole',
      LASTING,
      '[CH3:1][C:2](=[O:3])O.[NH2:5][CH2:6][CH2:7][n:8]1[c:9]([CH2:10][Cl:11])[n:12][n:13][c:14]1[C:15]([F:16])([F:17])[F:18]>>[CH3:1][C:2](=[O:3])[NH:5][CH2:6][CH2:7][n:8]1[c:9]([CH2:10][Cl:11])[n:12][n:13][c:14]1[C:15]([F:16])([F:17])[F:18]',
    ],
    [
      'R150 never',
      'selenium monoxide',
      LASTING,
      '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1.[O:8]=[Se]>>[O:8]=[CH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1',
    ],
    [
      'T151 never',
      'methyl formate to the methyl enol ether',
      ENOLATES,
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][c:11]1[OH:12].[CH3:13][O:14][CH:15]=O>>[CH3:13][O:14]/[CH:15]=[C:5]([C:3](=[O:4])[O:2][CH3:1])\\[c:6]1[cH:7][cH:8][cH:9][cH:10][c:11]1[OH:12]',
    ],
    [
      'S5 never',
      'serine and methanol',
      SUBSTITUTION,
      '[CH3:1][C:2](=[O:3])[NH:4][C@H:5]([CH2:6][OH:7])[C:8](=[O:9])[NH:10][CH2:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1.[CH3:18]O>>[CH3:18][O:7][CH2:6][C@@H:5]([NH:4][C:2]([CH3:1])=[O:3])[C:8](=[O:9])[NH:10][CH2:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1',
    ],
    [
      'S5 risk',
      'phenylethanol and an amine',
      SUBSTITUTION,
      '[CH3:1][CH:2](O)[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1.[CH3:10][NH2:11]>>[CH3:10][NH:11][CH:2]([CH3:1])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'C150 never',
      'a catechol closed with dichloromethane beside a free amine',
      CHEMOSELECTIVITY,
      'Cl[CH2:2]Cl.[OH:4][c:5]1[cH:6][cH:7][c:8]([O:9][CH2:10][CH:11]2[CH2:12][CH2:13][NH:14][CH2:15][CH2:16]2)[cH:17][c:18]1[OH:19]>>[cH:7]1[cH:6][c:5]2[c:18]([cH:17][c:8]1[O:9][CH2:10][CH:11]1[CH2:12][CH2:13][NH:14][CH2:15][CH2:16]1)[O:19][CH2:2][O:4]2',
    ],
    [
      'M7 risk',
      'the acetylide of an amino ester and a ketone',
      ORGANOMETALLICS,
      '[CH:1]#[C:2][c:3]1[cH:4][n:5][c:6]([NH2:7])[c:8]([C:9](=[O:10])[O:11][CH3:12])[cH:13]1.[CH3:14][N:15]1[CH2:16][CH2:17][C:18](=[O:19])[CH2:20][CH2:21]1>>[CH3:12][O:11][C:9](=[O:10])[c:8]1[cH:13][c:3]([C:2]#[C:1][C:18]2([OH:19])[CH2:17][CH2:16][N:15]([CH3:14])[CH2:21][CH2:20]2)[cH:4][n:5][c:6]1[NH2:7]',
    ],
    [
      'T150 risk',
      'a 3-piperidone methylated at 4',
      ENOLATES,
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][CH2:11][C:12](=[O:13])[CH2:14]1.[CH3:15]I>>[CH3:15][CH:11]1[CH2:10][CH2:9][N:8]([C:6](=[O:7])[O:5][C:2]([CH3:1])([CH3:3])[CH3:4])[CH2:14][C:12]1=[O:13]',
    ],
    [
      'T13 never',
      'a cyano ester and an aldehyde at the side of the nitrile',
      ENOLATES,
      '[CH3:1][CH:2]([CH3:3])[CH:4]=O.[CH3:6][CH2:7][O:8][C:9](=[O:10])[CH2:11][CH2:12][C:13]#[N:14]>>[CH3:6][CH2:7][O:8][C:9](=[O:10])[CH2:11][C:12]([C:13]#[N:14])=[CH:4][CH:2]([CH3:1])[CH3:3]',
    ],
    [
      'T152 never',
      'acetonitrile and bromoacetate',
      ENOLATES,
      '[CH3:1][C:2]#[N:3].[CH3:4][CH2:5][O:6][C:7](=[O:8])[CH2:9]Br>>[CH3:4][CH2:5][O:6][C:7](=[O:8])[CH2:9][CH2:1][C:2]#[N:3]',
    ],
    [
      'R151 never',
      'a carbamate of fluoren-1-ylmethanol taken off',
      LASTING,
      'c1ccc2c(c1)Cc1c(COC(=O)[NH:1][CH3:2])cccc1-2>>[NH2:1][CH3:2]',
    ],
    [
      'R152 never',
      'a half ester of a dicarbonate and an amine',
      LASTING,
      '[O-]C(=O)O[C:1](=[O:2])[O:3][CH2:4][CH3:5].[NH2:6][CH3:7]>>[CH3:5][CH2:4][O:3][C:1](=[O:2])[NH:6][CH3:7]',
    ],
    [
      'C1 never',
      'an aniline coupled beside a free piperidine',
      CHEMOSELECTIVITY,
      '[NH2:1][c:2]1[cH:3][cH:4][c:5]([CH:6]2[CH2:7][CH2:8][NH:9][CH2:10][CH2:11]2)[cH:12][cH:13]1.[O:14]=[C:15](O)[CH3:17]>>[O:14]=[C:15]([NH:1][c:2]1[cH:3][cH:4][c:5]([CH:6]2[CH2:7][CH2:8][NH:9][CH2:10][CH2:11]2)[cH:12][cH:13]1)[CH3:17]',
    ],
  ])('%s: %s', (found, _, table, reaction) => {
    expect(verdictsOn(table, reaction)).toContain(found);
  });

  it.each([
    [
      'a methyl ether cleaved beside a cinnamate',
      HARMED_GROUPS,
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH:6][c:7]1[cH:8][cH:9][c:10]([O:11]C)[cH:13][cH:14]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH:6][c:7]1[cH:8][cH:9][c:10]([OH:11])[cH:13][cH:14]1',
    ],
    [
      'a ketone far from a tertiary amine reduced away',
      HARMED_GROUPS,
      '[CH3:1][c:2]1[cH:3][cH:4][c:5]([C:6](=O)[CH2:8][CH2:9][CH2:10][N:11]([CH3:12])[CH3:13])[cH:14][cH:15]1>>[CH3:1][c:2]1[cH:3][cH:4][c:5]([CH2:6][CH2:8][CH2:9][CH2:10][N:11]([CH3:12])[CH3:13])[cH:14][cH:15]1',
    ],
    [
      'an amide reduced beside a Boc group',
      ORDER_OF_GROUPS,
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][N:11]([C:12](=O)[CH2:14][c:15]2[cH:16][cH:17][cH:18][cH:19][cH:20]2)[CH2:21][CH2:22]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][N:11]([CH2:12][CH2:14][c:15]2[cH:16][cH:17][cH:18][cH:19][cH:20]2)[CH2:21][CH2:22]1',
    ],
    [
      'an amide reduced beside a quinoxaline without hydrogen on its double bonds',
      ORDER_OF_GROUPS,
      '[CH3:1][c:2]1[n:3][c:4]2[cH:5][cH:6][c:7]([C:8](=O)[N:10]([CH3:11])[CH3:12])[cH:13][c:14]2[n:15][c:16]1[CH3:17]>>[CH3:1][c:2]1[n:3][c:4]2[cH:5][cH:6][c:7]([CH2:8][N:10]([CH3:11])[CH3:12])[cH:13][c:14]2[n:15][c:16]1[CH3:17]',
    ],
    [
      'a methyl ester reduced beside a tert-butyl ester',
      ORDER_OF_GROUPS,
      'CO[C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([C:9](=[O:10])[O:11][C:12]([CH3:13])([CH3:14])[CH3:15])[cH:16][cH:17]1>>[CH3:13][C:12]([CH3:14])([CH3:15])[O:11][C:9](=[O:10])[c:8]1[cH:7][cH:6][c:5]([CH2:3][OH:4])[cH:17][cH:16]1',
    ],
    [
      'the same',
      HARMED_GROUPS,
      'CO[C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([C:9](=[O:10])[O:11][C:12]([CH3:13])([CH3:14])[CH3:15])[cH:16][cH:17]1>>[CH3:13][C:12]([CH3:14])([CH3:15])[O:11][C:9](=[O:10])[c:8]1[cH:7][cH:6][c:5]([CH2:3][OH:4])[cH:17][cH:16]1',
    ],
    [
      'the open ester of two reduced, the other between two methyl groups',
      HARMED_GROUPS,
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][c:7]([CH3:8])[c:9]([C:10](=[O:11])OC)[c:14]([CH3:15])[cH:16]1>>[OH:11][CH2:10][c:9]1[c:7]([CH3:8])[cH:6][c:5]([cH:16][c:14]1[CH3:15])[C:3](=[O:4])[O:2][CH3:1]',
    ],
    [
      'an ester reduced beside an amide',
      CHEMOSELECTIVITY,
      'CO[C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][c:9]([C:10](=[O:11])[N:12]([CH3:13])[CH3:14])[cH:15]1>>[CH3:13][N:12]([CH3:14])[C:10](=[O:11])[c:9]1[cH:8][cH:7][cH:6][c:5]([CH2:3][OH:4])[cH:15]1',
    ],
    [
      'the ester of an acetoacetate and an amine',
      CHEMOSELECTIVITY,
      '[CH2:1]1[CH2:2][CH2:3][NH:4][CH2:5][CH2:6]1.CCO[C:10](=[O:11])[CH2:12][C:13]([CH3:14])=[O:15]>>[CH3:14][C:13](=[O:15])[CH2:12][C:10](=[O:11])[N:4]1[CH2:3][CH2:2][CH2:1][CH2:6][CH2:5]1',
    ],
    [
      'anthranilate and an amine',
      CHEMOSELECTIVITY,
      'CCO[C:4](=[O:5])[c:6]1[cH:7][cH:8][cH:9][cH:10][c:11]1[NH2:12].[NH2:13][CH2:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1>>[NH2:12][c:11]1[cH:10][cH:9][cH:8][cH:7][c:6]1[C:4](=[O:5])[NH:13][CH2:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1',
    ],
    [
      'a benzyl chloride beside a dialkylaniline',
      LASTING,
      '[CH3:1][N:2]([CH3:3])[c:4]1[cH:5][cH:6][c:7]([CH2:8]Cl)[cH:10][cH:11]1.[OH:12][c:13]1[cH:14][cH:15][cH:16][cH:17][cH:18]1>>[CH3:1][N:2]([CH3:3])[c:4]1[cH:5][cH:6][c:7]([CH2:8][O:12][c:13]2[cH:14][cH:15][cH:16][cH:17][cH:18]2)[cH:10][cH:11]1',
    ],
    [
      'methyl formate to the enol',
      ENOLATES,
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1.CO[CH:14]=[O:15]>>[CH3:1][O:2][C:3](=[O:4])[C:5](=[CH:14][OH:15])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
    [
      'serine and iodomethane',
      SUBSTITUTION,
      '[CH3:1][C:2](=[O:3])[NH:4][C@H:5]([CH2:6][OH:7])[C:8](=[O:9])[NH:10][CH2:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1.[CH3:18]I>>[CH3:18][O:7][CH2:6][C@@H:5]([NH:4][C:2]([CH3:1])=[O:3])[C:8](=[O:9])[NH:10][CH2:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1',
    ],
    [
      'a benzylic alcohol and methanol',
      SUBSTITUTION,
      '[CH3:1][OH:2].[CH3:3][O:4][c:5]1[cH:6][cH:7][c:8]([CH2:9]O)[cH:11][cH:12]1>>[CH3:1][O:2][CH2:9][c:8]1[cH:7][cH:6][c:5]([O:4][CH3:3])[cH:12][cH:11]1',
    ],
    [
      'a catechol closed with dichloromethane beside a Boc group',
      CHEMOSELECTIVITY,
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][CH:11]([CH2:12][O:13][c:14]2[cH:15][cH:16][c:17]([OH:18])[c:19]([OH:20])[cH:21]2)[CH2:22][CH2:23]1.Cl[CH2:25]Cl>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][CH:11]([CH2:12][O:13][c:14]2[cH:15][cH:16][c:17]3[c:19]([cH:21]2)[O:20][CH2:25][O:18]3)[CH2:22][CH2:23]1',
    ],
    [
      'an acetylide without other groups and a ketone',
      ORGANOMETALLICS,
      '[CH:1]#[C:2][c:3]1[cH:4][cH:5][c:6]([O:7][CH3:8])[cH:9][cH:10]1.[CH3:11][N:12]1[CH2:13][CH2:14][C:15](=[O:16])[CH2:17][CH2:18]1>>[CH3:8][O:7][c:6]1[cH:5][cH:4][c:3]([C:2]#[C:1][C:15]2([OH:16])[CH2:14][CH2:13][N:12]([CH3:11])[CH2:18][CH2:17]2)[cH:10][cH:9]1',
    ],
    [
      'a propiolate and a ketone',
      ORGANOMETALLICS,
      '[CH:1]#[C:2][C:3](=[O:4])[O:5][CH2:6][CH3:7].[CH3:8][N:9]1[CH2:10][CH2:11][C:12](=[O:13])[CH2:14][CH2:15]1>>[CH3:7][CH2:6][O:5][C:3](=[O:4])[C:2]#[C:1][C:12]1([OH:13])[CH2:11][CH2:10][N:9]([CH3:8])[CH2:15][CH2:14]1',
    ],
    [
      'cyclohexanone methylated',
      ENOLATES,
      '[CH3:1]I.[O:3]=[C:4]1[CH2:5][CH2:6][CH2:7][CH2:8][CH2:9]1>>[CH3:1][CH:9]1[CH2:8][CH2:7][CH2:6][CH2:5][C:4]1=[O:3]',
    ],
    [
      'a ketone methylated away from a quaternary carbon',
      ENOLATES,
      '[CH3:1][C:2]1([CH3:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])[CH2:9]1.[CH3:10]I>>[CH3:10][CH:6]1[CH2:5][CH2:4][C:2]([CH3:1])([CH3:3])[CH2:9][C:7]1=[O:8]',
    ],
    [
      'cyanoacetate and an aldehyde',
      ENOLATES,
      '[CH3:1][CH:2]([CH3:3])[CH:4]=O.[CH3:6][CH2:7][O:8][C:9](=[O:10])[CH2:11][C:12]#[N:13]>>[CH3:6][CH2:7][O:8][C:9](=[O:10])[C:11]([C:12]#[N:13])=[CH:4][CH:2]([CH3:1])[CH3:3]',
    ],
    [
      'acetonitrile and benzyl bromide',
      ENOLATES,
      'Br[CH2:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1.[CH3:9][C:10]#[N:11]>>[N:11]#[C:10][CH2:9][CH2:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1',
    ],
    [
      'selenium dioxide',
      LASTING,
      '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1.[O:8]=[Se]=O>>[O:8]=[CH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1',
    ],
    ['an Fmoc group taken off', LASTING, 'c1ccc2c(c1)-c1ccccc1C2COC(=O)[NH:1][CH3:2]>>[NH2:1][CH3:2]'],
    [
      'a chloroformate and an amine',
      LASTING,
      'Cl[C:1](=[O:2])[O:3][CH2:4][CH3:5].[NH2:6][CH3:7]>>[CH3:5][CH2:4][O:3][C:1](=[O:2])[NH:6][CH3:7]',
    ],
    [
      'benzhydrol and an amine',
      SUBSTITUTION,
      'O[CH:1]([c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1)[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1.[NH2:14][CH3:15]>>[CH3:15][NH:14][CH:1]([c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1)[c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1',
    ],
  ])('nothing of %s', (_, table, reaction) => {
    expect(verdictsOn(table, reaction)).toEqual([]);
  });
});

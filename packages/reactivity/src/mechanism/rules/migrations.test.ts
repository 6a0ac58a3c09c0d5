import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { MIGRATIONS } from './migrations.ts';

describe('rules of migrations', () => {
  it.each([
    [
      'G1 never',
      'acetophenone to methyl benzoate',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7](=[O:8])[CH3:10].[OH:9]OC(=O)c1cccc(Cl)c1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])[O:9][CH3:10]',
    ],
    [
      'G1 never',
      'cyclohexyl methyl ketone to the methyl ester',
      '[CH2:5]1[CH2:4][CH2:3][CH2:2][CH2:1][CH:6]1[C:7](=[O:8])[CH3:10].[OH:9]OC(=O)c1cccc(Cl)c1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH:6]1[C:7](=[O:8])[O:9][CH3:10]',
    ],
    [
      'G1 never',
      '2-methylcyclohexanone to the lactone of the primary alcohol',
      '[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:8]1=[O:9].[OH:7]OC(=O)c1cccc(Cl)c1>>[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][O:7][C:8]1=[O:9]',
    ],
    [
      'G2 never',
      'acetophenone oxime to N-methylbenzamide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7]([CH3:10])=[N:9]O.[OH2:8]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])[NH:9][CH3:10]',
    ],
    [
      'G2 never',
      'pinacolone oxime to N-methylpivalamide',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[C:5]([CH3:8])=[N:7]O.[OH2:6]>>[CH3:1][C:2]([CH3:3])([CH3:4])[C:5](=[O:6])[NH:7][CH3:8]',
    ],
    [
      'G2 risk',
      'the oxime of 2-methylcyclohexanone to the lactam of the primary amine',
      '[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:8]1=[N:7]O.[OH2:9]>>[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][NH:7][C:8]1=[O:9]',
    ],
    [
      'G3 never',
      'a methyl group that migrates in place of phenyl',
      '[CH3:1][C:2]([CH3:3])(O)[C:5]([OH:6])([CH3:4])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[C:5](=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'G3 never',
      'the hydroxyl group lost from the primary end',
      '[CH3:1][C:2]([OH:3])([CH3:5])[CH2:4]O>>[CH3:1][C:2](=[O:3])[CH2:4][CH3:5]',
    ],
    [
      'G3 never',
      'the hydroxyl group lost beside the alkyl groups, not the phenyl groups',
      '[CH3:1][C:2]([CH3:3])(O)[C:10]([OH:11])([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1>>[CH3:1][C:2]([CH3:3])([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[C:10](=[O:11])[c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(MIGRATIONS, reaction)).toContain(verdict);
  });

  it.each([
    [
      'G1',
      'acetophenone to phenyl acetate',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:8](=[O:9])[CH3:10].[OH:7]OC(=O)c1cccc(Cl)c1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[O:7][C:8](=[O:9])[CH3:10]',
    ],
    [
      'G1',
      '2-methylcyclohexanone to the lactone of the secondary alcohol',
      '[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:7]1=[O:8].[OH:9]OC(=O)c1cccc(Cl)c1>>[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])[O:9]1',
    ],
    [
      'G1',
      'cyclohexanone to caprolactone',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][C:6](=[O:7])[CH2:8]1.[OH:5]OC(=O)c1cccc(Cl)c1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][O:5][C:6](=[O:7])[CH2:8]1',
    ],
    [
      'G2',
      'acetophenone oxime to acetanilide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:8]([CH3:9])=[N:7]O.[OH2:10]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[NH:7][C:8]([CH3:9])=[O:10]',
    ],
    [
      'G2',
      'cyclohexanone oxime to caprolactam',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][C:6](=[N:5]O)[CH2:8]1.[OH2:7]>>[CH2:1]1[CH2:2][CH2:3][CH2:4][NH:5][C:6](=[O:7])[CH2:8]1',
    ],
    [
      'G2',
      'benzophenone oxime to benzanilide',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7]([c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)=[N:9]O.[OH2:8]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])[NH:9][c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'G3',
      'pinacol to pinacolone',
      '[CH3:1][C:2]([CH3:3])(O)[C:5]([OH:6])([CH3:7])[CH3:4]>>[CH3:1][C:2]([CH3:3])([CH3:4])[C:5](=[O:6])[CH3:7]',
    ],
    [
      'G3',
      'benzopinacol to benzopinacolone',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)(O)[C:20]([OH:21])([c:22]1[cH:23][cH:24][cH:25][cH:26][cH:27]1)[c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1)[C:20](=[O:21])[c:22]1[cH:23][cH:24][cH:25][cH:26][cH:27]1',
    ],
    [
      'G3',
      'the benzhydrylic hydroxyl group lost, methyl migrating',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)(O)[C:15]([OH:16])([CH3:17])[CH3:14]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([CH3:14])[C:15](=[O:16])[CH3:17]',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(MIGRATIONS, reaction)).toEqual([]);
  });
});

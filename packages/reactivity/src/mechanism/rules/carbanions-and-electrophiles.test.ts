import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

const TABLES = { K: COUPLINGS, A: ELECTROPHILIC_AROMATIC, C: CHEMOSELECTIVITY, H: UNACTIVATED_CARBON, T: ENOLATES } as const;
const saidBy = (rule: string, reaction: string) => verdictsOn(TABLES[rule[0] as keyof typeof TABLES], reaction);

describe('carbanions and what takes them up', () => {
  it.each([
    [
      'T10',
      'the carbonyl group of an ester beside a ketone',
      '[CH3:1][O:2][C:3](=O)[c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=[O:10])[cH:11][cH:12]1.CCOP(=O)(OCC)[CH2:13][C:14](=[O:15])[O:16][CH3:17]>>[CH3:1][O:2][C:3](=[CH:13][C:14](=[O:15])[O:16][CH3:17])[c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=[O:10])[cH:11][cH:12]1',
    ],
    [
      'T90',
      'the carbon beside an ester, where another bears a nitro group',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][N+:8](=[O:9])[O-:10].[CH2:11]=[CH:12][C:13]([CH3:14])=[O:15]>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([CH2:11][CH2:12][C:13]([CH3:14])=[O:15])[CH2:6][CH2:7][N+:8](=[O:9])[O-:10]',
    ],
    [
      'H13',
      'a methyl group of a diene, by an ester',
      '[CH2:1]=[C:2]([CH3:3])[C:4](=[CH2:5])[CH3:6].CO[C:7](=[O:8])[C:9]#[C:10][C:11](=[O:12])[O:13][CH3:14]>>[CH2:1]=[C:2]([CH3:3])[C:4](=[CH2:5])[CH2:6][C:7](=[O:8])[C:9]#[C:10][C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'C5',
      'an ester beside a triflate, by an amine',
      'CCO[C:2](=[O:3])[C@@H:4]([CH3:5])[O:6][S:7](=[O:8])(=[O:9])[C:10]([F:11])([F:12])[F:13].[NH2:14][CH2:15][c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1>>[C:2](=[O:3])([C@@H:4]([CH3:5])[O:6][S:7](=[O:8])(=[O:9])[C:10]([F:11])([F:12])[F:13])[NH:14][CH2:15][c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1',
    ],
    [
      'K15',
      'two ends of a ring of ten, to azulene',
      'O[B](O)[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6][c:7](I)[cH:8][cH:9][cH:10]1>>[c:1]12[cH:2][cH:3][cH:4][cH:5][cH:6][c:7]1[cH:8][cH:9][cH:10]2',
    ],
  ])('%s: not %s', (rule, _what, reaction) => {
    expect(saidBy(rule, reaction)).toContain(`${rule} never`);
  });

  it.each([
    [
      'T10',
      'the ketone itself',
      '[CH3:1][O:2][C:3](=[O:18])[c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=O)[cH:11][cH:12]1.CCOP(=O)(OCC)[CH2:13][C:14](=[O:15])[O:16][CH3:17]>>[CH3:1][O:2][C:3](=[O:18])[c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=[CH:13][C:14](=[O:15])[O:16][CH3:17])[cH:11][cH:12]1',
    ],
    [
      'T90',
      'the carbon beside the nitro group',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][N+:8](=[O:9])[O-:10].[CH2:11]=[CH:12][C:13]([CH3:14])=[O:15]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH:7]([CH2:11][CH2:12][C:13]([CH3:14])=[O:15])[N+:8](=[O:9])[O-:10]',
    ],
    [
      'H13',
      'a ketone beside the arene, and a picoline',
      '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1.CO[C:8](=[O:9])[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1>>[CH2:1]([c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1)[C:8](=[O:9])[c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1',
    ],
    [
      'A1',
      'across the ring from the oxide of quinoline',
      '[O-:1][n+:2]1[cH:3][cH:4][cH:5][c:6]2[cH:7][cH:8][cH:9][cH:10][c:11]12.O[N+:12](=[O:13])[O-:14]>>[O-:1][n+:2]1[cH:3][cH:4][c:5]([N+:12](=[O:13])[O-:14])[c:6]2[cH:7][cH:8][cH:9][cH:10][c:11]12',
    ],
    [
      'K15',
      'two benzene rings, to carbazole',
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[NH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[c:1]12[cH:2][cH:3][cH:4][cH:5][c:6]1[nH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][c:13]12',
    ],
  ])('%s: but %s', (rule, _what, reaction) => {
    expect(saidBy(rule, reaction)).toEqual([]);
  });
});

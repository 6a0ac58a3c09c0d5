import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('arenes brought to azoles and azines', () => {
  it.each([
    ['I60 never', 'the nitrogen beside an ester, the other one open', 'COC(=O)c1ccn[nH]1.c1ccccc1[Br:9]>>COC(=O)c1ccnn1%11.c1ccccc1%11'],
    [
      'I60 risk',
      'the nitrogen beside an ester, the other beside bromine',
      'COC(=O)c1cc(Br)n[nH]1.c1cnc([Cl:9])c(Cl)c1>>COC(=O)c1cc(Br)nn1%11.c1cnc%11c(Cl)c1',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(AZOLE_NITROGENS, reaction)).toContain(verdict);
  });

  it.each([
    ['the nitrogen away from an ester', 'COC(=O)c1cc[nH]n1.c1ccccc1[Br:9]>>COC(=O)c1ccn%11n1.c1ccccc1%11'],
    ['the nitrogen beside methyl, the other beside an ester', 'COC(=O)c1cc(C)[nH]n1.c1ccccc1[Br:9]>>COC(=O)c1cc(C)n%11n1.c1ccccc1%11'],
    [
      'the nitrogen beside an ester, the other beside tert-butyl',
      'COC(=O)c1cc(C(C)(C)C)n[nH]1.c1ccccc1[Br:9]>>COC(=O)c1cc(C(C)(C)C)nn1%11.c1ccccc1%11',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(AZOLE_NITROGENS, reaction)).toEqual([]);
  });

  it.each([
    [
      'H9 never',
      '3-bromoindole and 4 of a pyrimidine',
      'Br[c:1]1[cH:2][nH:3][c:4]2[cH:5][cH:6][cH:7][cH:8][c:9]12.[cH:10]1[cH:11][cH:12][n:13][c:14]([Cl:15])[n:16]1>>[c:1]1(-[c:10]2[cH:11][cH:12][n:13][c:14]([Cl:15])[n:16]2)[cH:2][nH:3][c:4]2[cH:5][cH:6][cH:7][cH:8][c:9]12',
    ],
    [
      'H9 risk',
      'bromobenzene and pyridine, which an aryllithium alkylates',
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.[cH:10]1[cH:11][cH:12][cH:14][cH:13][n:16]1>>[c:1]1(-[c:10]2[cH:11][cH:12][cH:14][cH:13][n:16]2)[cH:2][cH:3][cH:4][cH:5][cH:6]1',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdictsOn(UNACTIVATED_CARBON, reaction)).toContain(verdict);
  });

  it.each([
    [
      'bromobenzene and pyridine N-oxide',
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.[cH:10]1[cH:11][cH:12][cH:14][cH:13][n+:16]1[O-:17]>>[c:1]1(-[c:10]2[cH:11][cH:12][cH:14][cH:13][n+:16]2[O-:17])[cH:2][cH:3][cH:4][cH:5][cH:6]1',
    ],
    [
      'bromobenzene and 5 of a thiazole',
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.[cH:10]1[s:11][cH:12][n:14][cH:13]1>>[c:1]1(-[c:10]2[s:11][cH:12][n:14][cH:13]2)[cH:2][cH:3][cH:4][cH:5][cH:6]1',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdictsOn(UNACTIVATED_CARBON, reaction)).toEqual([]);
  });
});

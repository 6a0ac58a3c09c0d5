import { describe, expect, it } from 'vitest';
import { rulesBroken } from '../mechanism.test-support.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('rules of substitution at saturated carbon', () => {
  it.each([
    [
      'S1',
      'a sulfonate replaced with retention',
      '[CH3:1][CH2:2][C@H:3]([CH3:4])OS(C)(=O)=O.[OH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[CH3:1][CH2:2][C@H:3]([CH3:4])[O:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
  ])('%s: %s', (rule, _, reaction) => {
    expect(rulesBroken(SUBSTITUTION, reaction)).toContain(rule);
  });

  it.each([
    [
      'a sulfonate replaced with inversion',
      '[CH3:1][CH2:2][C@H:3]([CH3:4])OS(C)(=O)=O.[OH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[CH3:1][CH2:2][C@@H:3]([CH3:4])[O:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
    [
      'an alcohol acylated at its oxygen',
      '[CH3:1][CH2:2][C@H:3]([CH3:4])[OH:5].Cl[C:6]([CH3:7])=[O:8]>>[CH3:1][CH2:2][C@H:3]([CH3:4])[O:5][C:6]([CH3:7])=[O:8]',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(rulesBroken(SUBSTITUTION, reaction)).toEqual([]);
  });
});

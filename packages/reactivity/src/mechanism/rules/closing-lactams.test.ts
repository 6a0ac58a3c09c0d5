import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LASTING } from './lasting.ts';

// Atoms with a map leave.
describe('amines that meet the ester of their own chain', () => {
  it.each([
    ['R6 never', 'a nitrile reduced', 'CCOC(=O)CC(C#N)c1ccccc1>>CCOC(=O)CC(CN)c1ccccc1'],
    ['R6 never', 'an azide reduced', 'COC(=O)CCCN=[N+:1]=[N-:2]>>COC(=O)CCCN'],
    ['R6 risk', 'a nitro group one carbon farther', 'COC(=O)CCCC[N+](=[O:1])[O-:2]>>COC(=O)CCCCN'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(LASTING, reaction)).toContain(verdict);
  });

  it.each([
    ['a tert-butyl ester', 'CC(C)(C)OC(=O)CCC#N>>CC(C)(C)OC(=O)CCCN'],
    ['an acid', 'OC(=O)CC(C#N)c1ccccc1>>OC(=O)CC(CN)c1ccccc1'],
    ['an amine that acid sets free as its salt', 'COC(=O)CCCN[C:1](=[O:2])[O:3][C:4]([CH3:5])([CH3:6])[CH3:7]>>COC(=O)CCCN'],
    ['an ester too near', 'COC(=O)CC#N>>COC(=O)CCN'],
  ])('do not with %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction).filter((each) => each.startsWith('R6'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';

describe('the oxygen between two arenes under hydrogen', () => {
  it.each([
    [
      'the benzyl ether of a diaryl carbinol',
      'CCOC(=O)CC(O[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)(c1ccccc1)c1ccccc1>>CCOC(=O)CC(O)(c1ccccc1)c1ccccc1',
    ],
    [
      'a benzhydrol beside a benzyl ether',
      'OC(c1ccccc1)c1ccc(CCO[CH2:9][c:9]2[cH:9][cH:9][cH:9][cH:9][cH:9]2)cc1>>OC(c1ccccc1)c1ccc(CCO)cc1',
    ],
  ])('is at risk: %s', (_, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).toContain('O190 risk');
  });

  it.each([
    ['an alcohol with one arene', 'CC(O)c1ccc(CCO[CH2:9][c:9]2[cH:9][cH:9][cH:9][cH:9][cH:9]2)cc1>>CC(O)c1ccc(CCO)cc1'],
    ['an alcohol without one', 'CC(O)CCO[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CC(O)CCO'],
  ])('is not there: %s', (_, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).not.toContain('O190 risk');
  });
});

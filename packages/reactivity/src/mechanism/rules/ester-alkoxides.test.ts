import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

describe('an ester that a nitrogen closes a ring at', () => {
  it.each([
    ['a beta-keto ester and methylhydrazine', 'CCOC(=[O:9])CC(=[O:9])C(F)(F)F.CNN>>CCOc%11cc%12C(F)(F)F.Cn%11n%12'],
    ['a beta-keto ester and phenylhydrazine', 'CCOC(=[O:9])CC(=[O:9])C.c1ccccc1NN>>CCOc%11cc%12C.c1ccccc1n%11n%12'],
  ])('does not keep its alkoxy group: %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toContain('F190 never');
  });

  it.each([
    ['a hydroxypyrazole', '[CH3:9][CH2:9][O:9]C(=O)CC(=[O:9])C.CNN>>c%11(O)cc%12C.Cn%11n%12'],
    ['an ester that stands by', 'CCOC(=O)c1ccc(NN)cc1.CC(=[O:9])CC(C)=[O:9]>>CCOC(=O)c1ccc(n%11n%12)cc1.Cc%12cc%11C'],
  ])('is not there: %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).not.toContain('F190 never');
  });
});

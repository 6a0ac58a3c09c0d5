import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

describe('hydrazones of 1,3-dicarbonyl compounds', () => {
  it.each([
    ['a diketone', 'CC(=[O:9])CC(C)=O.NNc1ccccc1>>CC%11CC(C)=O.N=%11Nc1ccccc1'],
    ['a keto ester', 'CC(=[O:9])CC(=O)OC.NN>>CC%11CC(=O)OC.N=%11N'],
  ])('close to pyrazoles: %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toContain('F12 never');
  });

  it.each([
    ['a ketone', 'CC(=[O:9])CC.NNc1ccccc1>>CC%11CC.N=%11Nc1ccccc1'],
    ['an acylhydrazine', 'CC(=[O:9])CC(C)=O.NNC(C)=O>>CC%11CC(C)=O.N=%11NC(C)=O'],
    ['a diketone that has no hydrogen between its groups', 'CC(=[O:9])C(C)(C)C(C)=O.NN>>CC%11C(C)(C)C(C)=O.N=%11N'],
  ])('stay open: %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toEqual([]);
  });
});

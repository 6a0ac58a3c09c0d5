import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { DISSOLVING_METALS } from './dissolving-metals.ts';

describe('rules of dissolving metals', () => {
  it.each([
    ['Z1 never', 'anisole with its ether on a saturated carbon', 'COc1ccccc1>>COC1C=CCC=C1'],
    ['Z1 never', 'benzoic acid with its acid on a double bond', 'OC(=O)c1ccccc1>>OC(=O)C1=CCC=CC1'],
    ['Z1 risk', 'toluene with its methyl group on a saturated carbon', 'Cc1ccccc1>>CC1C=CCC=C1'],
    ['Z2 never', 'a Birch reduction beside a ketone', 'COc1ccc(CCC(C)=O)cc1>>COC1=CCC(CCC(C)=O)=CC1'],
    ['Z2 never', 'a Birch reduction beside chlorine', 'COc1ccc(Cl)cc1>>COC1=CCC(Cl)=CC1'],
    ['Z2 never', 'a trans reduction beside a bromide', 'CCC#CCCCBr>>CC/C=C/CCCBr'],
    ['Z2 risk', 'a trans reduction beside a benzyl ether', 'CCC#CCCCOCc1ccccc1>>CC/C=C/CCCOCc1ccccc1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(DISSOLVING_METALS, reaction)).toContain(verdict);
  });

  it.each([
    ['anisole with its ether on a double bond', 'COc1ccccc1>>COC1=CCC=CC1'],
    ['benzoic acid with its acid on a saturated carbon', 'OC(=O)c1ccccc1>>OC(=O)C1C=CCC=C1'],
    ['4-methoxybenzoic acid', 'OC(=O)c1ccc(OC)cc1>>OC(=O)C1C=CC(OC)=CC1'],
    ['a trans reduction beside an alcohol', 'CCC#CCCCO>>CC/C=C/CCCO'],
    ['a cis reduction beside a bromide', 'CCC#CCCCBr>>CC/C=C\\CCCBr'],
    ['an arene hydrogenated beside a ketone', 'CC(=O)CCc1ccccc1>>CC(=O)CCC1CCCCC1'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(DISSOLVING_METALS, reaction)).toEqual([]);
  });
});

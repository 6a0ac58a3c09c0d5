import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { EPOXIDES } from './epoxides.ts';

describe('rules of epoxides', () => {
  it.each([
    ['E1 never', 'an amine that comes from the side of the oxygen', 'C1CC[C@H]2[C@@H](C1)O2.CN>>C1CC[C@H]%11[C@@H](C1)O.CN%11'],
    [
      'E1 never',
      'azide that comes from the side of the oxygen',
      'C1CC[C@H]2[C@@H](C1)O2.[N-]=[N+]=[N-]>>C1CC[C@H]%11[C@@H](C1)O.N%11=[N+]=[N-]',
    ],
    ['E1 never', 'a carbon that keeps its oxygen and turns over', 'C1CC[C@H]2[C@@H](C1)O2.CN>>C1CC[C@@H]%11[C@H](C1)O.CN%11'],
    ['E2 never', 'an amine at the inner carbon of an alkyl epoxide', 'CCC1CO1.CN>>CCC%11CO.CN%11'],
    ['E2 never', 'a thiol at the tertiary carbon', 'CC1(C)CO1.CS>>CC%11(C)CO.CS%11'],
    ['E2 never', 'cyanide at the inner carbon', 'CCC1CO1.[C-]#N>>CCC%11CO.C%11#N'],
    ['E3 never', 'an amide and an epoxide', 'CCC1OC1.NC(C)=O>>CCC(O)C%11.N%11C(C)=O'],
    ['E3 never', 'a urea and an epoxide', 'CCC1OC1.NC(N)=O>>CCC(O)C%11.N%11C(N)=O'],
    ['E2 risk', 'methanol at the inner carbon', 'CCC1CO1.CO>>CCC%11CO.CO%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(EPOXIDES, reaction)).toContain(verdict);
  });

  it.each([
    ['an amine that comes from the other side', 'C1CC[C@H]2[C@@H](C1)O2.CN>>C1CC[C@@H]%11[C@@H](C1)O.CN%11'],
    ['an amine at the outer carbon', 'CCC1OC1.CN>>CCC(O)C%11.CN%11'],
    ['methanol at the tertiary carbon in acid', 'CC1(C)CO1.CO>>CC%11(C)CO.CO%11'],
    ['an amine at the benzylic carbon of styrene oxide', 'c1ccccc1C1CO1.CN>>c1ccccc1C%11CO.CN%11'],
    ['a sulfonamide and an epoxide', 'CCC1OC1.NS(C)(=O)=O>>CCC(O)C%11.N%11S(C)(=O)=O'],
    ['an imide and an epoxide', 'CCC1OC1.N1C(=O)CCC1=O>>CCC(O)C%11.N1%11C(=O)CCC1=O'],
    ['an amine at one end of a symmetrical epoxide', 'CC1C(C)O1.CN>>CC%11C(C)O.CN%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(EPOXIDES, reaction)).toEqual([]);
  });
});

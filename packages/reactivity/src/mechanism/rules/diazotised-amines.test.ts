import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

const ofAmines = (reaction: string) => verdicts(NUCLEOPHILIC_AROMATIC, reaction).filter((each) => each.startsWith('N17'));

describe('aromatic amines in nitrous acid', () => {
  it.each([
    ['N170 never', '2-aminopyridine and copper cyanide', 'c1([NH2:9])ccccn1.C(#N)[Cu:9]>>c1%11ccccn1.C%11#N'],
    ['N170 never', '4-aminoquinoline and copper cyanide', 'c1([NH2:9])ccnc2ccccc12.C(#N)[Cu:9]>>c1%11ccnc2ccccc12.C%11#N'],
    [
      'N171 never',
      'an aniline beside another one and copper cyanide',
      'c1([NH2:9])cccc(Cc2cc(C)cc(N)c2)c1.C(#N)[Cu:9]>>c1%11cccc(Cc2cc(C)cc(N)c2)c1.C%11#N',
    ],
    [
      'N171 never',
      'an aniline beside the amine of a pyrazole and copper cyanide',
      'c1([NH2:9])cccc(-n2nccc2N)c1.C(#N)[Cu:9]>>c1%11cccc(-n2nccc2N)c1.C%11#N',
    ],
    ['N171 risk', '1,4-phenylenediamine and iodide', 'c1([NH2:9])ccc(N)cc1.I>>c1%11ccc(N)cc1.I%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(ofAmines(reaction)).toEqual([verdict]);
  });

  it.each([
    ['3-aminopyridine and copper cyanide', 'c1([NH2:9])cccnc1.C(#N)[Cu:9]>>c1%11cccnc1.C%11#N'],
    ['2-aminopyridine and hydrobromic acid', 'c1([NH2:9])ccccn1.Br>>c1%11ccccn1.Br%11'],
    ['2-aminothiazole and copper cyanide', 'c1([NH2:9])nccs1.C(#N)[Cu:9]>>c1%11nccs1.C%11#N'],
    ['an aniline beside an acetanilide', 'c1([NH2:9])ccc(NC(C)=O)cc1.C(#N)[Cu:9]>>c1%11ccc(NC(C)=O)cc1.C%11#N'],
    ['an aniline beside the amine of a pyridine', 'c1([NH2:9])ccc(-c2ccnc(N)c2)cc1.Br>>c1%11ccc(-c2ccnc(N)c2)cc1.Br%11'],
  ])('nothing: %s', (_, reaction) => {
    expect(ofAmines(reaction)).toEqual([]);
  });
});

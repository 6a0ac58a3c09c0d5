import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WITHOUT_WHAT_BRINGS_IT_ABOUT } from './without-what-brings-it-about.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WITHOUT_WHAT_BRINGS_IT_ABOUT.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

const BASE = ['carbonate-or-amine-base'];

describe('what does not happen without what brings it about', () => {
  it.each([
    ['an amine on chloroanisole', 'COc1ccc([Cl:9])cc1.C1COCCN1>>COc1ccc%11cc1.C1COCCN1%11'],
    ['an amine on 3-chloropyridine', '[Cl:9]c1cccnc1.C1CCNCC1>>c%111cccnc1.C1CCN%11CC1'],
    ['azide on bromoanisole', 'COc1ccc([Br:9])cc1.[N-]=[N+]=[N-]>>COc1ccc%11cc1.N%11=[N+]=[N-]'],
    ['a boronic acid on chloroanisole', 'COc1ccc([Cl:9])cc1.[OH:9][B:9]([OH:9])c1ccccc1>>COc1ccc%11cc1.c1%11ccccc1'],
    ['a boronic acid on an azole', 'c1ccc2[nH]cnc2c1.[OH:9][B:9]([OH:9])c1ccccc1>>c1ccc2n%11cnc2c1.c1%11ccccc1'],
  ])('is %s, where a base is all that is there', (_, reaction) => {
    expect(under(BASE, reaction)).toContain('Y70 never');
    expect(under([...BASE, 'palladium-complex'], reaction)).toEqual([]);
    expect(under([], reaction)).toEqual([]);
  });

  it('is not the amine on a ring that is activated, or on a fluoride', () => {
    expect(under(BASE, '[O-][N+](=O)c1ccc([Cl:9])cc1.C1CCNCC1>>[O-][N+](=O)c1ccc%11cc1.C1CCN%11CC1')).toEqual([]);
    expect(under(BASE, '[Cl:9]c1ncccn1.C1CCNCC1>>c%111ncccn1.C1CCN%11CC1')).toEqual([]);
    const amide = 'COc1ccc([Br:9])cc1.N>>COc1ccc%11cc1.N%11';
    expect(under(['strong-base'], amide)).toEqual(['Y70 never']);
    expect(under(['strong-base', 'alkali-amide'], amide)).toEqual([]);
    expect(under(BASE, 'COc1ccc([F:9])cc1.C1CCNCC1>>COc1ccc%11cc1.C1CCN%11CC1')).toEqual([]);
  });

  it('is the amide of an acid and an amine, but not a lactam or with what activates the acid', () => {
    const amide = 'CC(=O)[OH:9].NCc1ccccc1>>CC%11=O.N%11Cc1ccccc1';
    for (const kinds of [BASE, ['alcohol'], ['formamide', ...BASE]]) expect(under(kinds, amide)).toEqual(['Y71 never']);
    expect(under([...BASE, 'coupling-reagent'], amide)).toEqual([]);
    expect(under([], amide)).toEqual([]);
    expect(under(BASE, 'NCCCC(=O)[OH:9]>>N%11CCCC%11=O')).toEqual([]);
  });

  it('is the amine of its Boc group without acid, but for amides and arylamines', () => {
    const freed = '[CH3:9][C:9]([CH3:9])([CH3:9])[O:9][C:9](=[O:9])N1CCCCC1>>N1CCCCC1';
    for (const kind of ['fluoride', 'hydrogen', 'borohydride', 'hydroxide']) expect(under([kind], freed)).toEqual(['Y72 never']);
    expect(under(['fluoride', 'strong-acid'], freed)).toEqual([]);
    expect(under(['strong-acid'], freed)).toEqual([]);
    expect(under(['fluoride'], '[CH3:9][C:9]([CH3:9])([CH3:9])[O:9][C:9](=[O:9])n1cccc1>>[nH]1cccc1')).toEqual([]);
  });

  it('is a hydrolysis or an aryl methyl ether in trifluoroacetic acid, but not beside water or a Lewis acid', () => {
    const acid = ['strong-acid', 'acid-without-water'];
    const hydrolysed = '[CH3:9]OC(=O)c1ccccc1>>OC(=O)c1ccccc1';
    expect(under(acid, hydrolysed)).toEqual(['Y73 never']);
    expect(under([...acid, 'water'], hydrolysed)).toEqual([]);
    expect(under(['strong-acid'], hydrolysed)).toEqual([]);
    const phenol = '[CH3:9]Oc1ccccc1>>Oc1ccccc1';
    expect(under(acid, phenol)).toEqual(['Y74 never']);
    expect(under([...acid, 'lewis-acid'], phenol)).toEqual([]);
  });

  it('is the silyl ether of a tertiary alcohol and a bulky chloride, but not of the triflate', () => {
    const ether = 'CC(C)(O)C.[Cl:9][Si](C)(C)C(C)(C)C>>CC(C)(O%11)C.[Si]%11(C)(C)C(C)(C)C';
    expect(under(BASE, ether)).toEqual(['Y75 never']);
    expect(under(BASE, 'CC(O)C.[Cl:9][Si](C)(C)C(C)(C)C>>CC(O%11)C.[Si]%11(C)(C)C(C)(C)C')).toEqual([]);
    expect(under(BASE, 'CC(C)(O)C.[Cl:9][Si](C)(C)C>>CC(C)(O%11)C.[Si]%11(C)(C)C')).toEqual([]);
  });

  it('is the aniline of benzophenone imine beside palladium, but not with acid', () => {
    const aniline =
      'c1([Br:9])ccccc1.N=[C:9]([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>c1%11ccccc1.N%11';
    expect(under(['palladium-complex', 'bulky-alkoxide'], aniline)).toEqual(['Y76 never']);
    expect(under(['palladium-complex', 'strong-acid'], aniline)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_STAYS } from './what-stays.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WHAT_STAYS.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what stays, under reagents that leave it', () => {
  it('is a nitrile, with a borohydride that nothing makes stronger', () => {
    const reduced = 'N#CCc1ccccc1>>NCCc1ccccc1';
    expect(under(['borohydride'], reduced)).toEqual(['Y31 never']);
    expect(under(['mild-borohydride', 'carboxylic-acid'], reduced)).toEqual(['Y31 never']);
    for (const kind of ['strong-acid', 'nickel-or-cobalt-salt', 'hydrogen']) expect(under(['borohydride', kind], reduced)).toEqual([]);
    expect(under(['borohydride'], 'CC(=O)c1ccccc1>>CC(O)c1ccccc1')).toEqual([]);
  });

  it('is a nitrile, with hydroxide and an ester beside it', () => {
    const hydrated = (ester: string) => `${ester}c1ccc(C#N)cc1.O>>${ester}c1ccc(C(N)=%11)cc1.O%11`;
    expect(under(['hydroxide'], hydrated('CCOC(=O)'))).toEqual(['Y32 never']);
    expect(under(['hydroxide', 'peroxide'], hydrated('CCOC(=O)'))).toEqual([]);
    expect(under(['hydroxide'], hydrated('CC(C)(C)OC(=O)'))).toEqual([]);
    expect(under(['hydroxide'], hydrated('C'))).toEqual([]);
  });

  it('is a dialkyl ketone, with hydrogen on palladium and a benzyl group beside it', () => {
    expect(under(['palladium', 'hydrogen'], 'O=C1CCN(Cc2ccccc2)CC1>>OC1CCN(Cc2ccccc2)CC1')).toEqual(['Y33 never']);
    expect(under(['hydrogen'], 'O=C1CCN(Cc2ccccc2)CC1>>OC1CCN(Cc2ccccc2)CC1')).toEqual([]);
    expect(under(['palladium', 'hydrogen'], 'O=C1CCN(C)CC1>>OC1CCN(C)CC1')).toEqual([]);
  });

  it('is an acyl group, in nitrating acid', () => {
    const freed = '[CH3:9][C:8](=[O:7])Nc1ccccc1>>Nc1ccccc1';
    expect(under(['nitrating-agent', 'strong-acid'], freed)).toEqual(['Y34 never']);
    expect(under(['strong-acid'], freed)).toEqual([]);
  });

  it('is the methyl group of an aryl ether, with bromine, a quinone or a peracid', () => {
    const freed = '[CH3:9]Oc1ccccc1>>Oc1ccccc1';
    for (const kind of ['bromine-source', 'quinone', 'peroxide']) expect(under([kind], freed)).toEqual(['Y35 never']);
    expect(under(['bromine-source', 'lewis-acid'], freed)).toEqual([]);
    expect(under(['boron-trihalide'], freed)).toEqual([]);
  });

  it('is a nitro group or a halogen, where nothing reduces', () => {
    expect(under(['ammonia'], '[O-:9][N+](=[O:8])c1ccccc1>>Nc1ccccc1')).toEqual(['Y36 never']);
    const acetamide = 'CC(=O)[O:9][C:10](=[O:11])[CH3:12].[O-:13][N+](=[O:14])c1ccccc1>>CC(=O)%11.N%11c1ccccc1';
    expect(under(['acylating-agent'], acetamide)).toEqual(['Y36 never']);
    expect(under(['acylating-agent', 'zinc'], acetamide)).toEqual([]);
    expect(under(['ammonia', 'metal-reductant'], '[O-:9][N+](=[O:8])c1ccccc1>>Nc1ccccc1')).toEqual([]);
    expect(under(['cyanide', 'palladium-complex', 'phosphine'], '[Cl:9]c1ccccn1>>c1ccccn1')).toEqual(['Y36 never']);
    expect(under(['palladium', 'hydrogen'], '[Cl:9]c1ccccn1>>c1ccccn1')).toEqual([]);
  });

  it('is no arylhydrazone of a ketone that can enolise, in strong acid', () => {
    const hydrazone = (aryl: string) => `CC(=[O:9])c1ccccc1.NN${aryl}>>CC=%11c1ccccc1.N%11N${aryl}`;
    expect(under(['lewis-acid'], hydrazone('c1ccccc1'))).toEqual(['Y37 never']);
    expect(under(['carboxylic-acid'], hydrazone('c1ccccc1'))).toEqual([]);
    expect(under(['strong-acid'], hydrazone('c1ccc([N+](=O)[O-])cc1[N+](=O)[O-]'))).toEqual([]);
  });

  it('is the hydrogen meta to the only group that gives its pair, with a halogen', () => {
    expect(under(['bromine-source'], 'COc1ccccc1.Br[Br:9]>>COc1cc%11ccc1.Br%11')).toEqual(['Y38 never']);
    expect(under(['bromine-source'], 'COc1ccccc1.Br[Br:9]>>COc1ccc%11cc1.Br%11')).toEqual([]);
  });

  it('is the amino group of an aniline, where no nitrite makes the diazonium ion', () => {
    const exchanged = '[NH2:9]c1ccccc1.Cl>>c1%11ccccc1.Cl%11';
    expect(under(['strong-acid'], exchanged)).toEqual(['Y39 never']);
    expect(under(['strong-acid', 'nitrosating-agent'], exchanged)).toEqual([]);
  });
});

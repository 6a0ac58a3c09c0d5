import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_ELSE_IS_THERE } from './what-else-is-there.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WHAT_ELSE_IS_THERE.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what reacts, beside what else stands above the arrow', () => {
  it('is no protecting group, with the acid of the work-up behind a lithium base', () => {
    const freed = 'c1ccc2c(c1)ccn2[C:9](=[O:8])[O:7][C:6]([CH3:5])([CH3:4])[CH3:3]>>c1ccc2c(c1)cc[nH]2';
    expect(under(['amide-base', 'strong-acid'], freed)).toEqual(['Y24 never']);
    expect(under(['strong-acid'], freed)).toEqual([]);
  });

  it('is the carbon beside the sulfur of a thioglycolate, with a base', () => {
    const open = 'O=Cc1ccccc1[F:9].SCC(=O)OC>>O=Cc1ccccc1%11.S%11CC(=O)OC';
    expect(under(['carbonate-or-amine-base'], open)).toEqual(['Y25 never']);
    expect(under(['strong-acid'], open)).toEqual([]);
    expect(under(['carbonate-or-amine-base'], open.replace('O=Cc1', 'CCc1').replace('O=Cc1', 'CCc1'))).toEqual([]);
  });

  it('is no halide, with iridium and a diboron', () => {
    const exchanged = '[Cl:9]c1ccccc1.B(OC)(OC)[B:9]([O:8][CH3:7])[O:6][CH3:5]>>c1%11ccccc1.B%11(OC)OC';
    expect(under(['iridium-complex', 'diboron'], exchanged)).toEqual(['Y26 never']);
    expect(under(['iridium-complex', 'palladium-complex'], exchanged)).toEqual([]);
  });

  it('is an amine that forms beside an anhydride, too', () => {
    expect(under(['acylating-agent'], 'CCCC#N>>CCCCN')).toEqual(['Y27 never']);
    expect(under(['acylating-agent'], 'CCCC(=O)[NH2:9]>>CCCC(=O)')).toEqual([]);
    expect(under(['borohydride'], 'CCCC#N>>CCCCN')).toEqual([]);
  });

  it('is no nitrile, with hydrogen peroxide in acid', () => {
    expect(under(['peroxide', 'strong-acid'], 'CCC#N.O>>CCC(N)=%11.O%11')).toEqual(['Y28 never']);
    expect(under(['peroxide', 'hydroxide'], 'CCC#N.O>>CCC(N)=%11.O%11')).toEqual([]);
  });

  it('is no alkoxide that an ester acylates, under a hindered amide base', () => {
    const acylated = 'CC(=O)[O:9][C:8]([CH3:7])([CH3:6])[CH3:5].OCCC>>CC(=O)%11.O%11CCC';
    expect(under(['amide-base'], acylated)).toEqual(['Y29 never']);
    expect(under(['strong-base'], acylated)).toEqual([]);
  });

  it('is the ketone beside an arene as far as the methylene group, with a silane in acid', () => {
    expect(under(['silane', 'strong-acid'], 'CC(=O)c1ccccc1>>CC(O)c1ccccc1')).toEqual(['Y30 never']);
    expect(under(['silane', 'strong-acid'], 'CC(=O)CC>>CC(O)CC')).toEqual([]);
    expect(under(['silane'], 'CC(=O)c1ccccc1>>CC(O)c1ccccc1')).toEqual([]);
  });
});

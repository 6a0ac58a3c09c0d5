import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_NEEDS_ITS_REAGENT } from './what-needs-its-reagent.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WHAT_NEEDS_ITS_REAGENT.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what needs a reagent of its own', () => {
  it('is an allyl ester, under palladium without what takes the allyl group up', () => {
    const freed = 'OC(=O)c1ccccc1'.replace('O', 'O([CH2:20][CH:21]=[CH2:22])');
    expect(under(['palladium-complex', 'phosphine'], `${freed}>>OC(=O)c1ccccc1`)).toEqual(['Y68 never']);
    expect(under(['palladium-complex', 'secondary-amine'], `${freed}>>OC(=O)c1ccccc1`)).toEqual([]);
  });

  it('is an epoxide, beside selenium dioxide', () => {
    const epoxide = 'CC(C)=CC.O[O:20][C:21]([CH3:22])([CH3:23])[CH3:24]>>CC(C)%11C%12C.O%11%12';
    expect(under(['selenium-dioxide', 'peroxide'], epoxide)).toEqual(['Y69 never']);
    expect(under(['peroxide'], epoxide)).toEqual([]);
  });

  it('is the phenol of an arylamine, without nitrite', () => {
    const phenol = '[NH2:9]c1ccccc1.O>>c%111ccccc1.O%11';
    expect(under(['strong-acid'], phenol)).toEqual(['Y80 never']);
    expect(under(['strong-acid', 'nitrosating-agent'], phenol)).toEqual([]);
  });

  it('is what an alkyllithium does to a nitrile beside a bromoarene', () => {
    const ketone = 'Brc1cccc(C#[N:9])c1.[Li:20]CCCC.O>>Brc1cccc(C%11%12)c1.C%11CCC.O=%12';
    expect(under(['organolithium-base'], ketone)).toEqual(['Y81 never']);
    expect(under(['organolithium-base'], ketone.replaceAll('Br', 'Cl'))).toEqual([]);
  });

  it('is the nitro group of a nitrobenzenesulfonamide under a thiolate', () => {
    const sulfide = 'CN(C)S(=O)(=O)c1ccccc1[N+:9](=[O:20])[O-:21].SC>>CN(C)S(=O)(=O)c1ccccc1%11.S%11C';
    expect(under(['aromatic-thiol', 'carbonate-or-amine-base'], sulfide)).toEqual(['Y82 never']);
    expect(under(['carbonate-or-amine-base'], sulfide)).toEqual([]);
  });

  it('is the silyl group of an enol ether beside a peracid', () => {
    const enol = 'CC(=C)O[Si:20]([CH3:21])([CH3:22])[CH3:23]>>CC(=C)O';
    expect(under(['peroxide', 'fluoride'], enol)).toEqual(['Y83 never']);
    expect(under(['fluoride'], enol)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_BASES_LEAVE } from './what-bases-leave.ts';
import { WHAT_NEEDS_ITS_REAGENT } from './what-needs-its-reagent.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = [...WHAT_BASES_LEAVE, ...WHAT_NEEDS_ITS_REAGENT].filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what bases leave', () => {
  it('are acetals and the Boc group of an alkylamine, but not that of an azole, and not beside acid', () => {
    const boc = 'CC1CCN(CC1)[C:20](=[O:21])[O:22][C:23]([CH3:24])([CH3:25])[CH3:26]>>CC1CCNCC1';
    expect(under(['hydroxide'], boc)).toEqual(['Y65 never']);
    expect(under(['hydroxide', 'strong-acid'], boc)).toEqual([]);
    expect(under([], boc)).toEqual([]);
    const indole = 'c1cc2ccccc2n1[C:20](=[O:21])[O:22][C:23]([CH3:24])([CH3:25])[CH3:26]>>c1cc2ccccc2[nH]1';
    expect(under(['hydroxide'], indole)).toEqual([]);
  });

  it('are halogens of a benzene ring that holds no charge, but not beside a metal or a nitro group', () => {
    const amine = '[Cl:9]c1ccccc1.N1CCOCC1>>c%111ccccc1.N%111CCOCC1';
    expect(under(['carbonate-or-amine-base'], amine)).toEqual(['Y66 never']);
    for (const kind of ['copper', 'palladium-complex', 'amide-base']) expect(under(['carbonate-or-amine-base', kind], amine)).toEqual([]);
    const nitro = '[Cl:9]c1ccc(N(=O)=O)cc1.N1CCOCC1>>c%111ccc(N(=O)=O)cc1.N%111CCOCC1'.replaceAll('N(=O)=O', '[N+](=O)[O-]');
    expect(under(['carbonate-or-amine-base'], nitro)).toEqual([]);
    expect(under(['carbonate-or-amine-base'], '[Cl:9]c1ccccn1.N1CCOCC1>>c%111ccccn1.N%111CCOCC1')).toEqual([]);
  });

  it('is the ester of an ortho-acylphenol where no water is, as its acyl group moves first', () => {
    const freed = 'CC(=O)c1ccccc1O[C:20](=[O:21])[c:22]2[cH:23][cH:24][cH:25][cH:26][cH:27]2>>CC(=O)c1ccccc1O';
    expect(under(['hydroxide', 'carbonate-or-amine-base'], freed)).toEqual(['Y67 never']);
    expect(under(['hydroxide', 'water'], freed)).toEqual([]);
  });
});

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

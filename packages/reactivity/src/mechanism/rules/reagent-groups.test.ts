import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { REAGENT_GROUPS } from './reagent-groups.ts';

/** What the rules say that hold under these kinds of reagents. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = REAGENT_GROUPS.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

const SILYLATION = {
  open: 'CC1CCCCC1=O.C[Si](C)(C)[Cl:9]>>CC1CCCC=C1O%11.C[Si]%11(C)C',
  branched: 'CC1CCCCC1=O.C[Si](C)(C)[Cl:9]>>CC=%12CCCCC=%12O%11.C[Si]%11(C)C',
};

describe('which group reacts under a reagent, and how far', () => {
  it('is the alkyne as far as the alkene, with poisoned palladium and dissolving metals', () => {
    for (const kind of ['poisoned-palladium', 'alkali-metal']) {
      expect(under([kind], 'CCC#CCC>>CCCCCC')).toEqual(['Y8 never']);
      expect(under([kind], 'CCC#CCC>>CCC=CCC')).toEqual([]);
    }
    expect(under(['hydrogen'], 'CCC#CCC>>CCCCCC')).toEqual([]);
  });

  it('is not the acid, with a borohydride', () => {
    expect(under(['borohydride'], 'OC(=[O:9])CCC(=O)OC>>OCCCC(=O)OC')).toEqual(['Y9 never']);
    expect(under(['borohydride', 'strong-acid'], 'OC(=[O:9])CCC(=O)OC>>OCCCC(=O)OC')).toEqual([]);
    expect(under(['borohydride'], 'OC(=O)CCC(C)=O>>OC(=O)CCC(C)O')).toEqual([]);
  });

  it('is the lactone as far as the lactol, with a bulky aluminium hydride', () => {
    expect(under(['aluminium-hydride-for-aldehydes'], 'O=C%10CCCCO%10>>OCCCCCO')).toEqual(['Y20 never']);
    expect(under(['aluminium-hydride-for-aldehydes'], 'O=C%10CCCCO%10>>OC%10CCCCO%10')).toEqual([]);
    expect(under(['aluminium-hydride-for-aldehydes', 'strong-hydride'], 'O=C%10CCCCO%10>>OCCCCCO')).toEqual([]);
    expect(under(['aluminium-hydride-for-aldehydes'], 'CCCC(=O)[O:9][CH3:9]>>CCCCO')).toEqual([]);
  });

  it('is the oxygen of a primary amide, with trifluoroacetic anhydride', () => {
    const anhydride = 'FC(F)(F)C(=O)[O:9][C:9](=[O:9])[C:9]([F:9])([F:9])[F:9]';
    expect(under(['acylating-agent'], `CCC(=O)N.${anhydride}>>CCC(=O)N%11.FC(F)(F)C%11=O`)).toEqual(['Y21 never']);
    expect(under(['acylating-agent'], `CCCN.${anhydride}>>CCCN%11.FC(F)(F)C%11=O`)).toEqual([]);
  });

  it('is the primary amide, with bromine in hydroxide', () => {
    const ring = 'NC(=O)Cc1ccccc1.Br[Br:9]>>NC(=O)Cc1ccc%11cc1.Br%11';
    expect(under(['hydroxide', 'bromine-source'], ring)).toEqual(['Y10 never']);
    expect(under(['bromine-source'], ring)).toEqual([]);
  });

  it('is the alcohol as far as the acid, with chlorite', () => {
    expect(under(['chlorite'], 'OCC1CCCC1>>O=CC1CCCC1')).toEqual(['Y11 never']);
    expect(under(['chlorite'], 'OC1CCCC1>>O=C1CCCC1')).toEqual([]);
  });

  it('is the bond of a diol, with periodate', () => {
    expect(under(['periodate'], 'OCC(O)c1ccccc1>>O=CC(O)c1ccccc1')).toContain('Y12 never');
    expect(under(['periodate'], '[OH:9][CH2:9]C(O)c1ccccc1>>C(=O)c1ccccc1')).toEqual([]);
    expect(under(['periodate', 'osmium'], 'OCC(O)c1ccccc1>>O=CC(O)c1ccccc1')).toEqual([]);
    expect(under(['periodate'], 'OCCc1ccccc1>>O=CCc1ccccc1')).toEqual([]);
  });

  it('is the open side of a ketone that is silylated with LDA, the branched one with an amine', () => {
    expect(under(['amide-base'], SILYLATION.branched)).toEqual(['Y13 never']);
    expect(under(['amide-base'], SILYLATION.open)).toEqual([]);
    expect(under(['carbonate-or-amine-base'], SILYLATION.open)).toEqual(['Y15 never']);
    expect(under(['carbonate-or-amine-base'], SILYLATION.branched)).toEqual([]);
  });

  it('is the outer carbon of a dianion', () => {
    const inner = 'CCOC(=O)CC(C)=O.[Br:9]Cc1ccccc1>>CCOC(=O)C%11C(C)=O.C%11c1ccccc1';
    const outer = 'CCOC(=O)CC(C)=O.[Br:9]Cc1ccccc1>>CCOC(=O)CC(C%11)=O.C%11c1ccccc1';
    expect(under(['strong-base', 'organolithium-base'], inner)).toEqual(['Y14 never']);
    expect(under(['strong-base', 'organolithium-base'], outer)).toEqual([]);
    expect(under(['strong-base'], inner)).toEqual([]);
  });

  it('is the double bond that a radical reaches before the tin hydride', () => {
    expect(under(['tin-hydride'], '[Br:9]CCN(C)CC=C>>CCN(C)CC=C')).toEqual(['Y17 never']);
    expect(under(['tin-hydride'], '[Br:9]CCN(C)CCC=C>>CCN(C)CCC=C')).toEqual([]);
    expect(under(['hydride'], '[Br:9]CCN(C)CC=C>>CCN(C)CC=C')).toEqual([]);
  });

  it('is no coupling of an organolithium compound without a metal', () => {
    const coupled = '[Br:9]c1ccccc1.[Mg+:9]CCCC>>c%111ccccc1.C%11CCC';
    expect(under(['organolithium-base'], coupled)).toEqual(['Y18 never']);
    expect(under(['organolithium-base', 'palladium-complex'], coupled)).toEqual([]);
  });

  it('is the hydrogen beside a sulfonate, with tert-butoxide', () => {
    const displaced = 'CC([Br:9])CC.OC(C)(C)C>>CC%11CC.O%11C(C)(C)C';
    expect(under(['bulky-alkoxide'], displaced)).toEqual(['Y19 never']);
    expect(under(['hydroxide'], displaced)).toEqual([]);
  });

  it('is no epoxide that becomes an aldehyde, in base', () => {
    expect(under(['strong-base'], 'C1OC12CCCCC2>>C(=O)C2CCCCC2')).toEqual(['Y16 never']);
    expect(under(['strong-acid'], 'C1OC12CCCCC2>>C(=O)C2CCCCC2')).toEqual([]);
    expect(under(['strong-base'], 'C1OC12CCCCC2.OC>>C%11OC2CCCCC2.O%11C')).toEqual([]);
  });
});

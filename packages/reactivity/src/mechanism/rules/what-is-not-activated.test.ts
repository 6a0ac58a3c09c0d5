import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_IS_NOT_ACTIVATED } from './what-is-not-activated.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WHAT_IS_NOT_ACTIVATED.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what nothing that is there activates', () => {
  it('is the Fmoc group, in acid and beside palladium, but not with a base', () => {
    const freed =
      '[O:20]=[C:21]([O:22][CH2:23][CH:24]1[c:25]2[cH:26][cH:27][cH:28][cH:29][c:30]2-[c:31]2[cH:32][cH:33][cH:34][cH:35][c:36]21)NCc1ccccc1>>NCc1ccccc1';
    for (const kind of ['strong-acid', 'palladium-complex', 'silane', 'quinone']) expect(under([kind], freed)).toEqual(['Y60 never']);
    for (const kind of ['secondary-amine', 'carbonate-or-amine-base', 'fluoride'])
      expect(under(['palladium-complex', kind], freed)).toEqual([]);
    expect(under(['strong-acid'], '[O:20]=[C:21]([O:22][CH2:23][c:24]1[cH:25][cH:26][cH:27][cH:28][cH:29]1)NC>>NC')).toEqual([]);
  });

  it('is the ester of a carboxylate and an alcohol, but not with what activates the acid, or of a halide', () => {
    const ester = 'O=C([OH:9])c1ccccc1.CCO>>O=C%11c1ccccc1.CCO%11';
    expect(under(['carbonate-or-amine-base'], ester)).toEqual(['Y61 never']);
    expect(under(['hydroxide', 'alcohol'], ester)).toEqual(['Y61 never']);
    expect(under(['alkali-metal', 'strong-acid'], ester)).toEqual(['Y61 never']);
    for (const kind of ['coupling-reagent', 'strong-acid', 'azodicarboxylate'])
      expect(under(['carbonate-or-amine-base', kind], ester)).toEqual([]);
    expect(under(['carbonate-or-amine-base'], 'O=C(O)c1ccccc1.CC[Br:9]>>O=C(O%11)c1ccccc1.CC%11')).toEqual([]);
    expect(under([], ester)).toEqual([]);
    // Records may have the oxygen of the alcohol leave.
    expect(under(['carbonate-or-amine-base'], 'O=C(O)c1ccccc1.CC[OH:9]>>O=C(O%11)c1ccccc1.CC%11')).toEqual(['Y61 never']);
  });

  it('is the alkylidene nitrile of a ketone, beside sulfur', () => {
    const condensed = 'CC(=[O:9])C.C(C#N)C#N>>CC=%11C.C=%11(C#N)C#N';
    expect(under(['sulfur', 'carbonate-or-amine-base'], condensed)).toEqual(['Y64 never']);
    expect(under(['carbonate-or-amine-base'], condensed)).toEqual([]);
    expect(under(['sulfur'], 'O=Cc1ccccc1>>OCc1ccccc1')).toEqual([]);
  });

  it('is a benzene ring, with a silane and acid, but not under hydrogen', () => {
    const hydrogenated = 'CNc1ccccc1>>CNC1CCCCC1';
    expect(under(['silane', 'strong-acid'], hydrogenated)).toEqual(['Y63 never']);
    expect(under(['silane', 'palladium', 'hydrogen'], hydrogenated)).toEqual([]);
    expect(under(['silane', 'strong-acid'], 'c1ccc2[nH]ccc2c1>>c1ccc2NCCc2c1')).toEqual([]);
  });

  it('is the carbon beside a carboxyl group, with bromine and mercury oxide', () => {
    const brominated = 'OC(=O)C1CCCCC1.Br[Br:9]>>OC(=O)C1%11CCCCC1.Br%11';
    expect(under(['mercury-oxide', 'bromine-source'], brominated)).toEqual(['Y62 never']);
    expect(under(['hydroxyl-brominating-agent', 'bromine-source'], brominated)).toEqual([]);
  });
});

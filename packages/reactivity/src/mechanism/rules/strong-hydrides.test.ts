import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { STRONG_HYDRIDES } from './strong-hydrides.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = STRONG_HYDRIDES.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('lithium aluminium hydride', () => {
  it('does not stop at the aldehyde', () => {
    const stopped = 'CCC(=O)[O:9][CH3:9]>>CCC=O';
    expect(under(['strong-hydride'], stopped)).toEqual(['Y40 never']);
    expect(under(['aluminium-hydride-for-aldehydes'], stopped)).toEqual([]);
  });

  it('stops at the aldehyde in deep cold, where it is DIBAL and the ester not conjugated', () => {
    const gone = (acyl: string) => `${acyl}C(=O)[O:9][CH3:9]>>${acyl}CO`;
    expect(under(['aluminium-hydride-for-aldehydes', 'cold'], gone('CC'))).toEqual(['Y54 never']);
    expect(under(['aluminium-hydride-for-aldehydes', 'cold'], gone('CC=C'))).toEqual([]);
    expect(under(['aluminium-hydride-for-aldehydes'], gone('CC'))).toEqual([]);
    expect(under(['strong-hydride', 'cold'], gone('CC'))).toEqual([]);
  });

  it('hydrolyses no ester', () => {
    expect(under(['strong-hydride'], 'CCC(=O)O[CH3:9]>>CCC(=O)O')).toEqual(['Y41 never']);
  });

  it('takes an ester before a nitrile', () => {
    expect(under(['strong-hydride'], 'COC(=O)CCC#N>>COC(=O)CCCN')).toEqual(['Y42 never']);
    expect(under(['hydrogen', 'palladium'], 'COC(=O)CCC#N>>COC(=O)CCCN')).toEqual([]);
    expect(under(['strong-hydride'], 'CCCC#N>>CCCCN')).toEqual([]);
  });

  it('does not stop at the ketone beside an ester', () => {
    const stopped = 'CCOC(=O)CCCC(C)=O>>CCOC(=O)CCCC(C)O';
    expect(under(['strong-hydride'], stopped)).toEqual(['Y52 never']);
    expect(under(['borohydride', 'strong-hydride'], stopped)).toEqual([]);
    expect(under(['strong-hydride'], 'CCCC(C)=O>>CCCC(C)O')).toEqual([]);
  });
});

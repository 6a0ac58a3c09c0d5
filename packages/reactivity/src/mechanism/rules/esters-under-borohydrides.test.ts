import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ESTERS_UNDER_BOROHYDRIDES } from './esters-under-borohydrides.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = ESTERS_UNDER_BOROHYDRIDES.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('a borohydride', () => {
  it.each([
    ['an alkanoate', 'CC(C)CC(=O)[O:9][CH2:9][CH3:9]>>CC(C)CCO'],
    ['a benzoate', 'Clc1ccc(cc1)C(=O)[O:9][CH3:9]>>Clc1ccc(cc1)CO'],
  ])('leaves %s', (_, reaction) => {
    expect(under(['borohydride', 'alcohol'], reaction)).toEqual(['Y50 never']);
    for (const kind of ['lithium-borohydride', 'iodine-source', 'strong-hydride'])
      expect(under(['borohydride', kind], reaction)).toEqual([]);
  });

  it.each([
    ['a phenyl ester', 'CCC(=O)[O:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CCCO'],
    ['an ester of an amino acid', 'CC(C)C(N)C(=O)[O:9][CH3:9]>>CC(C)C(N)CO'],
    ['a picolinate', 'Cc1ccnc(c1)C(=O)[O:9][CH3:9]>>Cc1ccnc(c1)CO'],
    ['a nitrobenzoate', 'O=[N+]([O-])c1ccc(cc1)C(=O)[O:9][CH3:9]>>O=[N+]([O-])c1ccc(cc1)CO'],
    ['a 3-hydroxy ester', 'CC(O)CC(=O)[O:9][CH3:9]>>CC(O)CCO'],
  ])('may take %s', (_, reaction) => {
    expect(under(['borohydride', 'alcohol'], reaction)).toEqual([]);
  });

  it('hydrolyses no ester', () => {
    const acid = 'CCC(=O)O[CH3:9]>>CCC(=O)O';
    expect(under(['borohydride', 'alcohol'], acid)).toEqual(['Y51 never']);
    expect(under(['borohydride', 'hydroxide'], acid)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { DIAZONIUM_IONS } from './diazonium-ions.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = DIAZONIUM_IONS.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('an arylamine in nitrous acid', () => {
  const phenol = '[NH2:9]c1ccccc1.O>>c1%11ccccc1.O%11';
  const arene = '[NH2:9]c1ccccc1>>c1ccccc1';

  it('gives no phenol where a salt is there to take the place of the nitrogen', () => {
    for (const kind of ['copper', 'cyanide', 'azide', 'halide-salt', 'fluoroborate'])
      expect(under(['nitrosating-agent', 'strong-acid', kind], phenol)).toEqual(['Y43 never']);
    expect(under(['nitrosating-agent', 'strong-acid', 'water'], phenol)).toEqual([]);
    expect(under(['copper'], phenol)).toEqual([]);
  });

  it('takes hydrogen from what gives it', () => {
    expect(under(['nitrosating-agent', 'copper'], arene)).toEqual(['Y44 never']);
    expect(under(['nitrosating-agent', 'strong-acid', 'hypophosphorous-acid'], arene)).toEqual([]);
    expect(under(['nitrosating-agent', 'copper', 'alcohol'], arene)).toEqual([]);
  });

  it('does not stay while something else happens', () => {
    const cyanated = 'Nc1ccccc1[Br:9].N#C[Cu:8]>>Nc1ccccc1%11.N#C%11';
    expect(under(['nitrosating-agent', 'strong-acid', 'copper', 'cyanide'], cyanated)).toEqual(['Y45 never']);
    expect(under(['copper', 'cyanide'], cyanated)).toEqual([]);
    const exchanged = '[NH2:9]c1ccccc1Br.N#C[Cu:8]>>c1%11ccccc1Br.N#C%11';
    expect(under(['nitrosating-agent', 'strong-acid', 'copper', 'cyanide'], exchanged)).toEqual([]);
  });
});

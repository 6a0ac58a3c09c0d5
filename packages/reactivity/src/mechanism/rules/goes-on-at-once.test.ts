import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { GOES_ON_AT_ONCE } from './goes-on-at-once.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = GOES_ON_AT_ONCE.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what goes on at once', () => {
  it('is a diazonium ion beside sulfur dioxide, which would else be the chloride', () => {
    const chloride = 'c1([NH2:9])ccccc1.Cl>>c1%11ccccc1.Cl%11';
    expect(under(['nitrosating-agent', 'sulfur-dioxide', 'copper'], chloride)).toEqual(['Y77 never']);
    expect(under(['nitrosating-agent', 'acid-chlorinating-agent', 'copper'], chloride)).toEqual(['Y77 never']);
    expect(under(['nitrosating-agent', 'copper'], chloride)).toEqual([]);
  });

  it('is the hydrazone of a 2-fluorobenzaldehyde, but not of a chloride or of an arylhydrazine', () => {
    expect(under(['hydrazine'], 'Fc1ccccc1C=[O:9].NN>>Fc1ccccc1C=%11.N%11N')).toEqual(['Y78 never']);
    expect(under(['hydrazine'], 'Clc1ccccc1C=[O:9].NN>>Clc1ccccc1C=%11.N%11N')).toEqual([]);
    expect(under(['hydrazine'], 'Fc1ccccc1C=[O:9].NNc1ccccc1>>Fc1ccccc1C=%11.N%11Nc1ccccc1')).toEqual([]);
  });
});

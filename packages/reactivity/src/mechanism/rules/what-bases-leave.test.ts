import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { WHAT_BASES_LEAVE } from './what-bases-leave.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = WHAT_BASES_LEAVE.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('what bases leave', () => {
  it('are acetals, but not beside acid', () => {
    const acetal = 'CC1([O:20][CH2:21][CH2:22][O:23]1)C.O>>CC%11C.O=%11';
    expect(under(['hydroxide'], acetal)).toEqual(['Y65 never']);
    expect(under(['hydroxide', 'strong-acid'], acetal)).toEqual([]);
    expect(under([], acetal)).toEqual([]);
  });

  it('is the ester of an ortho-acylphenol where no water is, as its acyl group moves first', () => {
    const freed = 'CC(=O)c1ccccc1O[C:20](=[O:21])[c:22]2[cH:23][cH:24][cH:25][cH:26][cH:27]2>>CC(=O)c1ccccc1O';
    expect(under(['hydroxide', 'carbonate-or-amine-base'], freed)).toEqual(['Y66 never']);
    expect(under(['hydroxide', 'water'], freed)).toEqual([]);
  });
});

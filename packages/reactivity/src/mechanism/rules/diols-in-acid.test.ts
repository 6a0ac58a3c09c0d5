import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { DIOLS_IN_ACID } from './diols-in-acid.ts';

/** What the rule says where it holds under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = DIOLS_IN_ACID.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('a pinacol in strong acid', () => {
  const dehydration = 'CCC([OH:9])(C)C(C)(O)CC>>CC=C(C)C(C)(O)CC';

  it('does not lose water alone', () => {
    expect(under(['strong-acid'], dehydration)).toEqual(['Y46 never']);
    expect(under(['strong-acid', 'carbonate-or-amine-base'], dehydration)).toEqual([]);
    expect(under([], dehydration)).toEqual([]);
  });

  it('is two tertiary or benzylic alcohols side by side', () => {
    expect(under(['strong-acid'], 'CCC([OH:9])(C)CC(C)(O)CC>>CC=C(C)CC(C)(O)CC')).toEqual([]);
    expect(under(['strong-acid'], 'CCC([OH:9])(C)CO>>CC=C(C)CO')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CARBON_MONOXIDE_FIRST } from './carbon-monoxide-first.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = CARBON_MONOXIDE_FIRST.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('carbon monoxide on palladium', () => {
  const amine = 'Cc1ccc([Br:9])cc1.NCCC>>Cc1ccc%11cc1.N%11CCC';
  const biaryl = 'Cc1ccc([I:9])cc1.[B:9]([OH:9])([OH:9])c1ccccc1>>Cc1ccc%11cc1.c%111ccccc1';

  it.each([
    ['an amine', amine],
    ['a boronic acid', biaryl],
  ])('comes before %s', (_, reaction) => {
    expect(under(['palladium-complex', 'carbon-monoxide'], reaction)).toEqual(['Y53 never']);
    expect(under(['palladium-complex'], reaction)).toEqual([]);
  });

  it('says nothing of what takes it up, and of other bonds', () => {
    const amide = 'Cc1ccc([Br:9])cc1.[C-]#[O+].NCCC>>Cc1ccc%11cc1.C%11%12=O.N%12CCC';
    expect(under(['palladium-complex', 'carbon-monoxide'], amide)).toEqual([]);
    expect(under(['palladium-complex', 'carbon-monoxide'], 'CC(=O)[OH:9].NCCC>>CC%11=O.N%11CCC')).toEqual([]);
  });
});

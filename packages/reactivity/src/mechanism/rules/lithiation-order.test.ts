import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LITHIATION_ORDER } from './lithiation-order.ts';

/** What the rules say that hold under these kinds of reagents. Atoms with a map leave. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = LITHIATION_ORDER.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Lithiation', rules }, reaction);
}

const DMF = 'C(=O)[N:9]([CH3:8])[CH3:7]';

describe('the hydrogen that a lithium base takes', () => {
  const besideMethoxy = `CCN(CC)C(=O)c1ccc(OC)cc1.${DMF}>>CCN(CC)C(=O)c1ccc(OC)c%11c1.C%11(=O)`;
  const besideAmide = `CCN(CC)C(=O)c1ccc(OC)cc1.${DMF}>>CCN(CC)C(=O)c1ccc(OC)cc1%11.C%11(=O)`;

  it('is that beside the group which holds the lithium better', () => {
    expect(under(['organolithium-base'], besideMethoxy)).toEqual(['Y22 never']);
    expect(under(['organolithium-base'], besideAmide)).toEqual([]);
    expect(under(['lewis-acid'], besideMethoxy)).toEqual([]);
  });

  it.each([
    ['para to the bromine', `Fc1cccc(Br)c1.${DMF}>>Fc1c%11ccc(Br)c1.C%11(=O)`, ['Y22 never']],
    ['between both', `Fc1cccc(Br)c1.${DMF}>>Fc1cccc(Br)c1%11.C%11(=O)`, []],
  ])('is that between two halogens: %s', (_, reaction, verdict) => {
    expect(under(['amide-base'], reaction)).toEqual(verdict);
  });

  it('is not that between a carbamate and a bulky silyl ether', () => {
    const beside = `CC(=O)Nc1cccc(O[Si](C)(C)C)c1.${DMF}>>CC(=O)Nc1c%11ccc(O[Si](C)(C)C)c1.C%11(=O)`;
    expect(under(['organolithium-base'], beside)).toEqual([]);
  });
});

describe('a halogen of an arene', () => {
  const exchanged = `Fc1cccc([Br:6])c1.${DMF}>>Fc1cccc%11c1.C%11(=O)`;

  it('stays where an amide base is there, and is exchanged by an alkyllithium', () => {
    expect(under(['amide-base'], exchanged)).toEqual(['Y23 never']);
    expect(under(['amide-base', 'organolithium-base'], exchanged)).not.toContain('Y23 never');
    expect(under(['amide-base', 'palladium-complex'], exchanged)).not.toContain('Y23 never');
  });
});

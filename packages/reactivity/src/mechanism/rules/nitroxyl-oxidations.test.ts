import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NITROXYL_OXIDATIONS } from './nitroxyl-oxidations.ts';

/** What the rule says where it holds under these kinds of reagents. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = NITROXYL_OXIDATIONS.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

describe('a nitroxyl radical', () => {
  it('leaves a secondary alcohol beside a primary one', () => {
    expect(under(['nitroxyl', 'iodine-three'], 'CCC(O)CCO>>CCC(=O)CCO')).toEqual(['Y47 never']);
    expect(under(['nitroxyl'], 'CCC(O)CCO>>CCC(=O)CC=O')).toEqual(['Y47 never']);
    expect(under(['nitroxyl'], 'CCC(O)CCO>>CCC(O)CC=O')).toEqual([]);
    expect(under(['alcohol-oxidant'], 'CCC(O)CCO>>CCC(=O)CCO')).toEqual([]);
  });

  it('takes a secondary alcohol that stands alone, or beside an arene', () => {
    expect(under(['nitroxyl'], 'CCC(O)CC>>CCC(=O)CC')).toEqual([]);
    expect(under(['nitroxyl'], 'OC(CCO)c1ccccc1>>O=C(CCO)c1ccccc1')).toEqual([]);
  });
});

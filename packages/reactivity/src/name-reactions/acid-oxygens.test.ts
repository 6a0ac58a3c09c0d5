import { readMappedReaction } from '@retron/transforms';
import { describe, expect, it } from 'vitest';
import { settleAcidOxygens } from './acid-oxygens.ts';

/** Sources of the product's atoms before and after. */
function sources(text: string) {
  const reaction = readMappedReaction(text);
  if (!reaction.ok) throw new Error(reaction.error.message);
  const settled = settleAcidOxygens(reaction.value);
  for (const [product, source] of settled.sourceOf.entries()) expect(settled.becomes[source]).toBe(product);
  return { before: [...reaction.value.sourceOf], after: [...settled.sourceOf] };
}

describe('the oxygens of an acid', () => {
  it('are exchanged where an acylation kept the hydroxyl', () => {
    // reactant atoms: 0 carbonyl oxygen, 1 carbon, 2 hydroxyl, 3 methyl, 4 nitrogen, 5 methyl
    const { before, after } = sources('O=[C:1]([OH:2])[CH3:3].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH3:3])[NH:4][CH3:5]');
    expect(before).toEqual([1, 2, 3, 4, 5]);
    expect(after).toEqual([1, 0, 3, 4, 5]);
  });

  it('are exchanged where a hydrolysis made the alkoxy oxygen the carbonyl oxygen', () => {
    const { before, after } = sources('C[O:1][C:2](=[O:3])[CH3:4]>>[O:1]=[C:2]([OH:3])[CH3:4]');
    expect(before).toEqual([1, 2, 3, 4]);
    expect(after).toEqual([3, 2, 1, 4]);
  });

  it.each([
    ['an acylation that kept the carbonyl oxygen', '[O:2]=[C:1](O)[CH3:3].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH3:3])[NH:4][CH3:5]'],
    ['an acid that does not react', '[O:1]=[C:2]([OH:3])[CH2:4]Br.[NH2:5][CH3:6]>>[O:1]=[C:2]([OH:3])[CH2:4][NH:5][CH3:6]'],
    ['an ester', '[CH3:1][C:2](=[O:3])[O:4][CH2:5]Br.[NH2:6][CH3:7]>>[CH3:1][C:2](=[O:3])[O:4][CH2:5][NH:6][CH3:7]'],
  ])('stay: %s', (_, text) => {
    const { before, after } = sources(text);
    expect(after).toEqual(before);
  });
});

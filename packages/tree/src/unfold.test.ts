import { describe, expect, it } from 'vitest';
import { depthAt, idAt, isStructurePlace, placeAbove, placesDownTo, structuresDownTo } from './place.ts';
import { exampleTree } from './testing/example-tree.ts';
import { precursorsAt, suggestionsAt } from './unfold.ts';

describe('a place', () => {
  it('names the ids from the target down', () => {
    expect(placesDownTo('1-10-2')).toEqual(['1', '1-10', '1-10-2']);
    expect(structuresDownTo('1-10-2-20-4')).toEqual([1, 2, 4]);
    expect(placeAbove('1')).toBeNull();
    expect(idAt('1-10-2~2')).toBe(2);
  });

  it('is a structure at even and a suggestion at odd distance from the target', () => {
    expect(isStructurePlace('1')).toBe(true);
    expect(isStructurePlace('1-10')).toBe(false);
    expect([depthAt('1'), depthAt('1-10'), depthAt('1-10-2')]).toEqual([0, 1, 1]);
  });
});

describe('unfolding', () => {
  it('shows the suggestions of a structure at each of its places', () => {
    expect(suggestionsAt(exampleTree, '1-10-2')?.map(({ place }) => place)).toEqual(['1-10-2-20', '1-10-2-21']);
    expect(suggestionsAt(exampleTree, '1-11-2')?.map(({ place }) => place)).toEqual(['1-11-2-20', '1-11-2-21']);
  });

  it('leaves out a suggestion that leads back to a structure above', () => {
    // 21 makes 2 from 3, and 3 stands above 2 only on the way through 12
    expect(suggestionsAt(exampleTree, '1-12-3-30-2')?.map(({ suggestion }) => suggestion.id)).toEqual([20]);
  });

  it('says that suggestions are not known rather than that there are none', () => {
    expect(suggestionsAt(exampleTree, '1-10-2-20-4')).toBeNull();
  });

  it('gives a structure that is needed twice two places', () => {
    const [both] = suggestionsAt(exampleTree, '1')?.filter(({ suggestion }) => suggestion.id === 13) ?? [];
    expect(precursorsAt(both.place, both.suggestion).map(({ place }) => place)).toEqual(['1-13-4', '1-13-4~2']);
  });
});

import { describe, expect, it } from 'vitest';
import { disconnectionPlaces } from './disconnection-places.ts';

const sharesOf = (keys: readonly string[], probabilities: readonly number[]) =>
  disconnectionPlaces(keys, probabilities).map(({ choice }) => choice?.disconnection);

describe('the shares of disconnections', () => {
  it('adds up the variants of one', () => {
    expect(sharesOf(['a', 'a', 'b'], [0.25, 0.125, 0.5])).toEqual([0.375, 0.375, 0.5]);
  });

  it('does not add up places that nothing chooses: an arene that loses a halogen is worth its most probable place', () => {
    const places = Array.from({ length: 20 }, () => 'arene h-1x1');
    expect(sharesOf([...places, 'b'], [...places.map(() => 0.01), 0.7])[0]).toBe(0.01);
    expect(sharesOf(['arene h-1x1', 'arene h-1x1'], [0.01, 0.04])).toEqual([0.04, 0.04]);
  });

  it('parts those of the variants of such an arene, so that they come to one', () => {
    const places = disconnectionPlaces(['arene h-1x1', 'arene h-1x1'], [0.25, 0.75]);
    expect(places.map(({ choice }) => choice)).toEqual([
      { disconnection: 0.75, variant: 0.25 },
      { disconnection: 0.75, variant: 0.75 },
    ]);
  });

  it('takes parts of their sum where it is more than one', () => {
    expect(sharesOf(['a', 'b', 'b'], [0.5, 0.75, 0.75])).toEqual([0.25, 0.75, 0.75]);
  });
});

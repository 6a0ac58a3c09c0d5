import { describe, expect, it } from 'vitest';
import { capProbability, probabilityOf, RATING_BOUNDS, ratingOf } from './calibration.ts';

describe('the map from score to rating', () => {
  it('rises from 0 to 1 and gives 1/2 at 0', () => {
    const probabilities = [-50, -2, 0, 2, 50].map(probabilityOf);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => a - b));
    expect(probabilities[2]).toBe(0.5);
    expect(probabilities.every((each) => each >= 0 && each <= 1)).toBe(true);
  });

  it('gives the higher rating at each bound and the lower one just below', () => {
    for (const { rating, from } of RATING_BOUNDS.slice(0, -1)) {
      expect(ratingOf(from)).toBe(rating);
      expect(ratingOf(from - 1e-9)).toBe(rating - 1);
    }
    expect(ratingOf(0)).toBe(1);
  });

  it('caps without changing the order of what is capped', () => {
    const capped = [0.61, 0.8, 0.95].map((each) => capProbability(each, 2));
    expect(capped.map(ratingOf)).toEqual([2, 2, 2]);
    expect(capped).toEqual([...capped].sort((a, b) => a - b));
    expect(new Set(capped).size).toBe(3);
  });

  it('leaves alone what is not above the cap', () => {
    expect(capProbability(0.03, 2)).toBe(0.03);
    expect(capProbability(0.99, 4)).toBe(0.99);
  });
});

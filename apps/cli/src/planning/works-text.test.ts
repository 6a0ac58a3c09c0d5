import { describe, expect, it } from 'vitest';
import { isHeldDown, worksText } from './works-text.ts';

const step = (rating: number, feasibility: number | null, disconnection: number | null = null) => ({
  rating,
  feasibility,
  choice: disconnection === null ? null : { disconnection, variant: 1 },
});

describe('whether a step would work, in words', () => {
  it('is the number alone where the word is that of the number', () => {
    expect([step(4, 0.98), step(3, 0.8), step(2, 0.3)].map(worksText)).toEqual(['would work 0.98', 'would work 0.80', 'would work 0.30']);
  });

  it('says where something holds the word below the number', () => {
    expect(worksText(step(2, 0.98, 0.6))).toBe('would work 0.98 but held at bad');
    expect([step(3, 0.98), step(3, 0.8), step(2, 0.6, 0.8)].map(isHeldDown)).toEqual([true, false, false]);
  });

  it('says where less is enough because chemists choose the step often', () => {
    expect(worksText(step(3, 0.47, 0.83))).toBe('would work 0.47 (enough for good, as it is chosen so often)');
  });

  it('does not say so of a variant that is hardly ever chosen', () => {
    expect(worksText({ rating: 3, feasibility: 0.47, choice: { disconnection: 0.83, variant: 0.004 } })).toBe('would work 0.47');
  });

  it('says where good begins, beside a number that looks like a recommendation', () => {
    expect(worksText(step(2, 0.74, 0.01))).toBe('would work 0.74 (good from 0.75)');
  });

  it('does not round a number to the limit that it has not reached', () => {
    expect(worksText(step(2, 0.7482, 0.01))).toBe('would work 0.748 (good from 0.75)');
    expect(worksText(step(3, 0.9268, 0.6))).toBe('would work 0.927');
  });

  it('is nothing where nothing is measured, as of what textbooks alone show', () => {
    expect(worksText(step(3, null))).toBe('');
  });
});

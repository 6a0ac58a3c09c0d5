import { describe, expect, it } from 'vitest';
import type { Application } from '../step/application.ts';
import { mostProbable } from './most-probable.ts';

const application = (site: string, share: number | null) => ({ ...({ site } as Application), share });

describe('the most probable applications', () => {
  const all = [application('a', 0.1), application('b', null), application('c', 0.6), application('d', 0.3)];

  it('stand in their order, without those the ranker thinks least of or cannot judge', () => {
    expect(mostProbable(all, 3).map(({ site }) => site)).toEqual(['a', 'c', 'd']);
    expect(mostProbable(all, 1).map(({ site }) => site)).toEqual(['c']);
  });

  it('are all where there are not too many', () => {
    expect(mostProbable(all, 4)).toBe(all);
    expect(mostProbable(all, Infinity)).toBe(all);
  });
});

import { describe, expect, it } from 'vitest';
import { TextbookLibrary } from '../libraries/textbook-library.ts';
import type { Application } from '../step/application.ts';
import type { Support } from '../step/support.ts';
import { mostProbable } from './most-probable.ts';

const application = (site: string, share: number | null, support: Support[] = []) => ({
  ...({ site, support } as unknown as Application),
  share,
});
const TEXTBOOK = [{ library: { library: new TextbookLibrary([]) } } as unknown as Support];

describe('the most probable applications', () => {
  const all = [application('a', 0.1), application('b', null), application('c', 0.6), application('d', 0.3)];

  it('stand in their order, without those the ranker thinks least of or cannot judge', () => {
    expect(mostProbable(all, 3).map(({ site }) => site)).toEqual(['a', 'c', 'd']);
    expect(mostProbable(all, 1).map(({ site }) => site)).toEqual(['c']);
  });

  it('have those of the textbooks beside them, which no ranker judges', () => {
    const withTextbooks = [application('t', null, TEXTBOOK), ...all, application('u', null, TEXTBOOK)];
    expect(mostProbable(withTextbooks, 2).map(({ site }) => site)).toEqual(['t', 'c', 'd', 'u']);
  });

  it('are all where there are not too many', () => {
    expect(mostProbable(all, 4)).toBe(all);
    expect(mostProbable(all, Infinity)).toBe(all);
  });
});

import { describe, expect, it } from 'vitest';
import { capsOf } from './caps.ts';
import type { EnsembleFacts } from './ensemble-facts.ts';
import { explain } from './explanation.ts';
import { precedentScore } from './precedent-ranker.ts';

/** A well-supported amide coupling. */
const COUPLING: EnsembleFacts = {
  deepestLevel: 3,
  precedentCount: 400,
  closePrecedentCount: 90,
  similarity: 0.55,
  siteCount: 1,
  competingSiteCount: 0,
  simplification: 0.3,
  precursorCount: 2,
  precursorsInStock: 1,
  isUnprecedented: false,
};

describe('the score of precedents', () => {
  it.each([
    ['more recorded reactions', { precedentCount: 4000 }],
    ['more close ones', { closePrecedentCount: 300 }],
    ['a more similar precedent', { similarity: 0.8 }],
    ['greater simplification', { simplification: 0.5 }],
    ['more precursors in stock', { precursorsInStock: 2 }],
  ])('rises with %s', (_, change) => {
    expect(precedentScore({ ...COUPLING, ...change })).toBeGreaterThan(precedentScore(COUPLING));
  });

  it.each([
    ['less specific precedents', { deepestLevel: 2 }],
    ['still less specific ones', { deepestLevel: 1 }],
    ['more sites', { siteCount: 3 }],
    ['a competing site', { competingSiteCount: 1 }],
    ['more complex precursors', { simplification: -0.4 }],
  ] as const)('falls with %s', (_, change) => {
    expect(precedentScore({ ...COUPLING, ...change })).toBeLessThan(precedentScore(COUPLING));
  });
});

describe('caps', () => {
  it('keep a step without precedent at bad, one with a competing site or a single precedent at good', () => {
    const highest = (change: Partial<EnsembleFacts>) => capsOf({ ...COUPLING, ...change })[0]?.highest ?? 4;
    expect(highest({})).toBe(4);
    expect(highest({ isUnprecedented: true, competingSiteCount: 2 })).toBe(2);
    expect(highest({ competingSiteCount: 2 })).toBe(3);
    expect(highest({ precedentCount: 1 })).toBe(3);
  });
});

describe('an explanation', () => {
  it('says what speaks for a step, the number of precedents first', () => {
    expect(explain(COUPLING, 4, []).reasons).toEqual([
      '400 recorded reactions, 90 of them sharing the centre, its neighbours and theirs.',
      'The most complex precursor is 30 % simpler than the structure.',
      '1 of 2 precursors are in stock.',
      'The reaction fits one place of the structure only.',
    ]);
  });

  it('says why a rating is not one higher, the cap first', () => {
    const facts: EnsembleFacts = { ...COUPLING, deepestLevel: 2, precedentCount: 3, competingSiteCount: 1, siteCount: 2 };
    expect(explain(facts, 3, capsOf(facts)).limits).toEqual([
      'The same reaction fits at one place elsewhere in the structure.',
      'Rarely recorded: 3 recorded reactions.',
      'The reaction can be applied to the structure in 2 different ways.',
    ]);
  });

  it('has no limits at the highest rating and always some below it', () => {
    expect(explain({ ...COUPLING, similarity: 0.1 }, 4, []).limits).toEqual([]);
    expect(explain({ ...COUPLING, similarity: 0.9, precursorsInStock: 2 }, 3, []).limits).not.toEqual([]);
  });

  it('says nothing of stock that was not asked, nor of simplification where there is none', () => {
    const { reasons, limits } = explain({ ...COUPLING, simplification: null, precursorsInStock: null }, 2, []);
    expect([...reasons, ...limits].join(' ')).not.toMatch(/stock|simpler/);
  });
});

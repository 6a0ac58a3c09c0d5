import { describe, expect, it } from 'vitest';
import { explain } from '../explain/explanation.ts';
import { precedentScore } from '../rank/precedents/precedent-ranker.ts';
import type { Findings } from '../step/findings.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { capsOf } from './caps.ts';

/** A well-supported amide coupling. */
const COUPLING: StepFacts = {
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

const NOTHING = { conflicts: [], unstable: [], otherKind: null, mechanism: [] };
/** Run forward, the structure comes back and nothing else. */
const CLEAN: Findings = { ...NOTHING, replay: { verdict: 'same', competingSites: 0 } };

describe('caps', () => {
  const highest = (change: Partial<StepFacts>, findings: Findings | null = CLEAN) =>
    capsOf({ ...COUPLING, ...change }, findings)[0]?.highest ?? 4;

  it('keep a step without precedent at bad, one with a single precedent at good', () => {
    expect(highest({})).toBe(4);
    expect(highest({ isUnprecedented: true, competingSiteCount: 2 })).toBe(2);
    expect(highest({ precedentCount: 1 })).toBe(3);
  });

  it('keep at bad what does not give the structure back, at good what leaves its configuration open', () => {
    expect(highest({}, { ...NOTHING, replay: { verdict: 'failed', competingSites: 0 } })).toBe(2);
    expect(highest({}, { ...NOTHING, replay: { verdict: 'other stereo', competingSites: 0 } })).toBe(3);
  });

  it('keep at bad what needs a precursor that does not last, or rests on reactions of another kind', () => {
    expect(highest({}, { ...CLEAN, unstable: ['a geminal diol loses water'] })).toBe(2);
    expect(highest({}, { ...CLEAN, otherKind: { own: 'ether-dealkylation', recorded: 'co2h-et-deprotection' } })).toBe(2);
  });

  it('keep at good what has competing sites in the precursors', () => {
    expect(highest({}, { ...NOTHING, replay: { verdict: 'same', competingSites: 2 } })).toBe(3);
  });

  it('count a competing site of the structure only where the precursors were not shown to react at one place', () => {
    expect(highest({ competingSiteCount: 2 })).toBe(4);
    expect(highest({ competingSiteCount: 2 }, null)).toBe(3);
    expect(highest({ competingSiteCount: 2 }, { ...NOTHING, replay: null })).toBe(3);
  });

  it('come lowest first', () => {
    const caps = capsOf({ ...COUPLING, precedentCount: 1 }, { ...NOTHING, replay: { verdict: 'failed', competingSites: 0 } });
    expect(caps.map((cap) => cap.highest)).toEqual([2, 3]);
    expect(caps.map(({ isRisk }) => isRisk)).toEqual([true, false]);
  });
});

describe('an explanation', () => {
  it('says what speaks for a step, the number of precedents first', () => {
    expect(explain(COUPLING, CLEAN, 4, []).reasons).toEqual([
      '400 recorded reactions, 90 of them sharing the centre, its neighbours and theirs.',
      'The most complex precursor is 30 % simpler than the structure.',
      '1 of 2 precursors is in stock.',
      'Run forward on the precursors, the transform gives the structure back and no other product.',
    ]);
    expect(explain(COUPLING, null, 4, []).reasons.join()).not.toContain('Run forward');
  });

  it('says why a rating is not one higher, the cap first', () => {
    const facts: StepFacts = { ...COUPLING, deepestLevel: 2, precedentCount: 3, competingSiteCount: 1, siteCount: 2 };
    expect(explain(facts, null, 3, capsOf(facts, null)).limits).toEqual([
      'Competing sites: the same transform fits one other place in the structure.',
      'Rarely recorded: 3 recorded reactions.',
      'The reaction can be applied to the structure in 2 different ways.',
    ]);
  });

  it('does not give as a limit what would allow a higher rating', () => {
    const facts: StepFacts = { ...COUPLING, precedentCount: 1 };
    expect(explain(facts, CLEAN, 3, capsOf(facts, CLEAN)).limits).toContain('A single recorded reaction supports it.');
    expect(explain(facts, CLEAN, 2, capsOf(facts, CLEAN)).limits).not.toContain('A single recorded reaction supports it.');
  });

  it('has no limits at the highest rating and always some below it', () => {
    expect(explain({ ...COUPLING, similarity: 0.1 }, CLEAN, 4, []).limits).toEqual([]);
    expect(explain({ ...COUPLING, similarity: 0.9, precursorsInStock: 2 }, CLEAN, 3, []).limits).not.toEqual([]);
  });

  it('says nothing of stock that was not asked, nor of simplification where there is none', () => {
    const { reasons, limits } = explain({ ...COUPLING, simplification: null, precursorsInStock: null }, null, 2, []);
    expect([...reasons, ...limits].join(' ')).not.toMatch(/stock|simpler/);
  });
});

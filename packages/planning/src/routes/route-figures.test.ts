import type { Route } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { unmetBy } from './as-wanted.ts';
import { type FigureSource, figuresOf, isHighestTier, type JudgedStep, stepsOf } from './route-figures.ts';

const leaf = (structureId: number): Route => ({ structureId, step: null });
const made = (structureId: number, suggestionId: number, ...precursors: readonly Route[]): Route => ({
  structureId,
  step: { suggestionId, precursors },
});

/** 1 is joined from 2 and 3; both need 4, which is made from 5; 2 needs it twice. */
const AMINE = made(4, 40, leaf(5));
const ROUTE = made(1, 10, made(2, 20, AMINE, AMINE), made(3, 30, AMINE, leaf(6)));

const STEP: Omit<JudgedStep, 'id'> = {
  rating: 4,
  feasibility: 0.9,
  nameReactions: [],
  messages: { info: [], warning: [] },
  precedentCount: 12,
  deepestLevel: 2,
};
const STEPS: Readonly<Record<number, Partial<JudgedStep>>> = {
  10: {},
  20: { rating: 3, feasibility: 0.7 },
  30: { rating: 3, feasibility: 0.5 },
  40: { nameReactions: [{ id: 'n-boc-deprotection', count: 9 }] },
};
const YIELDS: Readonly<Record<number, number>> = { 10: 80, 20: 50, 30: 90, 40: 50 };

function source(change: Partial<FigureSource> = {}, steps: Readonly<Record<number, Partial<JudgedStep>>> = STEPS): FigureSource {
  return {
    suggestion: (id) => ({ ...STEP, id, ...steps[id] }),
    structure: (id) => ({ isInStock: id >= 5, smiles: 'C' }),
    weight: (id) => (id === 1 ? 300 : 100),
    yieldOf: (id) => ({ lower: YIELDS[id] - 10, median: YIELDS[id], upper: YIELDS[id] + 10 }),
    ...change,
  };
}

describe('figures of a route', () => {
  it('count a reaction once, however often its product is needed', () => {
    expect(figuresOf(ROUTE, source(), 2)).toMatchObject({ steps: 4, longestBranch: 3, isConvergent: true, protectingGroupSteps: 1 });
    expect(figuresOf(AMINE, source(), 2)).toMatchObject({ steps: 1, longestBranch: 1, isConvergent: false });
  });

  it('take the yield along the branch that loses most, with its spread', () => {
    const { estimatedYield } = figuresOf(ROUTE, source(), 2);
    expect(estimatedYield?.median).toBeCloseTo(80 * 0.5 * 0.5);
    expect(estimatedYield?.lower).toBeCloseTo(70 * 0.4 * 0.4);
    expect(estimatedYield?.upper).toBeCloseTo(90 * 0.6 * 0.6);
  });

  it('do not guess a yield of which a step has none, nor an economy without weights', () => {
    const unknown = source({ yieldOf: (id) => (id === 30 ? null : { lower: 1, median: 1, upper: 1 }), weight: () => null });
    expect(figuresOf(ROUTE, unknown, 2)).toMatchObject({ estimatedYield: null, stepsWithoutYield: 1, atomEconomy: null });
  });

  it('weigh everything the route starts from, as often as it is needed', () => {
    expect(figuresOf(ROUTE, source(), 2).atomEconomy).toBeCloseTo((100 * 300) / 400);
  });

  it('weigh an eighth of a ring of sulfur, and no ion without its counter-ion', () => {
    const starting = (smiles: string) => figuresOf(ROUTE, source({ structure: () => ({ isInStock: true, smiles }) }), 2).atomEconomy;
    expect(starting('S1SSSSSSS1')).toBe(100);
    expect(starting('[F-]')).toBeNull();
  });

  it('have no economy above 100 per cent where hydrogen is added', () => {
    expect(figuresOf(ROUTE, source({ weight: (id) => (id === 1 ? 402 : 100) }), 2).atomEconomy).toBe(100);
  });

  it('name the weakest step: the lowest word, then what is least likely to work', () => {
    expect(figuresOf(ROUTE, source(), 2).weakest).toBe(30);
  });
});

describe('the tiers of a route', () => {
  const tiers = (change: Partial<FigureSource>, steps?: Readonly<Record<number, Partial<JudgedStep>>>, precision = 2) =>
    figuresOf(ROUTE, source(change, steps), precision).tiers;

  it('are all met where nothing speaks against it', () => {
    expect(isHighestTier(tiers({}))).toBe(true);
  });

  it('are each missed by what they ask for', () => {
    expect(tiers({ structure: (id) => ({ isInStock: id === 5 ? null : true, smiles: 'C' }) }).everyLeafKnown).toBe(false);
    expect(tiers({}, { 20: { rating: 2 } }).everyStepGood).toBe(false);
    expect(tiers({}, { 40: { messages: { info: [], warning: ['Competing sites'] } } }).noWarning).toBe(false);
    expect(tiers({}, { 30: { precedentCount: 0 } }).everyStepPrecedented).toBe(false);
    expect(tiers({}, {}, 3).everyStepPrecedented).toBe(false);
    expect(isHighestTier(tiers({}, { 20: { rating: 2 } }))).toBe(false);
  });
});

describe('steps of a route', () => {
  it('stand each before those that need it when read backwards', () => {
    expect([...stepsOf(ROUTE).keys()]).toEqual([1, 2, 3, 4]);
  });
});

describe('a route as it was wanted', () => {
  const unmet = (intent: Parameters<typeof unmetBy>[1]) => unmetBy(ROUTE, intent, (id) => `S${id}`);

  it('makes or starts from what is required', () => {
    expect(unmet({ require: ['S4', 'S6'] })).toBeNull();
    expect(unmet({ require: ['S4', 'S7'] })).toBe('wish:require:S7');
  });

  it('has no more reactions than allowed', () => {
    expect(unmet({ mostReactions: 4 })).toBeNull();
    expect(unmet({ mostReactions: 3 })).toBe('wish:reactions:3');
  });
});

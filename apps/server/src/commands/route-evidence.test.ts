import type { Route } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { SupportOfSuggestion } from '../chemistry/precedent-lookup.ts';
import { materialCostOf, type RouteEvidence, StepYields } from './route-evidence.ts';

const leaf = (structureId: number): Route => ({ structureId, step: null });
/** 1 is made of 2 and 3, 2 of 3 and 4. */
const ROUTE: Route = {
  structureId: 1,
  step: { suggestionId: 10, precursors: [{ structureId: 2, step: { suggestionId: 20, precursors: [leaf(3), leaf(4)] } }, leaf(3)] },
};
const YIELDS: Readonly<Record<number, number>> = { 10: 50 };
const WEIGHTS: Readonly<Record<number, number>> = { 1: 200, 3: 100, 4: 50 };

const evidence = (prices: Readonly<Record<number, number>>): RouteEvidence => ({
  yieldOf: (id) => (YIELDS[id] === undefined ? null : { lower: 40, median: YIELDS[id], upper: 60 }),
  materialOf: (id) => ({ weight: WEIGHTS[id] ?? null, pricePerGram: prices[id] ?? null }),
});

describe('what the materials of a route cost', () => {
  it('is reckoned for a gram of the target, what is needed twice twice, unknown yields as assumed', () => {
    // 5 mmol of the target: 10 mmol of 2 and of 3; at 80 % 12.5 mmol of 3 and of 4 for 2.
    const cost = materialCostOf(ROUTE, evidence({ 3: 2, 4: 8 }), 0.8);
    expect(cost.perGram).toBeCloseTo(2 * 0.1 * 22.5 + 8 * 0.05 * 12.5, 9);
    expect(cost).toMatchObject({ unpriced: 0, materials: 2 });
  });

  it('leaves out, and counts, what has no price', () => {
    const cost = materialCostOf(ROUTE, evidence({ 4: 8 }), 0.8);
    expect(cost.perGram).toBeCloseTo(5, 9);
    expect(cost).toMatchObject({ unpriced: 1, materials: 2 });
  });
});

describe('the yields of steps', () => {
  it('are looked up once each, some at a time, and told in the order asked', async () => {
    const asked: string[][] = [];
    const lookUp = async (steps: readonly SupportOfSuggestion[]) => {
      asked.push(steps.map(({ examples }) => examples.join()));
      return steps.map(({ examples: [key = ''] }) => ({ lower: 1, median: key.length, upper: 100 }));
    };
    const step = (example: string): SupportOfSuggestion => ({ transforms: [], nameReactions: [], plannedWith: null, examples: [example] });
    const yields = new StepYields();
    const chains = Array.from({ length: 30 }, (_, index) => 'C'.repeat(index + 1));
    const first = await yields.of(chains.map(step), lookUp);
    expect(first.map((each) => each?.median)).toEqual(chains.map(({ length }) => length));
    expect(asked.map(({ length }) => length)).toEqual([25, 5]);
    const again = await yields.of([step('O'), step('CC')], lookUp);
    expect(again.map((each) => each?.median)).toEqual([1, 2]);
    expect(asked.at(-1)).toEqual(['O']);
  });

  it('are asked for again where the library was not there, and not where none is stated', async () => {
    const step: SupportOfSuggestion = { transforms: [], nameReactions: [], plannedWith: null, examples: ['a'] };
    const answers = [undefined, null];
    let times = 0;
    const lookUp = async () => [answers[times++]];
    const yields = new StepYields();
    for (const expected of [1, 2, 2]) {
      expect(await yields.of([step], lookUp)).toEqual([null]);
      expect(times).toBe(expected);
    }
  });
});

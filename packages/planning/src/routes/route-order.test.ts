import type { MechanismWarning, Rating } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { type OrderSource, orderRoutes } from './route-order.ts';

/** Anisole: by its O-methyl bond from phenol (steps 1 and 2), or by its aryl bond from an aryl halide. */
const SMILES = ['', 'COc1ccccc1', 'Oc1ccccc1', 'CI', 'Ic1ccccc1', 'CO', 'CBr', 'O(c1ccccc1)Cc1ccccc1'];
const RING = [2, 3, 4, 5, 6, 7];
type Step = ReturnType<OrderSource['suggestion']>;
const step = (
  bonds: Step['bonds'],
  precursors: readonly (readonly [number, readonly number[]])[],
  warning: readonly string[] = [],
  rating: Rating = 4,
): Step => ({
  bonds,
  rating,
  precursors: precursors.map(([structureId, parentAtom]) => ({ structureId, centre: [], parentAtom })),
  mechanism: [],
  nameReactions: [],
  messages: { info: [], warning },
});
const PHENOL = [2, [1, ...RING]] as const;
const byPhenol = step([[0, 1]], [PHENOL, [3, [0, -1]]]);
const byAryl = step(
  [[1, 2]],
  [
    [4, [-1, ...RING]],
    [5, [0, 1]],
  ],
);
const STEPS: Readonly<Record<number, Step>> = {
  1: byPhenol,
  2: step([[0, 1]], [PHENOL, [6, [0, -1]]], ['Competing sites.']),
  3: byAryl,
  // The free phenol is in the way of it, and its benzyl group comes off before.
  4: { ...byPhenol, mechanism: [{ rivals: [{ precursor: 0, atom: 0 }] } as unknown as MechanismWarning] },
  6: step([[0, 1]], [PHENOL, [2, Array.from({ length: 7 }, () => -1)]]),
  5: step([], [[7, [0, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 7 }, () => -1)]]]),
  // By steps that would not work.
  7: { ...byPhenol, rating: 2 },
  8: { ...byAryl, rating: 2 },
};
const source: OrderSource = { suggestion: (id) => STEPS[id], smiles: (id) => SMILES[id] };
const one = (cost: number, suggestionId: number) => ({
  cost,
  route: {
    structureId: 1,
    step: { suggestionId, precursors: STEPS[suggestionId].precursors.map(({ structureId }) => ({ structureId, step: null })) },
  },
});
const FREED = { structureId: 2, step: { suggestionId: 5, precursors: [{ structureId: 7, step: null }] } };
const FAULTY = { cost: 1, route: { structureId: 1, step: { suggestionId: 4, precursors: [FREED, { structureId: 3, step: null }] } } };
const leaf = (structureId: number) => ({ structureId, step: null });
const told = (...routes: Parameters<typeof orderRoutes>[0]) => orderRoutes(routes, source).map(({ cost }) => cost);

describe('the order in which routes are told', () => {
  it('has different ideas first, then the cheapest', () => {
    expect(told(one(1, 1), one(1.1, 1), one(3, 3))).toEqual([1, 3, 1.1]);
  });

  it('has the best route of an idea first that needs no bad step, where the best of all needs none', () => {
    expect(told(one(1, 1), one(1.1, 1), one(3, 8), one(4, 3))).toEqual([1, 4, 1.1, 3]);
    expect(told(one(1, 1), one(1.1, 1), one(3, 8))).toEqual([1, 1.1, 3]);
  });

  it('has no idea first that is far dearer than the best route', () => {
    expect(told(one(1, 1), one(1.1, 1), one(9, 3))).toEqual([1, 1.1, 9]);
  });

  it('has a dear route without a bad step before a cheap one that has one', () => {
    expect(told(one(1, 7), one(20, 1))).toEqual([20, 1]);
    expect(told(one(1, 7), one(20, 3))).toEqual([20, 1]);
  });

  it('has ideas with a bad step first where the best route has one too', () => {
    expect(told(one(1, 7), one(1.1, 7), one(3, 8))).toEqual([1, 3, 1.1]);
  });

  it('has the route of fewer steps before that of more where both cost alike', () => {
    const longer = (cost: number) => ({ cost, route: { structureId: 1, step: { suggestionId: 1, precursors: [FREED, leaf(3)] } } });
    expect(told(longer(1), one(1.4, 1))).toEqual([1.4, 1]);
    expect(told(longer(1), one(1.6, 1))).toEqual([1, 1.6]);
  });

  it('has what needs no care before what does where both cost alike', () => {
    expect(told(one(1, 2), one(1.1, 1))).toEqual([1.1, 1]);
    expect(told(one(1, 2), one(2.1, 1))).toEqual([1, 2.1]);
  });

  it('has what starts from fewer different materials before what starts from more where both cost alike', () => {
    const fromOne = { cost: 1.1, route: { structureId: 1, step: { suggestionId: 6, precursors: [leaf(2), leaf(2)] } } };
    expect(told(one(1, 1), fromOne)).toEqual([1.1, 1]);
    expect(told(one(0.5, 1), fromOne)).toEqual([0.5, 1.1]);
  });

  it('has a route whose steps stand in a wrong order behind a dearer one, and says what is wrong', () => {
    expect(told(FAULTY, one(3.4, 1))).toEqual([3.4, 1]);
    expect(told(FAULTY, one(3.6, 1))).toEqual([1, 3.6]);
    expect(orderRoutes([FAULTY], source)[0].faults).toMatchObject([{ kind: 'freed too early', step: 4, freedBy: 5 }]);
  });
});

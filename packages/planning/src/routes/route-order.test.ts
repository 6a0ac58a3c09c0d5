import type { MechanismWarning } from '@retron/tree';
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
): Step => ({
  bonds,
  precursors: precursors.map(([structureId, parentAtom]) => ({ structureId, centre: [], parentAtom })),
  mechanism: [],
  nameReactions: [],
  messages: { info: [], warning },
});
const PHENOL = [2, [1, ...RING]] as const;
const byPhenol = step([[0, 1]], [PHENOL, [3, [0, -1]]]);
const STEPS: Readonly<Record<number, Step>> = {
  1: byPhenol,
  2: step([[0, 1]], [PHENOL, [6, [0, -1]]], ['Competing sites.']),
  3: step(
    [[1, 2]],
    [
      [4, [-1, ...RING]],
      [5, [0, 1]],
    ],
  ),
  // The free phenol is in the way of it, and its benzyl group comes off before.
  4: { ...byPhenol, mechanism: [{ rivals: [{ precursor: 0, atom: 0 }] } as unknown as MechanismWarning] },
  6: step([[0, 1]], [PHENOL, [2, Array.from({ length: 7 }, () => -1)]]),
  5: step([], [[7, [0, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 7 }, () => -1)]]]),
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
    expect(told(FAULTY, one(2.5, 1))).toEqual([2.5, 1]);
    expect(orderRoutes([FAULTY], source)[0].faults).toMatchObject([{ kind: 'freed too early', step: 4, freedBy: 5 }]);
  });
});

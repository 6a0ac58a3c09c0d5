import type { RoutesAnswer } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { foundRoutes, isSelectedRoute } from './found-routes.ts';

const leaf = (sid: number) => ({ sid, ensid: null, children: [] });
const ensemble = (ensid: number, rating: number, name: string) => ({ ensid, parid: 1, name, rating, probability: 0.5, numPrecedents: 3 });

const SAID = {
  ...{ no: 1, idea: 1, cost: 2, steps: 2, longest: 2, convergent: false, weakest: 11, protectingGroupSteps: 0 },
  ...{ yield: { lower: 30, median: 48, upper: 60 }, unknownyields: 0, atomeconomy: 55.5, materialcost: { pergram: 3.5, unpriced: 1 } },
  tiers: { materials: true, goodSteps: false, noWarnings: true, precedented: true },
};

/** 1 is made from 2 and 2 again; 2 of its first copy is made from 3. */
const ANSWER: RoutesAnswer = {
  total: 1,
  end: 'enough',
  missing: [],
  routes: [{ ...SAID, route: { sid: 1, ensid: 10, children: [{ sid: 2, ensid: 11, children: [leaf(3)] }, leaf(2)] } }],
  structures: [],
  ensembles: [ensemble(10, 4, 'Amide coupling'), ensemble(11, 2, 'Reduction')],
};

describe('routes that were found', () => {
  const [route] = foundRoutes(ANSWER);

  it('tell their length, their weakest step and what they start from', () => {
    expect(route).toMatchObject({
      ...{ no: 1, idea: 1, steps: 2, longest: 2, lastStep: 'Amide coupling', weakest: { rating: 2, name: 'Reduction' } },
      ...{
        leaves: [3, 2],
        reactions: [
          { sid: 1, ensid: 10 },
          { sid: 2, ensid: 11 },
        ],
      },
    });
  });

  it('stand in the tree by the places of their suggestions, copies of a precursor told apart', () => {
    expect(route?.places).toEqual(['1-10', '1-10-2-11']);
    const both = foundRoutes({
      ...ANSWER,
      routes: [{ ...SAID, route: { sid: 1, ensid: 10, children: [leaf(2), { sid: 2, ensid: 11, children: [leaf(3)] }] } }],
    });
    expect(both[0]?.places).toEqual(['1-10', '1-10-2~2-11']);
  });

  it('are the selected one where just their suggestions are', () => {
    expect(isSelectedRoute(route!, ['1-10-2-11', '1-10'])).toBe(true);
    expect(isSelectedRoute(route!, ['1-10'])).toBe(false);
    expect(isSelectedRoute(route!, ['1-10', '1-10-2-11', '1-10-2-11-3-9'])).toBe(false);
  });
});

describe('what the materials of a route cost', () => {
  const costOf = (unpriced: number) =>
    foundRoutes({ ...ANSWER, routes: ANSWER.routes.map((route) => ({ ...route, materialcost: { pergram: 3.5, unpriced } })) })[0]
      ?.materialCost;

  it('is not known where no material has a price', () => {
    expect([costOf(0), costOf(1), costOf(2)]).toEqual([{ perGram: 3.5, unpriced: 0 }, { perGram: 3.5, unpriced: 1 }, null]);
  });
});

import { describe, expect, it } from 'vitest';
import type { RouteFinding } from './route-measure.ts';
import { routesResults, routesTable } from './routes-report.ts';

const FOUND: RouteFinding = {
  id: 'a',
  place: 0,
  ended: 'enough',
  routes: 4,
  routesKnown: 4,
  ideas: 2,
  expansions: 10,
  totalMs: 500,
  medianExpansionMs: 40,
  firstRouteMs: 100,
  firstRouteExpansions: 2,
  words: [4, 4, 3],
  isHighestTier: true,
  tiers: { everyLeafKnown: true, everyStepGood: true, noWarning: true, everyStepPrecedented: true },
  routesOfHighestTier: 3,
  reference: { route: 6, routeToStock: 2, routeByKey: 5, lastStep: 1, leaves: null, startsFromStock: true },
};
const NOTHING: RouteFinding = {
  ...FOUND,
  id: 'b',
  place: 1,
  ended: 'time',
  routes: 0,
  routesKnown: 0,
  ideas: 0,
  firstRouteMs: null,
  firstRouteExpansions: null,
  words: [],
  isHighestTier: false,
  tiers: null,
  routesOfHighestTier: 0,
  reference: null,
};

describe('results of a trial of routes', () => {
  it('count what is not solved, and references of those that have one', () => {
    const results = routesResults([FOUND, NOTHING]);
    expect(results).toMatchObject({ targets: 2, meanRoutes: 2, meanIdeas: 1, msPerExpansion: 50, ended: { enough: 1, time: 1 } });
    expect(results.solved.percent).toBe(50);
    expect(results.bestIsHighestTier.percent).toBe(50);
    const warned = {
      ...FOUND,
      isHighestTier: false,
      tiers: { everyLeafKnown: true, everyStepGood: true, noWarning: false, everyStepPrecedented: true },
    };
    const { bestHasTier, routesOfHighestTier } = routesResults([FOUND, NOTHING, warned, warned]);
    expect(Object.values(bestHasTier).map(({ percent }) => percent)).toEqual([75, 75, 25, 75]);
    expect(routesOfHighestTier?.percent).toBe(75);
    expect(results.firstRouteMs).toEqual({ median: 100, p95: 100 });
    expect([1, 5, 10].map((k) => results.reference?.route[k].percent)).toEqual([0, 0, 100]);
    expect(results.reference?.routeToStock[5].percent).toBe(100);
    expect(results.reference?.routeByKey[5].percent).toBe(100);
    expect(results.reference?.leaves[10].percent).toBe(0);
    expect(results.referenceStartsFromStock?.percent).toBe(100);
    expect(results.words?.great.percent).toBe(66.7);
  });

  it('say what is not known nowhere', () => {
    const results = routesResults([NOTHING]);
    expect(results).toMatchObject({
      reference: null,
      words: null,
      routesOfHighestTier: null,
      firstRouteMs: null,
      firstRouteExpansions: null,
    });
    expect(routesTable(results).join('\n')).not.toMatch(/reference|NaN|null|undefined/);
  });
});

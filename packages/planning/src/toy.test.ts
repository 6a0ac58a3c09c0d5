import type { Route } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from './request/plan-request.ts';
import type { Stock } from './request/stock.ts';
import { describeAlgorithm } from './testing/describe-algorithm.ts';
import { planToy, routeWords, toyStock } from './testing/toy-world.ts';

describeAlgorithm('brute-force');
describeAlgorithm('complexity-reduction');
describeAlgorithm('unprecedented');
describeAlgorithm('multi-step');

describe('brute force in the toy world', () => {
  it('finds everything, level by level, the best first', () => {
    const { lines } = planToy({ target: 'ABC', algorithm: 'brute-force' });
    // below the target: A, BC, ABc, AB and C in order of discovery
    expect(lines).toEqual([
      'ABC < A + BC',
      'ABC < ABc',
      'ABC < AB + C',
      'A < a',
      'BC < B + C',
      'BC < Bc',
      'ABc < A + Bc',
      'ABc < AB + c',
      'AB < A + B',
      'AB < Ab',
      'C < c',
    ]);
  });

  it('does not go back from ABc to ABC, which stands above it', () => {
    const [, , , abc] = planToy({ target: 'ABC', algorithm: 'brute-force' }).reports;
    expect(abc.leftOut).toEqual({ 'leads-back': 1 });
  });
});

describe('complexity reduction in the toy world', () => {
  it('folds steps that do not make the structure simpler behind those that do', () => {
    const request = { target: 'ABCD', algorithm: 'complexity-reduction', maxSteps: 1 } as const;
    // brute force has it second
    expect(planToy({ ...request, algorithm: 'brute-force' }).lines.indexOf('ABCD < ABCd')).toBe(1);
    expect(planToy(request).lines.indexOf('ABCD < ABCd')).toBe(3);
    const { lines, summary } = planToy({ ...request, maxSuggestions: 3 });
    expect(lines).not.toContain('ABCD < ABCd');
    expect(summary.leftOut).toEqual({ 'beyond-breadth': 1 });
  });

  it('puts the cut in the middle before the cut at the end, where both are rated alike', () => {
    const ofMiddle = planToy({ target: 'ABCD', algorithm: 'complexity-reduction', maxSteps: 1 }).lines;
    expect(ofMiddle).toEqual(['ABCD < A + BCD', 'ABCD < AB + CD', 'ABCD < ABC + D', 'ABCD < ABCd']);
    // brute force orders by probability, then by key
    const brute = planToy({ target: 'DCBA', algorithm: 'brute-force', maxSteps: 1 }).lines;
    expect(brute).toEqual(['DCBA < CBA + D', 'DCBA < DCBa', 'DCBA < A + DCB', 'DCBA < BA + DC']);
    const reduced = planToy({ target: 'DCBA', algorithm: 'complexity-reduction', maxSteps: 1 }).lines;
    expect(reduced).toEqual(['DCBA < CBA + D', 'DCBA < BA + DC', 'DCBA < A + DCB', 'DCBA < DCBa']);
  });
});

describe('the unprecedented algorithm in the toy world', () => {
  it('keeps two of five places for steps without precedent, that complexity reduction ranks out', () => {
    const target = 'AB?CDEF';
    const without = planToy({ target, algorithm: 'complexity-reduction', maxSteps: 1, maxSuggestions: 5 }).lines;
    const withThem = planToy({ target, algorithm: 'unprecedented', maxSteps: 1, maxSuggestions: 5 }).lines;
    expect(without).not.toContain('AB?CDEF < ABCDEF');
    expect(withThem).toContain('AB?CDEF < ABCDEF');
    expect(withThem).toHaveLength(5);
  });
});

describe('a large tree', () => {
  it('is continued, whatever the order of its structures, with ids after all of them', () => {
    const target = { id: 150_000, smiles: 'ABC', depth: 0, isInStock: false, catalogId: null, priceCategory: null };
    const others = Array.from({ length: 149_999 }, (_, index) => ({ ...target, id: index + 1, smiles: `Z${index}`, depth: 1 }));
    const continuation = { from: target.id, structures: [target, ...others], expanded: [], suggestions: [], nextSuggestionId: 1 };
    const { reports } = planToy({ target: 'ABC', maxSteps: 1, continuation });
    expect(Math.min(...reports.flatMap(({ structures }) => structures.map(({ id }) => id)))).toBe(150_001);
  });
});

describe('multi-step search in the toy world', () => {
  const letters = toyStock('A', 'B', 'C', 'D');

  it('finds the cheapest route to stock first', () => {
    const { summary } = planToy({ target: 'ABC', algorithm: 'multi-step', maxSuggestions: 3 }, letters);
    const [best, second] = summary.routes;
    // ABC < A + BC (0.8), BC < B + C (0.8), with 0.1 for each step
    expect(best.cost).toBeCloseTo(0.2 - 2 * Math.log(0.8));
    // ABC < AB + C (0.4, good, which costs 0.5), AB < A + B (0.8)
    expect(second.cost).toBeCloseTo(0.7 - Math.log(0.4) - Math.log(0.8));
  });

  it('expands less than brute force to get there', () => {
    const request = { target: 'ABCDA', maxSteps: 4, maxSuggestions: 3 };
    const bestFirst = planToy({ ...request, algorithm: 'multi-step' }, letters);
    const brute = planToy({ ...request, algorithm: 'brute-force' }, letters);
    expect(bestFirst.summary.routes).toHaveLength(3);
    expect(bestFirst.reports.length).toBeLessThan(brute.reports.length);
  });

  it('finds no route when one leaf cannot be bought or made in time', () => {
    expect(planToy({ target: 'ABCD', algorithm: 'multi-step', maxSteps: 2 }, toyStock('A', 'B', 'C')).summary.routes).toEqual([]);
  });

  it('tells routes as soon as it knows them, so that a search that is stopped has them', () => {
    const request = { target: 'ABCDA', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 3 } as const;
    const { reports, summary } = planToy(request, letters);
    const told = reports.flatMap(({ routes }) => (routes === undefined ? [] : [routes]));
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual(summary.routes);
    const first = reports.findIndex(({ routes }) => routes !== undefined);
    const known = new Set(reports.slice(0, first + 1).flatMap(({ suggestions }) => suggestions.map(({ id }) => id)));
    const used = (reports[first].routes ?? []).flatMap(({ route }) => stepsOf(route));
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(known).toContain(id);
  });

  it('that goes on from a structure tells routes of the target, those of earlier runs among them', () => {
    const request = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 2, maxSuggestions: 10 } as const;
    const earlier = planToy(request, letters);
    expect(earlier.summary.routes.length).toBeGreaterThan(0);
    const structures = earlier.reports.flatMap((report) => report.structures);
    const suggestions = earlier.reports.flatMap((report) => report.suggestions);
    const expanded = earlier.reports.map((report) => report.structureId);
    // ABCd is one step below the target; from there three more steps are needed.
    const from = structures.find(({ smiles }) => smiles === 'ABCd')!;
    const continuation = { from: from.id, structures, expanded, suggestions, nextSuggestionId: suggestions.length + 1 };
    const { summary } = planToy({ ...request, maxSteps: 3, maxSuggestions: 50, continuation }, toyStock('A', 'B', 'C', 'D', 'd'));
    expect(new Set(summary.routes.map(({ route }) => route.structureId))).toEqual(new Set([1]));
    const texts = summary.routes.map(({ route }) => JSON.stringify(route));
    for (const { route } of earlier.summary.routes) expect(texts).toContain(JSON.stringify(route));
    expect(summary.routes.length).toBeGreaterThan(earlier.summary.routes.length);
    expect(summary.routes.map(({ cost }) => cost)).toEqual(summary.routes.map(({ cost }) => cost).toSorted((a, b) => a - b));
  });
});

describe('the limits of the multi-step search in the toy world', () => {
  const letters = toyStock('A', 'B', 'C', 'D');
  const request = { target: 'ABCDABCD', algorithm: 'multi-step', maxSteps: 8, maxSuggestions: 50 } as const;
  const limits = { expansions: 1000, molecules: 1000 };

  it('are each said when they bind', () => {
    const endOf = (change: Partial<PlanRequest>) => planToy({ ...request, ...change }, letters).summary.end;
    expect(endOf({ maxSuggestions: 2, limits })).toBe('enough');
    expect(endOf({ limits: { ...limits, expansions: 5 } })).toBe('expansions');
    expect(endOf({ limits: { ...limits, molecules: 20 } })).toBe('molecules');
    expect(endOf({ target: 'ABCDA', maxSteps: 2, limits })).toBe('steps');
    expect(endOf({ target: 'AB', limits })).toBe('exhausted');
  });

  it('tell what the steps kept from being looked at, though another limit ended the search', () => {
    const beyond = (change: Partial<PlanRequest>) => {
      const { reports, summary } = planToy({ ...request, ...change }, toyStock('a'));
      expect(reports.at(-1)?.beyondSteps).toEqual(summary.beyondSteps);
      return [summary.end, summary.beyondSteps];
    };
    const some = { ...limits, expansions: 25 };
    // Two structures on cheaper ways stand three steps below the target, and need a fourth.
    expect(beyond({ maxSteps: 3, limits: some })).toEqual(['expansions', { structures: 2, route: null }]);
    expect(beyond({ maxSteps: 8, limits: some })).toEqual(['expansions', { structures: 0, route: null }]);
    expect(beyond({ maxSteps: 3, limits })).toEqual(['steps', { structures: 24, route: null }]);
  });

  it('leave the best route that is short enough: the convergent one, and the likelier linear one where that may be longer', () => {
    const best = (maxSteps: number) => routeWords(planToy({ ...request, target: 'ABCD', maxSteps, limits }, letters));
    expect(best(1)).toEqual([]);
    expect(best(2)).toEqual([['ABCD', 'AB', 'A', 'B', 'CD', 'C', 'D']]);
    expect(best(3)[0]).toEqual(['ABCD', 'A', 'BCD', 'B', 'CD', 'C', 'D']);
  });

  it('keep to the expansions asked for, and the same number gives the same routes', () => {
    const some = () => planToy({ ...request, limits: { ...limits, expansions: 12 } }, letters);
    expect(some().summary.progress.structuresExpanded).toBe(12);
    expect(some()).toEqual(some());
  });

  it('leave much to do where the routes wanted are there and many structures may still be looked at', () => {
    const { reports } = planToy({ ...request, wantedRoutes: 1, limits: { ...limits, expansions: 60 } }, letters);
    const percents = reports.map(({ progress }) => progress.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBeGreaterThanOrEqual(50);
    expect(percents.at(-1)).toBeLessThan(80);
  });

  it('find with more breadth whatever they find with less', () => {
    const costOf = (maxSuggestions: number) => planToy({ ...request, maxSuggestions }, letters).summary.routes[0].cost;
    expect(costOf(10)).toBeLessThanOrEqual(costOf(2));
  });

  it('let a bad step in only where no better way leads to stock', () => {
    // dropping the question mark has no precedent; cutting it out needs ? in stock
    const target = 'A?B';
    const ratings = (...words: readonly string[]) => {
      const { reports, summary } = planToy(
        { target, algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 5 },
        toyStock('A', 'B', ...words),
      );
      const rating = new Map(reports.flatMap(({ suggestions }) => suggestions.map(({ id, rating }) => [id, rating] as const)));
      return stepsOf(summary.routes[0].route).map((id) => rating.get(id));
    };
    expect(Math.min(...ratings('?').map(Number))).toBeGreaterThanOrEqual(3);
    expect(ratings()).toContain(2);
  });
});

describe('a multi-step search that looks farther in the toy world', () => {
  const letters = toyStock('B', 'C', 'D', 'AB', 'd');
  // The first bond is cut first, and needs an A that nobody sells.
  const request = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 1 } as const;
  const limits = { expansions: 30 };

  it('finds what the first look at a structure leaves out for its number', () => {
    expect(planToy({ ...request, limits }, letters).summary).toMatchObject({ routes: [], end: 'exhausted' });
    const { summary, lines } = planToy({ ...request, limits, widens: true }, letters);
    expect(summary.routes).toHaveLength(1);
    expect(lines).toContain('ABCD < AB + CD');
  });

  it('tells a suggestion once, after those of the look before, and what was left out with the first', () => {
    const { reports, lines } = planToy({ ...request, limits, widens: true, wantedRoutes: 20 }, letters);
    const ofTarget = reports.filter(({ structureId }) => structureId === 1);
    expect(ofTarget.map(({ suggestions }) => suggestions.length)).toEqual([1, 1, 2]);
    expect(ofTarget.map(({ leftOut }) => leftOut['beyond-breadth'])).toEqual([3, undefined, undefined]);
    expect(new Set(lines).size).toBe(lines.length);
    const ids = reports.flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    // The same as a first look that is so wide.
    expect(new Set(lines.filter((line) => line.startsWith('ABCD <')))).toEqual(
      new Set(planToy({ ...request, maxSuggestions: 4, maxSteps: 1 }, letters).lines),
    );
  });

  it('keeps to its limit, each look counting, and the same number gives the same routes', () => {
    for (const expansions of [1, 2, 3, 5, 8]) {
      const asked = { ...request, widens: true, wantedRoutes: 20, limits: { expansions } };
      const { reports, summary } = planToy(asked, letters);
      expect(summary.end).toBe('expansions');
      expect([reports.length, summary.progress.structuresExpanded]).toEqual([expansions, expansions]);
      expect(planToy(asked, letters)).toEqual(planToy(asked, letters));
    }
  });

  it('finds what a search finds that is as wide from the beginning, where nothing ends it before', () => {
    const whole = { ...request, wantedRoutes: 100, limits: { expansions: 500 } };
    const wide = routeWords(planToy({ ...whole, maxSuggestions: 50 }, letters)).map((route) => route.join(' '));
    const widened = routeWords(planToy({ ...whole, widens: true }, letters)).map((route) => route.join(' '));
    expect(wide.length).toBeGreaterThan(3);
    expect(new Set(widened)).toEqual(new Set(wide));
  });

  it('goes on where half of the routes would be more than one last step gives', () => {
    const asked = { target: 'ABCDABCD', algorithm: 'multi-step', maxSteps: 8, maxSuggestions: 3, wantedRoutes: 8 } as const;
    const lastSteps = (widens: boolean) => {
      const { reports, summary } = planToy({ ...asked, widens, limits: { expansions: 200 } }, toyStock('A', 'B', 'C', 'D'));
      const counts = new Map<number, number>();
      for (const { route } of summary.routes)
        counts.set(route.step?.suggestionId ?? 0, (counts.get(route.step?.suggestionId ?? 0) ?? 0) + 1);
      return { most: Math.max(...counts.values()), end: summary.end, looks: reports.length };
    };
    expect(lastSteps(false)).toMatchObject({ most: 6, end: 'enough' });
    expect(lastSteps(true)).toMatchObject({ most: 4, end: 'enough' });
    expect(lastSteps(true).looks).toBeGreaterThan(lastSteps(false).looks);
  });
});

describe('what is wanted of routes in the toy world', () => {
  const letters = toyStock('A', 'B', 'C', 'D');
  const request = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 20 } as const;
  const wordsOf = (intent: NonNullable<PlanRequest['intent']>) => {
    const { reports, summary } = planToy({ ...request, intent }, letters);
    const words = new Map(reports.flatMap(({ structures }) => structures.map(({ id, smiles }) => [id, smiles] as const)));
    const of = ({ structureId, step }: Route): string[] => [words.get(structureId) ?? '', ...(step?.precursors ?? []).flatMap(of)];
    return summary.routes.map(({ route }) => of(route));
  };

  it('keeps out what is to be avoided', () => {
    expect(wordsOf({}).flat()).toContain('BCD');
    const without = wordsOf({ avoid: ['BCD'] });
    expect(without.length).toBeGreaterThan(0);
    expect(without.flat()).not.toContain('BCD');
    expect(wordsOf({ avoid: ['A'] })).toEqual([]);
  });

  it('takes no step of an avoided name, also none that an earlier run has left', () => {
    const cut = 'A.BCD';
    const steps = (routes: readonly { readonly route: Route }[]) => routes.flatMap(({ route }) => route.step?.suggestionId ?? []);
    const free = planToy(request, letters);
    const [first] = free.reports;
    const named = new Set(first.suggestions.filter(({ nameReactions }) => nameReactions[0]?.id === cut).map(({ id }) => id));
    expect(steps(free.summary.routes).some((id) => named.has(id))).toBe(true);
    const without = wordsOf({ avoidNames: [cut] });
    expect(without.length).toBeGreaterThan(0);
    for (const [, ...words] of without) expect(words).not.toContain('BCD');
    // Goes on from a leaf of a tree whose first level is known.
    const from = first.structures.find(({ smiles }) => smiles === 'BCD');
    const continuation = {
      ...{ from: from?.id ?? 0, structures: first.structures, expanded: [first.structureId], suggestions: first.suggestions },
      nextSuggestionId: 1000,
    };
    const goneOn = planToy({ ...request, intent: { avoidNames: [cut] }, continuation }, letters);
    expect(steps(goneOn.summary.routes).filter((id) => named.has(id))).toEqual([]);
    const unbound = planToy({ ...request, continuation }, letters);
    expect(steps(unbound.summary.routes).some((id) => named.has(id))).toBe(true);
  });

  it('gives only routes by what is required', () => {
    const through = wordsOf({ require: ['CD'] });
    expect(through.length).toBeGreaterThan(0);
    for (const words of through) expect(words).toContain('CD');
    expect(through.length).toBeLessThan(wordsOf({}).length);
  });

  it('gives only routes with so many reactions', () => {
    for (const words of wordsOf({ mostReactions: 3 })) expect(words).toHaveLength(7);
    expect(wordsOf({ mostReactions: 2 })).toEqual([]);
  });

  it('says what is missing while there is no route', () => {
    const { reports } = planToy({ ...request, target: 'AB' }, toyStock('A'));
    const words = new Map(reports.flatMap(({ structures }) => structures.map(({ id, smiles }) => [id, smiles] as const)));
    expect(reports[0].missing?.map((id) => words.get(id))).toEqual(['B']);
    expect(planToy({ ...request, target: 'AB' }, letters).reports[0].missing).toBeUndefined();
  });

  it('says that what is known and not bought is missing, rather than what that is made from', () => {
    const tooDear: Stock = {
      availability: (word) => ({ ...toyStock('A').availability(word), ...(word === 'BC' ? { notBought: 'price', refusedPrice: 99 } : {}) }),
    };
    const { reports } = planToy({ ...request, target: 'ABC' }, tooDear);
    const structures = new Map(reports.flatMap((report) => report.structures.map((each) => [each.id, each] as const)));
    for (const { missing } of reports) {
      expect(missing?.map((id) => structures.get(id))).toEqual([expect.objectContaining({ smiles: 'BC', refusedPrice: 99 })]);
    }
    expect(reports.length).toBeGreaterThan(2);
  });
});

/** Suggestions of a route. */
function stepsOf(route: Route): number[] {
  return route.step === null ? [] : [route.step.suggestionId, ...route.step.precursors.flatMap(stepsOf)];
}

describe('a tree of 200,000 structures', () => {
  it('is gone on from', () => {
    const structures = Array.from({ length: 200_000 }, (_, index) => ({
      id: index + 1,
      smiles: index === 0 ? 'ABC' : `x${index}`,
      depth: index === 0 ? 0 : 1,
      isInStock: null,
      catalogId: null,
      priceCategory: null,
    }));
    const continuation = { from: 1, structures, expanded: [], suggestions: [], nextSuggestionId: 1 };
    const { reports } = planToy({ maxSteps: 1, continuation });
    expect(reports[0].structures[0].id).toBe(200_001);
  });
});

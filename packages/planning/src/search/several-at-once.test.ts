import { AT_WORK } from '@retron/molecule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../request/plan-request.ts';
import { planToy, routeWords, toyExpander, toyStock, toyToward } from '../testing/toy-world.ts';
import { localLooker } from './local-looker.ts';
import type { Looker } from './looker.ts';

/** What was asked of others, and how much of it at the same time. */
interface Elsewhere {
  readonly looker: Looker;
  readonly asked: string[];
  mostUnderWay: number;
}

/** Looks that others do: begun when asked for, each done after as many looks at the clock as a generator says, so that later ones may be first. */
function elsewhere(request: PlanRequest, delays: () => number): Elsewhere {
  const local = localLooker(toyExpander, request);
  let clock = 0;
  let underWay = 0;
  const others: Elsewhere = {
    asked: [],
    mostUnderWay: 0,
    looker: {
      look(question) {
        const readyAt = clock + delays();
        others.asked.push(`${question.smiles} ${question.width}`);
        others.mostUnderWay = Math.max(others.mostUnderWay, ++underWay);
        // Copied, as between threads.
        const work = local.look(structuredClone(question));
        return (function* () {
          while (clock++ < readyAt) yield AT_WORK;
          underWay--;
          return yield* work;
        })();
      },
    },
  };
  return others;
}

const words = fc.stringMatching(/^[A-D?]{3,7}$/);
const stocks = fc.uniqueArray(fc.stringMatching(/^[A-Da-d]{1,2}$/), { maxLength: 8 }).map((known) => toyStock('A', 'B', ...known));
const intents = fc.record({ require: fc.array(fc.stringMatching(/^[A-D]{1,2}$/), { maxLength: 2 }) });
const requests = fc.record({
  target: words,
  atOnce: fc.integer({ min: 1, max: 5 }),
  maxSuggestions: fc.integer({ min: 1, max: 8 }),
  maxSteps: fc.integer({ min: 1, max: 6 }),
  wantedRoutes: fc.integer({ min: 1, max: 20 }),
  limits: fc.record({ expansions: fc.integer({ min: 1, max: 25 }), molecules: fc.integer({ min: 2, max: 60 }) }),
  intent: intents,
  widens: fc.boolean(),
});
const delays = fc.infiniteStream(fc.integer({ min: 0, max: 9 }));

const multiStep = (request: Partial<PlanRequest>) => ({ ...request, algorithm: 'multi-step' as const });

describe('several structures looked at at once', () => {
  it('gives the same reports in the same order, whatever the order in which answers come', () => {
    fc.assert(
      fc.property(requests, stocks, delays, (given, stock, stream) => {
        const request = multiStep(given);
        const shuffled = planToy(request, stock, toyToward, (whole) => elsewhere(whole, () => stream.next().value).looker);
        expect(shuffled).toEqual(planToy(request, stock));
      }),
    );
  });

  it('is the search that looks at one after the other, where one is allowed', () => {
    fc.assert(
      fc.property(requests, stocks, ({ atOnce: _, ...given }, stock) => {
        expect(planToy(multiStep({ ...given, atOnce: 1 }), stock)).toEqual(planToy(multiStep(given), stock));
      }),
    );
  });

  it('looks at no structure twice, at no more than allowed, and at so many at once', () => {
    fc.assert(
      fc.property(requests, stocks, delays, (given, stock, stream) => {
        let others: Elsewhere | undefined;
        const { reports, summary } = planToy(multiStep(given), stock, toyToward, (whole) => {
          others = elsewhere(whole, () => stream.next().value);
          return others.looker;
        });
        const asked = others?.asked ?? [];
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.length).toBeLessThanOrEqual(given.limits.expansions);
        // Nothing that was begun is lost.
        expect(reports.length).toBe(asked.length);
        expect(summary.progress.structuresExpanded).toBe(asked.length);
        expect(others?.mostUnderWay).toBeLessThanOrEqual(given.atOnce);
      }),
    );
  });

  it('finds every route that there is, where nothing ends it before', () => {
    const request = multiStep({ target: 'ABCD', maxSteps: 4, maxSuggestions: 20, wantedRoutes: 100, limits: { expansions: 500 } });
    const letters = toyStock('A', 'B', 'C', 'D');
    const routesOf = (atOnce: number) => routeWords(planToy({ ...request, atOnce }, letters)).map((route) => route.join(' '));
    expect(routesOf(1).length).toBeGreaterThan(10);
    for (const atOnce of [2, 3, 7]) expect(new Set(routesOf(atOnce))).toEqual(new Set(routesOf(1)));
  });

  it('does have as many under way as it may', () => {
    let others: Elsewhere | undefined;
    planToy(multiStep({ target: 'ABCDEF', maxSteps: 5, atOnce: 3 }), toyStock('A'), toyToward, (whole) => {
      others = elsewhere(whole, () => 5);
      return others.looker;
    });
    expect(others?.mostUnderWay).toBe(3);
  });

  it('goes on from a structure, and from where a search was stopped', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 4 }), delays, (target, atOnce, taken, stream) => {
        const request = multiStep({ target, atOnce, maxSteps: 4, maxSuggestions: 6 });
        const letters = toyStock('A', 'B', 'C', 'D');
        // Stopped after some reports: what was under way is forgotten, and asked for again.
        const reports = planToy(request, letters).reports.slice(0, taken);
        const structures = reports.flatMap((report) => report.structures);
        const suggestions = reports.flatMap((report) => report.suggestions);
        const expanded = reports.map(({ structureId }) => structureId);
        const continuation = { from: 1, structures, expanded, suggestions, nextSuggestionId: suggestions.length + 1 };
        const goneOn = planToy({ ...request, continuation }, letters);
        const shuffled = planToy(
          { ...request, continuation },
          letters,
          toyToward,
          (whole) => elsewhere(whole, () => stream.next().value).looker,
        );
        expect(shuffled).toEqual(goneOn);
        for (const { structureId } of goneOn.reports) expect(expanded).not.toContain(structureId);
      }),
    );
  });
});

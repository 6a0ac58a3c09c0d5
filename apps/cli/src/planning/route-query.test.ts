import { describe, expect, it } from 'vitest';
import { answerText, type RouteAnswer } from './route-query.ts';

const NO_ROUTE: RouteAnswer = {
  target: 'CCO',
  routes: [],
  routesKnown: 0,
  ended: 'expansions',
  beyondSteps: null,
  missing: [],
  notBought: [],
  leftOut: [],
  firstRouteExpansions: null,
  timing: { firstRouteMs: null, totalMs: 100, structuresExpanded: 3 },
};

const linesOf = (change: Partial<RouteAnswer>) => answerText({ ...NO_ROUTE, ...change }, {});

describe('why there is no route', () => {
  it('names the structures to be looked at, and nothing of steps where they did not bind', () => {
    const lines = linesOf({ beyondSteps: { structures: 0, route: null } });
    expect(lines).toContain('Ask for more expansions.');
    expect(lines.join('\n')).not.toContain('steps');
  });

  it.each([
    [
      { structures: 1, route: null },
      '1 structure that promised more was left out, as routes through them are too long. Ask for more steps.',
    ],
    [
      { structures: 2, route: null },
      '2 structures that promised more were left out, as routes through them are too long. Ask for more steps.',
    ],
    [{ structures: 2, route: 9 }, 'A route of 9 steps on its longest branch is known, which is too long. Ask for more steps.'],
  ])('names the steps beside it where they bound: %j', (beyondSteps, line) => {
    expect(linesOf({ beyondSteps })).toEqual(expect.arrayContaining([line, 'Ask for more expansions.']));
  });

  it('asks for more steps once where they ended the search', () => {
    for (const beyondSteps of [null, { structures: 4, route: null }]) {
      const lines = linesOf({ ended: 'steps', beyondSteps });
      expect(lines.filter((line) => line.includes('Ask for more steps.'))).toHaveLength(1);
    }
  });
});

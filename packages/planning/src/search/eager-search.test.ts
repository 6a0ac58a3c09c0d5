import { AT_WORK } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Expander } from '../step/expander.ts';
import { toyRequest, toyStep, toyStock } from '../testing/toy-world.ts';
import { searchBestFirst } from './best-first.ts';
import { localLooker } from './local-looker.ts';
import { PlanGraph } from './plan-graph.ts';

const part = (word: string) => ({ part: word, atoms: [...word].map((_, atom) => atom) });

/**
 * T is made from a form of itself, which has three forms more, and so on, each step cheap and none to be bought; or from two halves, both of which have to be made,
 * that are each a step from B.
 */
const formsAndHalves: Expander = {
  *expand(word) {
    if (word === 'T') return { steps: [toyStep(word, [part('F')], 0.9), toyStep(word, [part('G'), part('H')], 0.4)], dropped: {} };
    if (word.startsWith('F')) return { steps: ['x', 'y', 'z'].map((end) => toyStep(word, [part(word + end)], 0.9)), dropped: {} };
    return { steps: word === 'G' || word === 'H' ? [toyStep(word, [part('B')], 0.4)] : [], dropped: {} };
  },
};

/** A form is as far from the end as the whole; of each half less is left to do, of both together more. */
const ESTIMATES = { remaining: (word: string) => (word.startsWith('F') ? 2 : 1), toward: () => () => 0 };

/** Words that were looked at, and the routes found. */
function search(expansions: number) {
  const request: PlanRequest = {
    ...toyRequest,
    target: 'T',
    algorithm: 'multi-step',
    maxSteps: 6,
    wantedRoutes: 1,
    limits: { expansions, molecules: 10_000 },
  };
  const running = searchBestFirst(new PlanGraph(request, localLooker(formsAndHalves, request), toyStock('B')), request, ESTIMATES);
  const words = new Map<number, string>();
  const lookedAt: string[] = [];
  for (;;) {
    const next = running.next();
    if (next.done === true)
      return { lookedAt, routes: next.value.routes.map(({ route }) => route.step?.precursors.map((each) => words.get(each.structureId))) };
    if (next.value === AT_WORK) continue;
    for (const { id, smiles } of next.value.structures) words.set(id, smiles);
    lookedAt.push(words.get(next.value.structureId) ?? '');
  }
}

describe('a search that finds cheap forms of the target without end', () => {
  it('soon looks at what would complete a route, whatever it costs', () => {
    expect(search(30).routes).toEqual([['G', 'H']]);
  });

  it('follows what promises to be cheapest before that', () => {
    const { lookedAt, routes } = search(15);
    expect(routes).toEqual([]);
    expect(lookedAt.slice(1).every((word) => word.startsWith('F'))).toBe(true);
    expect(lookedAt.length).toBe(15);
  });
});

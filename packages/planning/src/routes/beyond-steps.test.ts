import { describe, expect, it } from 'vitest';
import { beyondSteps } from './beyond-steps.ts';
import { RouteGraph } from './route-graph.ts';
import { routeGraphOf, toyGraph } from './toy-graph.test-support.ts';
import type { Way } from './way.ts';

const way = (suggestionId: number, product: number, precursors: readonly number[], cost: number): Way => ({
  ...{ suggestionId, product, precursors, cost },
  idea: suggestionId,
});

/** 1 from 2 from 3, at 1 a step, and 1 from 4 at what is asked for; 3 and 4 are open. */
function chainBeside(dearer: number, given: readonly number[] = []): RouteGraph {
  const graph = new RouteGraph(1, { isGiven: (id) => given.includes(id), estimate: () => 0, lack: () => 1 });
  graph.setWays(1, [way(1, 1, [2], 1), way(2, 1, [4], dearer)]);
  graph.setWays(2, [way(3, 2, [3], 1)]);
  return graph;
}

const asked = (maxSteps: number) => ({ wanted: 1, maxSteps });

describe('what lies beyond the steps of a route', () => {
  it('is what promised more than what is open, and stands too far down to be made', () => {
    expect(beyondSteps(chainBeside(10), 1, asked(2))).toEqual({ structures: 1, route: null });
    expect(beyondSteps(chainBeside(10), 1, asked(3))).toEqual({ structures: 0, route: null });
  });

  it('is nothing where what is within them promises more', () => {
    expect(beyondSteps(chainBeside(1), 1, asked(2))).toEqual({ structures: 0, route: null });
  });

  it('counts what is within them on another way as within, and each molecule once', () => {
    const graph = chainBeside(10);
    graph.setWays(4, [way(4, 4, [5], 1)]);
    graph.setWays(2, [way(3, 2, [3], 1), way(5, 2, [3, 6], 1)]);
    // 3 and 6 at the third step, 5 too, which is dearer; nothing is open within two.
    expect(beyondSteps(graph, 1, asked(2))).toEqual({ structures: 3, route: null });
    graph.setWays(1, [...(graph.waysTo(1) ?? []), way(6, 1, [6], 20)]);
    // 6 is open within two steps at 20, and is no longer counted.
    expect(beyondSteps(graph, 1, asked(2))).toEqual({ structures: 2, route: null });
  });

  it('is a whole route that is too long, told by its longest branch, and none where a shorter one is known', () => {
    const graph = chainBeside(10, [5]);
    graph.setWays(3, [way(7, 3, [5], 1)]);
    expect(beyondSteps(graph, 1, asked(2)).route).toBe(3);
    expect(beyondSteps(graph, 1, asked(3)).route).toBeNull();
    graph.setWays(4, [way(8, 4, [5], 1)]);
    expect(beyondSteps(graph, 1, asked(2)).route).toBeNull();
  });

  it('is nothing where routes may be as long as there are molecules, whatever cycles there are', () => {
    let open = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const toy = toyGraph(seed);
      const graph = routeGraphOf(toy, [...toy.ways.keys()].slice(0, 3));
      if (graph.expectedCost(1) < Infinity) open++;
      expect(beyondSteps(graph, 1, asked(12))).toEqual({ structures: 0, route: null });
    }
    expect(open).toBeGreaterThan(50);
  });
});

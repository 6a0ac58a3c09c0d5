import { describe, expect, it } from 'vitest';
import { eagerlyOpened } from './eagerly-opened.ts';
import { nextToOpen } from './next-to-open.ts';
import { RouteGraph } from './route-graph.ts';
import { routeGraphOf, toyGraph } from './toy-graph.test-support.ts';
import type { Way } from './way.ts';

const way = (suggestionId: number, product: number, precursors: readonly number[], cost: number): Way => ({
  ...{ suggestionId, product, precursors, cost },
  idea: suggestionId,
});

/** 1 from another form of itself, 2, which is cheap; or from its halves 3 and 4. 9 is known. */
function formsAndHalves(estimates: Readonly<Record<number, number>> = {}): RouteGraph {
  const estimateOf = (id: number) => estimates[id] ?? { 2: 4, 3: 3, 4: 2 }[id] ?? 1;
  const graph = new RouteGraph(1, { isGiven: (id) => id === 9, estimate: estimateOf, lack: () => 1 });
  graph.setWays(1, [way(1, 1, [2], 0.1), way(2, 1, [3, 4], 1)]);
  return graph;
}

describe('what is opened eagerly', () => {
  it('is the harder half of a molecule, where the cheapest is another form of the whole', () => {
    expect(nextToOpen(formsAndHalves(), 1, 6, () => false).next?.id).toBe(2);
    expect(eagerlyOpened(formsAndHalves(), 1, 6)).toBe(3);
    expect(eagerlyOpened(formsAndHalves({ 3: 1 }), 1, 6)).toBe(4);
  });

  it('is the other half, where the way to the first is known to its end', () => {
    const graph = formsAndHalves();
    graph.setWays(3, [way(3, 3, [9], 1)]);
    expect(eagerlyOpened(graph, 1, 6)).toBe(4);
    graph.setWays(4, [way(4, 4, [9], 1)]);
    expect(eagerlyOpened(graph, 1, 6)).toBe(2);
  });

  it('goes back to another way where the nearest leads nowhere or is too long', () => {
    const graph = formsAndHalves({ 5: 3 });
    graph.setWays(3, [way(3, 3, [5], 1)]);
    expect(eagerlyOpened(graph, 1, 6)).toBe(5);
    expect(eagerlyOpened(graph, 1, 2)).toBe(2);
    graph.setWays(5, []);
    expect(eagerlyOpened(graph, 1, 6)).toBe(2);
    graph.setWays(2, []);
    expect(eagerlyOpened(graph, 1, 6)).toBeNull();
  });

  it('is always open, whatever cycles there are', () => {
    let opened = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const toy = toyGraph(seed);
      const graph = routeGraphOf(toy, [...toy.ways.keys()].slice(0, 3));
      const id = eagerlyOpened(graph, toy.target, 6);
      if (id === null) continue;
      opened++;
      expect(graph.isOpen(id)).toBe(true);
    }
    expect(opened).toBeGreaterThan(30);
  });
});

import type { StructureId } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { nextToOpen } from './next-to-open.ts';
import { RouteGraph } from './route-graph.ts';
import { routeGraphOf, type ToyGraph, toyGraph } from './toy-graph.test-support.ts';
import type { Way } from './way.ts';

/** Costs by going over all ways again and again until nothing changes, from nothing known upwards. */
function costsByRepetition({ target, given, ways }: ToyGraph, known: ReadonlySet<StructureId>, ofOpen: number): Map<StructureId, number> {
  const costs = new Map<StructureId, number>();
  const isGiven = (id: StructureId) => id !== target && given.has(id);
  const of = (id: StructureId) => (isGiven(id) ? 0 : known.has(id) ? (costs.get(id) ?? Infinity) : ofOpen);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const id of known) {
      const least = Math.min(
        Infinity,
        ...(ways.get(id) ?? []).map((way) => way.precursors.reduce((sum, each) => sum + of(each), way.cost)),
      );
      if (least < (costs.get(id) ?? Infinity)) {
        costs.set(id, least);
        hasChanged = true;
      }
    }
  }
  return costs;
}

const way = (suggestionId: number, product: number, precursors: readonly number[], cost: number): Way => ({
  suggestionId,
  product,
  precursors,
  cost,
  idea: suggestionId,
});

describe('the graph of a search for routes', () => {
  it('has the least costs after every change, whatever cycles there are', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const toy = toyGraph(seed);
      const order = [...toy.ways.keys()];
      for (let told = 1; told <= order.length; told++) {
        const known = order.slice(0, told);
        const graph = routeGraphOf(toy, known);
        const expected = costsByRepetition(toy, new Set(known), 0);
        const complete = costsByRepetition(toy, new Set(known), Infinity);
        for (const id of known) {
          if (!toy.given.has(id)) expect(graph.expectedCost(id)).toBe(expected.get(id) ?? Infinity);
          if (!toy.given.has(id)) expect(graph.completeCost(id)).toBe(complete.get(id) ?? Infinity);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('forgets ways that are replaced', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id === 2, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 3)]);
    expect(graph.completeCost(1)).toBe(3);
    graph.setWays(1, [way(2, 1, [2, 2], 5)]);
    expect(graph.completeCost(1)).toBe(5);
    graph.setWays(1, []);
    expect(graph.completeCost(1)).toBe(Infinity);
    expect(graph.expectedCost(1)).toBe(Infinity);
  });

  it('does not let two molecules that are made of each other hold each other up', () => {
    const graph = new RouteGraph(1, { isGiven: () => false, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 1)]);
    graph.setWays(2, [way(2, 2, [3], 1), way(3, 2, [4], 7)]);
    graph.setWays(3, [way(4, 3, [2], 1)]);
    expect(graph.expectedCost(1)).toBe(8);
    graph.setWays(4, []);
    expect([1, 2, 3].map((id) => graph.expectedCost(id))).toEqual([Infinity, Infinity, Infinity]);
  });

  it('makes the target though it can be bought, and counts what it needs twice twice', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id <= 2, estimate: () => 0, lack: () => 1 });
    expect(graph.isOpen(1)).toBe(true);
    graph.setWays(1, [way(1, 1, [3, 3], 1)]);
    graph.setWays(3, [way(2, 3, [2], 4)]);
    expect(graph.completeCost(1)).toBe(9);
    expect(graph.leastSteps(1)).toBe(2);
  });

  it('knows what the nearest way lacks, whether or not anybody has looked for it', () => {
    const lacks = new Map([
      [2, 9],
      [3, 2],
      [4, 2],
      [5, 4],
    ]);
    const graph = new RouteGraph(1, { isGiven: (id) => id === 9, estimate: () => 0, lack: (id) => lacks.get(id) ?? Infinity });
    expect(graph.lackedBelow(1)).toEqual([]);
    graph.setWays(1, [way(1, 1, [2, 9], 1)]);
    expect(graph.lackedBelow(1)).toEqual([2]);
    // Two that are easy to have are nearer than one that is not, and one in the middle.
    graph.setWays(2, [way(2, 2, [3, 4], 1), way(3, 2, [5], 2)]);
    expect(graph.lackedBelow(1)).toEqual([3, 4]);
    // A dead end is lacking all the same.
    graph.setWays(3, []);
    expect(graph.lackedBelow(1)).toEqual([3, 4]);
    graph.setWays(4, [way(4, 4, [9], 3)]);
    expect(graph.lackedBelow(1)).toEqual([3, 4]);
    graph.setWays(4, [way(4, 4, [9], 1)]);
    expect(graph.lackedBelow(1)).toEqual([3]);
    expect(graph.completeCost(1)).toBe(Infinity);
  });

  it('knows what is lacking alike, however seldom it is asked', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const toy = toyGraph(seed);
      const lack = (id: StructureId) => 1 + ((7 * id) % 5);
      const graphs = [1, 2].map(() => new RouteGraph(toy.target, { isGiven: (id) => toy.given.has(id), estimate: () => 0, lack }));
      for (const [id, ways] of toy.ways) {
        for (const graph of graphs) {
          graph.setWays(id, ways.slice(1));
          graph.setWays(id, ways);
        }
        graphs[0].lackedBelow(toy.target);
      }
      expect(graphs[1].lackedBelow(toy.target)).toEqual(graphs[0].lackedBelow(toy.target));
    }
  });

  it('counts the ways beyond those that are known as open, for what they cost beside the estimate', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id === 9, estimate: (id) => id, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 1), way(2, 1, [9], 7)], 8);
    expect(graph.expectedCost(1)).toBe(3);
    expect(nextToOpen(graph, 1, 5, () => false).next).toEqual({ id: 2, throughCost: 3 });
    graph.setWays(2, [], 5);
    expect(graph.expectedCost(1)).toBe(7);
    // The complete route costs 7; looking farther at 2 promises 8, at 1 it promises 9.
    expect(nextToOpen(graph, 1, 5, () => false).next).toEqual({ id: 2, throughCost: 8 });
    expect(nextToOpen(graph, 1, 5, (id) => id === 2).next).toEqual({ id: 1, throughCost: 9 });
    graph.setWays(2, []);
    expect(nextToOpen(graph, 1, 5, () => false).next).toEqual({ id: 1, throughCost: 9 });
    graph.setWays(1, graph.waysTo(1) ?? []);
    expect(nextToOpen(graph, 1, 5, () => false)).toEqual({ next: null, isDepthBinding: false });
    expect(graph.completeCost(1)).toBe(7);
  });

  it('never lacks the target itself, nor what must be made', () => {
    const graph = new RouteGraph(1, { isGiven: () => false, estimate: () => 0, lack: (id) => (id === 2 ? Infinity : 1) });
    graph.setWays(1, [way(1, 1, [2], 1)]);
    expect(graph.lackedBelow(1)).toEqual([]);
    graph.setWays(2, [way(2, 2, [3], 1)]);
    expect(graph.lackedBelow(1)).toEqual([3]);
  });
});

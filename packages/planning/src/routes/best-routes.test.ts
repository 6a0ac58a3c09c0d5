import type { Route, StructureId } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { bestRoutes } from './best-routes.ts';
import { RouteGraph } from './route-graph.ts';
import { routeGraphOf, type ToyGraph, toyGraph } from './toy-graph.test-support.ts';
import type { Way } from './way.ts';

type Choice = ReadonlyMap<StructureId, Way>;

/** Costs of all routes that make each molecule by one way only, found by trying every combination; of those that look the same the least. */
function allCosts({ target, given, ways }: ToyGraph, maxSteps: number): number[] {
  const routes = new Map<string, number>();
  const complete = (todo: readonly { id: StructureId; above: readonly StructureId[] }[], choice: Choice): void => {
    const [next, ...rest] = todo;
    if (next === undefined) {
      const key = [...choice.values()].map(({ product, precursors }) => `${product}<${[...precursors].sort((a, b) => a - b).join('+')}`);
      const cost = costOf(target, choice);
      routes.set(key.sort().join(), Math.min(cost, routes.get(key.join()) ?? cost));
      return;
    }
    if (next.above.length >= maxSteps) return;
    const decided = choice.get(next.id);
    for (const way of decided === undefined ? (ways.get(next.id) ?? []) : [decided]) {
      const above = [...next.above, next.id];
      if (way.precursors.some((id) => above.includes(id))) continue;
      const made = way.precursors.filter((id) => !given.has(id)).map((id) => ({ id, above }));
      complete([...made, ...rest], new Map(choice).set(next.id, way));
    }
  };
  complete([{ id: target, above: [] }], new Map());
  return [...routes.values()].sort((a, b) => a - b);
}

function costOf(id: StructureId, choice: Choice): number {
  const way = choice.get(id);
  return way === undefined ? 0 : way.precursors.reduce((sum, each) => sum + costOf(each, choice), way.cost);
}

const pathsOf = ({ structureId, step }: Route): StructureId[][] =>
  step === null ? [[structureId]] : step.precursors.flatMap((each) => pathsOf(each).map((path) => [structureId, ...path]));

const way = (suggestionId: number, product: number, precursors: readonly number[], cost: number, idea = suggestionId): Way => ({
  suggestionId,
  product,
  precursors,
  cost,
  idea,
});

describe('the best routes of a graph', () => {
  it.each([12, 3, 2])('are the cheapest of all there are within %i steps, in their order', (maxSteps) => {
    let several = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const toy = toyGraph(seed);
      const costs = bestRoutes(routeGraphOf(toy), toy.target, { wanted: 8, maxSteps }).map(({ cost }) => cost);
      expect(costs).toEqual(allCosts(toy, maxSteps).slice(0, 8));
      if (costs.length > 1) several++;
    }
    expect(several).toBeGreaterThan(10);
  });

  it('make no molecule from one that is the same', () => {
    const way = (suggestionId: number, product: number, precursor: number): Way => {
      return { suggestionId, idea: suggestionId, cost: 1, product, precursors: [precursor] };
    };
    const graph = new RouteGraph(1, { isGiven: (id) => id === 4, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, 2)]);
    graph.setWays(2, [way(2, 2, 3)]);
    graph.setWays(3, [way(3, 3, 4)]);
    const routes = (isSame?: (a: number, b: number) => boolean) =>
      bestRoutes(graph, 1, { wanted: 8, maxSteps: 3, ...(isSame ? { isSame } : {}) }).length;
    expect(routes()).toBe(1);
    expect(routes((a, b) => a === b || (a === 1 && b === 3))).toBe(0);
  });

  it('have of the variants of a disconnection as many as are wanted, the cheapest first', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id > 1, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 1), way(2, 1, [3], 2, 1), way(3, 1, [4], 3, 1), way(4, 1, [5], 2.5)]);
    const costs = (variants?: number) =>
      bestRoutes(graph, 1, { wanted: 8, maxSteps: 3, ...(variants ? { variants } : {}) }).map(({ cost }) => cost);
    expect(costs()).toEqual([1, 2.5]);
    expect(costs(2)).toEqual([1, 2, 2.5]);
    expect(costs(4)).toEqual([1, 2, 2.5, 3]);
  });

  it('have one last disconnection no more often than is wanted, as far as there are others', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id > 2, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 1), way(2, 1, [3], 1.5, 1), way(3, 1, [4], 9), way(4, 1, [5], 11)]);
    graph.setWays(2, [way(5, 2, [6], 1), way(6, 2, [7], 2), way(7, 2, [8], 3)]);
    const costs = (wanted: number, mostAlike?: number) =>
      bestRoutes(graph, 1, { wanted, maxSteps: 3, variants: 2, ...(mostAlike ? { mostAlike } : {}) }).map(({ cost }) => cost);
    expect(costs(4)).toEqual([1.5, 2, 3, 4]);
    expect(costs(4, 2)).toEqual([1.5, 2, 9, 11]);
    expect(costs(3, 1)).toEqual([1.5, 9, 11]);
    // Where there are no others those that waited are told after all, in the order of their cost.
    expect(costs(5, 2)).toEqual([1.5, 2, 3, 9, 11]);
    expect(costs(9, 2)).toEqual(costs(9));
  });

  it('are the same whatever is wanted alike, where all are told', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const toy = toyGraph(seed);
      const costs = (mostAlike: number) =>
        bestRoutes(routeGraphOf(toy), toy.target, { wanted: 1000, maxSteps: 5, mostAlike }).map(({ cost }) => cost);
      expect(costs(1)).toEqual(costs(Infinity));
    }
  });

  it('never make a molecule from itself, and begin with what can be bought', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const toy = toyGraph(seed);
      for (const { route } of bestRoutes(routeGraphOf(toy), toy.target, { wanted: 20, maxSteps: 12 })) {
        for (const path of pathsOf(route)) {
          expect(new Set(path).size).toBe(path.length);
          expect(toy.given).toContain(path.at(-1));
        }
      }
    }
  });

  it('use of variants of one disconnection only the cheapest', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id > 1, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 5), way(2, 1, [3], 4, 1), way(3, 1, [4], 6)]);
    const routes = bestRoutes(graph, 1, { wanted: 9, maxSteps: 3 });
    expect(routes.map(({ route }) => route.step?.suggestionId)).toEqual([2, 3]);
  });

  it('are told once where two suggestions make a molecule from the same, by the cheaper of them', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id > 2, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2, 3], 5), way(2, 1, [3, 2], 4), way(3, 1, [4], 6)]);
    graph.setWays(2, [way(4, 2, [5], 1)]);
    const routes = bestRoutes(graph, 1, { wanted: 9, maxSteps: 3 });
    expect(routes.map(({ route }) => route.step?.suggestionId)).toEqual([2, 3]);
  });

  it('are only those that are wanted, and go deeper below a structure that was gone on from', () => {
    const graph = new RouteGraph(1, { isGiven: (id) => id > 3, estimate: () => 0, lack: () => 1 });
    graph.setWays(1, [way(1, 1, [2], 1), way(2, 1, [4], 5)]);
    graph.setWays(2, [way(3, 2, [3], 1)]);
    graph.setWays(3, [way(4, 3, [5], 1)]);
    const firsts = (wishes: Partial<Parameters<typeof bestRoutes>[2]>) =>
      bestRoutes(graph, 1, { wanted: 9, maxSteps: 3, ...wishes }).map(({ route }) => route.step?.suggestionId);
    expect(firsts({})).toEqual([1, 2]);
    expect(firsts({ maxSteps: 2 })).toEqual([2]);
    expect(firsts({ maxSteps: 2, stepsBelow: (id) => (id === 2 ? 2 : 0) })).toEqual([1, 2]);
    expect(firsts({ isWanted: ({ step }) => step?.suggestionId === 2 })).toEqual([2]);
  });
});

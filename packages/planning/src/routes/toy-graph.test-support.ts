import type { StructureId } from '@retron/tree';
import { RouteGraph } from './route-graph.ts';
import type { Way } from './way.ts';

/** A small graph of molecules and ways, drawn by a generator that gives the same for the same seed; it has cycles and molecules wanted twice. */
export interface ToyGraph {
  readonly target: StructureId;
  readonly given: ReadonlySet<StructureId>;
  readonly ways: ReadonlyMap<StructureId, readonly Way[]>;
}

export function toyGraph(seed: number, molecules = 9): ToyGraph {
  const random = generator(seed);
  const below = (count: number) => Math.floor(random() * count);
  const ids = Array.from({ length: molecules }, (_, index) => index + 1);
  const given = new Set(ids.filter((id) => id > 1 && random() < 0.35));
  let suggestionId = 1;
  const ways = ids
    .filter((id) => !given.has(id))
    .map((product): [StructureId, readonly Way[]] => [
      product,
      Array.from({ length: below(4) }, () => ({
        suggestionId: suggestionId++,
        product,
        precursors: Array.from({ length: 1 + below(3) }, () => 1 + below(molecules)).filter((id) => id !== product),
        cost: 1 + below(20),
      }))
        .filter(({ precursors }) => precursors.length > 0)
        .map((way) => ({ ...way, idea: way.suggestionId })),
    ]);
  return { target: 1, given, ways: new Map(ways) };
}

/** @param known - molecules whose ways are told, in this order; all others are open */
export function routeGraphOf({ target, given, ways }: ToyGraph, known: readonly StructureId[] = [...ways.keys()]): RouteGraph {
  const graph = new RouteGraph(target, { isGiven: (id) => given.has(id), estimate: () => 0, lack: () => 1 });
  for (const id of known) graph.setWays(id, ways.get(id) ?? []);
  return graph;
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

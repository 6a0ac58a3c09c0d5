import type { StructureId } from '@retron/tree';
import { LeastFirstQueue } from './least-first-queue.ts';
import type { Way } from './way.ts';

/** The graph that values are of. */
export interface ValuedGraph {
  waysTo(id: StructureId): readonly Way[];
  /** Each way once, also where it needs the molecule twice. */
  waysNeeding(id: StructureId): readonly Way[];
  /** Value of a molecule by itself: infinite where it must be made. */
  ofLeaf(id: StructureId): number;
  /** Never less than the value of any of its precursors, and it does not fall when one of these rises. */
  ofWay(way: Way, of: (id: StructureId) => number): number;
}

/**
 * The least value of each molecule over all ways to it, kept up to date while the graph changes.
 *
 * In a graph with cycles values cannot simply be handed upwards: two molecules that are made of each other would hold each other up. So what
 * rests on a change is forgotten first and then found again, the least first: Knuth's generalisation of Dijkstra's algorithm
 * (doi:10.1016/0020-0190(77)90002-3), only for what is concerned (Ramalingam and Reps, doi:10.1006/jagm.1996.0046).
 */
export class LeastValues {
  readonly #graph: ValuedGraph;
  readonly #values = new Map<StructureId, number>();
  /** The way that gives the value; none for leaves. */
  readonly #best = new Map<StructureId, Way>();
  readonly #of = (id: StructureId) => this.of(id);

  constructor(graph: ValuedGraph) {
    this.#graph = graph;
  }

  of(id: StructureId): number {
    return this.#values.get(id) ?? Infinity;
  }

  /** The way that gives the least value; `null` at a leaf. */
  best(id: StructureId): Way | null {
    return this.#best.get(id) ?? null;
  }

  /** To be called when the ways to a molecule, or what it is by itself, have changed. */
  renew(changed: StructureId): void {
    const queue = new LeastFirstQueue<{ readonly id: StructureId; readonly way: Way | null }>();
    const concerned = this.#restingOn(changed);
    for (const id of concerned) {
      this.#values.set(id, Infinity);
      this.#best.delete(id);
    }
    for (const id of concerned) {
      queue.push(this.#graph.ofLeaf(id), { id, way: null });
      for (const way of this.#graph.waysTo(id)) queue.push(this.#graph.ofWay(way, this.#of), { id, way });
    }
    for (let next = queue.pop(); next !== undefined && next.key < Infinity; next = queue.pop()) {
      const { id, way } = next.item;
      if (next.key >= this.of(id)) continue;
      this.#values.set(id, next.key);
      if (way === null) this.#best.delete(id);
      else this.#best.set(id, way);
      for (const above of this.#graph.waysNeeding(id)) {
        const value = this.#graph.ofWay(above, this.#of);
        if (value < this.of(above.product)) queue.push(value, { id: above.product, way: above });
      }
    }
  }

  /** A molecule and those whose value came by it. */
  #restingOn(changed: StructureId): ReadonlySet<StructureId> {
    const resting = new Set([changed]);
    for (const id of resting) {
      for (const way of this.#graph.waysNeeding(id)) if (this.#best.get(way.product) === way) resting.add(way.product);
    }
    return resting;
  }
}

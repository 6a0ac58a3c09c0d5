import type { StructureId } from '@retron/tree';
import { LeastValues } from './least-values.ts';
import type { Way } from './way.ts';

/** How many times an estimate counts where a search goes for a route, whatever that costs. */
const EAGERNESS = 3;

/** What a route may begin with. */
export interface Materials {
  /** The molecule may stand at the end of a route: it can be bought. */
  isGiven(id: StructureId): boolean;
  /** An estimate of what the steps to a molecule cost that nobody has looked for yet, at least 0. */
  estimate(id: StructureId): number;
  /** What a molecule that no route may begin with counts where it is to be told what is missing, the less the nearer it is to being had. */
  lack(id: StructureId): number;
}

interface Node {
  ways: readonly Way[] | null;
  /** What ways cost beside what is estimated of the molecule that are not among these; infinite where there are none. */
  farther: number;
  readonly neededBy: Way[];
}

/**
 * The AND/OR graph of a search for routes: every molecule once, however many steps need it, so that what is learnt of it counts at all its
 * places; where routes must have something, once with and once without it below (see `Goals`). It may have cycles; routes never do.
 */
export class RouteGraph {
  /** Cost of the cheapest way to a molecule, with estimates for what is still open: V(m|G) of Retro* (arXiv:2006.15820). */
  readonly #expected: LeastValues;
  /** The same without estimates: infinite where something is open. */
  readonly #complete: LeastValues;
  /** Steps of the shortest way on which something may still be open. */
  readonly #height: LeastValues;
  /** Least sum of what steps cost and of what the molecules count at which they end, bought or not: what stands nearest to a route. */
  readonly #lacking: LeastValues;
  /** See `eagerCost`. */
  readonly #eager: LeastValues;
  /** Changed since the last two were reckoned: only a target without a route is asked for them. */
  #changed: StructureId[] = [];
  readonly #nodes = new Map<StructureId, Node>();
  readonly #materials: Materials;

  /** @param target - is made, whether it can be bought or not */
  constructor(target: StructureId, materials: Materials) {
    this.#materials = {
      isGiven: (id) => id !== target && materials.isGiven(id),
      estimate: (id) => materials.estimate(id),
      lack: (id) => (id === target ? Infinity : materials.lack(id)),
    };
    const values = (ofLeaf: (id: StructureId) => number, ofWay = sumOfCosts) =>
      new LeastValues({
        waysTo: (id) => this.waysTo(id) ?? [],
        waysNeeding: (id) => this.#nodes.get(id)?.neededBy ?? [],
        ofLeaf: (id) => (this.isGiven(id) ? 0 : ofLeaf(id)),
        ofWay,
      });
    this.#expected = values((id) => this.expectedCostFarther(id));
    this.#complete = values(() => Infinity);
    this.#height = values(
      (id) => (this.#farther(id) < Infinity ? 1 : Infinity),
      (way, of) => 1 + Math.max(...way.precursors.map(of)),
    );
    this.#lacking = values((id) => this.#materials.lack(id));
    this.#eager = values((id) => (this.isOpen(id) ? EAGERNESS * this.#materials.estimate(id) : Infinity), ofDearestBranch);
    this.#add(target);
  }

  /** Molecules it has. */
  get size(): number {
    return this.#nodes.size;
  }

  isGiven(id: StructureId): boolean {
    return this.#materials.isGiven(id);
  }

  /** Nobody has looked yet how it is made, and it cannot be bought. */
  isOpen(id: StructureId): boolean {
    return !this.isGiven(id) && this.#nodes.get(id)?.ways === null;
  }

  /** `null` where nobody has looked. */
  waysTo(id: StructureId): readonly Way[] | null {
    return this.#nodes.get(id)?.ways ?? null;
  }

  /**
   * Says how a molecule can be made; what was known of it before is replaced. Those of bought molecules do no harm.
   *
   * @param farther - what the ways beyond these cost beside what is estimated of the molecule; there are none when absent
   */
  setWays(product: StructureId, ways: readonly Way[], farther = Infinity): void {
    const node = this.#add(product);
    for (const way of node.ways ?? []) for (const id of new Set(way.precursors)) without(this.#nodes.get(id)?.neededBy, way);
    node.ways = ways;
    node.farther = farther;
    for (const way of ways) for (const id of new Set(way.precursors)) this.#add(id).neededBy.push(way);
    this.#renew(product);
  }

  expectedCost(id: StructureId): number {
    return this.#expected.of(id);
  }

  /** Of the ways to a molecule that nobody has looked for: all of them where it is open. */
  expectedCostFarther(id: StructureId): number {
    const farther = this.#farther(id);
    return farther === Infinity ? Infinity : this.#materials.estimate(id) + farther;
  }

  expectedCostOf(way: Way): number {
    return sumOfCosts(way, (id) => this.#expected.of(id));
  }

  /** What the way that comes nearest to making a molecule ends in that is not bought, each once; nothing where no way is known. */
  lackedBelow(id: StructureId): readonly StructureId[] {
    this.#renewAskedOfFew();
    const lacked = new Set<StructureId>();
    const seen = new Set([id]);
    for (const at of seen) {
      const way = this.#lacking.best(at);
      if (way === null && at !== id && !this.isGiven(at)) lacked.add(at);
      for (const precursor of way?.precursors ?? []) seen.add(precursor);
    }
    return [...lacked];
  }

  /** What the dearest branch to a molecule costs, with several times the estimates of what is open; infinite where nothing is left to look at. */
  eagerCost(id: StructureId): number {
    this.#renewAskedOfFew();
    return this.#eager.of(id);
  }

  eagerCostOf(way: Way): number {
    return ofDearestBranch(way, (id) => this.eagerCost(id));
  }

  #renewAskedOfFew(): void {
    for (const changed of this.#changed) for (const values of [this.#lacking, this.#eager]) values.renew(changed);
    this.#changed = [];
  }

  completeCost(id: StructureId): number {
    return this.#complete.of(id);
  }

  completeCostOf(way: Way): number {
    return sumOfCosts(way, (id) => this.#complete.of(id));
  }

  /** Steps that a molecule needs at least: 0 where it is bought, 1 where it is open. */
  leastSteps(id: StructureId): number {
    return this.#height.of(id);
  }

  #farther(id: StructureId): number {
    const node = this.#nodes.get(id);
    return node === undefined || node.ways === null ? 0 : node.farther;
  }

  #renew(id: StructureId): void {
    for (const values of [this.#expected, this.#complete, this.#height]) values.renew(id);
    this.#changed.push(id);
  }

  #add(id: StructureId): Node {
    const known = this.#nodes.get(id);
    if (known !== undefined) return known;
    const node: Node = { ways: null, farther: Infinity, neededBy: [] };
    this.#nodes.set(id, node);
    this.#renew(id);
    return node;
  }
}

function ofDearestBranch(way: Way, of: (id: StructureId) => number): number {
  return way.cost + Math.max(...way.precursors.map(of));
}

function sumOfCosts(way: Way, of: (id: StructureId) => number): number {
  let sum = way.cost;
  for (const id of way.precursors) sum += of(id);
  return sum;
}

function without(ways: Way[] | undefined, way: Way): void {
  const place = ways?.indexOf(way) ?? -1;
  if (place >= 0) ways?.splice(place, 1);
}

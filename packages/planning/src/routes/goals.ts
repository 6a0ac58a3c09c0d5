import type { StructureId } from '@retron/tree';
import type { Way } from './way.ts';

/** A structure with what has still to come into a route at it or below: the node of a graph that is searched. Without wishes, the structure. */
export type GoalId = number;

/** So many required structures are searched for at once: for each one more there are twice as many goals. Routes have to have all. */
const MOST_SOUGHT = 2;

/**
 * Splits structures by what has still to come into a route below them, so that a search for routes that have something is a search like any
 * other: of the precursors of a step one has to bring it, and the others need not.
 */
export class Goals {
  readonly #sought: readonly string[];
  readonly #smiles: (id: StructureId) => string;
  /** Sets of what is sought, as bits; none comes first. */
  readonly #sets: readonly number[];

  /**
   * @param required - canonical SMILES
   * @param smiles - canonical
   */
  constructor(required: readonly string[], smiles: (id: StructureId) => string) {
    this.#sought = required.slice(0, MOST_SOUGHT);
    this.#smiles = smiles;
    this.#sets = Array.from({ length: 2 ** this.#sought.length }, (_, set) => set);
  }

  /** The goal of a structure where nothing more has to come. */
  free(id: StructureId): GoalId {
    return this.#goal(id, 0);
  }

  /** The goal of a structure where everything has still to come: itself may be it. */
  whole(id: StructureId): GoalId {
    return this.#goal(id, this.#sets.length - 1);
  }

  structureOf(goal: GoalId): StructureId {
    return Math.floor(goal / this.#sets.length);
  }

  /** What has to come from below. */
  soughtBelow(goal: GoalId): readonly string[] {
    const set = goal % this.#sets.length;
    return this.#sought.filter((_, index) => (set & (1 << index)) !== 0);
  }

  /** The ways to every goal of a structure. @param ways - between structures */
  waysTo(id: StructureId, ways: readonly Way[]): ReadonlyMap<GoalId, readonly Way[]> {
    // Several sets are one goal where the structure is itself sought.
    const goals = new Set(this.#sets.map((set) => this.#goal(id, set)));
    return new Map([...goals].map((goal) => [goal, ways.flatMap((way) => this.#shared(goal, way))]));
  }

  /** The ways in which the precursors of a step can share what a goal needs. */
  #shared(goal: GoalId, way: Way): readonly Way[] {
    const precursors = way.precursors.map((id) => this.free(id));
    const met = way.precursors.reduce((set, id) => set | this.#setOf(id), 0);
    let shares: readonly (readonly number[])[] = [precursors.map(() => 0)];
    for (let bit = 1; bit < this.#sets.length; bit *= 2) {
      if (((goal % this.#sets.length) & bit & ~met) === 0) continue;
      shares = shares.flatMap((share) => share.map((_, place) => share.map((set, at) => (at === place ? set | bit : set))));
    }
    return shares.map((share) => ({ ...way, product: goal, precursors: precursors.map((free, place) => free + share[place]) }));
  }

  #goal(id: StructureId, set: number): GoalId {
    return id * this.#sets.length + (set === 0 ? 0 : set & ~this.#setOf(id));
  }

  /** Which of what is sought a structure is. */
  #setOf(id: StructureId): number {
    if (this.#sought.length === 0) return 0;
    const place = this.#sought.indexOf(this.#smiles(id));
    return place < 0 ? 0 : 1 << place;
  }
}

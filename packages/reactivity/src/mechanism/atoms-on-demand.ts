import type { AtomIndex } from '@retron/molecule';
import type { PatternPlaces } from './pattern-cache.ts';

/**
 * Atoms that stand first in any place of a pattern, which is looked for when the set is first asked for anything: rules name the groups that they
 * are about before they know whether the step makes a bond for which these matter.
 */
export class AtomsOnDemand implements ReadonlySet<AtomIndex> {
  readonly #places: PatternPlaces;
  readonly #pattern: string;
  #found: ReadonlySet<AtomIndex> | undefined;

  constructor(places: PatternPlaces, pattern: string) {
    this.#places = places;
    this.#pattern = pattern;
  }

  get #atoms(): ReadonlySet<AtomIndex> {
    this.#found ??= this.#places.atomsOf(this.#pattern);
    return this.#found;
  }

  get size(): number {
    return this.#atoms.size;
  }

  has(atom: AtomIndex): boolean {
    return this.#atoms.has(atom);
  }

  forEach(callback: (atom: AtomIndex, same: AtomIndex, set: ReadonlySet<AtomIndex>) => void): void {
    for (const atom of this.#atoms) callback(atom, atom, this);
  }

  entries(): SetIterator<[AtomIndex, AtomIndex]> {
    return this.#atoms.entries();
  }

  keys(): SetIterator<AtomIndex> {
    return this.#atoms.keys();
  }

  values(): SetIterator<AtomIndex> {
    return this.#atoms.values();
  }

  [Symbol.iterator](): SetIterator<AtomIndex> {
    return this.#atoms.values();
  }
}

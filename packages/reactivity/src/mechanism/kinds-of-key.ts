import { isOfKind, type Kind } from './needed-kinds.ts';
import type { Numbered } from './numbered.ts';

/** Of which kinds an atom with one key is, by their numbers: asked once, as the same keys come again in molecule after molecule. */
export class KindsOfKey {
  readonly #key: number;
  readonly #kinds: Numbered<Kind>;
  readonly #known: boolean[] = [];

  constructor(key: number, kinds: Numbered<Kind>) {
    this.#key = key;
    this.#kinds = kinds;
  }

  has(kind: number): boolean {
    while (this.#known.length <= kind) this.#known.push(isOfKind(this.#key, this.#kinds.at(this.#known.length)));
    return this.#known[kind];
  }
}

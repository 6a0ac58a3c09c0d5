/** Stands for any element in a pair of them. */
export const ANY_ELEMENT = 127;

/** Beyond the highest atomic number, and `ANY_ELEMENT`. */
const ELEMENTS = 128;

/** A pair of elements as one number, whichever comes first. */
export function elementPair(a: number, b: number): number {
  return Math.min(a, b) * ELEMENTS + Math.max(a, b);
}

/**
 * Pairs of elements at the bonds that a reaction changes: a screen by these spares most patterns of names their search. Asked of hundreds of
 * patterns for each reaction, so it is a table and no set; it is kept for the next reaction.
 */
export class ElementPairs {
  readonly #isThere = new Uint8Array(ELEMENTS * ELEMENTS);
  #added: number[] = [];

  clear(): void {
    for (const pair of this.#added) this.#isThere[pair] = 0;
    this.#added = [];
  }

  /** Adds every pair by which a pattern could ask for a bond between these elements. */
  add(a: number, b: number): void {
    this.#add(elementPair(a, b));
    this.#add(elementPair(a, ANY_ELEMENT));
    this.#add(elementPair(b, ANY_ELEMENT));
    this.#add(elementPair(ANY_ELEMENT, ANY_ELEMENT));
  }

  hasAll(wanted: readonly number[]): boolean {
    for (let k = 0; k < wanted.length; k++) if (this.#isThere[wanted[k]] === 0) return false;
    return true;
  }

  #add(pair: number): void {
    if (this.#isThere[pair] === 1) return;
    this.#isThere[pair] = 1;
    this.#added.push(pair);
  }
}

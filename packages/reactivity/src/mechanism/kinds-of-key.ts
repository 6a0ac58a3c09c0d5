import { type Bits, hasBit, noBits, withBit } from './bits.ts';
import { isOfKind, type Kind } from './needed-kinds.ts';
import type { Numbered } from './numbered.ts';

/** A bond between atoms of two kinds, by the numbers of these. */
export interface NumberedBond {
  readonly begin: number;
  readonly end: number;
  /** Accepted bond classes, as `Pattern.bondSet`. */
  readonly bondSet: number;
}

/** Of which kinds an atom with one key is, by their numbers: asked once, as the same keys come again in molecule after molecule. */
export class KindsOfKey {
  readonly #key: number;
  #kinds = noBits(0);
  #begins = noBits(0);
  #ends = noBits(0);
  #kindCount = 0;
  #bondCount = 0;

  constructor(key: number) {
    this.#key = key;
  }

  /** Kinds of atoms that it is of. */
  get kinds(): Bits {
    return this.#kinds;
  }

  /** Kinds of bonds that may begin at it. */
  get begins(): Bits {
    return this.#begins;
  }

  /** Kinds of bonds that may end at it. */
  get ends(): Bits {
    return this.#ends;
  }

  /** Asks for the kinds that were numbered since it was done last. */
  update(kinds: Numbered<Kind>, bonds: Numbered<NumberedBond>): void {
    for (; this.#kindCount < kinds.count; this.#kindCount++) {
      if (isOfKind(this.#key, kinds.at(this.#kindCount))) this.#kinds = withBit(this.#kinds, this.#kindCount);
    }
    for (; this.#bondCount < bonds.count; this.#bondCount++) {
      const { begin, end } = bonds.at(this.#bondCount);
      if (hasBit(this.#kinds, begin)) this.#begins = withBit(this.#begins, this.#bondCount);
      if (hasBit(this.#kinds, end)) this.#ends = withBit(this.#ends, this.#bondCount);
    }
  }
}

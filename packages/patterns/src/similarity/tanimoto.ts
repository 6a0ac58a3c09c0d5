/** Set bits of a byte. */
const BITS_OF_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Number of set bits of a 32-bit word (the parallel count of Warren, "Hacker's Delight", section 5-1). */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A fingerprint made ready to be compared with many others.
 *
 * Others may lie at any byte of a larger buffer; those that lie at a multiple of four are compared word by word.
 */
export class FingerprintQuery {
  readonly #bytes: Uint8Array;
  readonly #words: Uint32Array;
  readonly #bitCount: number;

  /** @param fingerprint - a multiple of four bytes */
  constructor(fingerprint: Uint8Array) {
    this.#bytes = Uint8Array.from(fingerprint);
    this.#words = new Uint32Array(this.#bytes.buffer);
    this.#bitCount = this.#words.reduce((sum, word) => sum + bitCount(word), 0);
  }

  /** Tanimoto similarity, 0 to 1: shared bits over bits set in either; 0 when neither has one. */
  tanimoto(other: Uint8Array): number {
    const isAligned = other.byteOffset % 4 === 0;
    return isAligned ? this.#byWords(new Uint32Array(other.buffer, other.byteOffset, this.#words.length)) : this.#byBytes(other);
  }

  #byWords(other: Uint32Array): number {
    const words = this.#words;
    let shared = 0;
    let inOther = 0;
    for (let i = 0; i < words.length; i++) {
      shared += bitCount(words[i] & other[i]);
      inOther += bitCount(other[i]);
    }
    return ratio(shared, this.#bitCount + inOther - shared);
  }

  #byBytes(other: Uint8Array): number {
    const bytes = this.#bytes;
    let shared = 0;
    let inOther = 0;
    for (let i = 0; i < bytes.length; i++) {
      shared += BITS_OF_BYTE[bytes[i] & other[i]];
      inOther += BITS_OF_BYTE[other[i]];
    }
    return ratio(shared, this.#bitCount + inOther - shared);
  }
}

function ratio(shared: number, either: number): number {
  return either === 0 ? 0 : shared / either;
}

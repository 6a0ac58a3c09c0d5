/** A set of numbers from 0, one bit each, 32 to a word; what lies beyond its end is not in it. */
export type Bits = Int32Array;

export function hasBit(bits: Bits, number: number): boolean {
  const word = number >>> 5;
  return word < bits.length && ((bits[word] >>> (number & 31)) & 1) === 1;
}

/** @returns the set itself, or a larger one where it has no room */
export function withBit(bits: Bits, number: number): Bits {
  const word = number >>> 5;
  let roomy = bits;
  if (word >= bits.length) {
    roomy = new Int32Array(word + 1);
    roomy.set(bits);
  }
  roomy[word] |= 1 << (number & 31);
  return roomy;
}

/** Adds to `sum`, which has room for them, the numbers that are in `bits`. */
export function addBits(sum: Bits, bits: Bits): void {
  for (let word = 0; word < bits.length; word++) sum[word] |= bits[word];
}

/** Adds to `sum`, which has room for them, the numbers that are in all three sets. */
export function addCommonBits(sum: Bits, a: Bits, b: Bits, c: Bits): void {
  const length = Math.min(a.length, b.length, c.length);
  for (let word = 0; word < length; word++) sum[word] |= a[word] & b[word] & c[word];
}

/** Room for numbers below `count`. */
export function noBits(count: number): Bits {
  return new Int32Array((count + 31) >>> 5);
}

/** Mixes a 32-bit word until every bit depends on every other (the finaliser of MurmurHash3, A. Appleby, public domain). */
export function mixBits(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

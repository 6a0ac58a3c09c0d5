/** Numbers from 0 up to, not including, 1: the same sequence for the same seed, everywhere (splitmix32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

/** Puts `items` into a random order, in place (Fisher and Yates). */
export function shuffle(items: Uint32Array, random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
}

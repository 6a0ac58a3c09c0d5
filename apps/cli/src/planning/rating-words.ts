/** Rating in words. Source: spec section 3. */
export const RATING_WORDS: Readonly<Record<number, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };

import type { ReferenceRoute } from './read-route-targets.ts';

/**
 * Draws a molecule of a published route that routes can be asked to have: one that it makes or buys, no nearer to the target than the second
 * step, as a search comes to what the last step needs by itself.
 *
 * @param random - from 0 up to 1
 * @returns canonical SMILES; `null` where there is none
 */
export function drawRequired(route: ReferenceRoute, isInStock: (smiles: string) => boolean, random: () => number): string | null {
  const near = new Set([route.smiles, ...(route.children ?? []).map(({ smiles }) => smiles)]);
  const known = new Set<string>();
  const add = ({ smiles, children = [] }: ReferenceRoute): void => {
    if (!near.has(smiles) && (children.length > 0 || isInStock(smiles))) known.add(smiles);
    children.forEach(add);
  };
  add(route);
  const drawable = [...known].sort();
  return drawable.length === 0 ? null : drawable[Math.floor(random() * drawable.length)];
}

/** Numbers from 0 up to 1, the same for the same seed: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

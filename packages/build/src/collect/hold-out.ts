/** A number from 0 up to, not including, 1 for a text: always the same, and spread evenly (FNV-1a, mixed once more). */
export function evenHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Things in an order that has nothing to do with where they stand but is always the same; equal texts stay in their order. */
export function shuffled<T>(things: readonly T[], textOf: (thing: T) => string): readonly T[] {
  return things
    .map((thing) => ({ thing, place: evenHash(textOf(thing)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

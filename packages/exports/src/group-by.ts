/** Things by key, in the order in which the keys first occur. */
export function groupBy<K, T>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [thing]);
    else known.push(thing);
  }
  return groups;
}

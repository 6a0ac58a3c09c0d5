/** Whether one of the kinds of reagents that are wanted is there. */
export const hasAny = (kinds: ReadonlySet<string>, wanted: readonly string[]): boolean => wanted.some((kind) => kinds.has(kind));

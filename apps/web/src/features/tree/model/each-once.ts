/** One of several that are alike, and how many there are. */
export type Repeated<T> = T & { readonly count: number };

/** What a step needs several times once, with its count, where the first of it stands. */
export function eachOnce<T extends object>(all: readonly T[], sidOf: (each: T) => number): readonly Repeated<T>[] {
  const sids = all.map(sidOf);
  return all
    .map((each, place) => ({ ...each, count: sids.filter((sid) => sid === sids[place]).length }))
    .filter((_, place) => sids.indexOf(sids[place] ?? 0) === place);
}

/** As in an equation: `3 HF`. */
export function timesText(count: number, text: string): string {
  return count === 1 ? text : `${count} ${text}`;
}

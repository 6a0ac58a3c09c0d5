import type { Support } from './ensemble.ts';

/** The support of two applications together: every transform once, by library, then number. */
export function uniteSupport(a: readonly Support[], b: readonly Support[]): readonly Support[] {
  const all = [...a];
  for (const support of b) {
    if (!all.some((known) => known.library === support.library && known.transform === support.transform)) all.push(support);
  }
  return all.sort((x, y) => compareNames(x, y) || x.transform - y.transform);
}

function compareNames(a: Support, b: Support): number {
  const [x, y] = [a.library.library.fullName, b.library.library.fullName];
  return x < y ? -1 : x > y ? 1 : 0;
}

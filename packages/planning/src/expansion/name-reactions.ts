import type { NameReactionCount } from '@retron/tree';
import type { Support } from './ensemble.ts';

/** Name reactions among the recorded reactions behind `countedSupport`, most frequent first, then by name. */
export function nameReactionsOf(counted: readonly Support[]): readonly NameReactionCount[] {
  const counts = new Map<string, number>();
  for (const { library, transform } of counted) {
    for (const { name, count } of library.library.nameReactions(transform)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

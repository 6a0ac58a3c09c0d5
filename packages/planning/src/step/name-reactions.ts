import type { NameReactionCount } from '@retron/tree';
import type { Support } from './support.ts';

/** Of the count of the most frequent name; rarer names are slips of a general transform, such as Gabriel's among N-alkylations. */
const LEAST_SHARE = 0.05;

/** Name reactions of the recorded reactions behind `counted`, most frequent first, then by name; those of a few among many are left out. */
export function nameReactionsOf(counted: readonly Support[]): readonly NameReactionCount[] {
  const counts = new Map<string, number>();
  for (const { library, transform } of counted) {
    for (const { name, count } of library.library.nameReactions(transform)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts]
    .filter(([, count]) => count >= LEAST_SHARE * most)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

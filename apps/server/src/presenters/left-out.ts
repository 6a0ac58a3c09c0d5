import type { LeftOut } from '@retron/contract';
import { readLeftOut } from '@retron/planning';

const ORDER: readonly LeftOut['by'][] = ['strategy', 'algorithm', 'number', 'chemistry'];

/**
 * What was left out, in sentences: the strategy's clauses first, the largest counts first within each kind.
 *
 * @param counts - by the planner's codes; sentences that older versions stored are read too
 */
export function leftOutAnswerOf(counts: Readonly<Record<string, number>>, strategy: string): LeftOut[] {
  const entries = new Map<string, LeftOut>();
  for (const [code, count] of Object.entries(counts)) {
    const { by, text } = readLeftOut(code, strategy);
    const key = `${by} ${text}`;
    entries.set(key, { by, reason: text, count: (entries.get(key)?.count ?? 0) + count });
  }
  return [...entries.values()].sort(
    (a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || b.count - a.count || (a.reason < b.reason ? -1 : 1),
  );
}

import type { LeftOut } from '@retron/contract';
import { readLeftOut } from '@retron/planning';

const ORDER: readonly LeftOut['by'][] = ['strategy', 'algorithm', 'number', 'chemistry'];

/** What was left out in the words of the wire: the strategy's clauses first, the largest counts first within each kind. */
export function leftOutAnswerOf(counts: Readonly<Record<string, number>>, strategy: string): LeftOut[] {
  return Object.entries(counts)
    .map(([key, count]) => {
      const { by, text } = readLeftOut(key, strategy);
      return { by, reason: text, count };
    })
    .sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || b.count - a.count || (a.reason < b.reason ? -1 : 1));
}

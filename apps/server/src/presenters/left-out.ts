import type { LeftOut } from '@retron/contract';
import { atomsOfProtection, readGoodCode, readLeftOut, type StrategyName } from '@retron/planning';
import { fromOne } from './words.ts';

const ORDER: readonly LeftOut['by'][] = ['wish', 'route wish', 'strategy', 'algorithm', 'number', 'protection', 'chemistry'];

/**
 * What was left out, in sentences: what was wished first, then the strategy's clauses, the largest counts first within each kind.
 *
 * @param counts - by the planner's codes; sentences that older versions stored are read too
 */
export function leftOutAnswerOf(counts: Readonly<Record<string, number>>, strategy: StrategyName): LeftOut[] {
  const entries = new Map<string, LeftOut>();
  for (const [code, count] of Object.entries(counts)) {
    const ofGood = readGoodCode(code);
    const { by, text } = readLeftOut(ofGood?.code ?? code, strategy);
    const of = ofGood?.of ?? null;
    const key = `${by} ${text} ${of}`;
    const atoms = atomsOfProtection(ofGood?.code ?? code);
    const entry = entries.get(key) ?? {
      by,
      reason: text,
      count: 0,
      ...(atoms === null ? {} : { atoms: fromOne(atoms) }),
      ...(of === null ? {} : { sid: of }),
    };
    entries.set(key, ofGood === null ? { ...entry, count: entry.count + count } : { ...entry, good: (entry.good ?? 0) + count });
  }
  return [...entries.values()].sort(
    (a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || b.count - a.count || (a.reason < b.reason ? -1 : 1),
  );
}

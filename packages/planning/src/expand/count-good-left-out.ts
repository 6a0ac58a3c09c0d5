import type { Rating } from '@retron/tree';
import { strategyReason } from '../step/left-out-codes.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { Tally } from '../step/tally.ts';
import type { Gate } from '../strategies/gate.ts';

const GOOD: Rating = 3;

/**
 * Disconnections that are good or better and that a strategy left out, by the clause that did.
 *
 * @param admitted - what the strategy let in
 * @param all - everything found without it
 */
export function countGoodLeftOut(
  admitted: readonly RankedStep[],
  all: { readonly proposed: readonly ProposedStep[]; readonly steps: readonly RankedStep[] },
  gate: Gate,
): Readonly<Record<string, number>> {
  const known = new Set(admitted.map(({ disconnectionKey }) => disconnectionKey));
  const proposed = new Map(all.proposed.map((step) => [step.key, step]));
  const counts = new Tally();
  for (const { key, rating, disconnectionKey } of all.steps) {
    const step = proposed.get(key);
    if (rating < GOOD || known.has(disconnectionKey) || step === undefined) continue;
    known.add(disconnectionKey);
    const verdict = gate.decide(step.disconnection, step.support, step.facts.simplification);
    if (!verdict.isAdmitted) counts.add(strategyReason(verdict));
  }
  return counts.toRecord();
}

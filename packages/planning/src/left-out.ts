import type { Verdict } from './strategies/judge.ts';

/** Reason under which suggestions are counted that are left out for nothing but their number. */
export const BEYOND_BREADTH = 'beyond the number of suggestions asked for';
/** Reason under which the algorithms that reduce complexity count what they leave out. */
export const NOT_SIMPLER = 'precursors not clearly simpler';

const BY_STRATEGY = 'strategy: ';
/** Stands for a clause where a strategy names a step nowhere. */
const NO_CLAUSE = 'No clause admits it.';

/** Who or what left a suggestion out. */
export type LeftOutBy = 'strategy' | 'algorithm' | 'number' | 'chemistry';

/** The reason under which a step is counted that the strategy leaves out. */
export function strategyReason({ clause }: Pick<Verdict, 'clause'>): string {
  return `${BY_STRATEGY}${clause?.text ?? NO_CLAUSE}`;
}

/** Reads a reason of `ExpansionReport.leftOut`; for the strategy the text is the sentence of its clause. */
export function readLeftOut(reason: string): { readonly by: LeftOutBy; readonly text: string } {
  if (reason.startsWith(BY_STRATEGY)) return { by: 'strategy', text: reason.slice(BY_STRATEGY.length) };
  if (reason === BEYOND_BREADTH) return { by: 'number', text: reason };
  return { by: reason === NOT_SIMPLER ? 'algorithm' : 'chemistry', text: reason };
}

import { FORWARD_STRATEGIES } from './forward-strategies.ts';
import { RETROSYNTHESIS_STRATEGIES } from './retrosynthesis-strategies.ts';
import type { Strategy } from './strategy.ts';

/** The strategies every installation has. Names and directions of the defaults: spec section 9, "Query options". */
export const STRATEGIES: readonly Strategy[] = [...RETROSYNTHESIS_STRATEGIES, ...FORWARD_STRATEGIES];

export function findStrategy(name: string): Strategy | null {
  return STRATEGIES.find((strategy) => strategy.name === name) ?? null;
}

/** As `findStrategy`; requests are checked before, so that a name nobody knows is a bug. */
export function requireStrategy(name: string): Strategy {
  const strategy = findStrategy(name);
  if (strategy === null) throw new Error(`No strategy named ${name}`);
  return strategy;
}

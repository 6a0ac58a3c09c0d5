import type { Clause, Strategy } from '../request/strategy.ts';
import { FORWARD_STRATEGIES } from './forward-strategies.ts';
import { RETROSYNTHESIS_STRATEGIES } from './retrosynthesis-strategies.ts';

/** The strategies every installation has. Names and directions of the defaults: spec section 9, "Query options". */
export const STRATEGIES: readonly Strategy[] = [...RETROSYNTHESIS_STRATEGIES, ...FORWARD_STRATEGIES];

export function findStrategy(name: string): Strategy | null {
  return STRATEGIES.find((strategy) => strategy.name === name) ?? null;
}

/** The strategy of a request: its clauses where they are given, else those of the shipped one. @throws when there is no such strategy */
export function strategyOf({ strategy, clauses }: StrategyChoice): Pick<Strategy, 'name' | 'clauses'> {
  return clauses === undefined ? requireStrategy(strategy) : { name: strategy, clauses };
}

/** What names a strategy: see `PlanRequest`. */
export interface StrategyChoice {
  readonly strategy: string;
  readonly clauses?: readonly Clause[];
}

/** As `findStrategy`; requests are checked before, so that a name nobody knows is a bug. */
export function requireStrategy(name: string): Strategy {
  const strategy = findStrategy(name);
  if (strategy === null) throw new Error(`No strategy named ${name}`);
  return strategy;
}

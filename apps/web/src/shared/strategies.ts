import type { StrategyEntry, WireDirection } from '@retron/contract';

/** Strategies that a query of a direction can name: of two of one name the own one, which the name means to the server too. */
export function strategiesToChoose(strategies: readonly StrategyEntry[], direction: WireDirection | null): readonly StrategyEntry[] {
  const byName = new Map<string, StrategyEntry>();
  for (const strategy of strategies) {
    if (strategy.direction !== direction) continue;
    if (strategy.mayEdit || !byName.has(strategy.name)) byName.set(strategy.name, strategy);
  }
  return [...byName.values()];
}

/** Who made a strategy, so that two people of one name can be told apart. */
export const ownerText = ({ owner, ownerName }: Pick<StrategyEntry, 'owner' | 'ownerName'>): string =>
  owner === ownerName ? owner : `${ownerName} (${owner})`;

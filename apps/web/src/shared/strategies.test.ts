import type { StrategyEntry } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { ownerText, strategiesToChoose } from './strategies.ts';

const entry = (id: number, name: string, more: Partial<StrategyEntry> = {}): StrategyEntry => ({
  ...{ id, name, comment: '', direction: 'synthesis', owner: 'ada', ownerName: 'Ada Byron', group: 'shared', shareable: false },
  mayEdit: false,
  ...more,
});

describe('strategies to choose from', () => {
  it('are those of the direction, and of one name the own one in the place of the first', () => {
    const strategies = [
      entry(1, 'Core', { group: 'public' }),
      entry(2, 'House rules'),
      entry(3, 'House rules', { mayEdit: true, group: 'private' }),
      entry(4, 'Libraries', { direction: 'reaction' }),
    ];
    expect(strategiesToChoose(strategies, 'synthesis').map(({ id }) => id)).toEqual([1, 3]);
    expect(strategiesToChoose(strategies, 'reaction').map(({ id }) => id)).toEqual([4]);
  });

  it('tell two owners of one name apart', () => {
    expect(ownerText({ owner: 'ada', ownerName: 'Ada Byron' })).toBe('Ada Byron (ada)');
    expect(ownerText({ owner: 'Retron', ownerName: 'Retron' })).toBe('Retron');
  });
});

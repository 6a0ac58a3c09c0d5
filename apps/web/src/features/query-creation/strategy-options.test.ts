import type { StrategyEntry } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { strategyOptions } from './strategy-options.ts';

const CORE: StrategyEntry = {
  ...{ id: 1, name: 'Core', comment: 'Takes the skeleton apart.', direction: 'synthesis', owner: 'Retron', ownerName: 'Retron' },
  ...{ group: 'public', shareable: false, mayEdit: false },
};

describe('the strategies that a form offers', () => {
  it('have the one before them that is set and is there no more', () => {
    const [missing, ...known] = strategyOptions([CORE], { direction: 'synthesis', strategy: 'Ours 2.0' });
    expect(missing).toMatchObject({ value: 'Ours 2.0', title: 'Ours 2.0 (missing)' });
    expect(known.map(({ value }) => value)).toEqual(['Core']);
  });

  it.each(['', 'Core'])('are those that are there where %j is set', (strategy) => {
    expect(strategyOptions([CORE], { direction: 'synthesis', strategy }).map(({ title }) => title)).toEqual(['Core']);
  });
});

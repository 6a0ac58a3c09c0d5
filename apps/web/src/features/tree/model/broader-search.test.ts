import type { LeftOut, QueryAnswer } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilQuery } from '../testing/fixtures.ts';
import { broaderSearch } from './broader-search.ts';

const left = (by: LeftOut['by'], count: number): LeftOut => ({ by, reason: 'a reason', count });
const query = (change: Partial<QueryAnswer>) => sildenafilQuery({ minlevels: 2, algorithm: 'NEW', ...change });

describe('a broader search', () => {
  it('loosens the strategy first, if it left something out', () => {
    const broader = broaderSearch(query({ leftOut: [left('strategy', 20), left('strategy', 9), left('algorithm', 5)] }));
    expect(broader).toMatchObject({
      change: 'All Transforms 1.0',
      settings: { strategy: 'All Transforms 1.0', algorithm: 'NEW', minlevels: 2 },
    });
    expect(broader?.why).toBe('The strategy Core Disconnection 1.0 left out 29 steps.');
  });

  it('of the forward direction takes its own strategy', () => {
    const broader = broaderSearch(query({ direction: 'reaction', algorithm: 'OLD', leftOut: [left('strategy', 1)] }));
    expect(broader?.settings.strategy).toBe('All Reactions 1.0');
  });

  it('loosens the algorithm next', () => {
    const broader = broaderSearch(query({ leftOut: [left('algorithm', 1), left('chemistry', 3)] }));
    expect(broader).toMatchObject({ why: 'The algorithm Complexity Reduction left out 1 step.', settings: { algorithm: 'OLD' } });
  });

  it('loosens the precision last, and then there is none', () => {
    expect(broaderSearch(query({ leftOut: [left('chemistry', 3)] }))).toMatchObject({
      change: 'low precision',
      settings: { minlevels: 1 },
    });
    expect(broaderSearch(query({ leftOut: [left('chemistry', 3)], minlevels: 1 }))).toBeNull();
  });
});

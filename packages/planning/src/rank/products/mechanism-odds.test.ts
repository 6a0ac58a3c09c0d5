import { describe, expect, it } from 'vitest';
import { MECHANISM_LOG_ODDS, mechanismLogOdds } from './mechanism-odds.ts';

describe('what rules of mechanism leave of a product', () => {
  const [never, risk] = [MECHANISM_LOG_ODDS.never, MECHANISM_LOG_ODDS.risk];

  it('is decided by the worst of them', () => {
    expect(mechanismLogOdds([])).toBe(0);
    expect(
      mechanismLogOdds([
        { rule: 'A1', verdict: 'never' },
        { rule: 'S2', verdict: 'risk' },
      ]),
    ).toBe(never);
  });

  it('is less where the reagents speak against it besides', () => {
    expect(
      mechanismLogOdds([
        { rule: 'A1', verdict: 'risk' },
        { rule: 'Y38', verdict: 'never' },
      ]),
    ).toBe(never + risk);
  });
});

import { describe, expect, it } from 'vitest';
import { isWithdrawnUnder } from './withdrawn-under-reagents.ts';

describe('what a reagent answers', () => {
  it('is the warning of hydrogen beside an isoxazole, where iron reduces the nitro group', () => {
    expect(isWithdrawnUnder(new Set(['metal-reductant']), 'P240')).toBe(true);
    expect(isWithdrawnUnder(new Set(['metal-reductant', 'hydrogen']), 'P240')).toBe(false);
    expect(isWithdrawnUnder(new Set(['hydrogen']), 'P240')).toBe(false);
    expect(isWithdrawnUnder(new Set(), 'P240')).toBe(false);
    expect(isWithdrawnUnder(new Set(['metal-reductant']), 'P20')).toBe(false);
  });
});

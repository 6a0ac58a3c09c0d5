import { describe, expect, it } from 'vitest';
import { withoutLewisAcid } from './without-lewis-acid.ts';

describe('the share outside what is known', () => {
  it('is larger where an arene is to be alkylated and no reagent is written', () => {
    expect(withoutLewisAcid(['friedel-crafts-alkylation'], false, 0.4)).toBeCloseTo(8 / 11, 6);
  });

  it('is what it was with reagents, for other reactions and for what has no name', () => {
    expect(withoutLewisAcid(['friedel-crafts-alkylation'], true, 0.4)).toBe(0.4);
    expect(withoutLewisAcid(['friedel-crafts-acylation'], false, 0.4)).toBe(0.4);
    expect(withoutLewisAcid([], false, 0.4)).toBe(0.4);
  });
});

import { describe, expect, it } from 'vitest';
import { withoutSpectators } from './spectators.ts';

describe('spectators', () => {
  it('are reactants that give no mapped atom to the product', () => {
    expect(withoutSpectators('[CH3:1][OH:2].CCO.[Na+:9]>CO>[CH3:1][OH:2]')).toBe('[CH3:1][OH:2]>>[CH3:1][OH:2]');
  });

  it('stay where nothing is mapped', () => {
    expect(withoutSpectators('CO.CCO>>CO')).toBe('CO.CCO>>CO');
  });
});

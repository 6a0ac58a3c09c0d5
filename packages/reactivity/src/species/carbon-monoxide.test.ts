import { describe, expect, it } from 'vitest';
import { withCarbonMonoxide } from './carbon-monoxide.ts';

describe('CO above an arrow', () => {
  it.each([[['CO', 'Pd(OAc)2', 'MeOH']], [['palladium(II) acetate', ' CO ']], [['Rh(PPh3)3Cl', 'CO', 'H2']]])(
    'is carbon monoxide beside a metal that carries it: %s',
    (texts) => {
      expect(withCarbonMonoxide(texts)).toContain('carbon monoxide');
      expect(withCarbonMonoxide(texts)).not.toContain('CO');
    },
  );

  it.each([[['CO', 'NaBH4']], [['CO', '[Pd]', '[HH]']], [['CO', 'CC(=O)[O-].CC(=O)[O-].[Pd+2]']]])('is methanol else: %s', (texts) => {
    expect(withCarbonMonoxide(texts)).toEqual(texts);
  });
});

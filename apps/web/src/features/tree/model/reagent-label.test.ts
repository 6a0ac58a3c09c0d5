import { describe, expect, it } from 'vitest';
import { reagentLabel } from './reagent-label.ts';

describe('reagentLabel', () => {
  it.each([
    ['CCI', 'EtI'],
    ['C=O', 'CH₂O'],
    ['CO', 'MeOH'],
    ['O=S(Cl)Cl', 'SOCl₂'],
    ['C=CC(N)=O', 'acrylamide'],
  ])('writes %s as chemists do: %s', (smiles, label) => {
    expect(reagentLabel(smiles)).toBe(label);
  });

  it('tells isomers apart that have a usual name', () => {
    expect(['CCCN', 'CC(C)N', 'CC(C)(C)Cl', 'CCCCCl'].map(reagentLabel)).toEqual(['n-PrNH₂', 'i-PrNH₂', 't-BuCl', 'n-BuCl']);
  });

  it('writes others by their formula, carbon and hydrogen first, where it hides no isomer', () => {
    expect(reagentLabel('CF')).toBe('CH₃F');
    expect(['C=CC(C)O', 'C=CC(C)=O', 'CCN(C)C', 'CCC[Zn]Br'].map(reagentLabel)).toEqual([null, null, null, null]);
  });

  it('leaves isotopes to be drawn', () => {
    expect(['[2H]C([2H])([2H])N', '[13CH3]I', '[2H]O[2H]'].map(reagentLabel)).toEqual([null, null, null]);
  });

  it('writes those without carbon with the more electropositive first', () => {
    expect(reagentLabel('O=S=O')).toBe('SO₂');
    expect(reagentLabel('ClP(Cl)Cl')).toBe('PCl₃');
    expect(reagentLabel('NS')).toBe('NH₃S');
  });

  it('writes the charge of an ion', () => {
    expect(reagentLabel('[C-]#N')).toBe('CN⁻');
    expect(reagentLabel('O=S(=O)([O-])[O-]')).toBe('SO₄²⁻');
    expect(reagentLabel('[NH4+]')).toBe('NH₄⁺');
    expect(reagentLabel('C[N+](=O)[O-]')).toBe('MeNO₂');
  });

  it('leaves what has six heavy atoms or cannot be read to be drawn', () => {
    expect(reagentLabel('c1ccccc1')).toBeNull();
    expect(reagentLabel('CCCCCO')).toBeNull();
    expect(reagentLabel('not a structure')).toBeNull();
  });
});

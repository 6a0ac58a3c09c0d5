import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaOfSmiles, readFormula } from './formula.ts';

describe('a Hill formula', () => {
  it.each([
    ['O=C1CCC(=O)N1Br', 'C4H4BrNO2'],
    ['[BH4-].[Na+]', 'BH4Na'],
    ['O=C([O-])[O-].[K+].[K+]', 'CK2O3'],
    ['[H][H]', 'H2'],
    ['[Cl][Pd][Cl]', 'Cl2Pd'],
    ['C1CC', null],
  ])('of %s is %s', (smiles, formula) => {
    expect(formulaOfSmiles(smiles)).toBe(formula);
  });

  it.each([
    ['K2CO3', 'CK2O3'],
    ['K₂CO₃', 'CK2O3'],
    ['Cu(OPh)2', null],
    ['Al(OH)3', 'AlH3O3'],
    ['Ca3(PO4)2', 'Ca3O8P2'],
    ['[Al(OH)2]2', 'Al2H4O4'],
    ['NaBH4', 'BH4Na'],
    ['Xx2', null],
    ['K2CO3)', null],
    ['(K2CO3', null],
    ['2K', null],
    ['', null],
  ])('is read from %s as %s', (text, formula) => {
    expect(readFormula(text)).toBe(formula);
  });

  it('reads what it writes, in whatever order', () => {
    const count = fc.integer({ min: 1, max: 30 });
    const elements = fc.uniqueArray(fc.constantFrom('C', 'H', 'Br', 'N', 'O', 'Pd', 'Si'), { minLength: 1 });
    fc.assert(
      fc.property(elements, fc.array(count, { minLength: 7, maxLength: 7 }), (symbols, counts) => {
        const parts = symbols.map((symbol, place) => `${symbol}${counts[place]}`);
        expect(readFormula(parts.join(''))).toBe(readFormula([...parts].reverse().join('')));
        expect(readFormula(readFormula(parts.join('')) ?? '')).toBe(readFormula(parts.join('')));
      }),
    );
  });
});

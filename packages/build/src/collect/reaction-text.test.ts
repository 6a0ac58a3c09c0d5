import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainProduct, otherProducts, readReactionText } from './reaction-text.ts';

describe('the text of a reaction', () => {
  it.each([
    ['CCO>>CC=O', { reactants: 'CCO', agents: '', products: 'CC=O' }],
    ['CCO>[O].Cl>CC=O |f:0.1,2.3,^1:4|', { reactants: 'CCO', agents: '[O].Cl', products: 'CC=O' }],
    [' CCO>>CC=O\tname', { reactants: 'CCO', agents: '', products: 'CC=O' }],
    ['CCO>>CC=O|f:0.1|', { reactants: 'CCO', agents: '', products: 'CC=O' }],
    ['CCO', null],
    ['CCO>CC=O', null],
    ['C>C>C>C', null],
    ['', null],
  ])('%j is read', (text, sides) => {
    expect(readReactionText(text)).toEqual(sides);
  });
});

describe('the main product', () => {
  it.each([
    ['the traced one, be it the smaller', '[CH3:1]I', '[CH4:1].c1ccccc1', 0, '[CH4:1]'],
    ['the largest where nothing is traced', 'CI.Oc1ccccc1', 'Cl.COc1ccccc1', 1, 'COc1ccccc1'],
    ['the first of equals', 'CI', 'CO.CN', 0, 'CO'],
    ['a new one before a larger one that stays', 'CI.c1ccccc1CCCC', 'c1ccccc1CCCC.CO', 1, 'CO'],
    ['the only one, though it stays', 'CC', 'CC', 0, 'CC'],
  ])('is %s', (_, reactants, products, place, smiles) => {
    expect(mainProduct(reactants, products)).toEqual({ place, smiles });
  });

  it('is not guessed where a molecule cannot be read', () => {
    expect(mainProduct('CC', 'C1CC.CO')).toBeNull();
    expect(mainProduct('C1CC', 'CO')).toBeNull();
  });

  it('does not depend on the order of products that differ', () => {
    const molecules = fc.shuffledSubarray(['CCO', 'c1ccccc1', 'CC(=O)NC', '[Cl-]', 'CCCCCCCC'], { minLength: 1 });
    fc.assert(
      fc.property(molecules, (products) => {
        const sorted = mainProduct('CI', [...products].sort().join('.'))?.smiles;
        expect(mainProduct('CI', products.join('.'))?.smiles).toBe(sorted);
      }),
    );
  });
});

it.each([
  ['[CH3:1]I.OC', 'COC.[CH3:1]I.[IH:2].CCC.CCC', ['[IH]', 'CCC']],
  ['[CH3:1]I.OC', 'COC', []],
])('further products of %s to %s are what is new, each once', (reactants, products, others) => {
  expect(otherProducts(reactants, products, 0)).toEqual(others);
});

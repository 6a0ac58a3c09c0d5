import type { ShoppingListAnswer } from '@retron/contract';
import { expect, it } from 'vitest';
import { amountText, costSentence, dollars, entriesTitle, massText, shoppingTable, threeDigits } from './shopping-rows.ts';

const LIST: ShoppingListAnswer = {
  target: { mmol: 10, grams: 4.75 },
  knowncost: 1.5,
  unpriced: 1,
  assumed: 1,
  materials: [
    {
      ...{
        sid: 3,
        smiles: 'CN1CCNCC1',
        name: 'N-methylpiperazine',
        formula: 'C5H12N2',
        ion: false,
        molarmass: 100.165,
        instock: true,
        mmol: 14.2857142,
        grams: 1.430928,
        cost: 1.5,
      },
      offers: [{ catalogName: 'Ours', id: 'A-1', url: null, pricepergram: 1.0482 }],
    },
    {
      sid: 4,
      smiles: 'CCO',
      name: null,
      formula: null,
      ion: true,
      molarmass: null,
      instock: null,
      mmol: 1,
      grams: null,
      offers: [],
      cost: null,
    },
  ],
};

it.each([
  [0.012345, '0.0123'],
  [12.345, '12.3'],
  [9.999, '10.0'],
  [12345, '12300'],
  [0, '0'],
])('writes %d as %s', (value, text) => expect(threeDigits(value)).toBe(text));

it('chooses units', () => {
  expect([massText(0.0123), massText(1.23), massText(1234), massText(null)]).toEqual(['12.3 mg', '1.23 g', '1.23 kg', 'not known']);
  expect([amountText(1.5), amountText(1500)]).toEqual(['1.50 mmol', '1.50 mol']);
  expect([dollars(0.001), dollars(1.5), dollars(1234.5), dollars(null)]).toEqual(['under $0.01', '$1.50', '$1235', 'not known']);
});

it('says what is known of the cost, and what is not', () => {
  expect(costSentence(LIST)).toBe('$1.50 for 1 of 2 materials, by weight; of 1 no price is known.');
  expect(costSentence({ ...LIST, unpriced: 0 })).toBe('$1.50 for all materials, by weight.');
  expect(costSentence({ ...LIST, unpriced: 2, knowncost: 0 })).toBe(
    'No price is known: the installed catalogues have none for these materials.',
  );
});

it('is a table with the cheapest offers', () => {
  expect(shoppingTable(LIST).slice(1)).toEqual([
    ['S3', 'N-methylpiperazine', 'CN1CCNCC1', 'C5H12N2', '100.165', '14.2857', '1.43093', 'Ours', 'A-1', '', '1.0482', '1.5', ''],
    ['S4', '', 'CCO', '', '', '1', '', '', '', '', '', '', 'ion: choose a salt, mass without its counter-ion'],
  ]);
});

it('calls offers only what has a price or a supplier', () => {
  const of = (pricepergram: number | null, url: string | null) => ({
    offers: [{ catalogName: 'Any', id: 'UHOVQNZJYSORNB-UHFFFAOYSA-N', url, pricepergram }],
  });
  expect(entriesTitle([of(null, null), { offers: [] }])).toBe('Identifier');
  expect(entriesTitle([of(1, null), of(null, 'https://supplier.example.org/1')])).toBe('Offer');
  expect(entriesTitle([of(1, null), of(null, null)])).toBe('Offer or identifier');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceRules, pricePerGram, readNumber } from './amounts.ts';

describe('a number', () => {
  it.each([
    ['12', '.', 12],
    ['12.50', '.', 12.5],
    ['1,234.5', '.', 1234.5],
    ['1 234 567', '.', 1234567],
    ["1'234.50", '.', 1234.5],
    ['12,50', ',', 12.5],
    ['1.234,5', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
  ] as const)('%s with the decimal sign %s is %d', (text, sign, value) => {
    expect(readNumber(text, sign)).toBe(value);
  });

  it.each([
    ['12,50', '.'],
    ['12.50', ','],
    ['1,23,456', '.'],
    ['1.2.3', '.'],
    ['1 2', '.'],
    ['.5', '.'],
    ['5.', '.'],
    ['0', '.'],
    ['-5', '.'],
    ['1e9', '.'],
    ['', '.'],
  ] as const)('%j is none with the decimal sign %s', (text, sign) => {
    expect(readNumber(text, sign)).toBeNull();
  });

  it('is the same with and without thousands set apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const fraction = String(cents).padStart(2, '0');
        const value = Number(`${whole}.${fraction}`);
        const grouped = whole.toLocaleString('en-US');
        expect(readNumber(`${grouped}.${fraction}`, '.')).toBe(value);
        expect(readNumber(`${grouped.replaceAll(',', '.')},${fraction}`, ',')).toBe(value);
        expect(readNumber(`${grouped.replaceAll(',', ' ')}.${fraction}`, '.')).toBe(value);
      }),
    );
  });
});

const RULES: PriceRules = { decimalSign: '.', currency: 'USD', rates: new Map([['EUR', 1.5]]) };
const offer = (price: string, amount: string, unit = '', currency = '') => pricePerGram({ price, amount, unit, currency }, RULES, 200);

describe('a price per gram', () => {
  it.each([
    ['20', '5', 'g', '', 4],
    ['20', '5 g', '', '', 4],
    ['20', '500 mg', '', '', 40],
    ['20', '250', 'MG', '', 80],
    ['20', '100 µg', '', '', 200_000],
    ['20', '100 μg', '', '', 200_000],
    ['20', '2 kg', '', '', 0.01],
    ['20', '0.5 mol', '', '', 0.2],
    ['20', '100 mmol', '', '', 1],
    ['$20', '5 g', '', '', 4],
    ['20 EUR', '5 g', '', '', 6],
    ['€ 20.00', '5 g', '', '', 6],
    ['20', '5 g', '', 'eur', 6],
    ['USD 20', '5 g', '', 'EUR', 4],
  ])('of %s for %s %s%s', (price, amount, unit, currency, expected) => {
    expect(offer(price, amount, unit, currency)).toBeCloseTo(expected, 9);
  });

  it.each([
    ['no price', '', '5 g', '', '', 'no-price'],
    ['a price on request', 'POA', '5 g', '', '', 'price-unreadable'],
    ['a price of nought', '0', '5 g', '', '', 'price-unreadable'],
    ['two currencies', '$20 EUR', '5 g', '', '', 'price-unreadable'],
    ['a currency of no known rate', '20 GBP', '5 g', '', '', 'currency-without-rate'],
    ['no amount', '20', '', 'g', '', 'no-amount'],
    ['several packs', '20', '5 x 1 g', '', '', 'amount-unreadable'],
    ['a volume', '20', '5 ml', '', '', 'unit-unknown'],
    ['a bare number', '20', '5', '', '', 'unit-unknown'],
    ['a unit every object has', '20', '5', 'constructor', '', 'unit-unknown'],
  ])('is not known of %s', (_, price, amount, unit, currency, reason) => {
    expect(offer(price, amount, unit, currency)).toBe(reason);
  });
});

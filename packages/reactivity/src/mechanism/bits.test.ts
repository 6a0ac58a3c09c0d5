import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBits, addCommonBits, type Bits, hasBit, noBits, withBit } from './bits.ts';

const LARGEST = 200;
const numbers = () => fc.uniqueArray(fc.nat(LARGEST), { maxLength: 60 });

function bitsOf(numbers: readonly number[]): Bits {
  return numbers.reduce<Bits>(withBit, noBits(0));
}

function numbersOf(bits: Bits): readonly number[] {
  return Array.from({ length: LARGEST + 100 }, (_, number) => number).filter((number) => hasBit(bits, number));
}

const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

describe('sets of numbers as bits', () => {
  it('hold what was put in, and nothing beyond their end', () => {
    fc.assert(
      fc.property(numbers(), (some) => {
        expect(numbersOf(bitsOf(some))).toEqual(ascending(some));
      }),
    );
  });

  it('are added, and what three of them have in common is, whatever their lengths', () => {
    fc.assert(
      fc.property(numbers(), numbers(), numbers(), (a, b, c) => {
        const sum = noBits(LARGEST + 1);
        addBits(sum, bitsOf(a));
        expect(numbersOf(sum)).toEqual(ascending(a));
        const common = noBits(LARGEST + 1);
        addCommonBits(common, bitsOf(a), bitsOf(b), bitsOf(c));
        expect(numbersOf(common)).toEqual(ascending(a.filter((each) => b.includes(each) && c.includes(each))));
      }),
    );
  });
});

import { bondBetween } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../../step/fragments.ts';
import { ringSizeOf } from './ring-size.ts';

function size(smiles: string, a: number, b: number): number {
  const molecule = readCanonical(smiles);
  expect(bondBetween(molecule, a, b)).toBeGreaterThanOrEqual(0);
  return ringSizeOf(molecule, a, b);
}

describe('the smallest ring through a bond', () => {
  it.each([
    ['cyclopropane', 'C1CC1', 0, 1, 3],
    ['the bond shared by the rings of indene', 'C1=Cc2ccccc2C1', 2, 7, 5],
    ['a bond of the larger ring alone', 'C1=Cc2ccccc2C1', 3, 4, 6],
    ['a chain', 'CCCC', 1, 2, 0],
    ['a macrocycle', 'C1CCCCCCCCCCC1', 0, 1, 9],
  ])('of %s', (_, smiles, a, b, expected) => {
    expect(size(smiles, a, b)).toBe(expected);
  });
});

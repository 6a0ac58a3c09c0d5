import { parseSmiles, writeSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { sumOfSymbols } from './catalog-stock.ts';

const MOLECULES = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'O=C(O)[C@@H](N)Cc1c[nH]c2ccccc12',
  'C[N+](C)(C)CC#N',
  'Clc1ccc(Br)cc1',
  'C[Si](C)(C)O/N=C/c1ccccn1',
];

describe('the sum of the symbols of a SMILES', () => {
  it.each(MOLECULES)('is the same however %s is numbered', (smiles) => {
    const read = parseSmiles(smiles);
    if (!read.ok) throw new Error(read.error.message);
    for (let seed = 1; seed < 20; seed++) {
      const rank = Array.from({ length: read.value.atomCount }, (_, atom) => (atom * 7919 + seed * 104_729) % 10_007);
      expect(sumOfSymbols(writeSmiles(read.value, { rank }).smiles)).toBe(sumOfSymbols(smiles));
    }
  });

  it('differs between molecules of other atoms or bonds', () => {
    const others = [...MOLECULES, 'CCO', 'CC=O', 'CC#N', 'C1CCCCC1', 'c1ccccc1', 'CCl', 'CBr'];
    expect(new Set(others.map(sumOfSymbols)).size).toBe(others.length);
  });
});

import { describe, expect, it } from 'vitest';
import { BOND_KINDS, type BondKind, kindsOfBond } from './bond-kinds.ts';
import { ringBonds } from './rings.ts';
import { parseSmiles } from './smiles-reader.ts';

/** The kinds of the bond between two atoms of a SMILES, counted from 0. */
function kindsBetween(smiles: string, a: number, b: number): readonly BondKind[] {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  const molecule = read.value;
  const bond = Array.from(molecule.bondBegin).findIndex((begin, index) => {
    const end = molecule.bondEnd[index];
    return (begin === a && end === b) || (begin === b && end === a);
  });
  const set = kindsOfBond(molecule, bond, ringBonds(molecule)[bond] === 1);
  return BOND_KINDS.filter((_, index) => (set & (1 << index)) !== 0);
}

describe('kinds of bonds', () => {
  it.each([
    ['the amide bond of acetanilide', 'CC(=O)Nc1ccccc1', 1, 3, ['C-N', 'amide', 'chain']],
    ['its bond to the ring', 'CC(=O)Nc1ccccc1', 3, 4, ['C-N', 'aryl C-N', 'chain']],
    ['a lactam', 'O=C1CCCN1', 1, 5, ['C-N', 'amide', 'ring']],
    ['the N side of a carbamate', 'CNC(=O)OC', 1, 2, ['C-N', 'urea, carbamate or carbonate', 'chain']],
    ['the O side of a carbamate', 'CNC(=O)OC', 2, 4, ['C-O', 'urea, carbamate or carbonate', 'chain']],
    ['an ester', 'CC(=O)OC', 1, 3, ['C-O', 'ester', 'chain']],
    ['the hydroxyl of an acid', 'CC(=O)O', 1, 3, ['C-O', 'chain']],
    ['the alkyl side of an ester', 'CC(=O)OC', 3, 4, ['C-O', 'chain']],
    ['a sulfonamide', 'CS(=O)(=O)NC', 1, 4, ['other element', 'sulfonamide', 'chain']],
    ['a biaryl', 'c1ccccc1-c1ccccc1', 5, 6, ['C-C', 'biaryl', 'chain']],
    ['the central bond of fluorene', 'c1ccc2c(c1)Cc1ccccc1-2', 3, 12, ['C-C', 'biaryl', 'ring']],
    ['a bond of benzene', 'c1ccccc1', 0, 1, ['C-C', 'ring']],
    ['anisole', 'COc1ccccc1', 1, 2, ['C-O', 'aryl C-O', 'chain']],
    ['an N-aryl pyrazole', 'c1ccccc1-n1cccn1', 5, 6, ['C-N', 'aryl C-N', 'chain']],
    ['a benzylamine', 'NCc1ccccc1', 0, 1, ['C-N', 'benzylic', 'chain']],
    ['a benzamide is not benzylic', 'NC(=O)c1ccccc1', 0, 1, ['C-N', 'amide', 'chain']],
    ['styrene', 'C=Cc1ccccc1', 0, 1, ['C-C', 'multiple', 'chain']],
    ['an alkyl bromide', 'CCBr', 1, 2, ['C-halogen', 'chain']],
    ['a boronic acid', 'OB(O)C', 1, 3, ['other element', 'chain']],
  ] as const)('%s', (_, smiles, a, b, kinds) => {
    expect(kindsBetween(smiles, a, b)).toEqual(kinds);
  });
});

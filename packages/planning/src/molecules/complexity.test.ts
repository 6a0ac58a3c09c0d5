import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { molecularComplexity } from './complexity.ts';

function complexity(smiles: string): number {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecularComplexity(molecule.value);
}

describe('molecular complexity', () => {
  it('is the sum over atoms worked out by hand for ethanol', () => {
    // CH3: 1 x 1 x log2(4); CH2: 2 x 2 x log2(8); OH: 1 x 2 x log2(6)
    expect(complexity('CCO')).toBeCloseTo(2 + 12 + 2 * Math.log2(6));
  });

  it('counts symmetric atoms half: propane has half of two methyls', () => {
    // CH3 each: log2(4) = 2, halved; CH2: one kind of neighbour, log2(8) = 3
    expect(complexity('CCC')).toBeCloseTo(1 + 3 + 1);
  });

  it('counts a stereocentre twice', () => {
    const centre = 3 * 3 * Math.log2(4 * 3);
    expect(complexity('C[C@H](F)O') - complexity('CC(F)O')).toBeCloseTo(centre);
  });

  it('counts stated double-bond geometry', () => {
    expect(complexity('C/C=C/F')).toBeGreaterThan(complexity('CC=CF'));
  });

  it('does not depend on the order of atoms', () => {
    expect(complexity('F/C=C/CC(=O)N1CCCC1')).toBeCloseTo(complexity('C1CCCN1C(=O)C/C=C/F'));
  });

  it('is 0 for a lone atom', () => {
    expect(complexity('[Na+]')).toBe(0);
  });
});

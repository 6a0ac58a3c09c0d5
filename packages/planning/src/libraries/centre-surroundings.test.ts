import { parseSmiles } from '@retron/molecule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreSurroundings, surroundingsSimilarity } from './centre-surroundings.ts';

function surroundings(smiles: string, ...centre: readonly number[]): Uint32Array {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return centreSurroundings(molecule.value, centre);
}

/** N-Propylacetamide by its amide bond, atoms 1 and 3, and what is compared with it. */
const AMIDE = surroundings('CC(=O)NCCC', 1, 3);
const likeness = (smiles: string, ...centre: readonly number[]) => surroundingsSimilarity(AMIDE, surroundings(smiles, ...centre));

describe('the surroundings of a reaction centre', () => {
  it('are the same in whatever order the atoms stand', () => {
    expect(likeness('C(CNC(C)=O)C', 3, 2)).toBe(1);
    expect(likeness('C(CNC(C)=O)C', 2, 3)).toBe(1);
  });

  it('do not see what lies further away than four bonds', () => {
    // Five bonds and more from the nitrogen: the end of a chain, a bromine, a ring.
    const long = surroundings('CC(=O)NCCCCCCCC', 1, 3);
    expect(surroundingsSimilarity(long, surroundings('CC(=O)NCCCCCCCBr', 1, 3))).toBe(1);
    expect(surroundingsSimilarity(long, surroundings('CC(=O)NCCCCCc1ccccc1', 1, 3))).toBe(1);
  });

  it('are less alike the nearer a difference lies', () => {
    const far = likeness('CC(=O)NCCCl', 1, 3);
    const near = likeness('CC(=O)N(C)CCC', 1, 3);
    const other = likeness('CS(=O)(=O)OCCC', 1, 4);
    expect(far).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(0);
  });

  it('tell the place of a change from another place of the same molecule', () => {
    expect(likeness('CC(=O)NCCC', 4, 5)).toBeLessThan(0.7);
  });

  it('are as like to each other as the other way round, and wholly like themselves', () => {
    const smiles = fc.constantFrom('CC(=O)NCCC', 'CCOc1ccccc1', 'O=C(O)c1ccncc1', 'C1CCOC1', 'CS(=O)(=O)N1CCOCC1');
    fc.assert(
      fc.property(smiles, smiles, fc.nat(4), fc.nat(4), (a, b, atomOfA, atomOfB) => {
        const [x, y] = [surroundings(a, atomOfA), surroundings(b, atomOfB)];
        expect(surroundingsSimilarity(x, y)).toBe(surroundingsSimilarity(y, x));
        expect(surroundingsSimilarity(x, x)).toBe(1);
      }),
    );
  });
});

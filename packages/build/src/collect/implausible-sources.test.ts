import { describe, expect, it } from 'vitest';
import { implausibleSources } from './implausible-sources.ts';

describe('a map that draws atoms from a solvent, base or reagent', () => {
  it.each([
    ['atom-source:part-of-auxiliary', 'Br[CH2:1][CH3:2].CC[N:3](CC)CC', '[CH3:2][CH2:1][NH2:3]'],
    ['atom-source:oxygen-of-organic', 'Br[CH2:1][CH3:2].CC(=O)[O-:3]', '[CH3:2][CH2:1][OH:3]'],
    [
      'atom-source:oxygen-of-acid',
      'F[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.OS(=O)(=O)[OH:7]',
      '[OH:7][c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1',
    ],
    ['atom-source:methyl-of-halide', 'Cl[CH2:1]Cl.[OH:2][CH2:3][CH3:4]', '[CH3:1][O:2][CH2:3][CH3:4]'],
  ])('is counted as %s', (reason, reactants, product) => {
    expect(implausibleSources(reactants, product)).toBe(reason);
  });

  it.each([
    ['methylene of dichloromethane', 'Cl[CH2:1]Cl.[OH:2][CH2:3][CH2:4][OH:5]', '[CH2:1]1[O:2][CH2:3][CH2:4][O:5]1'],
    ['ammonia', 'Br[CH2:1][CH3:2].[NH3:3]', '[CH3:2][CH2:1][NH2:3]'],
    ['acetate as a whole', 'Br[CH2:1][CH3:2].[CH3:3][C:4](=[O:5])[O-:6]', '[CH3:2][CH2:1][O:6][C:4](=[O:5])[CH3:3]'],
    ['a solvent that gives nothing', 'Br[CH2:1][CH3:2].[NH3:3].CC#N', '[CH3:2][CH2:1][NH2:3]'],
  ])('is not seen with %s', (_, reactants, product) => {
    expect(implausibleSources(reactants, product)).toBeNull();
  });
});

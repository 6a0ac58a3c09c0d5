import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

// Atoms with a map leave.
describe('rings that strain or a better diol keeps from closing', () => {
  it.each([
    ['F40 never', 'a beta-lactam of an amino ester', 'NCCC(=O)[O:1][CH3:2]>>N1CCC1=O'],
    ['F40 never', 'a beta-lactone of a hydroxy ester', 'OCCC(=O)[O:1][CH3:2]>>O1CCC1=O'],
    ['F41 never', 'trans-cyclopentanediol', 'O[C@@H]1CCC[C@H]1O.CC(C)=[O:1]>>O%11[C@@H]1CCC[C@H]1O%12.CC%11%12C'],
    ['F41 risk', 'trans-cyclohexanediol', 'O[C@@H]1CCCC[C@H]1O.CC(C)=[O:1]>>O%11[C@@H]1CCCC[C@H]1O%12.CC%11%12C'],
    [
      'F41 never',
      'the 2,3-diol of a galactoside, whose 3,4-diol is cis',
      'CO[C@@H]1O[C@H](CO)[C@H](O)[C@H](O)[C@H]1O.CC(C)=[O:1]>>CO[C@@H]1O[C@H](CO)[C@H](O)[C@H](O%11)[C@H]1O%12.CC%11%12C',
    ],
    ['F42 never', 'acetone on the ends of glycerol', 'OCC(O)CO.CC(C)=[O:1]>>O%11CC(O)CO%12.CC%11%12C'],
    ['F42 never', 'acetone on the 1,3-diol of butanetriol', 'OCC(O)CCO.CC(C)=[O:1]>>OCC(O%11)CCO%12.CC%11%12C'],
    [
      'F42 never',
      'acetone at 3 and 5 of a riboside',
      'CO[C@@H]1O[C@H](CO)[C@@H](O)[C@H]1O.CC(C)=[O:1]>>CO[C@@H]1O[C@H](CO%12)[C@@H](O%11)[C@H]1O.CC%11%12C',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toContain(verdict);
  });

  it.each([
    ['a beta-lactam of an acid chloride', 'NCCC(=O)[Cl:1]>>N1CCC1=O'],
    ['a gamma-lactam of an amino ester', 'NCCCC(=O)[O:1][CH3:2]>>N1CCCC1=O'],
    ['cis-cyclopentanediol', 'O[C@@H]1CCC[C@@H]1O.CC(C)=[O:1]>>O%11[C@@H]1CCC[C@@H]1O%12.CC%11%12C'],
    ['cyclopentanediol drawn without its configuration', 'OC1CCCC1O.CC(C)=[O:1]>>O%11C1CCCC1O%12.CC%11%12C'],
    ['acetone on neighbouring oxygens of glycerol', 'OCC(O)CO.CC(C)=[O:1]>>O%11CC(O%12)CO.CC%11%12C'],
    ['benzaldehyde on the ends of glycerol', 'OCC(O)CO.[O:1]=Cc1ccccc1>>O%11CC(O)CO%12.C%11%12c1ccccc1'],
    [
      'acetone at 2 and 3 of a riboside',
      'CO[C@@H]1O[C@H](CO)[C@@H](O)[C@H]1O.CC(C)=[O:1]>>CO[C@@H]1O[C@H](CO)[C@@H](O%11)[C@H]1O%12.CC%11%12C',
    ],
    [
      'acetone at 4 and 6 of a glucoside, whose other neighbours are trans',
      'CO[C@H]1O[C@H](CO)[C@@H](O)[C@H](O)[C@H]1O.CC(C)=[O:1]>>CO[C@H]1O[C@H](CO%11)[C@@H](O%12)[C@H](O)[C@H]1O.CC%11%12C',
    ],
  ])('nothing of %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toEqual([]);
  });
});

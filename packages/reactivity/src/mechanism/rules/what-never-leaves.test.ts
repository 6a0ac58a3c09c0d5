import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('what does not leave by itself', () => {
  it.each([
    ['L6 never', 'the amino group of butylamine with aniline', 'CCCC[NH2:9].Nc1ccccc1>>CCCC%11.N%11c1ccccc1', LEAVING_GROUPS],
    [
      'L6 never',
      'the ethoxy group of diethyl ether with anisole',
      'CC[O:9][CH2:9][CH3:9].c1ccc(OC)cc1>>CC%11.c1%11ccc(OC)cc1',
      LEAVING_GROUPS,
    ],
    ['H7 never', 'the hydrogen of benzene with water', 'c1ccccc1.O>>c1%11ccccc1.O%11', UNACTIVATED_CARBON],
    ['H7 never', 'the hydrogens of benzene and toluene', 'c1ccccc1.c1ccc(C)cc1>>c1%11ccccc1.c1%11ccc(C)cc1', UNACTIVATED_CARBON],
    ['H7 never', 'the hydrogen of toluene with an amine', 'c1ccc(C)cc1.NC>>c1%11ccc(C)cc1.N%11C', UNACTIVATED_CARBON],
  ])('%s: %s', (verdict, _, reaction, table) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['the amine of a Mannich base', 'CC(=O)CC[N:9]([CH3:9])[CH3:9].NC>>CC(=O)CC%11.N%11C', LEAVING_GROUPS],
    ['the amine of gramine', 'c1ccc2[nH]cc(C[N:9]([CH3:9])[CH3:9])c2c1.NC>>c1ccc2[nH]cc(C%11)c2c1.N%11C', LEAVING_GROUPS],
    ['a diamine and a nitrile, whose nitrogen the map keeps', 'CC#N.[NH2:9]CCN>>CC=%11N%12.C%12CN%11', LEAVING_GROUPS],
    ['a halide', 'CCCC[Br:9].Nc1ccccc1>>CCCC%11.N%11c1ccccc1', LEAVING_GROUPS],
    ['an acetal', 'COC[O:9][CH3:9].OCC>>COC%11.O%11CC', LEAVING_GROUPS],
    ['two phenols that are oxidised', 'c1c(O)cccc1.c1c(O)cccc1>>c1%11c(O)cccc1.c1%11c(O)cccc1', UNACTIVATED_CARBON],
    ['a boronic acid', 'c1([B:9]([OH:9])[OH:9])ccccc1.NC>>c1%11ccccc1.N%11C', UNACTIVATED_CARBON],
    ['a nitrating agent', 'c1ccccc1.[OH:9][N+](=O)[O-]>>c1%11ccccc1.[N+]%11(=O)[O-]', UNACTIVATED_CARBON],
  ])('say nothing against %s', (_, reaction, table) => {
    expect(verdicts(table, reaction).filter((each) => /^(L6|H7) /.test(each))).toEqual([]);
  });
});

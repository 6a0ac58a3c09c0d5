import { expect, it } from 'vitest';
import { formulaOfBracketSmiles } from './formula.ts';

it.each([
  ['[CH3][CH2][OH]', 'C2H6O'],
  ['[cH]1[cH][cH][cH][cH][c]1[Br]', 'C6H5Br'],
  ['[Na+].[Cl-]', 'ClNa'],
  ['[NH4+]', 'H4N+'],
  ['[Fe+3]', 'Fe3+'],
  ['[O-][S](=[O])(=[O])[O-]', 'O4S2-'],
  ['[13CH4]', 'CH4'],
  ['[CH3][C@@H]([NH2])[C](=[O])[OH]', 'C3H7NO2'],
  ['[Cl][Pt@SP1]([Cl])([NH3])[NH3]', 'Cl2H6N2Pt'],
  ['[se]1[cH][cH][cH][cH]1', 'C4H4Se'],
])('gives %s the Hill formula %s', (smiles, formula) => {
  expect(formulaOfBracketSmiles(smiles)).toBe(formula);
});

import { expect, it } from 'vitest';
import { isIonAlone, shareNeeded } from './bought-share.ts';

it.each([
  ['C[S+](C)(C)=O', true],
  ['[F-]', true],
  ['[Na+].[F-]', false],
  ['C[N+](=O)[O-]', false],
  ['CCO', false],
])('of %s says whether it is an ion alone: %s', (smiles, isIon) => expect(isIonAlone(smiles)).toBe(isIon));

it('takes an eighth of a ring of sulfur, and all of other molecules', () => {
  expect(['S1SSSSSSS1', 'CSSSSSSC', 'S', 'CCCCCCCC'].map(shareNeeded)).toEqual([1 / 8, 1, 1, 1]);
});

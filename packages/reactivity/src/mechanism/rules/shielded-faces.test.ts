import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CONFIGURATION } from './configuration.ts';

const ESTRONE = 'C[C@]12CC[C@H]3[C@H]([C@@H]1CCC2=O)CCc1cc(OC)ccc13';
const AUXILIARY = (marks: string) => `N1C(=O)OC[C${marks}H]1Cc1ccccc1`;

// Atoms with a map leave.
describe('sides that a group shields', () => {
  it.each([
    ['estrone ether reduced to the 17 alpha alcohol', `${ESTRONE}>>C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@H]2O)CCc1cc(OC)ccc13`],
    [
      'a methyl group put on the beta side of it',
      `${ESTRONE}.C[Mg:1][Br:2]>>C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@]2%11O)CCc1cc(OC)ccc13.C%11`,
    ],
    ['an Evans alkylation from the shielded side', `CCC(=O)${AUXILIARY('@@')}.[Br:1]CC=C>>C[C@@H]%11C(=O)${AUXILIARY('@@')}.C%11C=C`],
    ['the same of the other auxiliary', `CCC(=O)${AUXILIARY('@')}.[Br:1]CC=C>>C[C@H]%11C(=O)${AUXILIARY('@')}.C%11C=C`],
    [
      'a beta-mannoside beside an acetate',
      'CC(=O)OC[C@H]1O[C@H]([Br:1])[C@@H](OC(C)=O)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.OCc1ccccc1>>CC(=O)OC[C@H]1O[C@@H]%11[C@@H](OC(C)=O)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.O%11Cc1ccccc1',
    ],
  ])('never: %s', (_, reaction) => {
    expect(verdicts(CONFIGURATION, reaction).filter((verdict) => /^Q4[0-2] never$/.test(verdict))).toHaveLength(1);
  });

  it.each([
    ['estrone ether reduced to the 17 beta alcohol', `${ESTRONE}>>C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2O)CCc1cc(OC)ccc13`],
    ['one drawn without its configuration', 'CC12CCC3C(C1CCC2=O)CCc1cc(OC)ccc13>>CC12CCC3C(C1CCC2O)CCc1cc(OC)ccc13'],
    [
      'a methyl group put on the alpha side of it',
      `${ESTRONE}.C[Mg:1][Br:2]>>C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@]2%11O)CCc1cc(OC)ccc13.C%11`,
    ],
    ['an Evans alkylation from the open side', `CCC(=O)${AUXILIARY('@@')}.[Br:1]CC=C>>C[C@H]%11C(=O)${AUXILIARY('@@')}.C%11C=C`],
    ['one whose new centre is not stated', `CCC(=O)${AUXILIARY('@@')}.[Br:1]CC=C>>CC%11C(=O)${AUXILIARY('@@')}.C%11C=C`],
    [
      'a beta-glucoside beside an acetate',
      'CC(=O)OC[C@H]1O[C@H]([Br:1])[C@H](OC(C)=O)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.OCc1ccccc1>>CC(=O)OC[C@H]1O[C@@H]%11[C@H](OC(C)=O)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.O%11Cc1ccccc1',
    ],
    [
      'an alpha-glucoside beside a benzyl ether',
      'CC(=O)OC[C@H]1O[C@@H]([Br:1])[C@H](OCc2ccccc2)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.OC>>CC(=O)OC[C@H]1O[C@H]%11[C@H](OCc2ccccc2)[C@@H](OC(C)=O)[C@@H]1OC(C)=O.O%11C',
    ],
  ])('nothing of %s', (_, reaction) => {
    expect(verdicts(CONFIGURATION, reaction).filter((verdict) => verdict.startsWith('Q4'))).toEqual([]);
  });
});

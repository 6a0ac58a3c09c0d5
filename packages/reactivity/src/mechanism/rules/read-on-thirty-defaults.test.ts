import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { LASTING } from './lasting.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { SUBSTITUTION } from './substitution.ts';

const BOC = 'CC(C)(C)OC(=O)';

describe('steps that thirty-four recent drugs and building blocks on the defaults were offered as good', () => {
  it.each([
    [
      'C2 never',
      'aminopyrrolopyrimidine alkylated at the amine',
      CHEMOSELECTIVITY,
      'Nc1ncnc2[nH]ccc12.CC([Br:9])C>>N%11c1ncnc2[nH]ccc12.CC%11C',
    ],
    [
      'C130 never',
      'aminouracil alkylated at the amine',
      CHEMOSELECTIVITY,
      'Cn1c(=O)cc(N)[nH]c1=O.CC([Br:9])C>>Cn1c(=O)cc(N%11)[nH]c1=O.CC%11C',
    ],
    [
      'D21 never',
      'an arylboronic acid and a cyclopropene',
      ADDITIONS,
      'CNC(=O)C1=CC1.c1ccccc1[B:9]([OH:9])[OH:9]>>CNC(=O)C1C%11C1.c1ccccc1%11',
    ],
    [
      'D22 never',
      'an arylboronic acid and a beta-amidoacrylamide',
      ADDITIONS,
      'CC(=O)N1C=C(C(=O)NC)CCC1.c1ccccc1[B:9]([OH:9])[OH:9]>>CC(=O)N1C%11C(C(=O)NC)CCC1.c1ccccc1%11',
    ],
    [
      'R97 never',
      'a diboron that is half acid, half ester',
      LASTING,
      'c1ccccc1[Br:9].OB(O)[B:9]1[O:9][C:9][C:9][O:9]1>>c1ccccc1%11.OB%11O',
    ],
    [
      'R98 never',
      'a dicarbonate of tert-butanol and benzyl alcohol',
      LASTING,
      'c1ccccc1COC(=O)[O:9][C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].NCC>>c1ccccc1COC%11(=O).N%11CC',
    ],
    ['R99 never', 'difluoromethanol and a chloropyridine', LASTING, 'c1ccnc([Cl:9])c1.OC(F)F>>c1ccnc%11c1.O%11C(F)F'],
    ['R100 never', 'an oxygen of water beside a peracid', LASTING, 'CSC.O.[CH3:9][C:9](=[O:9])[O:9]O>>CS%11%12C.O=%11.O=%12'],
    [
      'R46 never',
      'an enol carbonate beside a free amine',
      LASTING,
      'COC(=O)OC(=CC(=O)[OH:9])C(C)(C)N>>COC(=O)OC%12(=CC%11(=O)).C%12(C)(C)N%11',
    ],
    [
      'C18 never',
      'a carbonate of tert-butanol as source of Fmoc',
      CHEMOSELECTIVITY,
      'c1ccc2c(c1)C(COC(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9])c1ccccc1-2.NC>>c1ccc2c(c1)C(COC%11(=O))c1ccccc1-2.N%11C',
    ],
    [
      'A15 never',
      'a phthalazinone benzylated beside its nitrogen',
      ELECTROPHILIC_AROMATIC,
      'O=c1[nH]ncc2ccccc12.C([Br:9])c1ccccc1>>O=c1[nH]nc%11c2ccccc12.C%11c1ccccc1',
    ],
    ['R47 never', 'an aminomethylbenzoate hydrolysed', LASTING, 'NC(C)(C)c1ccccc1C(=O)[O:9][CH3:9].O>>NC(C)(C)c1ccccc1C%11(=O).O%11'],
    ['R47 risk', 'a delta-amino ester hydrolysed', LASTING, 'NCCCCC(=O)[O:9][CH3:9].O>>NCCCCC%11(=O).O%11'],
  ])('%s: %s', (found, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(found);
  });

  it.each([
    ['a boronic acid and pinacol', SUBSTITUTION, 'OB(O)c1ccccc1.CC(C)([OH:9])C(C)(C)[OH:9]>>O%11B(O%12)c1ccccc1.CC%11(C)C%12(C)C'],
    [
      'a Curtius rearrangement of an acyl azide in tert-butanol',
      PROTECTING_GROUPS,
      'CCC(=O)N=[N+:9]=[N-:9].OC(C)(C)C>>CC%11.C(=O)%12N%11.O%12C(C)(C)C',
    ],
    [
      'Boc anhydride and an amine',
      CHEMOSELECTIVITY,
      `${BOC}[O:9][C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].NCC>>CC(C)(C)OC%11(=O).N%11CC`,
    ],
    [
      'aminopyridine alkylated at the amine where no other nitrogen has a hydrogen',
      CHEMOSELECTIVITY,
      'Nc1ccccn1.CC([Br:9])C>>N%11c1ccccn1.CC%11C',
    ],
    ['an arylboronic acid and an acrylamide', ADDITIONS, 'CNC(=O)C=C.c1ccccc1[B:9]([OH:9])[OH:9]>>CNC(=O)CC%11.c1ccccc1%11'],
    ['a cuprate and an N-acyldihydropyridone', ADDITIONS, 'CC(=O)N1C=CC(=O)CC1.C[Cu:9]>>CC(=O)N1C%11CC(=O)CC1.C%11'],
    ['an amino ester that meets an acid', LASTING, 'NC(C)(C)c1ccccc1C(=O)OC.CC(=O)[OH:9]>>N%11C(C)(C)c1ccccc1C(=O)OC.CC%11(=O)'],
    ['tetrahydroxydiboron', COUPLINGS, 'c1ccccc1[Br:9].OB(O)[B:9]([OH:9])[OH:9]>>c1ccccc1%11.OB%11O'],
  ])('nothing of %s', (_, table, reaction) => {
    expect(verdicts(table, reaction)).toEqual([]);
  });
});

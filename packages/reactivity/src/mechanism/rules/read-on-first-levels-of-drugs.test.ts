import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';

// Atoms with a map leave.
const TRIFLUOROACETYL = '[C:9](=[O:9])[C:9]([F:9])([F:9])[F:9]';

describe('steps that drugs were offered as good', () => {
  it.each([
    ['V11 never', 'trifluoroacetyl on an open amide', PROTECTING_GROUPS, `CC(=O)N(${TRIFLUOROACETYL})C>>CC(=O)NC`],
    [
      'C19 never',
      'an amine and the butynoyl side of an anhydride of trifluoroacetic acid',
      CHEMOSELECTIVITY,
      'CC#CC(=O)[O:9][C:9](=[O:9])[C:9]([F:9])([F:9])[F:9].C1CCCN1>>CC#CC%11=O.C1CCCN1%11',
    ],
    [
      'C161 never',
      'a secondary amine and a 2,6-disubstituted benzoate',
      CHEMOSELECTIVITY,
      'Cc1cccc(F)c1C(=O)[O:9][CH3:9].C1CCCN1>>Cc1cccc(F)c1C%11=O.C1CCCN1%11',
    ],
    ['N250 never', 'an alkoxide and a chloropyrazole', NUCLEOPHILIC_AROMATIC, 'Cn1ccc([Cl:9])n1.OCC>>Cn1ccc%11n1.O%11CC'],
    [
      'C251 risk',
      'an acid and an aniline between bromine and trifluoromethyl',
      CHEMOSELECTIVITY,
      'Nc1c(Br)cccc1C(F)(F)F.OC(=O)[OH:9]>>N%11c1c(Br)cccc1C(F)(F)F.OC%11=O',
    ],
    [
      'C252 never',
      'an amine and an outer one of three carbonyl groups',
      CHEMOSELECTIVITY,
      'CC(=[O:9])C(=O)C(=O)OC.NC>>CC%11C(=O)C(=O)OC.N=%11C',
    ],
    ['A251 risk', 'a radical at 2 of pyridine', ELECTROPHILIC_AROMATIC, 'c1ccncc1.CC(C)(C)[C:9](=[O:9])[OH:9]>>c1ccnc%11c1.CC%11(C)C'],
    [
      'A2 risk',
      'a 2H-indazole with an amidine chlorinated on its benzo ring',
      ELECTROPHILIC_AROMATIC,
      'Cn1cc2cc(N=C(N)N)ccc2n1.[Cl][Cl:9]>>Cn1cc2cc(N=C(N)N)c%11cc2n1.Cl%11',
    ],
  ])('%s: %s', (expected, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    ['V11', 'trifluoroacetyl on an amine', PROTECTING_GROUPS, `CN(${TRIFLUOROACETYL})C>>CNC`],
    ['V11', 'an acyl group on a lactam', PROTECTING_GROUPS, 'O=C1CCCCN1[C:9](=[O:9])[CH3:9]>>O=C1CCCCN1'],
    [
      'C19',
      'an amine and the butynoyl side of an anhydride of pivalic acid',
      CHEMOSELECTIVITY,
      'CC#CC(=O)[O:9][C:9](=[O:9])[C:9]([CH3:9])([CH3:9])[CH3:9].C1CCCN1>>CC#CC%11=O.C1CCCN1%11',
    ],
    [
      'C19',
      'an amine and the benzoyl side of an anhydride of pivalic acid',
      CHEMOSELECTIVITY,
      'c1ccccc1C(=O)[O:9][C:9](=[O:9])[C:9]([CH3:9])([CH3:9])[CH3:9].C1CCCN1>>c1ccccc1C%11=O.C1CCCN1%11',
    ],
    [
      'C161',
      'a primary amine and a 2,6-disubstituted benzoate',
      CHEMOSELECTIVITY,
      'Cc1cccc(F)c1C(=O)[O:9][CH3:9].CCN>>Cc1cccc(F)c1C%11=O.CCN%11',
    ],
    ['C161', 'a secondary amine and an open benzoate', CHEMOSELECTIVITY, 'Cc1ccccc1C(=O)[O:9][CH3:9].C1CCCN1>>Cc1ccccc1C%11=O.C1CCCN1%11'],
    [
      'N250',
      'an alkoxide and a chloropyrazole with an aldehyde',
      NUCLEOPHILIC_AROMATIC,
      'Cn1cc(C=O)c([Cl:9])n1.OCC>>Cn1cc(C=O)c%11n1.O%11CC',
    ],
    ['C251', 'an acid and 2-bromoaniline', CHEMOSELECTIVITY, 'Nc1c(Br)cccc1.OC(=O)[OH:9]>>N%11c1c(Br)cccc1.OC%11=O'],
    [
      'C251',
      'the acid chloride and such an aniline',
      CHEMOSELECTIVITY,
      'Nc1c(Br)cccc1C(F)(F)F.CC(=O)[Cl:9]>>N%11c1c(Br)cccc1C(F)(F)F.CC%11=O',
    ],
    ['C252', 'an amine and the middle one of three', CHEMOSELECTIVITY, 'CC(=O)C(=[O:9])C(=O)OC.NC>>CC(=O)C%11C(=O)OC.N=%11C'],
    ['A251', 'a radical at 2 of 4-methylpyridine', ELECTROPHILIC_AROMATIC, 'Cc1ccncc1.CC(C)(C)[C:9](=[O:9])[OH:9]>>Cc1ccnc%11c1.CC%11(C)C'],
  ])('%s is silent: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).map((each) => each.split(' ')[0])).not.toContain(rule);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ENOLATES } from './enolates.ts';
import { FREE_HYDROXYLS } from './free-hydroxyls.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('steps that seventy drugs more on the defaults were offered as good', () => {
  it.each([
    [
      'M6 never',
      'a zinc reagent with a piperidine on the next carbon and an acid chloride',
      ORGANOMETALLICS,
      'C1CCCCN1C[CH2][Zn:9][Br:9].c1ccccc1C(=O)[Cl:9]>>C1CCCCN1C[CH2]%11.c1ccccc1C%11(=O)',
    ],
    [
      'C27 never',
      'a tertiary alcohol and a plain acid',
      CHEMOSELECTIVITY,
      'CCC(=O)[OH:9].OC(C)(CC)c1ccccc1>>CCC%11(=O).O%11C(C)(CC)c1ccccc1',
    ],
    ['S11 never', 'tert-butylamine and a secondary bromide', SUBSTITUTION, 'CC(C)(C)N.CC([Br:9])CCc1ccccc1>>CC(C)(C)N%11.CC%11CCc1ccccc1'],
    [
      'S11 never',
      'diisopropylamine and a secondary mesylate',
      SUBSTITUTION,
      'CC(C)NC(C)C.CC([O:9][S:9](=[O:9])(=[O:9])[CH3:9])CC>>CC(C)N%11C(C)C.CC%11CC',
    ],
    ['S12 never', 'a primary amide and a primary chloride', SUBSTITUTION, 'CCC(=O)N.OCCC[Cl:9]>>CCC(=O)N%11.OCCC%11'],
    ['S12 never', 'acetamide and a mesylate', SUBSTITUTION, 'CC(=O)N.CC(C)C[O:9][S:9](=[O:9])(=[O:9])[CH3:9]>>CC(=O)N%11.CC(C)C%11'],
    ['O15 never', 'an acylated urea whose acyl group is reduced', ORDER_OF_GROUPS, 'CC(=[O:9])N1CCN(C)C1=O>>CCN1CCN(C)C1=O'],
    ['I3 never', '4-aminoquinoline and a secondary bromide', AZOLE_NITROGENS, 'CC([Br:9])CCC.Nc1ccnc2ccccc12>>CC%11CCC.N%11c1ccnc2ccccc12'],
    ['I3 never', '2-aminoquinoline and a primary iodide', AZOLE_NITROGENS, 'CCC[I:9].Nc1ccc2ccccc2n1>>CCC%11.N%11c1ccc2ccccc2n1'],
    [
      'J7 never',
      'a sugar acetate with a free alcohol and thymine',
      FREE_HYDROXYLS,
      'CC1OC([O:9][C:9](=[O:9])[CH3:9])CC1O.Cc1c[nH]c(=O)[nH]c1=O>>CC1OC%11CC1O.Cc1cn%11c(=O)[nH]c1=O',
    ],
    [
      'J7 never',
      'a glycosyl bromide with a free alcohol and a phenol',
      FREE_HYDROXYLS,
      'OCC1CCCC([Br:9])O1.Oc1ccccc1>>OCC1CCCC%11O1.O%11c1ccccc1',
    ],
    [
      'P14 never',
      'a Curtius rearrangement beside the amine of a pyrimidine',
      HARMED_GROUPS,
      'Nc1ncncc1C(=O)[OH:9].[N:9](=[N+:9]=[N-])[P:9].CO>>Nc1ncncc1%12.C%11(=O)N%12.CO%11',
    ],
    ['P14 never', 'a Hofmann rearrangement of an anthranilamide', HARMED_GROUPS, 'Nc1ccccc1[C:9](=[O:9])N>>Nc1ccccc1N'],
    ['P13 never', 'an anthranilamide made the phenol', HARMED_GROUPS, '[NH2:9]c1ccccc1C(=O)NC.O[N:9]=[O:9]>>c1%11ccccc1C(=O)NC.O%11'],
    [
      'P2 never',
      'a nitration beside a dihydropyridine',
      HARMED_GROUPS,
      'CC1=CC(c2ccccc2)C=C(C)N1.[OH:9][N+](=O)[O-]>>CC1=CC(c2ccc%11cc2)C=C(C)N1.[N+]%11(=O)[O-]',
    ],
    [
      'P22 never',
      'an isoxazole-4-carboxamide and an aryl bromide',
      HARMED_GROUPS,
      'Cc1oncc1C(=O)N.c1ccccc1[Br:9]>>Cc1oncc1C(=O)N%11.c1ccccc1%11',
    ],
    [
      'P22 risk',
      'an isoxazole beside a methyl ester that base opens',
      HARMED_GROUPS,
      'Cc1oncc1C(=O)Nc1ccccc1C(=O)O[CH3:9]>>Cc1oncc1C(=O)Nc1ccccc1C(=O)O',
    ],
    ['T60 never', 'a phenethylamine deprotonated beside its ring', ENOLATES, 'CN(C)CCc1ccccc1.CC(C)=O>>CN(C)CC%11c1ccccc1.CC%11(C)O'],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    [
      'M6',
      'a zinc reagent with a Boc amine on the next carbon and an acid chloride',
      ORGANOMETALLICS,
      'CC(C)(C)OC(=O)NC[CH2][Zn:9][Br:9].c1ccccc1C(=O)[Cl:9]>>CC(C)(C)OC(=O)NC[CH2]%11.c1ccccc1C%11(=O)',
    ],
    [
      'C27',
      'a tertiary alcohol and an acid chloride',
      CHEMOSELECTIVITY,
      'CCC(=O)[Cl:9].OC(C)(CC)c1ccccc1>>CCC%11(=O).O%11C(C)(CC)c1ccccc1',
    ],
    ['C27', 'tert-butanol and an acid', CHEMOSELECTIVITY, 'CCC(=O)[OH:9].OC(C)(C)C>>CCC%11(=O).O%11C(C)(C)C'],
    ['S11', 'tert-butylamine and a benzhydryl chloride', SUBSTITUTION, 'CC(C)(C)N.c1ccccc1C([Cl:9])C>>CC(C)(C)N%11.c1ccccc1C%11C'],
    ['S11', 'tert-butylamine and a primary bromide', SUBSTITUTION, 'CC(C)(C)N.CCC[Br:9]>>CC(C)(C)N%11.CCC%11'],
    ['S12', 'a primary amide and a benzyl bromide', SUBSTITUTION, 'CCC(=O)N.c1ccccc1C[Br:9]>>CCC(=O)N%11.c1ccccc1C%11'],
    ['S12', 'a lactam and a primary chloride', SUBSTITUTION, 'O=C1CCCN1.COCCC[Cl:9]>>O=C1CCCN1%11.COCCC%11'],
    ['O15', 'an acyl group beside a carbamate', ORDER_OF_GROUPS, 'CC(=[O:9])N(C)C(=O)OC>>CCN(C)C(=O)OC'],
    ['O15', 'a hydantoin that becomes the imidazolidinone', ORDER_OF_GROUPS, 'O=C1N(C)CC(=[O:9])N1C>>O=C1N(C)CCN1C'],
    ['I3', '8-aminoquinoline and a bromide', AZOLE_NITROGENS, 'CCC[Br:9].Nc1cccc2cccnc12>>CCC%11.N%11c1cccc2cccnc12'],
    [
      'J7',
      'a sugar acetate whose alcohol is benzoylated',
      FREE_HYDROXYLS,
      'CC1OC([O:9][C:9](=[O:9])[CH3:9])CC1OC(=O)c1ccccc1.Cc1c[nH]c(=O)[nH]c1=O>>CC1OC%11CC1OC(=O)c1ccccc1.Cc1cn%11c(=O)[nH]c1=O',
    ],
    ['J7', 'a lactol with a free alcohol and methanol', FREE_HYDROXYLS, 'CC1OC([OH:9])CC1O.CO>>CC1OC%11CC1O.CO%11'],
    ['P14', 'a Hofmann rearrangement with the amine across the ring', HARMED_GROUPS, 'Nc1ccc([C:9](=[O:9])N)cn1>>Nc1ccc(N)cn1'],
    [
      'P13',
      'an aminobenzamide whose amide is tertiary',
      HARMED_GROUPS,
      '[NH2:9]c1ccccc1C(=O)N(C)C.O[N:9]=[O:9]>>c1%11ccccc1C(=O)N(C)C.O%11',
    ],
    [
      'P2',
      'a nitration beside a piperidine amide',
      HARMED_GROUPS,
      'CC(=O)N1CCC(c2ccccc2)CC1.[OH:9][N+](=O)[O-]>>CC(=O)N1CCC(c2ccc%11cc2)CC1.[N+]%11(=O)[O-]',
    ],
    ['P22', 'a 3-methylisoxazole and an aryl bromide', HARMED_GROUPS, 'Cc1onc(C)c1C(=O)N.c1ccccc1[Br:9]>>Cc1onc(C)c1C(=O)N%11.c1ccccc1%11'],
    ['T60', 'a picoline with an amine on its chain', ENOLATES, 'CN(C)CCc1ccccn1.CC(C)=O>>CN(C)CC%11c1ccccn1.CC%11(C)O'],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

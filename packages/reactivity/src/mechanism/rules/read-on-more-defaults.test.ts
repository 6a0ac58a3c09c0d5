import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { DISSOLVING_METALS } from './dissolving-metals.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { MIGRATIONS } from './migrations.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { SUBSTITUTION } from './substitution.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('steps that a hundred and forty more drugs on the defaults were offered as good', () => {
  it.each([
    [
      'M6 never',
      'a Grignard reagent beside an ammonium group',
      ORGANOMETALLICS,
      'C[N+](C)(C)C[CH2][Mg:9][Br:9].CC(=O)C>>C[N+](C)(C)C[CH2]%11.CC%11(O)C',
    ],
    [
      'M9 never',
      'a Grignard reagent and a ketone with an ammonium group',
      ORGANOMETALLICS,
      'C[N+](C)(C)CCC(=O)c1ccccc1.C[Mg:9][Br:9]>>C[N+](C)(C)CCC%11(O)c1ccccc1.C%11',
    ],
    ['M10 never', 'an alkyne of a dibromoalkene beside a ketone', ORGANOMETALLICS, 'CC(=O)CCC=C([Br:9])[Br:9]>>CC(=O)CCC#C'],
    [
      'H9 never',
      'an anisole arylated across from its methoxy group',
      UNACTIVATED_CARBON,
      'COc1ccccc1.c1ccccc1[Br:9]>>COc1ccc%11cc1.c1ccccc1%11',
    ],
    ['P20 never', 'an alkene hydrogenated beside a peroxide', HARMED_GROUPS, 'C=CCC1OOC(C)(C)CC1>>CCCC1OOC(C)(C)CC1'],
    ['P21 never', 'a cyclopropane made beside a tertiary amine', HARMED_GROUPS, 'C=CCN(C)CC.[CH2]([I:9])[I:9]>>C%11C%12CN(C)CC.C%11%12'],
    [
      'P62 never',
      'a ketone made a difluoride beside an alcohol',
      HARMED_GROUPS,
      'OCCCC(=[O:9])C.[S:9]([N:9])([F:9])(F)F>>OCCCC%11%12C.F%11.F%12',
    ],
    [
      'P63 never',
      'a phenol made of an aldehyde by a peracid beside an amine',
      HARMED_GROUPS,
      'Oc1c([CH:9]=[O:9])ccc(CN(C)C)c1.[CH3:9][C:9](=[O:9])[O:9][OH]>>Oc1c%11ccc(CN(C)C)c1.O%11',
    ],
    ['P17 risk', 'a Hofmann rearrangement beside an acetate', HARMED_GROUPS, 'CC(=O)OCCc1ccc([C:9](=[O:9])N)cc1>>CC(=O)OCCc1ccc(N)cc1'],
    [
      'P13 risk',
      'a benzeneamine made a chloride beside an aminopyrimidine',
      HARMED_GROUPS,
      'Nc1ncc(c2ccc([NH2:9])cc2)cn1.Cl[Cu:9]>>Nc1ncc(c2ccc%11cc2)cn1.Cl%11',
    ],
    ['O15 never', 'an acetylated lactam that is to become the ethyl lactam', ORDER_OF_GROUPS, 'CC(=[O:9])N1CCCC1=O>>CCN1CCCC1=O'],
    ['C24 never', 'a tertiary alcohol and a methyl ester', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].OC(C)(C)CC>>CCC%11(=O).O%11C(C)(C)CC'],
    [
      'C25 never',
      'an amine and the tert-butyl carbamate of dimethylamine',
      CHEMOSELECTIVITY,
      'CN(C)C(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].NCC>>CN(C)C%11(=O).N%11CC',
    ],
    ['R5 never', 'a chloromethyl ether with an alcohol', LASTING, 'OCCOC[Cl:9].CN>>OCCOC%11.CN%11'],
    ['V6 never', 'the tert-butyl ether of a tertiary alcohol', PROTECTING_GROUPS, 'CCC(C)(CC)O[C:9]([CH3:9])([CH3:9])[CH3:9]>>CCC(C)(CC)O'],
    [
      'V10 never',
      'the methyl ether of a nucleoside',
      PROTECTING_GROUPS,
      'O=c1[nH]cnc2c1ncn2C1CCC(CO[CH3:9])O1>>O=c1[nH]cnc2c1ncn2C1CCC(CO)O1',
    ],
    ['V10 never', 'the methyl ether of a glycoside', PROTECTING_GROUPS, 'COC1OC(CO[CH3:9])CCC1>>COC1OC(CO)CCC1'],
    ['V10 never', 'the methyl ether of a C-glycoside of an arene', PROTECTING_GROUPS, 'c1ccccc1C1CCCC(CO[CH3:9])O1>>c1ccccc1C1CCCC(CO)O1'],
    [
      'V10 never',
      'the tert-butyl ether of a deoxynucleoside',
      PROTECTING_GROUPS,
      'O=c1[nH]cnc2c1ncn2C1CCC(CO[C:9]([CH3:9])([CH3:9])[CH3:9])O1>>O=c1[nH]cnc2c1ncn2C1CCC(CO)O1',
    ],
    ['P11 never', 'an epoxide reduced beside a nitro group', HARMED_GROUPS, 'O=[N+]([O-])c1ccc(C2CO2)cc1>>O=[N+]([O-])c1ccc(C(C)O)cc1'],
    ['P20 risk', 'an alkene hydrogenated beside an isoxazole', HARMED_GROUPS, 'C=CCc1cc(C)on1>>CCCc1cc(C)on1'],
    ['I131 never', 'a tetrazole and cyclohexyl bromide at 1', AZOLE_NITROGENS, 'Cc1[nH]nnn1.C1CCCCC1[Br:9]>>Cc1n%11nnn1.C1CCCCC1%11'],
    ['V11 never', 'the benzoyl group of an amide', PROTECTING_GROUPS, 'CC(=O)N[C:9](=[O:9])[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CC(=O)N'],
    ['O16 never', 'a ketone reduced beside an acetate', ORDER_OF_GROUPS, 'CC(=O)OC(C)C(=[O:9])c1ccccc1>>CC(=O)OC(C)Cc1ccccc1'],
    ['C26 never', 'valine and a secondary alcohol', CHEMOSELECTIVITY, 'CC(C)C(N)C(=O)[OH:9].OC1CCCCC1>>CC(C)C(N)C%11(=O).O%11C1CCCCC1'],
    ['I132 risk', 'a triazole and benzyl bromide', AZOLE_NITROGENS, 'NC(=O)c1c[nH]nn1.c1ccccc1C[Br:9]>>NC(=O)c1cn%11nn1.c1ccccc1C%11'],
    ['P18 risk', 'a methyl ester hydrolysed beside a hydroxy ketone', HARMED_GROUPS, 'OC1CC(=O)CC1CCCC(=O)O[CH3:9]>>OC1CC(=O)CC1CCCC(=O)O'],
    [
      'P18 never',
      'a nitrile hydrolysed beside an acylindole',
      HARMED_GROUPS,
      'CC(=O)n1ccc2c1ccc(C#[N:9])c2.O.O>>CC(=O)n1ccc2c1ccc(C%11%12)c2.O%11.O=%12',
    ],
    [
      'P18 never',
      'ammonia and an aryl bromide beside a phenyl ester',
      HARMED_GROUPS,
      'c1ccccc1OC(=O)c1ccc([Br:9])cc1.N>>c1ccccc1OC(=O)c1ccc%11cc1.N%11',
    ],
    [
      'P4 risk',
      'a Boc group taken off a deoxynucleoside',
      HARMED_GROUPS,
      'O=c1nc(N[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9])ccn1C1CCC(CO)O1>>O=c1nc(N)ccn1C1CCC(CO)O1',
    ],
    ['P5 risk', 'an amide dehydrated beside a tertiary alcohol', HARMED_GROUPS, 'CC(C)(O)CC(=[O:9])N>>CC(C)(O)CC#N'],
    ['P12 never', 'an ethyl ether opened beside a benzylic alcohol', HARMED_GROUPS, 'OCc1ccccc1O[CH2:9][CH3:9]>>OCc1ccccc1O'],
    [
      'O6 never',
      'an ethyl ether of a phenol opened beside a tertiary one',
      ORDER_OF_GROUPS,
      'CC1(C)CCc2cc(O[CH2:9][CH3:9])ccc2O1>>CC1(C)CCc2cc(O)ccc2O1',
    ],
    [
      'P12 never',
      'a tert-butyl ether opened beside a carbapenem',
      HARMED_GROUPS,
      'CC(O[C:9]([CH3:9])([CH3:9])[CH3:9])C1C(=O)N2C=CCC12>>CC(O)C1C(=O)N2C=CCC12',
    ],
    ['P12 never', 'a methyl ether opened beside a penam', HARMED_GROUPS, 'CC(O[CH3:9])C1C(=O)N2CCSC12>>CC(O)C1C(=O)N2CCSC12'],
    [
      'P4 risk',
      'a tert-butyl ester opened by acid beside a penem',
      HARMED_GROUPS,
      'O=C1CC2N1C(C(=O)O[C:9]([CH3:9])([CH3:9])[CH3:9])=CS2>>O=C1CC2N1C(C(=O)O)=CS2',
    ],
    ['P11 never', 'an epoxide reduced beside a ketone', HARMED_GROUPS, 'CC(=O)CCC1CO1>>CC(=O)CCC(C)O'],
    [
      'Z2 never',
      'a Birch reduction beside a cephalosporin',
      DISSOLVING_METALS,
      'O=C1C(NCc2ccccc2)C2N1C=CCS2>>O=C1C(NCC2=CCC=CC2)C2N1C=CCS2',
    ],
    ['R5 never', 'an allylic bromide with an amine', LASTING, 'NCCCC=CC[Br:9].CS>>NCCCC=CC%11.CS%11'],
    [
      'M2 never',
      'a Grignard reagent beside an acylindole',
      ORGANOMETALLICS,
      'CC(=O)n1ccc2c1ccc(CC[Mg:9][Br:9])c2.O=C=O>>CC(=O)n1ccc2c1ccc(CC%11)c2.OC%11=O',
    ],
    ['S5 never', 'an amide and a pyridylmethanol', SUBSTITUTION, 'CCNC(=O)C.[OH:9]Cc1ccncc1>>CCN%11C(=O)C.C%11c1ccncc1'],
    ['K14 never', 'the borate of a phenol, coupled', COUPLINGS, 'c1ccccc1[O:9][B:9]([OH:9])[OH:9].c1ccccc1[Br:9]>>c1ccccc1%11.c1ccccc1%11'],
    ['G4 never', 'an amidoxime rearranged to a urea', MIGRATIONS, 'C1CCN(C)C1=N[OH:9].O>>C1CCN(C)C%11N1.O=%11'],
    [
      'Q7 never',
      'a configured carbon between a nitro group and an amide',
      CONFIGURATION,
      'CNC(=O)[C@H](C)[N+](=[O:9])[O-:9]>>CNC(=O)[C@H](C)N',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    [
      'M',
      'a Grignard reagent with an ammonium group far off',
      ORGANOMETALLICS,
      'C[N+](C)(C)CCCC[CH2][Mg:9][Br:9].CC(=O)C>>C[N+](C)(C)CCCC[CH2]%11.CC%11(O)C',
    ],
    [
      'M9',
      'a Grignard reagent and a ketone with a free amine',
      ORGANOMETALLICS,
      'CN(C)CCC(=O)c1ccccc1.C[Mg:9][Br:9]>>CN(C)CCC%11(O)c1ccccc1.C%11',
    ],
    ['M10', 'an alkyne of a dibromoalkene beside an ether', ORGANOMETALLICS, 'COCCC=C([Br:9])[Br:9]>>COCCC#C'],
    ['H9', 'a thiophene arylated at 2', UNACTIVATED_CARBON, 'Cc1cccs1.c1ccccc1[Br:9]>>Cc1ccc%11s1.c1ccccc1%11'],
    ['H9', 'an arene arylated beside a pyridine', UNACTIVATED_CARBON, 'c1cccnc1c2ccccc2.c1ccccc1[Br:9]>>c1cccnc1c2ccccc2%11.c1ccccc1%11'],
    ['H9', 'two arenes of one chain that close a ring', UNACTIVATED_CARBON, 'c1ccc([Br:9])c(COc2ccccc2)c1>>c1ccc%11c(COc2ccccc2%11)c1'],
    ['P20', 'an alkene hydrogenated beside an ether', HARMED_GROUPS, 'C=CCC1CCOC(C)(C)C1>>CCCC1CCOC(C)(C)C1'],
    ['P21', 'a cyclopropane made beside an amide', HARMED_GROUPS, 'C=CCN(C)C(=O)C.[CH2]([I:9])[I:9]>>C%11C%12CN(C)C(=O)C.C%11%12'],
    [
      'P62',
      'a ketone made a difluoride beside an ester',
      HARMED_GROUPS,
      'COC(=O)CCC(=[O:9])C.[S:9]([N:9])([F:9])(F)F>>COC(=O)CCC%11%12C.F%11.F%12',
    ],
    [
      'P63',
      'a phenol made of an aldehyde by hydrogen peroxide beside an amine',
      HARMED_GROUPS,
      'Oc1c([CH:9]=[O:9])ccc(CN(C)C)c1.[OH:9][OH]>>Oc1c%11ccc(CN(C)C)c1.O%11',
    ],
    ['P17', 'a Hofmann rearrangement beside an ether', HARMED_GROUPS, 'COCCc1ccc([C:9](=[O:9])N)cc1>>COCCc1ccc(N)cc1'],
    ['O15', 'an acetylated amine that becomes the ethylamine', ORDER_OF_GROUPS, 'CC(=[O:9])N1CCCC1>>CCN1CCCC1'],
    ['O15', 'a succinimide that becomes the lactam', ORDER_OF_GROUPS, 'CN1C(=[O:9])CCC1=O>>CN1CCCC1=O'],
    [
      'O15',
      'a lactam with a Boc group that becomes the pyrrolidine',
      ORDER_OF_GROUPS,
      'CC(C)(C)OC(=O)N1CCCC1=[O:9]>>CC(C)(C)OC(=O)N1CCCC1',
    ],
    ['C24', 'a tertiary alcohol and an acid chloride', CHEMOSELECTIVITY, 'CCC(=O)[Cl:9].OC(C)(C)CC>>CCC%11(=O).O%11C(C)(C)CC'],
    ['C24', 'a primary alcohol and a methyl ester', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].OCCC>>CCC%11(=O).O%11CCC'],
    [
      'C25',
      'an amine and the phenyl carbamate of dimethylamine',
      CHEMOSELECTIVITY,
      'CN(C)C(=O)[O:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1.NCC>>CN(C)C%11(=O).N%11CC',
    ],
    ['C25', 'an amine and the ethyl carbamate of methylamine', CHEMOSELECTIVITY, 'CNC(=O)[O:9][CH2:9][CH3:9].NCC>>CNC%11(=O).N%11CC'],
    ['R5', 'a chloromethyl ether of two alcohols', LASTING, 'COCCOC[Cl:9].CN>>COCCOC%11.CN%11'],
    ['V', 'the tert-butyl ether of a secondary alcohol', PROTECTING_GROUPS, 'CCC(CC)O[C:9]([CH3:9])([CH3:9])[CH3:9]>>CCC(CC)O'],
    [
      'V10',
      'the tert-butyl ether of a nucleoside',
      PROTECTING_GROUPS,
      'O=c1[nH]cnc2c1ncn2C1C(O)C(O)C(CO[C:9]([CH3:9])([CH3:9])[CH3:9])O1>>O=c1[nH]cnc2c1ncn2C1C(O)C(O)C(CO)O1',
    ],
    ['P11', 'an epoxide reduced beside an ether', HARMED_GROUPS, 'COc1ccc(C2CO2)cc1>>COc1ccc(C(C)O)cc1'],
    ['I131', 'a tetrazole and ethyl bromide at 1', AZOLE_NITROGENS, 'Cc1[nH]nnn1.CC[Br:9]>>Cc1n%11nnn1.CC%11'],
    ['I131', 'a tetrazole and cyclohexyl bromide at 2', AZOLE_NITROGENS, 'Cc1n[nH]nn1.C1CCCCC1[Br:9]>>Cc1nn%11nn1.C1CCCCC1%11'],
    ['V11', 'the benzoyl group of an amine', PROTECTING_GROUPS, 'CCCN[C:9](=[O:9])[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CCCN'],
    [
      'P4',
      'a tert-butyl ester opened by acid beside a cephalosporin',
      HARMED_GROUPS,
      'O=C1CC2N1C(C(=O)O[C:9]([CH3:9])([CH3:9])[CH3:9])=CCS2>>O=C1CC2N1C(C(=O)O)=CCS2',
    ],
    ['O16', 'a ketone reduced beside an ether', ORDER_OF_GROUPS, 'COC(C)CC(=[O:9])c1ccccc1>>COC(C)CCc1ccccc1'],
    ['C26', 'valine and methanol', CHEMOSELECTIVITY, 'CC(C)C(N)C(=O)[OH:9].OC>>CC(C)C(N)C%11(=O).O%11C'],
    [
      'C26',
      'an acylated amino acid and a secondary alcohol',
      CHEMOSELECTIVITY,
      'CC(C)C(NC(=O)C)C(=O)[OH:9].OC1CCCCC1>>CC(C)C(NC(=O)C)C%11(=O).O%11C1CCCCC1',
    ],
    ['I132', 'an azide and an alkyne', AZOLE_NITROGENS, 'C#CC.CN=[N+]=[N-]>>C%11=C%12C.CN%11N=N%12'],
    ['P18', 'a methyl ester hydrolysed beside an alcohol', HARMED_GROUPS, 'OC1CCCC1CCCC(=O)O[CH3:9]>>OC1CCCC1CCCC(=O)O'],
    ['P12', 'a tert-butyl ether opened beside a benzylic alcohol', HARMED_GROUPS, 'OCc1ccccc1O[C:9]([CH3:9])([CH3:9])[CH3:9]>>OCc1ccccc1O'],
    ['R5', 'an allylic bromide with an amide', LASTING, 'CC(=O)NCCCC=CC[Br:9].CS>>CC(=O)NCCCC=CC%11.CS%11'],
    ['S5', 'an amide and a xanthydrol', SUBSTITUTION, 'CC(=O)N.[OH:9]C1c2ccccc2Oc2ccccc21>>CC(=O)N%11.C%111c2ccccc2Oc2ccccc21'],
    ['V10', 'the methyl ether of a phenol in a glycoside', PROTECTING_GROUPS, 'COC1OC(c2ccc(O[CH3:9])cc2)CCC1>>COC1OC(c2ccc(O)cc2)CCC1'],
    ['V10', 'the methoxymethyl ether of a glycoside', PROTECTING_GROUPS, 'COC1OC(CO[CH2:9][O:9][CH3:9])CCC1>>COC1OC(CO)CCC1'],
    ['K14', 'a boronic acid, coupled', COUPLINGS, 'c1ccccc1[B:9]([OH:9])[OH:9].c1ccccc1[Br:9]>>c1ccccc1%11.c1ccccc1%11'],
    ['G4', 'a cyclopentanone oxime rearranged to the lactam', MIGRATIONS, 'C1CCCC1=N[OH:9].O>>C1CCCC%11N1.O=%11'],
    ['Q7', 'a configured carbon beside an amide alone', CONFIGURATION, 'CNC(=O)[C@H](C)N=[N+:9]=[N-:9]>>CNC(=O)[C@H](C)N'],
  ])('%s says nothing of %s', (letter, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((verdict) => verdict.startsWith(letter))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { EPOXIDES } from './epoxides.ts';
import { FREE_HYDROXYLS } from './free-hydroxyls.ts';
import { LASTING } from './lasting.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('steps that simple drugs were offered as good', () => {
  it.each([
    ['R1 never', 'the amide of a quinuclidone reduced', LASTING, '[O:9]=C1CC2CCN1CC2>>C1CC2CCN1CC2'],
    ['L4 never', '5-hydroxyquinoline and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1cccc2ncccc12.[P:9]Cl>>c1%11cccc2ncccc12.Cl%11'],
    ['L8 never', '4-chlorotoluene and iodide', LEAVING_GROUPS, 'Cc1ccc(cc1)[Cl:9].I>>Cc1ccc%11cc1.I%11'],
    ['L9 never', 'the xanthate of a hydroxyketone made the enone', LEAVING_GROUPS, 'CC(=O)CC(C)[O:9][C:9](=[S:9])[S:9][CH3:9]>>CC(=O)C=CC'],
    ['C29 never', 'an N-bromo imide and a benzylamine', CHEMOSELECTIVITY, '[N:9]Br.CNCc1ccccc1>>Br%11.CNCc1ccc%11cc1'],
    [
      'A5 never',
      'the chloride of a dialkylamino acid and benzene',
      ELECTROPHILIC_AROMATIC,
      'CCN(CC)C(C)C(=O)[Cl:9].c1ccccc1>>CCN(CC)C(C)C%11(=O).c1%11ccccc1',
    ],
    [
      'C30 risk',
      'the chloride of a dialkylamino acid and ethanol',
      CHEMOSELECTIVITY,
      'CCN(CC)C(C)C(=O)[Cl:9].OCC>>CCN(CC)C(C)C%11(=O).O%11CC',
    ],
    ['R5 never', 'a thiol beside a bromide on the next carbon', LASTING, 'OCC(S)CBr.CC(=O)[Cl:9]>>O%11CC(S)CBr.CC%11(=O)'],
    ['R5 never', 'a thiol four carbons from an iodide', LASTING, 'SCCC(CI)CO.CC(=O)[Cl:9]>>SCCC(CI)CO%11.CC%11(=O)'],
    [
      'R5 never',
      'a thiol in a succinimidyl ester',
      LASTING,
      'SCCCC(=O)[O:9][N:9]1[C:9](=[O:9])[CH2:9][CH2:9][C:9]1=[O:9].NCC>>SCCCC%11(=O).N%11CC',
    ],
    [
      'R5 never',
      'a thiol in a nitrophenyl ester',
      LASTING,
      'SCCCC(=O)[O:9][c:9]1[cH:9][cH:9][c:9]([N+:9](=[O:9])[O-:9])[cH:9][cH:9]1.NCC>>SCCCC%11(=O).N%11CC',
    ],
    ['R5 never', 'a xanthate beside a secondary amine', LASTING, 'CNCCCC([O:9][C:9](=[S:9])[S:9][CH3:9])CC>>CNCCCCCC'],
    ['C9 risk', 'one of two like alcohols reduced away', CHEMOSELECTIVITY, '[OH:9]CCCCCCCCCCCO>>CCCCCCCCCCCO'],
    [
      'M6 never',
      'a zinc reagent with an amine on the next carbon',
      ORGANOMETALLICS,
      'CNC(C)(C)C[Zn:9][Br:9].c1ccccc1[Br:9]>>CNC(C)(C)C%11.c1ccccc1%11',
    ],
    ['M14 risk', 'a zinc reagent with a secondary amine', ORGANOMETALLICS, 'CNCCCC[Zn:9][Br:9].c1ccccc1[Br:9]>>CNCCCC%11.c1ccccc1%11'],
    ['M1 never', 'a Grignard reagent with a secondary amine', ORGANOMETALLICS, 'CNCCCC[Mg:9][Br:9].c1ccccc1[Br:9]>>CNCCCC%11.c1ccccc1%11'],
    ['C7 never', 'benzamide and isocyanic acid', CHEMOSELECTIVITY, 'NC(=O)c1ccccc1.O=C=N>>N%11C(=O)c1ccccc1.O=C%11N'],
    ['C7 never', 'benzamide and cyanate', CHEMOSELECTIVITY, 'NC(=O)c1ccccc1.[O-]C#N>>N%11C(=O)c1ccccc1.O=C%11N'],
    ['H5 never', 'a benzoic acid beside boron', UNACTIVATED_CARBON, '[O:9]=[C:9]([OH:9])c1cc(F)cc2c1B(O)OC2>>c1cc(F)cc2c1B(O)OC2'],
    ['H10 never', 'a dimethylamino acid', UNACTIVATED_CARBON, 'CN(C)C(C)[C:9](=[O:9])[OH:9]>>CN(C)CC'],
    ['H10 never', 'an aziridinecarboxylic acid', UNACTIVATED_CARBON, 'C1N(C)C1[C:9](=[O:9])[OH:9]>>C1N(C)C1'],
    ['H10 never', 'a plain ester that is to lose its carboxyl group', UNACTIVATED_CARBON, 'CCC(C)[C:9](=[O:9])[O:9][CH3:9]>>CCCC'],
    ['O15 never', 'an imidazolone made the imidazoline', ORDER_OF_GROUPS, '[O:9]=C1CN=C(CC)N1>>C1CN=C(CC)N1'],
    [
      'J8 risk',
      'a hydroxyketone and an ylide',
      FREE_HYDROXYLS,
      'OC(C)CC(C)=[O:9].C(C)[P+:9]([CH3:9])([CH3:9])[CH3:9]>>OC(C)CC(C)=%11.C%11(C)',
    ],
    ['C5 risk', '2-methylpyrrolidine and a methyl ester', CHEMOSELECTIVITY, 'N1CCCC1C.CCC(=O)[O:9][CH3:9]>>N%111CCCC1C.CCC%11(=O)'],
    ['C5 never', 'cumylamine and a methyl ester', CHEMOSELECTIVITY, 'NC(C)(C)c1ccccc1.CCC(=O)[O:9][CH3:9]>>N%11C(C)(C)c1ccccc1.CCC%11(=O)'],
    [
      'R44 risk',
      'an isocyanate beside the amide of its amino acid',
      LASTING,
      'O=C=NC(C)C(=O)NC.NCc1ccccc1>>O=C%11NC(C)C(=O)NC.N%11Cc1ccccc1',
    ],
    ['E4 risk', 'a Grignard reagent and an epoxide beside an ester', EPOXIDES, 'C[Mg:9][Br:9].C1C(O1)CCC(=O)OC>>C%11.C%11C(O)CCC(=O)OC'],
    ['E4 risk', 'methyllithium and an epoxide beside a lactone', EPOXIDES, 'C[Li:9].C1C(O1)CCC1CCC(=O)O1>>C%11.C%11C(O)CCC1CCC(=O)O1'],
    [
      'M2 never',
      'a Grignard reagent and an epoxide beside a ketone',
      ORGANOMETALLICS,
      'C[Mg:9][Br:9].C1C(O1)CCC(=O)C>>C%11.C%11C(O)CCC(=O)C',
    ],
    ['C16 never', 'a sulfide methylated beside an amine', CHEMOSELECTIVITY, 'C[I:9].CSCCCN>>C%11.C[S+]%11CCCN'],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['R1', 'the lactam of an open piperidine reduced', LASTING, '[O:9]=C1CCCCN1C>>C1CCCCN1C'],
    ['R1', 'a quinuclidone that stands by', LASTING, 'OCC1C2CCN(C1=O)CC2.CC(=O)[Cl:9]>>O%11CC1C2CCN(C1=O)CC2.CC%11(=O)'],
    ['L4', '4-hydroxyquinoline and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1ccnc2ccccc12.[P:9]Cl>>c1%11ccnc2ccccc12.Cl%11'],
    ['L4', '4-hydroxycoumarin and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1cc(=O)oc2ccccc12.[P:9]Cl>>c1%11cc(=O)oc2ccccc12.Cl%11'],
    ['L4', 'a 7-hydroxypyrazolopyrimidine and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1ccnc2ccnn12.[P:9]Cl>>c1%11ccnc2ccnn12.Cl%11'],
    ['L8', '2-chloropyridine and iodide', LEAVING_GROUPS, 'c1ccnc(c1)[Cl:9].I>>c1ccnc%11c1.I%11'],
    ['L8', '4-bromotoluene and iodide', LEAVING_GROUPS, 'Cc1ccc(cc1)[Br:9].I>>Cc1ccc%11cc1.I%11'],
    ['L9', 'a xanthate three carbons from a ketone', LEAVING_GROUPS, 'CC(=O)CCC(C)[O:9][C:9](=[S:9])[S:9][CH3:9]>>CC(=O)CC=CC'],
    ['C29', 'bromine and a benzylamine', CHEMOSELECTIVITY, '[Br:9]Br.CNCc1ccccc1>>Br%11.CNCc1ccc%11cc1'],
    ['C29', 'an N-bromo imide and a phenol with an amine', CHEMOSELECTIVITY, '[N:9]Br.CNCc1ccc(O)cc1>>Br%11.CNCc1ccc(O)c%11c1'],
    ['C29', 'an N-bromo imide and tryptamine', CHEMOSELECTIVITY, '[N:9]Br.NCCc1c[nH]c2ccccc12>>Br%11.NCCc1c%11[nH]c2ccccc12'],
    [
      'A5',
      'the chloride of an acylamino acid and benzene',
      ELECTROPHILIC_AROMATIC,
      'CC(=O)N(C)C(C)C(=O)[Cl:9].c1ccccc1>>CC(=O)N(C)C(C)C%11(=O).c1%11ccccc1',
    ],
    [
      'C30',
      'the chloride of an acylamino acid and ethanol',
      CHEMOSELECTIVITY,
      'CC(=O)N(C)C(C)C(=O)[Cl:9].OCC>>CC(=O)N(C)C(C)C%11(=O).O%11CC',
    ],
    [
      'C30',
      'the chloride of dimethylglycine, which comes as its salt, and ethanol',
      CHEMOSELECTIVITY,
      'CN(C)CC(=O)[Cl:9].OCC>>CN(C)CC%11(=O).O%11CC',
    ],
    ['R5', 'a thiol that closes the thiirane', LASTING, 'OCC(S)C[Br:9]>>OCC(S%11)C%11'],
    ['R5', 'a thiol with a chloride two carbons further', LASTING, 'OCCC(S)CCCl.CC(=O)[Cl:9]>>O%11CCC(S)CCCl.CC%11(=O)'],
    [
      'R5',
      'a sulfide in a nitrophenyl ester',
      LASTING,
      'CSCCCC(=O)[O:9][c:9]1[cH:9][cH:9][c:9]([N+:9](=[O:9])[O-:9])[cH:9][cH:9]1.NCC>>CSCCCC%11(=O).N%11CC',
    ],
    ['R5', 'a xanthate beside a tertiary amine', LASTING, 'CN(C)CCCC([O:9][C:9](=[S:9])[S:9][CH3:9])CC>>CN(C)CCCCCC'],
    ['C9', 'one of two unlike alcohols reduced away', CHEMOSELECTIVITY, '[OH:9]CC(C)CCCCCCCCCO>>CC(C)CCCCCCCCCO'],
    ['C9', 'one alcohol of propanediol reduced away', CHEMOSELECTIVITY, '[OH:9]CCCO>>CCCO'],
    ['M14', 'a zinc reagent with a tertiary amine', ORGANOMETALLICS, 'CN(C)CCCC[Zn:9][Br:9].c1ccccc1[Br:9]>>CN(C)CCCC%11.c1ccccc1%11'],
    ['M14', 'a zinc reagent and an amine of its partner', ORGANOMETALLICS, 'CCCC[Zn:9][Br:9].NCCc1ccc(cc1)[Br:9]>>CCCC%11.NCCc1ccc%11cc1'],
    [
      'M6',
      'a zinc reagent with an acylated amine on the next carbon',
      ORGANOMETALLICS,
      'CC(=O)NC(C)C[Zn:9][Br:9].c1ccccc1[Br:9]>>CC(=O)NC(C)C%11.c1ccccc1%11',
    ],
    ['C7', 'benzylamine and isocyanic acid', CHEMOSELECTIVITY, 'NCc1ccccc1.O=C=N>>N%11Cc1ccccc1.O=C%11N'],
    ['C7', 'benzamide and an isocyanate', CHEMOSELECTIVITY, 'NC(=O)c1ccccc1.O=C=NC>>N%11C(=O)c1ccccc1.O=C%11NC'],
    ['H5', 'a benzoic acid beside fluorine', UNACTIVATED_CARBON, '[O:9]=[C:9]([OH:9])c1c(F)cccc1F>>c1c(F)cccc1F'],
    ['H10', 'an amino acid with N-H, which a ketone helps', UNACTIVATED_CARBON, 'C1C(O)CNC1[C:9](=[O:9])[OH:9]>>C1C(O)CNC1'],
    ['H10', 'an ester beside a ketone', UNACTIVATED_CARBON, 'CC(=O)C(C)[C:9](=[O:9])[O:9][CH3:9]>>CC(=O)CC'],
    ['H10', 'an ester of an arylglycine', UNACTIVATED_CARBON, 'c1ccccc1NC(C)[C:9](=[O:9])[O:9][CH3:9]>>c1ccccc1NCC'],
    [
      'C30',
      'the chloride of a quinuclidinecarboxylic acid',
      CHEMOSELECTIVITY,
      'C1CC2CCN1C(C2)C(=O)[Cl:9].NCC>>C1CC2CCN1C(C2)C%11(=O).N%11CC',
    ],
    ['H10', 'an ester beside a nitrile', UNACTIVATED_CARBON, 'N#CC(C)[C:9](=[O:9])[O:9][CH3:9]>>N#CCC'],
    ['O15', 'the amide of a benzodiazepinone', ORDER_OF_GROUPS, '[O:9]=C1CN=C(CC)c2ccccc2N1>>C1CN=C(CC)c2ccccc2N1'],
    [
      'J8',
      'an alpha-hydroxy ketone and an ylide',
      FREE_HYDROXYLS,
      'OC(C)C(C)=[O:9].C(C)[P+:9]([CH3:9])([CH3:9])[CH3:9]>>OC(C)C(C)=%11.C%11(C)',
    ],
    ['C5', '2-methylpyrrolidine and an acetoacetate', CHEMOSELECTIVITY, 'N1CCCC1C.CC(=O)CC(=O)[O:9][CH3:9]>>N%111CCCC1C.CC(=O)CC%11(=O)'],
    ['C5', 'pyrrolidine and a methyl ester', CHEMOSELECTIVITY, 'N1CCCC1.CCC(=O)[O:9][CH3:9]>>N%111CCCC1.CCC%11(=O)'],
    ['R44', 'an isocyanate beside the ester of its amino acid', LASTING, 'O=C=NC(C)C(=O)OC.NCc1ccccc1>>O=C%11NC(C)C(=O)OC.N%11Cc1ccccc1'],
    ['R44', 'the closure of the hydantoin', LASTING, 'O=C=NC(C)C(=O)NC>>O=C%11NC(C)C(=O)N%11C'],
    ['E4', 'a cuprate and an epoxide beside a lactone', EPOXIDES, 'C[Cu:9].C1C(O1)CCC1CCC(=O)O1>>C%11.C%11C(O)CCC1CCC(=O)O1'],
    [
      'E4',
      'a Grignard reagent and an epoxide beside a tert-butyl ester',
      EPOXIDES,
      'C[Mg:9][Br:9].C1C(O1)CCC(=O)OC(C)(C)C>>C%11.C%11C(O)CCC(=O)OC(C)(C)C',
    ],
    ['C16', 'methionine methylated at sulfur', CHEMOSELECTIVITY, 'C[I:9].CSCCC(N)C(=O)O>>C%11.C[S+]%11CCC(N)C(=O)O'],
    ['C16', 'a sulfide methylated beside an ammonium group', CHEMOSELECTIVITY, 'C[I:9].CSCCC[NH3+]>>C%11.C[S+]%11CCC[NH3+]'],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import type { MechanismTable } from '../mechanism-rule.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { SUBSTITUTION } from './substitution.ts';

const NBS = '[O:1]=[C:2]1[CH2:3][CH2:4][C:5](=[O:6])[N:7]1Br';
const NEVIRAPINE_HALIDES = 'O=C(Nc1c(C)ccnc1[Cl:1])c1cccnc1Cl.NC1CC1>>O=C(Nc1c(C)ccnc1%11)c1cccnc1Cl.N%11C1CC1';

/** Rule and verdict, what is done, the table, and the step; atoms with a map leave. */
type Case = readonly [string, string, MechanismTable, string];

const BROKEN: readonly Case[] = [
  [
    'N2 never',
    '6 of 4,6-dichloronicotinic acid by an amine',
    NUCLEOPHILIC_AROMATIC,
    'OC(=O)c1cnc([Cl:1])cc1Cl.NC(C)C>>OC(=O)c1cnc%11cc1Cl.N%11C(C)C',
  ],
  [
    'C2 never',
    'a carbamate before a pyrrolopyrimidine alkylated',
    CHEMOSELECTIVITY,
    'COC(=O)NCc1ncnc2[nH]ccc12.[I:1]C>>COC(=O)N%11Cc1ncnc2[nH]ccc12.C%11',
  ],
  ['O1 never', 'an amide reduced beside a free acid', ORDER_OF_GROUPS, 'OC(=O)C1CCN(C(=[O:1])c2ccccc2)CC1>>OC(=O)C1CCN(Cc2ccccc2)CC1'],
  [
    'N130 never',
    'the fluoride of an aryl ketone before a chloropyrimidine',
    NUCLEOPHILIC_AROMATIC,
    '[F:1]c1ccc(C(=O)Cc2cc(Cl)ncn2)cc1.N1CCCCC1>>c1%11ccc(C(=O)Cc2cc(Cl)ncn2)cc1.N1%11CCCCC1',
  ],
  [
    'C3 never',
    'a methylaminopiperidine acylated outside its ring',
    CHEMOSELECTIVITY,
    'CNC1CCNCC1.O=C([Cl:1])c1ccccc1>>CN%11C1CCNCC1.O=C%11c1ccccc1',
  ],
  [
    'C10 never',
    'the amine beside methyl of a toluenediamine arylated',
    CHEMOSELECTIVITY,
    'Cc1ccc(N)cc1N.[Cl:1]c1ncccn1>>Cc1ccc(N)cc1N%11.c1%11ncccn1',
  ],
  [
    'C8 never',
    'the alcohol of a hydroxyethylpiperazine arylated by a chloropyrimidine',
    CHEMOSELECTIVITY,
    'OCCN1CCNCC1.[Cl:1]c1ccnc(C)n1>>O%11CCN1CCNCC1.c1%11ccnc(C)n1',
  ],
  ['C8 never', 'the alkylamine of an aminoalkoxyamine condensed', CHEMOSELECTIVITY, 'NCCON.[O:1]=C(C)c1ccccc1>>N=%11CCON.C=%11(C)c1ccccc1'],
  [
    'C3 never',
    'a methylamino group on a ring arylated before its ring nitrogen',
    CHEMOSELECTIVITY,
    'CNC1CNCCC1C.[Cl:1]c1ncnc2[nH]ccc12>>CN%11C1CNCCC1C.c1%11ncnc2[nH]ccc12',
  ],
  ['C130 never', 'the alcohol of a hydroxyanilide alkylated', CHEMOSELECTIVITY, 'OCC(=O)Nc1ccccc1.[Cl:1]CC>>O%11CC(=O)Nc1ccccc1.C%11C'],
  [
    'C130 never',
    'the alcohol of a thiazolidinedione alkylated',
    CHEMOSELECTIVITY,
    'O=C1NC(=O)C(S1)CCO.[Br:1]CC>>O=C1NC(=O)C(S1)CCO%11.C%11C',
  ],
  [
    'C131 never',
    'the nitrogen of an acylamino acid alkylated',
    CHEMOSELECTIVITY,
    'CC(=O)NC(C)C(=O)O.[Br:1]Cc1ccccc1>>CC(=O)N%11C(C)C(=O)O.C%11c1ccccc1',
  ],
  ['R130 never', 'a phenol with 4-chlorobutyric acid', LASTING, 'Oc1ccccc1.[Cl:1]CCCC(=O)O>>O%11c1ccccc1.C%11CCC(=O)O'],
  [
    'C132 never',
    'the amino group of aciclovir acylated',
    CHEMOSELECTIVITY,
    'Nc1nc2c(ncn2COCCO)c(=O)[nH]1.CC(=O)[OH:1]>>N%11c1nc2c(ncn2COCCO)c(=O)[nH]1.CC%11=O',
  ],
  [
    'R130 never',
    'a phenol with 5-chloro-2,2-dimethylvaleric acid',
    LASTING,
    'Oc1ccccc1.[Cl:1]CCCC(C)(C)C(=O)O>>O%11c1ccccc1.C%11CCC(C)(C)C(=O)O',
  ],
  [
    'R5 never',
    'a hydroxamic acid beside a sulfonyl chloride',
    LASTING,
    'O=C(CCc1cccc(S(=O)(=O)[Cl:1])c1)NO.Nc1ccccc1>>O=C(CCc1cccc(S%11(=O)=O)c1)NO.N%11c1ccccc1',
  ],
  ['R5 never', 'an oxime beside an acid chloride', LASTING, 'O=C([Cl:1])CCC=NO.NC>>O=C%11CCC=NO.N%11C'],
  ['S5 never', 'methyl mandelate and piperidine', SUBSTITUTION, 'COC(=O)C([OH:1])c1ccccc1.N1CCCCC1>>COC(=O)C%11c1ccccc1.N1%11CCCCC1'],
  [
    'I130 never',
    'the oxygen of a quinolone-3-ester alkylated',
    AZOLE_NITROGENS,
    'O=c1c(C(=O)OC)c[nH]c2ccccc12.[I:1]CC>>O%11c1c(C(=O)OC)cnc2ccccc12.C%11C',
  ],
  ['N130 never', 'the ring of the amine before that of the acid, two chloropyridines', NUCLEOPHILIC_AROMATIC, NEVIRAPINE_HALIDES],
  [
    'N3 never',
    'the fluoride of an aryl ketone before a primary chloride',
    NUCLEOPHILIC_AROMATIC,
    'O=C(CCCCl)c1ccc([F:1])cc1.N1CCCCC1>>O=C(CCCCl)c1ccc%11cc1.N1%11CCCCC1',
  ],
  [
    'A130 never',
    'a chain closed on dichlorophenyl beside phenyl',
    ELECTROPHILIC_AROMATIC,
    'O=C([OH:1])CCC(c1ccccc1)c1ccc(Cl)c(Cl)c1>>O=C%11CCC(c1ccccc1)c1ccc(Cl)c(Cl)c1%11',
  ],
  ['A2 never', '2-methoxynaphthalene acylated at 3', ELECTROPHILIC_AROMATIC, 'COc1ccc2ccccc2c1.CC(=O)[Cl:1]>>COc1c%11cc2ccccc2c1.CC%11=O'],
  [
    'A2 never',
    'an N-alkylpyrazole brominated at 5',
    ELECTROPHILIC_AROMATIC,
    `CC(C)n1ccc(C(F)(F)F)n1.${NBS}>>CC(C)n1c%11cc(C(F)(F)F)n1.Br%11`,
  ],
  [
    'T130 never',
    'indanone condensed at its benzylic carbon',
    ENOLATES,
    'O=C1CCc2ccccc12.[O:1]=Cc1ccccc1>>O=C1CC=%11c2ccccc12.C=%11c1ccccc1',
  ],
];

const KEPT: readonly Case[] = [
  [
    'N2',
    '4 of 4,6-dichloronicotinic acid by an amine',
    NUCLEOPHILIC_AROMATIC,
    'OC(=O)c1cnc(Cl)cc1[Cl:1].NC(C)C>>OC(=O)c1cnc(Cl)cc1%11.N%11C(C)C',
  ],
  [
    'N2 never',
    '6 of methyl 4,6-dichloronicotinate by a phenol',
    NUCLEOPHILIC_AROMATIC,
    'COC(=O)c1cnc([Cl:1])cc1Cl.Oc1ccccc1>>COC(=O)c1cnc%11cc1Cl.O%11c1ccccc1',
  ],
  [
    'C2',
    'the pyrrolopyrimidine beside a carbamate alkylated',
    CHEMOSELECTIVITY,
    'COC(=O)NCc1ncnc2[nH]ccc12.[I:1]C>>COC(=O)NCc1ncnc2n%11ccc12.C%11',
  ],
  ['O1', 'an amide reduced with no acid beside', ORDER_OF_GROUPS, 'OCC1CCN(C(=[O:1])c2ccccc2)CC1>>OCC1CCN(Cc2ccccc2)CC1'],
  [
    'N130',
    'a fluoride para to a nitro group before a chloropyridine',
    NUCLEOPHILIC_AROMATIC,
    '[F:1]c1ccc(-c2ccnc(Cl)c2)cc1[N+](=O)[O-].N1CCCCC1>>c1%11ccc(-c2ccnc(Cl)c2)cc1[N+](=O)[O-].N1%11CCCCC1',
  ],
  [
    'C3 never',
    'the primary amine of an aminopiperidine acylated',
    CHEMOSELECTIVITY,
    'NC1CCNCC1.O=C([Cl:1])c1ccccc1>>N%11C1CCNCC1.O=C%11c1ccccc1',
  ],
  ['C10', 'the open amine of a toluenediamine arylated', CHEMOSELECTIVITY, 'Cc1ccc(N)cc1N.[Cl:1]c1ncccn1>>Cc1ccc(N%11)cc1N.c1%11ncccn1'],
  [
    'C8',
    'the alkoxide of 4-hydroxypiperidine with 2-chloropyridine',
    CHEMOSELECTIVITY,
    'OC1CCNCC1.[Cl:1]c1ccccn1>>O%11C1CCNCC1.c1%11ccccn1',
  ],
  ['C8', 'the nitrogen of an alkoxyamine condensed', CHEMOSELECTIVITY, 'NCCON.[O:1]=C(C)c1ccccc1>>NCCON=%11.C=%11(C)c1ccccc1'],
  [
    'C3',
    'the ring nitrogen of a methylaminopiperidine arylated',
    CHEMOSELECTIVITY,
    'CNC1CNCCC1C.[Cl:1]c1ncnc2[nH]ccc12>>CNC1CN%11CCC1C.c1%11ncnc2[nH]ccc12',
  ],
  ['C130', 'the nitrogen of a hydroxyanilide alkylated', CHEMOSELECTIVITY, 'OCC(=O)Nc1ccccc1.[Cl:1]CC>>OCC(=O)N%11c1ccccc1.C%11C'],
  ['C130', 'an alcohol beside an anilide without hydrogen', CHEMOSELECTIVITY, 'OCC(=O)N(C)c1ccccc1.[Cl:1]CC>>O%11CC(=O)N(C)c1ccccc1.C%11C'],
  [
    'C130',
    'the phenol of a thiazolidinedione, as its dianion',
    CHEMOSELECTIVITY,
    'O=C1NC(=O)C(S1)Cc1ccc(O)cc1.[Br:1]CC>>O=C1NC(=O)C(S1)Cc1ccc(O%11)cc1.C%11C',
  ],
  [
    'C131',
    'the nitrogen of a carbamate of an amino acid, as its dianion',
    CHEMOSELECTIVITY,
    'COC(=O)NC(C)C(=O)O.[I:1]C>>COC(=O)N%11C(C)C(=O)O.C%11',
  ],
  ['C131', 'the nitrogen of an acylamino ester', CHEMOSELECTIVITY, 'CC(=O)NC(C)C(=O)OC.[I:1]C>>CC(=O)N%11C(C)C(=O)OC.C%11'],
  [
    'C132',
    'the amino group of aciclovir acylated by a chloride',
    CHEMOSELECTIVITY,
    'Nc1nc2c(ncn2COCCO)c(=O)[nH]1.CC(=O)[Cl:1]>>N%11c1nc2c(ncn2COCCO)c(=O)[nH]1.CC%11=O',
  ],
  [
    'C132',
    'the alcohol of aciclovir acylated',
    CHEMOSELECTIVITY,
    'Nc1nc2c(ncn2COCCO)c(=O)[nH]1.CC(=O)[OH:1]>>Nc1nc2c(ncn2COCCO%11)c(=O)[nH]1.CC%11=O',
  ],
  [
    'C132',
    'the amino group of a guanine without an alcohol acylated',
    CHEMOSELECTIVITY,
    'Nc1nc2c(ncn2C)c(=O)[nH]1.CC(=O)[OH:1]>>N%11c1nc2c(ncn2C)c(=O)[nH]1.CC%11=O',
  ],
  ['R130', 'a phenol with the ester of a 4-halo acid', LASTING, 'Oc1ccccc1.[Cl:1]CCCC(=O)OC>>O%11c1ccccc1.C%11CCC(=O)OC'],
  ['R130', 'a phenol with chloroacetic acid', LASTING, 'Oc1ccccc1.[Cl:1]CC(=O)O>>O%11c1ccccc1.C%11C(=O)O'],
  [
    'R5',
    'a hydroxamic ether beside a sulfonyl chloride',
    LASTING,
    'O=C(CCc1cccc(S(=O)(=O)[Cl:1])c1)NOC.Nc1ccccc1>>O=C(CCc1cccc(S%11(=O)=O)c1)NOC.N%11c1ccccc1',
  ],
  ['S5', 'benzyl alcohol and piperidine', SUBSTITUTION, '[OH:1]Cc1ccccc1.N1CCCCC1>>C%11c1ccccc1.N1%11CCCCC1'],
  [
    'I130',
    'the nitrogen of a quinolone-3-ester alkylated',
    AZOLE_NITROGENS,
    'O=c1c(C(=O)OC)c[nH]c2ccccc12.[I:1]CC>>O=c1c(C(=O)OC)cn%11c2ccccc12.C%11C',
  ],
  [
    'I130',
    'the chloride of a quinoline-3-ester displaced by an alkoxide',
    AZOLE_NITROGENS,
    '[Cl:1]c1c(C(=O)OC)cnc2ccccc12.OCC>>c1%11c(C(=O)OC)cnc2ccccc12.O%11CC',
  ],
  [
    'N130',
    'the ring of the acid before that of the amine',
    NUCLEOPHILIC_AROMATIC,
    'O=C(Nc1c(C)ccnc1Cl)c1cccnc1[Cl:1].NC1CC1>>O=C(Nc1c(C)ccnc1Cl)c1cccnc1%11.N%11C1CC1',
  ],
  [
    'N3 never',
    'the fluoride of a nitroarene beside a primary chloride',
    NUCLEOPHILIC_AROMATIC,
    'O=[N+]([O-])c1cc(CCCCl)ccc1[F:1].N1CCCCC1>>O=[N+]([O-])c1cc(CCCCl)ccc1%11.N1%11CCCCC1',
  ],
  [
    'A130',
    'a chain closed on phenyl beside dichlorophenyl',
    ELECTROPHILIC_AROMATIC,
    'O=C([OH:1])CCC(c1ccccc1)c1ccc(Cl)c(Cl)c1>>O=C%11CCC(c1ccccc1%11)c1ccc(Cl)c(Cl)c1',
  ],
  ['A2', '2-methoxynaphthalene acylated at 6', ELECTROPHILIC_AROMATIC, 'COc1ccc2ccccc2c1.CC(=O)[Cl:1]>>COc1ccc2cc%11ccc2c1.CC%11=O'],
  ['A2', 'an N-alkylpyrazole brominated at 4', ELECTROPHILIC_AROMATIC, `CC(C)n1ccc(C(F)(F)F)n1.${NBS}>>CC(C)n1cc%11c(C(F)(F)F)n1.Br%11`],
  [
    'A2 never',
    'an N-alkylpyrazole iodinated at 5, where lithium leads',
    ELECTROPHILIC_AROMATIC,
    'CC(C)n1ccc(C(F)(F)F)n1.I[I:1]>>CC(C)n1c%11cc(C(F)(F)F)n1.I%11',
  ],
  ['T130', 'indanone condensed beside its carbonyl group', ENOLATES, 'O=C1CCc2ccccc12.[O:1]=Cc1ccccc1>>O=C1C=%11Cc2ccccc12.C=%11c1ccccc1'],
];

describe('mistakes in the synthesis of drugs', () => {
  it.each(BROKEN)('%s: %s', (expected, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each(KEPT)('no %s: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(rule))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import type { MechanismTable } from '../mechanism-rule.ts';
import { ADDITIONS } from './additions.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { FREE_HYDROXYLS } from './free-hydroxyls.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

type Case = readonly [name: string, table: MechanismTable, reaction: string, rule: string];

const BROKEN: readonly Case[] = [
  ['methoxide takes bromide before fluoride', NUCLEOPHILIC_AROMATIC, 'N#Cc1ccc(F)cc1[Br:9].CO>>N#Cc1ccc(F)cc1%11.CO%11', 'N2 never'],
  ['a chloride leaves before a sulfone', NUCLEOPHILIC_AROMATIC, 'CS(=O)(=O)c1ncc([Cl:9])cn1.NC>>CS(=O)(=O)c1ncc%11cn1.N%11C', 'N2 never'],
  ['a sulfide leaves before a chloride', NUCLEOPHILIC_AROMATIC, '[CH3:9][S:9]c1nccc(Cl)n1.NC>>c1%11nccc(Cl)n1.N%11C', 'N8 never'],
  ['benzimidazolethione methylated at nitrogen', AZOLE_NITROGENS, 'S=c1[nH]c2ccccc2[nH]1.C[I:9]>>S=c1n%11c2ccccc2[nH]1.C%11', 'I4 never'],
  [
    'an acid at the ring nitrogen of aminopyrazole',
    CHEMOSELECTIVITY,
    'Nc1cc[nH]n1.O=C([OH:9])c1ccccc1>>Nc1ccn%11n1.O=C%11c1ccccc1',
    'C1 never',
  ],
  [
    'benzamidoxime acylated at the amidine nitrogen',
    CHEMOSELECTIVITY,
    'NC(=NO)c1ccccc1.O=C([Cl:9])C>>N%11C(=NO)c1ccccc1.O=C%11C',
    'C1 never',
  ],
  [
    'arginine acylated at its guanidine',
    CHEMOSELECTIVITY,
    'COC(=O)C(N)CCCNC(N)=N.O=C([Cl:9])C>>COC(=O)C(N)CCCNC(N%11)=N.O=C%11C',
    'C1 never',
  ],
  ['glutamic acid esterified beside the amine', CHEMOSELECTIVITY, 'NC(CCC(=O)O)C(=O)[OH:9].CO>>NC(CCC(=O)O)C(=O)%11.CO%11', 'C13 never'],
  [
    'the alpha bromide of a dibromofuranone couples',
    COUPLINGS,
    'O=C1OCC(Br)=C1[Br:9].c1ccccc1[B:9]([OH:9])[OH:9]>>O=C1OCC(Br)=C1%11.c1ccccc1%11',
    'K12 never',
  ],
  ['4 of dibromothiazole exchanged', COUPLINGS, 'Brc1nc([Br:9])cs1.[CH3:9][N:9]([CH3:9])C=O>>Brc1nc%11cs1.C%11=O', 'K2 never'],
  ['one of two like bromides of a benzene ring aminated', COUPLINGS, 'Brc1ccc(F)c([Br:9])c1.NC>>Brc1ccc(F)c%11c1.N%11C', 'K13 risk'],
  [
    'the branched side of a ketone in a Claisen condensation',
    ENOLATES,
    'CC(=O)C(C)C.COC(=O)[O:9][CH3:9]>>CC(=O)C%11(C)C.COC(=O)%11',
    'T14 never',
  ],
  [
    'the methyl side in a Pummerer reaction',
    ENOLATES,
    'C[S](=[O:9])CC(=O)OC.CC(=O)O[C:9]([CH3:9])=[O:9]>>C%11SCC(=O)OC.CC(=O)O%11',
    'T15 never',
  ],
  [
    'the isocyanate beside methyl before the open one',
    CHEMOSELECTIVITY,
    'Cc1ccc(cc1N=C=O)N=C=O.CCO>>Cc1ccc(cc1NC%11=O)N=C=O.CCO%11',
    'C5 never',
  ],
  ['N-phenylpyrrole brominated at phenyl', ELECTROPHILIC_AROMATIC, 'c1ccc(cc1)-n1cccc1.[Br:9]Br>>c1%11ccc(cc1)-n1cccc1.Br%11', 'A2 never'],
  ['the aniline of sulfanilamide methylated', CHEMOSELECTIVITY, 'NS(=O)(=O)c1ccc(N)cc1.C[I:9]>>NS(=O)(=O)c1ccc(N%11)cc1.C%11', 'C2 never'],
  ['N-methylaniline nitrosated on its ring', ELECTROPHILIC_AROMATIC, 'CNc1ccccc1.[OH:9]N=O>>CNc1ccc%11cc1.N%11=O', 'A12 never'],
  ['the closed double bond of toluquinone', ADDITIONS, 'CC1=CC(=O)C=CC1=O.C=CC=C>>CC1%11C%12C(=O)C=CC1=O.C%11C=CC%12', 'D11 never'],
  ['styrene turned round on a nitrone', RING_SYNTHESES, 'C=[N+](C)[O-].C=Cc1ccccc1>>C%11N(C)O%12.C%12C%11c1ccccc1', 'F14 never'],
  ['a lactone of four beside one of five', RING_SYNTHESES, 'OC(CCC(=O)O)CC(=O)[OH:9]>>O%11C(CCC(=O)O)CC%11(=O)', 'F15 never'],
  ['a lactone of seven beside a free amine', RING_SYNTHESES, 'NCCCC(O)CCCCC(=O)[OH:9]>>NCCCC(O%11)CCCCC%11(=O)', 'F16 never'],
  [
    'phenylhydrazine and benzoylacetone the other way round',
    RING_SYNTHESES,
    'CC(=[O:9])CC(=[O:9])c1ccccc1.NNc1ccccc1>>Cc%11cc%12c1ccccc1.n%12n%11c1ccccc1',
    'F4 never',
  ],
  ['a lactol stands by while the alcohol is methylated', FREE_HYDROXYLS, 'OCC1CCCC(O)O1.C[I:9]>>O%11CC1CCCC(O)O1.C%11', 'J6 never'],
  ['an acetate before the anomeric one', ORDER_OF_GROUPS, '[CH3:9][C:9](=[O:9])OCC1CCCC(OC(C)=O)O1>>OCC1CCCC(OC(C)=O)O1', 'O11 never'],
  [
    'the para nitro group of dinitroaniline',
    ORDER_OF_GROUPS,
    'Nc1ccc([N+](=[O:9])[O-:9])cc1[N+](=O)[O-]>>Nc1ccc(N)cc1[N+](=O)[O-]',
    'O12 never',
  ],
  ['an alcohol oxidised beside a hydroquinone', ORDER_OF_GROUPS, 'CC(O)CCc1cc(O)ccc1O>>CC(=O)CCc1cc(O)ccc1O', 'O3 never'],
  ['one acid reduced beside another', HARMED_GROUPS, 'O=C([OH:9])CCC(C(=O)O)c1ccccc1>>OCCCC(C(=O)O)c1ccccc1', 'P11 never'],
  ['a nitrile under Wolff-Kishner conditions', HARMED_GROUPS, 'N#Cc1ccc2C(=[O:9])CCc2c1>>N#Cc1ccc2CCCc2c1', 'P11 risk'],
  [
    'a secondary ester beside the cleavage of a methyl ether',
    ORDER_OF_GROUPS,
    '[CH3:9]Oc1ccc(CC(C)OC(C)=O)cc1>>Oc1ccc(CC(C)OC(C)=O)cc1',
    'O6 risk',
  ],
  ['a dioxolane opened before an open acetal', HARMED_GROUPS, 'COC(OC)CCCC1(C)[O:9][CH2:9][CH2:9]O1>>COC(OC)CCCC(C)=O', 'P4 never'],
  [
    'an ester before the Weinreb amide',
    ORGANOMETALLICS,
    'CON(C)C(=O)CCC(=O)[O:9][CH3:9].C[Mg:9][Br:9].C[Mg:9][Br:9]>>CON(C)C(=O)CCC(O)%11%12.C%11.C%12',
    'M2 never',
  ],
  ['methylimidazole formylated at 5', ORGANOMETALLICS, 'Cn1cncc1.[CH3:9][N:9]([CH3:9])C=O>>Cn1cncc1%11.C%11=O', 'M8 never'],
];

describe('places that something else takes first', () => {
  it.each(BROKEN)('%s', (_, table, reaction, rule) => {
    expect(verdicts(table, reaction)).toContain(rule);
  });
});

const KEPT: readonly Case[] = [
  ['methoxide takes fluoride', NUCLEOPHILIC_AROMATIC, 'N#Cc1ccc([F:9])cc1Br.CO>>N#Cc1ccc%11cc1Br.CO%11', 'N2'],
  ['a sulfone leaves before a chloride', NUCLEOPHILIC_AROMATIC, '[CH3:9][S:9](=[O:9])(=[O:9])c1ncc(Cl)cn1.NC>>c1%11ncc(Cl)cn1.N%11C', 'N2'],
  ['a sulfide leaves, and a chloride at 5 stays', NUCLEOPHILIC_AROMATIC, '[CH3:9][S:9]c1ncc(Cl)cn1.NC>>c1%11ncc(Cl)cn1.N%11C', 'N8'],
  [
    'an alkoxide and a fluoride on a poor ring',
    NUCLEOPHILIC_AROMATIC,
    '[F:9]c1cc(F)cc([N+](=O)[O-])c1.CCO>>c1%11cc(F)cc([N+](=O)[O-])c1.CCO%11',
    'N1',
  ],
  ['benzimidazolethione methylated at sulfur', AZOLE_NITROGENS, 'S=c1[nH]c2ccccc2[nH]1.C[I:9]>>S%11c1nc2ccccc2[nH]1.C%11', 'I4'],
  [
    'an anhydride at the ring nitrogen of aminopyrazole',
    CHEMOSELECTIVITY,
    'Nc1cc[nH]n1.O=C([Cl:9])c1ccccc1>>Nc1ccn%11n1.O=C%11c1ccccc1',
    'C1',
  ],
  ['benzamidoxime acylated at oxygen', CHEMOSELECTIVITY, 'NC(=NO)c1ccccc1.O=C([Cl:9])C>>NC(=NO%11)c1ccccc1.O=C%11C', 'C1'],
  ['glutamic acid esterified at the far end', CHEMOSELECTIVITY, 'NC(CCC(=O)[OH:9])C(=O)O.CO>>NC(CCC(=O)%11)C(=O)O.CO%11', 'C13'],
  [
    'the beta bromide of a dibromofuranone couples',
    COUPLINGS,
    'O=C1OCC([Br:9])=C1Br.c1ccccc1[B:9]([OH:9])[OH:9]>>O=C1OCC%11=C1Br.c1ccccc1%11',
    'K12',
  ],
  ['2 of dibromothiazole exchanged', COUPLINGS, '[Br:9]c1nc(Br)cs1.[CH3:9][N:9]([CH3:9])C=O>>c1%11nc(Br)cs1.C%11=O', 'K2'],
  ['the methyl side of a ketone in a Claisen condensation', ENOLATES, 'CC(=O)C(C)C.COC(=O)[O:9][CH3:9]>>C%11C(=O)C(C)C.COC(=O)%11', 'T14'],
  [
    'the side of the ester in a Pummerer reaction',
    ENOLATES,
    'CS(=[O:9])CC(=O)OC.CC(=O)O[C:9]([CH3:9])=[O:9]>>CSC%11C(=O)OC.CC(=O)O%11',
    'T15',
  ],
  ['the open isocyanate before the one beside methyl', CHEMOSELECTIVITY, 'Cc1ccc(cc1N=C=O)N=C=O.CCO>>Cc1ccc(cc1N=C=O)NC%11=O.CCO%11', 'C5'],
  ['N-phenylpyrrole brominated at pyrrole', ELECTROPHILIC_AROMATIC, 'c1ccc(cc1)-n1cccc1.[Br:9]Br>>c1ccc(cc1)-n1c%11ccc1.Br%11', 'A2'],
  [
    'an anisole that bears pyrazole brominated',
    ELECTROPHILIC_AROMATIC,
    'COc1ccc(cc1)-n1nccc1.[Br:9]Br>>COc1c%11cc(cc1)-n1nccc1.Br%11',
    'A2',
  ],
  ['dimethylaniline nitrosated', ELECTROPHILIC_AROMATIC, 'CN(C)c1ccccc1.[OH:9]N=O>>CN(C)c1ccc%11cc1.N%11=O', 'A12'],
  ['the open double bond of toluquinone', ADDITIONS, 'CC1=CC(=O)C=CC1=O.C=CC=C>>CC1=CC(=O)C%11C%12C1=O.C%11C=CC%12', 'D11'],
  ['styrene and a nitrone', RING_SYNTHESES, 'C=[N+](C)[O-].C=Cc1ccccc1>>C%11N(C)O%12.C%11C%12c1ccccc1', 'F14'],
  ['a lactone of five beside one of four', RING_SYNTHESES, 'OC(CCC(=O)[OH:9])CC(=O)O>>O%11C(CCC%11(=O))CC(=O)O', 'F15'],
  ['a lactone of five beside an amine', RING_SYNTHESES, 'NCCCC(O)CCC(=O)[OH:9]>>NCCCC(O%11)CCC%11(=O)', 'F16'],
  ['the anomeric acetate', ORDER_OF_GROUPS, 'CC(=O)OCC1CCCC(O[C:9]([CH3:9])=[O:9])O1>>CC(=O)OCC1CCCC(O)O1', 'O11'],
  [
    'the ortho nitro group of dinitroaniline',
    ORDER_OF_GROUPS,
    'Nc1ccc([N+](=O)[O-])cc1[N+](=[O:9])[O-:9]>>Nc1ccc([N+](=O)[O-])cc1N',
    'O12',
  ],
  ['an open acetal before a dioxolane', HARMED_GROUPS, '[CH3:9]OC([O:9][CH3:9])CCCC1(C)OCCO1>>O=CCCCC1(C)OCCO1', 'P4'],
  [
    'the Weinreb amide before the ester',
    ORGANOMETALLICS,
    '[CH3:9][O:9][N:9]([CH3:9])C(=O)CCC(=O)OC.C[Mg:9][Br:9]>>C%11(=O)CCC(=O)OC.C%11',
    'M2',
  ],
  ['methylimidazole formylated at 2', ORGANOMETALLICS, 'Cn1cncc1.[CH3:9][N:9]([CH3:9])C=O>>Cn1c%11ncc1.C%11=O', 'M8'],
  [
    'N-Boc-methylpyrazole and its methyl group',
    ELECTROPHILIC_AROMATIC,
    'CC(C)(C)OC(=O)n1ccc(C)n1.Br[N:9]>>CC(C)(C)OC(=O)n1ccc(C%11)n1.Br%11',
    'A6',
  ],
];

describe('places that are taken', () => {
  it.each(KEPT)('%s', (_, table, reaction, rule) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

describe('an aryl halide with an alcohol of its own', () => {
  it('asks for a second portion of butyllithium, and is no Grignard reagent', () => {
    const exchange = 'OCc1ccc([Br:9])cc1.O=C1CCCC1>>OCc1ccc%11cc1.OC%111CCCC1';
    const grignard = 'OCc1ccc([Mg:9][Br:9])cc1.O=C1CCCC1>>OCc1ccc%11cc1.OC%111CCCC1';
    expect(verdicts(ORGANOMETALLICS, exchange)).toEqual(['M1 risk']);
    expect(verdicts(ORGANOMETALLICS, grignard)).toEqual(['M1 never']);
  });
});

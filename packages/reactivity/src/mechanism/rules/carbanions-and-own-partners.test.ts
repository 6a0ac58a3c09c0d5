import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { ALKENE_GEOMETRY } from './alkene-geometry.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

const TABLES = {
  A: ELECTROPHILIC_AROMATIC,
  C: CHEMOSELECTIVITY,
  D: ADDITIONS,
  F: RING_SYNTHESES,
  I: AZOLE_NITROGENS,
  K: COUPLINGS,
  P: HARMED_GROUPS,
  R: LASTING,
  T: ENOLATES,
  W: ALKENE_GEOMETRY,
} as const;

const findings = (rule: string, reaction: string) =>
  verdicts(TABLES[rule[0] as keyof typeof TABLES], reaction).filter((each) => each.startsWith(`${rule} `));

describe('carbanions, and molecules that meet their own partners', () => {
  it.each([
    ['W90', 'a Z chalcone', 'O=C(c1ccccc1)C.[O:9]=Cc1ccco1>>O=C(c1ccccc1)/C=C\\c1ccco1'],
    ['W90', 'a Z nitrostyrene', '[O-][N+](=O)C.[O:9]=Cc1ccccc1>>[O-][N+](=O)/C=C\\c1ccccc1'],
    ['T90', 'a nitrile beside a malonate', 'N#CCCC(C(=O)OC)C(=O)OC.C[I:9]>>N#CC%11CC(C(=O)OC)C(=O)OC.C%11'],
    ['T90', 'an ester beside a nitro group', '[O-][N+](=O)CCCC(=O)OC.C[I:9]>>[O-][N+](=O)CCC%11C(=O)OC.C%11'],
    ['T91', 'a malonate and the bromide of a free amine', 'C([Br:9])CCNC.COC(=O)CC(=O)OC>>C%11CCNC.COC(=O)C%11C(=O)OC'],
    ['R90', 'an acrylate with a free amine', 'C=CC(=O)OCCN.CC(=O)[Cl:9]>>C=CC(=O)OCCN%11.CC%11=O'],
    ['R90', 'a maleimide with a free amine', 'O=C1C=CC(=O)N1CCN.CC(=O)[Cl:9]>>O=C1C=CC(=O)N1CCN%11.CC%11=O'],
    ['R91', 'an aminophenylacetone that is made', 'CC(=O)Cc1ccccc1[N+](=[O:8])[O-:9]>>CC(=O)Cc1ccccc1N'],
    ['R91', 'an amidine beside an ester', 'N=C(N)c1ccccc1.[CH3:7][O:9]C=C(C(=O)OCC)C(=O)OCC>>N=C(N%11)c1ccccc1.C%11=C(C(=O)OCC)C(=O)OCC'],
    ['R91', 'an amine and an aldehyde across a biaryl', 'Nc1ccccc1[Br:9].[OH:6][B:7]([OH:8])c1ccccc1C=O>>Nc1ccccc1-%11.c-%111ccccc1C=O'],
    ['R92', 'a bromobutylamine that is made', 'C([Br:9])CCCBr.NCc1ccccc1>>C%11CCCBr.N%11Cc1ccccc1'],
    ['R92', 'a chloride across an arene', 'ClCc1ccccc1C=[O:9].NCc1ccccc1>>ClCc1ccccc1C%11.N%11Cc1ccccc1'],
    ['R93', 'a bromomethylindole', 'C([Br:9])c1c[nH]c2ccccc12.OC>>C%11c1c[nH]c2ccccc12.O%11C'],
    ['R93', 'a bromomethylaniline', 'C([Br:9])c1ccc(N)cc1.OC>>C%11c1ccc(N)cc1.O%11C'],
    ['R93', 'carbamoyl chloride', 'NC(=O)[Cl:9].Nc1ccccc1>>NC%11=O.N%11c1ccccc1'],
    ['F90', 'cyclooctene from decadiene', '[CH2:8]=CCCCCCCC=[CH2:9]>>C=%11CCCCCCC=%11'],
    ['I90', '3 of uracil', 'O=c1cc[nH]c(=O)[nH]1.CC[I:9]>>O=c1cc[nH]c(=O)n1%11.CC%11'],
    ['I4', 'the nitrogen of thiouracil', 'O=c1cc[nH]c(=S)[nH]1.C[I:9]>>O=c1ccn%11c(=S)[nH]1.C%11'],
    ['R94', 'an amino ester that is made', 'C([Cl:9])CCC(=O)OC.NCc1ccccc1>>C%11CCC(=O)OC.N%11Cc1ccccc1'],
    ['R94', 'the ester of an aminoethylglycine', 'C([Br:9])C(=O)OC.NCCN>>C%11C(=O)OC.N%11CCN'],
    ['C90', 'an amine and a bromobenzaldehyde that is alkylated', 'C([Br:9])c1ccc(C=O)cc1.NCc1ccccc1>>C%11c1ccc(C=O)cc1.N%11Cc1ccccc1'],
    ['C90', 'an amine and a keto ester that is to be opened', 'CC(=O)CCCC(=O)[O:9][CH3:9].NCC>>CC(=O)CCCC%11(=O).N%11CC'],
    ['C90', 'pyrrolidine beside an aldehyde that enolises', 'C([Br:9])CCCC=O.N1CCCC1>>C%11CCCC=O.N1%11CCCC1'],
    ['A2', '3 of coumarin in nitrating acid', 'O=c1ccc2ccccc2o1.[OH:9][N+](=O)[O-]>>O=c1c%11cc2ccccc2o1.[N+]%11(=O)[O-]'],
    ['D8', '"meta" of an acetoxydiene', 'C=CC=COC(C)=O.C=CC(C)=O>>C%11C=CC%12OC(C)=O.C%12C%11C(C)=O'],
    ['K90', 'an ester made beside a free amine', '[C-]#[O+].OC.NCCc1ccc([Br:9])cc1>>C%11%12=O.O%11C.NCCc1ccc%12cc1'],
    ['P6', 'an azide in a Sonogashira coupling', 'C#Cc1ccccc1.[I:9]c1ccc(N=[N+]=[N-])cc1>>C%11#Cc1ccccc1.c%111ccc(N=[N+]=[N-])cc1'],
    ['P6', 'a styrene in the halide of a Heck reaction', 'C=CC(=O)OC.[I:9]c1ccc(C=C)cc1>>C%11=CC(=O)OC.c%111ccc(C=C)cc1'],
  ])('%s speaks against %s', (rule, _, reaction) => {
    expect(findings(rule, reaction)).toEqual([`${rule} never`]);
  });

  it('R90 is not sure of an acrylamide', () => {
    expect(findings('R90', 'C=CC(=O)NCCN.CC(=O)[Cl:9]>>C=CC(=O)NCCN%11.CC%11=O')).toEqual(['R90 risk']);
  });

  it.each([
    ['W90', 'an E chalcone', 'O=C(c1ccccc1)C.[O:9]=Cc1ccco1>>O=C(c1ccccc1)/C=C/c1ccco1'],
    ['W90', 'the enol of a formyl ketone', 'C1CCCC(=O)C1.C(=O)[O:9][CH2:9][CH3:9]>>C1CCCC(=O)/C1=C\\O'],
    ['W90', 'an arylidene oxindole, which hydrogen bonds hold', 'O=C1Nc2ccccc2C1.[O:9]=Cc1ccc[nH]1>>O=C1Nc2ccccc2/C1=C/c1ccc[nH]1'],
    ['T90', 'the dianion of an acetoacetate', 'COC(=O)CC(=O)C.C[I:9]>>COC(=O)CC(=O)C%11.C%11'],
    ['T90', 'the carbon between two acceptors', 'COC(=O)CCC(C(=O)OC)C(=O)OC.C[I:9]>>COC(=O)CCC%11(C(=O)OC)C(=O)OC.C%11'],
    ['T91', 'the bromide of a carbamate', 'C([Br:9])CCNC(=O)OC.COC(=O)CC(=O)OC>>C%11CCNC(=O)OC.COC(=O)C%11C(=O)OC'],
    ['T91', 'an aryl bromide with an amine', 'c1([Br:9])ccc(CNC)cc1.C#CC>>c1%11ccc(CNC)cc1.C%11#CC'],
    ['R90', 'the ring that is meant to close', 'C=CC(=O)CCCN>>C%11CC(=O)CCCN%11'],
    ['R91', 'an aminobenzaldehyde', 'O=Cc1ccccc1[N+](=[O:8])[O-:9]>>O=Cc1ccccc1N'],
    ['R92', 'a tertiary amine', 'C([Br:9])CCCBr.CNC>>C%11CCCBr.CN%11C'],
    ['R92', 'a chlorobutylamine', 'C([Br:9])CCCCl.NCc1ccccc1>>C%11CCCCl.N%11Cc1ccccc1'],
    ['R93', 'a sulfonylated indole', 'C([Br:9])c1cn(S(C)(=O)=O)c2ccccc12.OC>>C%11c1cn(S(C)(=O)=O)c2ccccc12.O%11C'],
    ['R93', 'a chloromethylimidazole', 'C([Cl:9])c1c[nH]cn1.SC>>C%11c1c[nH]cn1.S%11C'],
    ['F90', 'a ring that an amide bends', '[CH2:8]=CCCN(C(C)=O)CCCC=[CH2:9]>>C=%11CCN(C(C)=O)CCCC=%11'],
    ['I90', '1 of uracil', 'O=c1cc[nH]c(=O)[nH]1.CC[I:9]>>O=c1ccn%11c(=O)[nH]1.CC%11'],
    ['I4', 'a thiouracil and a sugar', 'O=c1cc[nH]c(=S)[nH]1.C1CCOC1[Br:9]>>O=c1ccn%11c(=S)[nH]1.C1CCOC1%11'],
    ['R94', 'the ester of glycine', 'C([Br:9])C(=O)OC.NCc1ccccc1>>C%11C(=O)OC.N%11Cc1ccccc1'],
    ['C90', 'an amine and an acetoacetic ester', 'CC(=O)CC(=O)[O:9][CH3:9].NCC>>CC(=O)CC%11(=O).N%11CC'],
    ['C90', 'an amine and a benzoylated ester', 'c1ccccc1C(=O)CCCC(=O)[O:9][CH3:9].NCC>>c1ccccc1C(=O)CCCC%11(=O).N%11CC'],
    ['C90', 'pyrrolidine beside a benzaldehyde', 'C([Br:9])c1ccc(C=O)cc1.N1CCCC1>>C%11c1ccc(C=O)cc1.N1%11CCCC1'],
    ['D8', '"ortho" of an acetoxydiene', 'C=CC=COC(C)=O.C=CC(C)=O>>C%11C=CC%12OC(C)=O.C%11C%12C(C)=O'],
    ['K90', 'an amide that is made', '[C-]#[O+].NCCc1ccc([Br:9])cc1.CNC>>C%11%12=O.NCCc1ccc%12cc1.CN%11C'],
    ['P9', 'a bromoacetate and a ketone', 'O=C1CCCCC1.COC(=O)C[Br:9]>>O=C1C%11CCCC1.COC(=O)C%11'],
  ])('%s lets %s be', (rule, _, reaction) => {
    expect(findings(rule, reaction)).toEqual([]);
  });
});

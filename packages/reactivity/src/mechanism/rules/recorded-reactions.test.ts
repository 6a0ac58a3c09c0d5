import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { MECHANISM_TABLES } from '../tables.ts';

const EVERY_RULE = { title: 'every rule', rules: MECHANISM_TABLES.flatMap(({ rules }) => rules) };

/** What recorded reactions showed a rule to be wrong about, and beside each a step that it is still right about. */
describe.each([
  [
    'C3',
    'an amine between two quaternary carbons forms no imine',
    'NCCC.CC1(C)CC(=[O:9])CC(C)(C)N1>>N%11CCC.CC1(C)CC%11CC(C)(C)N1',
    'NCCC.CC1CC(=[O:9])CC(C)N1>>N%11CCC.CC1CC%11CC(C)N1',
  ],
  [
    'R5',
    'the chloride of a triiodoanthranilic acid lasts',
    'CNCC.[Cl:9]C(=O)c1c(I)cc(I)c(N)c1I>>CN%11CC.C%11(=O)c1c(I)cc(I)c(N)c1I',
    'CNCC.[Cl:9]C(=O)c1cccc(N)c1>>CN%11CC.C%11(=O)c1cccc(N)c1',
  ],
  [
    'V4',
    'cyclopropanesulfonamides with a group at 1 are made by way of their carbamate',
    'CC1(CC1)S(=O)(=O)N[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]>>CC1(CC1)S(=O)(=O)N',
    'CCCS(=O)(=O)N[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]>>CCCS(=O)(=O)N',
  ],
  [
    'N2',
    'palladium brings a carbamate to chlorine beside fluorine',
    'CC(C)(C)OC(=O)N.[Cl:9]c1cc(F)ccn1>>CC(C)(C)OC(=O)N%11.c%111cc(F)ccn1',
    'CNC.[Cl:9]c1nccc(Cl)n1>>CN%11C.c%111nccc(Cl)n1',
  ],
  [
    'N2',
    'an amine adds at 5 of a dichloropyridazinone',
    'CNC.[Cl:9]c1cnn(C)c(=O)c1Cl>>CN%11C.c%111cnn(C)c(=O)c1Cl',
    'CNC.[Cl:9]c1nccc(Cl)n1>>CN%11C.c%111nccc(Cl)n1',
  ],
  [
    'O1',
    'borane reduces a tertiary amide and leaves an ester',
    'CCOC(=O)CCC(=[O:9])N(C)C>>CCOC(=O)CCCN(C)C',
    'CCOC(=O)CCC(=[O:9])NC>>CCOC(=O)CCCNC',
  ],
  [
    'O2',
    'cyanoborohydride reduces an indole and leaves bromine',
    'CC(C)c1c[nH]c2ccc(Br)cc12>>CC(C)C1CNc2ccc(Br)cc12',
    'Brc1ccc2ncccc2c1>>Brc1ccc2NCCCc2c1',
  ],
  [
    'O5',
    'the acetyl group of an indole comes off before an ester',
    'COC(=O)CCc1cn([C:9](=[O:9])[CH3:9])c2ccccc12>>COC(=O)CCc1c[nH]c2ccccc12',
    'COC(=O)CCN[C:9](=[O:9])[CH3:9]>>COC(=O)CCN',
  ],
  [
    'O5',
    'acid and methanol take the acetyl group off an aniline and leave the ester',
    'COC(=O)c1ccc(cc1)N[C:9](=[O:9])[CH3:9]>>COC(=O)c1ccc(cc1)N',
    'COC(=O)CCN[C:9](=[O:9])[CH3:9]>>COC(=O)CCN',
  ],
  [
    'O6',
    'the Boc group of an imidazole comes off before that of an amine',
    'CC(C)(C)OC(=O)NCCc1cn([C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9])cn1>>CC(C)(C)OC(=O)NCCc1c[nH]cn1',
    'C1CCCOC1OCCCN[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]>>C1CCCOC1OCCCN',
  ],
  [
    'P18',
    'carbonate takes the acetyl group of an indole and leaves a Boc group',
    'CC(C)(C)OC(=O)N1CCN(CC1)c1cn([C:9](=[O:9])[CH3:9])c2ccccc12>>CC(C)(C)OC(=O)N1CCN(CC1)c1c[nH]c2ccccc12',
    'CC(C)(C)OC(=O)NCCCN[C:9](=[O:9])[CH3:9]>>CC(C)(C)OC(=O)NCCCN',
  ],
  [
    'P7',
    'hydrogen over palladium leaves an anhydride',
    'O=C1OC(=O)C2C3C=CC(C3)C12>>O=C1OC(=O)C2C3CCC(C3)C12',
    'ClC(=O)CCC=CC>>ClC(=O)CCCCC',
  ],
  [
    'M1',
    'butyllithium makes the dianion of a pivaloylaniline',
    'CC(C)(C)C(=O)Nc1ccccc1[Br:9].[CH3:9][N:9]([CH3:9])C=O>>CC(C)(C)C(=O)Nc1ccccc1%11.C%11=O',
    'OC(=O)c1ccccc1[Br:9].[CH3:9][N:9]([CH3:9])C=O>>OC(=O)c1ccccc1%11.C%11=O',
  ],
  [
    'I131',
    'a trityl group is drawn at either nitrogen of a tetrazole',
    'CCc1nnn[nH]1.[Cl:9]C(c1ccccc1)(c1ccccc1)c1ccccc1>>CCc1nnnn1%11.C%11(c1ccccc1)(c1ccccc1)c1ccccc1',
    'CCc1nnn[nH]1.[Br:9]C(C)C>>CCc1nnnn1%11.C%11(C)C',
  ],
  [
    'K60',
    'the anilide of a MEK inhibitor replaces the chlorine of a pyridone acid by itself',
    'Nc1ccc(Br)cc1F.[Cl:9]c1cc(=O)n(C)cc1C(=O)O>>N%11c1ccc(Br)cc1F.c%111cc(=O)n(C)cc1C(=O)O',
    'Nc1ccc(Br)cc1F.[Cl:9]c1ccc(C)cc1>>N%11c1ccc(Br)cc1F.c%111ccc(C)cc1',
  ],
  [
    'Q5',
    'beside a centre that the step makes another is drawn for how the two lie',
    'CC1CCc2ccccc2C1=NCC>>C[C@H]1CCc2ccccc2[C@H]1NCC',
    'CCC(C)CCCCC(=NCC)c1ccccc1>>CC[C@H](C)CCCC[C@@H](NCC)c1ccccc1',
  ],
  ['V6', 'boron tribromide takes the methyl group beside a pyrimidine', '[CH3:9]OCc1ncccn1>>OCc1ncccn1', '[CH3:9]OCc1ccccc1>>OCc1ccccc1'],
  [
    'P5',
    'an amine between two quaternary carbons takes no azodicarboxylate up',
    'Oc1ccccc1C1CC(C)(C)NC(C)(C)C1.[OH:9]CC>>O%11c1ccccc1C1CC(C)(C)NC(C)(C)C1.C%11C',
    'Oc1ccccc1C1CCNCC1.[OH:9]CC>>O%11c1ccccc1C1CCNCC1.C%11C',
  ],
  [
    'S10',
    'chloroacetoacetate is an enolate while an alkoxide displaces its chlorine',
    'OCCC.[Cl:9]CC(=O)CC(=O)OCC>>O%11CCC.C%11C(=O)CC(=O)OCC',
    'OCCC.[Cl:9]CC(=O)CC>>O%11CCC.C%11C(=O)CC',
  ],
  [
    'P19',
    'the aldehyde of an ylide is none',
    'O=CC=[P:9]([CH3:9])([CH3:9])[CH3:9].[O:9]=CCCC>>O=CC=%11.C%11CCC',
    'O=CCC(C)CCC=[O:9].C=[P:9]([CH3:9])([CH3:9])[CH3:9]>>O=CCC(C)CCC=%11.C%11',
  ],
  [
    'Z2',
    'the triple bond of a diazonium salt is no alkyne',
    'N#[N+]c1ccc([N+](=O)[O-])cc1.CN(C)c1ccccc1>>N%11=Nc1ccc([N+](=O)[O-])cc1.CN(C)c1ccc%11cc1',
    'CC#CCCc1ccc([N+](=O)[O-])cc1>>C/C=C/CCc1ccc([N+](=O)[O-])cc1',
  ],
  [
    'A2',
    'a Pictet-Spengler closure reaches 3 of a thiophene alone',
    'NCCc1cccs1.C=[O:9]>>N%11CCc1c%12ccs1.C%11%12',
    'CNC.CCc1cccs1.C=[O:9]>>CN%11C.CCc1c%12ccs1.C%11%12',
  ],
  [
    'E2',
    'a Lewis acid opens an epoxide at its branched carbon for an arene',
    'c1ccccc1.CC1CO1>>c1cccc%11c1.CC%11CO',
    'c1ccccc1[Mg:9][Br:9].CC1CO1>>c1ccccc1%11.CC%11CO',
  ],
])('%s: %s', (rule, _what, right, wrong) => {
  const said = (reaction: string) => verdicts(EVERY_RULE, reaction).filter((each) => each.startsWith(`${rule} `));

  it('keeps silent about it', () => expect(said(right)).toEqual([]));

  it('speaks against what is like it and does not work', () => expect(said(wrong)).not.toEqual([]));
});

import { clayden, joule, kurti, march } from '../sources.ts';
import type { Likelihood, TextbookTransform } from '../textbook-transform.ts';
import { SOLVENT } from './fragments.ts';

const OXIDATIONS = march('chapter 19, oxidations');
const PERACID = 'OC(=O)c1cccc(Cl)c1';
const FAVORSKII = kurti('Favorskii and Homo-Favorskii Rearrangement');
const LITHIATION = joule('azoles: lithiation');
const DITHIANE = kurti('Umpolung (Seebach)');

/** Carbon of a five-membered ring whose hydrogen butyllithium takes: beside sulfur or oxygen, between two hetero atoms, or beside sulfur with the other place taken. */
const LITHIATED =
  '$(c1[s,o]ccn1),$(c1[s,o]c2ccccc2n1),$(c1[nX3;H0]ccn1),$(c1[nX3;H0]c2ccccc2n1),$(c1cnc([!#1])s1),$(c1[s,o]ccc1),$(c1[s,o]c2ccccc2c1)';

/** A dioxygen bridge over a ring of a diene. */
function endoperoxide(product: string, diene: string, example: string): TextbookTransform {
  return {
    name: 'Singlet oxygen cycloaddition',
    source: clayden(34),
    likelihood: 'characteristic',
    transform: `[CX4:1]12[OX2:2][OX2:3][CX4:4]${product}>>${diene}.[O:2]=[O:3]`,
    example,
  };
}

/** The halogen leaves, and one group of the ketone moves to the carbon that bore it. */
function favorskii(
  product: string,
  before: (halogen: string) => string,
  examples: readonly [bromo: string, chloro: string],
): readonly TextbookTransform[] {
  return examples.map((example, index) => ({
    name: 'Favorskii rearrangement',
    source: FAVORSKII,
    likelihood: 'possible',
    transform: `${product}[C:5](=[O:6])[OX2:7][CX4;${SOLVENT}:8]>>${before(['Br', 'Cl'][index])}.[OH:7][C;${SOLVENT}:8]`,
    reagent: 'sodium methoxide',
    example,
  }));
}

function radicalClosure(halogen: 'Br' | 'I', bridge: string, likelihood: Likelihood, example: string): TextbookTransform {
  return {
    name: 'Radical cyclisation',
    source: march('chapter 15, free-radical cyclisation'),
    likelihood,
    transform: `[CX4;!R;!H0:1]-!@[CX4;r5:2]1-;@[c:3]:[c:4]-;@${bridge}-;@[CX4:6]1>>[C:1]=[C:2][C:6][*:5][c:4]:[c:3]${halogen}`,
    reagent: 'tributyltin hydride',
    example,
  };
}

function baeyerVilliger(group: string, likelihood: Likelihood, example: string): TextbookTransform {
  return {
    name: 'Baeyer-Villiger oxidation',
    source: kurti('Baeyer-Villiger Oxidation/Rearrangement'),
    likelihood,
    transform: `[C:1](=[O:2])([CH3:3])-!@[OX2:4]-!@[${group}:5]>>[C:1](=[O:2])([CH3:3])[#6:5].[OH:4]${PERACID}`,
    example,
  };
}

function coreySeebach(product: string, before: string, example: string, likelihood: Likelihood = 'usual'): TextbookTransform {
  return {
    name: 'Corey-Seebach reaction',
    source: DITHIANE,
    likelihood,
    underReagent: 'characteristic',
    transform: `[S:1]1[CX4:2](-!@${product})[S:4][CH2:10][CH2:11][CH2:12]1>>[S:1]1[C;!H0:2][S:4][CH2:10][CH2:11][CH2:12]1.${before}`,
    reagent: 'n-butyllithium',
    example,
  };
}

/** Oxidations, rearrangements, ring closures and lithiations that every textbook tells and few patents record. */
export const CLASSIC_STEPS: readonly TextbookTransform[] = [
  {
    name: 'Dauben oxidative transposition',
    source: OXIDATIONS,
    likelihood: 'usual',
    transform:
      '[O:1]=[CX3;r5,r6,r7;$(C([#6])[#6]):2]-;@[CX3;H1:3]=;@[CX3;H0:4](-!@[#6;!$(C=[O,N]);!$(C#N):5])-;@[CX4:6]>>[CH:2]=[CH:3][C:4]([OH:1])([#6:5])[C:6]',
    reagent: 'PCC',
    example: 'CCCCC1(O)CCCC=C1>>CCCCC1=CC(=O)CCC1',
  },
  {
    // Of steroids, whose hydroxyl stands on the side of the methyl group.
    name: 'Oppenauer oxidation with shift of the alkene',
    source: OXIDATIONS,
    likelihood: 'characteristic',
    transform:
      '[O:1]=[CX3;r6:2]1[CX3;H1:3]=[CX3;H0:4]([CH2;R:5]-@[C:6])[CX4;H0;@:7]([CH3:8])([C:9])[CH2:10][CH2:11]1>>[OH:1][C;H1;@:2]1[CH2:3][C:4](=[CH:5]-@[C:6])[C;@:7]([CH3:8])([C:9])[CH2:10][CH2:11]1',
    reagent: 'aluminium isopropoxide',
    example:
      'CC(=O)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C>>CC(=O)[C@H]1CC[C@H]2[C@@H]3CCC4=CC(=O)CC[C@]4(C)[C@H]3CC[C@]12C',
  },
  {
    name: 'Oppenauer oxidation with shift of the alkene',
    source: OXIDATIONS,
    likelihood: 'possible',
    transform:
      '[O:1]=[CX3;r6;$(C([#6])[#6]):2]-;@[CX3;H1:3]=;@[CX3;H0;$(C(@[#6])(@[#6])@[#6]):4]-;@[CX4;R;H2:5]>>[OH:1][CH:2]-;@[CH2:3]-;@[C:4]=;@[CH:5]',
    reagent: 'aluminium isopropoxide',
    example: 'OC1CCC2CCCC=C2C1>>O=C1CCC2CCCCC2=C1',
  },
  endoperoxide('([CX3:5]=[CX3:6]1)[#6:7]2', '[C:1]1=[C:6][C:5]=[C:4][#6:7]1', 'C1=CCC=C1.O=O>>C1=CC2CC1OO2'),
  endoperoxide(
    '([CX3:5]=[CX3:6]1)[#6:7]~[#6:8]2',
    '[C:1]1=[C:6][C:5]=[C:4][#6:7]~[#6:8]1',
    'CC1=CC=C(C(C)C)CC1.O=O>>CC(C)C12C=CC(C)(CC1)OO2',
  ),
  endoperoxide(
    '([c:5]:[c:6]1)[c:7]:[c:8]2',
    '[c:1]1:[c:6]:[c:5]:[c:4]:[c:7]:[c:8]:1',
    'c1ccc2cc3ccccc3cc2c1.O=O>>c1ccc2c(c1)C1OOC2c2ccccc21',
  ),
  // Meta or para: of an ortho diamine phosgene makes the benzimidazolone.
  ...(
    [
      ['[c:9]', 'Cc1ccc(N)cc1N', 'Cc1ccc(N=C=O)cc1N=C=O'],
      ['[c:9]:[c:10]', 'Cc1cc(N)ccc1N', 'Cc1cc(N=C=O)ccc1N=C=O'],
    ] as const
  ).map(
    ([between, diamine, product]): TextbookTransform => ({
      name: 'Isocyanate formation',
      source: march('chapter 10, acylation of amines by acyl halides'),
      likelihood: 'characteristic',
      transform: `[O:1]=[C:2]=[NX2:3][c:4]:${between}:[c:8][NX2:7]=[C:6]=[O:5]>>[NH2:3][c:4]:${between}:[c:8][NH2:7].[O:1]=[C:2](Cl)Cl.[O:5]=[C:6](Cl)Cl`,
      example: `${diamine}.O=C(Cl)Cl.O=C(Cl)Cl>>${product}`,
    }),
  ),
  {
    name: 'Acid cyclisation of pseudoionone',
    source: march('chapter 15, addition of alkenes to alkenes'),
    likelihood: 'characteristic',
    transform:
      '[CX4:1]1([CH3:2])([CH3:3])[CX3:4]([CX3;$(C=C),$(C(=O)[#6,O]):5])=[CX3:6]([CH3:7])[CH2:8][CH2:9][CH2:10]1>>[C:1]([CH3:2])([CH3:3])=[CH:10][CH2:9][CH2:8][C:6]([CH3:7])=[CH:4][C:5]',
    reagent: 'sulfuric acid',
    example: 'CC(=O)C=CC=C(C)CCC=C(C)C>>CC(=O)C=CC1=C(C)CCCC1(C)C',
  },
  {
    name: 'Acid cyclisation of pseudoionone',
    source: march('chapter 15, addition of alkenes to alkenes'),
    likelihood: 'characteristic',
    transform:
      '[CX4:1]1([CH3:2])([CH3:3])[CX4;H1:4]([CX3;$(C=C),$(C(=O)[#6,O]):5])[CX3:6]([CH3:7])=[CH:8][CH2:9][CH2:10]1>>[C:1]([CH3:2])([CH3:3])=[CH:10][CH2:9][CH2:8][C:6]([CH3:7])=[CH:4][C:5]',
    reagent: 'phosphoric acid',
    example: 'CC(=O)C=CC=C(C)CCC=C(C)C>>CC(=O)C=CC1C(C)=CCCC1(C)C',
  },
  {
    name: 'Methylenation of a catechol',
    source: march('chapter 10, the Williamson reaction'),
    likelihood: 'characteristic',
    transform: '[OX2:1]1[CH2:2][OX2:3][c:4]:[c:5]1>>[OH:1][c:5]:[c:4][OH:3].Cl[CH2:2]Cl',
    reagent: 'potassium carbonate',
    example: 'O=Cc1ccc(O)c(O)c1.ClCCl>>O=Cc1ccc2OCOc2c1',
  },
  {
    // The aldehyde is linear: styrenes and alkenes with a hetero atom take the carbon at the other end.
    name: 'Hydroformylation',
    source: clayden(40),
    likelihood: 'usual',
    transform: '[O+0:1]=[CX3+0;H1:2]-!@[CH2:3]-!@[CX4;H1,H2;!$(C[!#6]);!$(Cc);!$(CC=[O,N]):4]>>[O+:1]#[C-:2].[CH2:3]=[C:4]',
    reagent: 'rhodium',
    example: 'C=C(C)C.[C-]#[O+]>>CC(C)CC=O',
  },
  {
    name: 'Hydroformylation',
    source: clayden(40),
    likelihood: 'possible',
    transform: '[O+0:1]=[CX3+0;H1:2]-!@[CX4;H1;r5,r6:3]-;@[CX4;H2;r5,r6:4]>>[O+:1]#[C-:2].[CH:3]=[CH:4]',
    reagent: 'rhodium',
    example: 'C1=CCCCC1.[C-]#[O+]>>O=CC1CCCCC1',
  },
  ...(
    [
      ['[c:3]:[c:4]', 'O=C1OCc2cc(C#N)ccc21', 'N#Cc1ccc(C(=O)c2ccc(F)cc2)c(CO)c1', 'usual'],
      ['[CX4:3][CX4:4]', 'O=C1CCCO1', 'O=C(CCCO)c1ccc(F)cc1', 'possible'],
      ['[CX4:3][CX4:9][CX4:4]', 'O=C1CCCCO1', 'O=C(CCCCO)c1ccc(F)cc1', 'possible'],
    ] as const
  ).map(
    ([chain, lactone, product, likelihood]): TextbookTransform => ({
      name: 'Grignard reagent and a lactone',
      source: march('chapter 16, addition of organometallic compounds to esters'),
      likelihood,
      transform: `[OX2H:1][CX4;H1,H2:2]${chain}[CX3:5](=[O:6])-!@[#6;!$([#6]~[!#6;!#1]);!$([CX4][CX4][!#6]):7]>>[O:1]1[C:2]${chain.replaceAll('CX4', 'C')}[C:5]1=[O:6].[#6:7]-[Mg]Br`,
      example: `${lactone}.Fc1ccc([Mg]Br)cc1>>${product}`,
    }),
  ),
  {
    name: 'Acid chloride from a trichloromethylarene',
    source: march('chapter 10, hydrolysis of gem-dihalides'),
    likelihood: 'possible',
    transform: '[c;r6:1]-!@[CX3:2](=[O:3])[Cl:4]>>[c:1][C:2]([Cl:4])(Cl)Cl.[OH2:3]',
    reagent: 'sulfuric acid',
    example: 'ClC(Cl)(Cl)c1ccc(Cl)cc1.O>>O=C(Cl)c1ccc(Cl)cc1',
  },
  {
    name: 'Lithiated heteroarene and an isocyanate',
    source: LITHIATION,
    likelihood: 'possible',
    transform: `[c;r5;${LITHIATED}:1]-!@[CX3:2](=[O:3])[NX3;H1:4][#6;!$(C=[O,N,S]):5]>>[cH:1].[C:2](=[O:3])=[NH0:4][#6:5]`,
    reagent: 'n-butyllithium',
    example: 'c1cscn1.O=C=Nc1ccccc1>>O=C(Nc1ccccc1)c1nccs1',
  },
  {
    name: 'Formylation of a lithiated heteroarene',
    source: LITHIATION,
    likelihood: 'usual',
    transform: `[c;r5;${LITHIATED}:1]-!@[CX3;H1:2]=[O:3]>>[cH:1].[CH:2](=[O:3])N([CH3])[CH3]`,
    reagent: 'n-butyllithium',
    example: 'Cn1ccnc1.CN(C)C=O>>Cn1ccnc1C=O',
  },
  {
    name: 'Lithiated heteroarene and a carbonyl compound',
    source: LITHIATION,
    likelihood: 'possible',
    transform: '[c;r5;$(c1[s,o]ccc1),$(c1[s,o]c2ccccc2c1):1]-!@[CX4;$(C[#6]):2][OX2H:3]>>[cH:1].[C:2]=[O:3]',
    reagent: 'n-butyllithium',
    example: 'c1ccsc1.O=C1CCCCC1>>OC1(c2cccs2)CCCCC1',
  },
  {
    name: 'Benzotriazole synthesis',
    source: joule('triazoles'),
    likelihood: 'characteristic',
    transform:
      '[n:1]1(-!@[#6:6]):[n:2]:[n:3]:[c;$(c1ccccc1):4]:[c;$(c1ccccc1):5]:1>>[NH:1]([#6:6])-[c;$(c1ccccc1):5]:[c;$(c1ccccc1):4]-[NH2:3].[N:2](=O)[OH]',
    example: 'CC(C)Nc1ccccc1N.O=NO>>CC(C)n1nnc2ccccc21',
  },
  {
    // The cation stands beside the ring.
    name: 'Alkyne hydration',
    source: march('chapter 15, hydration of triple bonds'),
    likelihood: 'possible',
    transform: '[c:1][CX3:2](=[O:3])-!@[CH2:4]-!@[CX4,c:5]>>[c:1][C:2]#[C:4][#6:5].[OH2:3]',
    reagent: 'sulfuric acid',
    example: 'CCCC#Cc1ccccc1.O>>CCCCC(=O)c1ccccc1',
  },
  coreySeebach('[CX4;H2,H3:3]', '[C:3]I', 'C1CSCSC1.ICC1CCCCC1>>C1CSC(CC2CCCCC2)SC1'),
  coreySeebach(
    '[CH2:3][CX4;!$(C(O)[O,N,S]):5][OX2H:6]',
    '[CH2:3]1[C:5][O:6]1',
    'CC1SCCCS1.C[C@H]1CO1>>C[C@H](O)CC1(C)SCCCS1',
    'characteristic',
  ),
  coreySeebach('[CX4;$(C[#6]):3][OX2H:6]', '[C:3]=[O:6]', 'C1CSCSC1.O=Cc1ccccc1>>OC(c1ccccc1)C1SCCCS1'),
  {
    name: 'Corey-Seebach reaction',
    source: DITHIANE,
    likelihood: 'usual',
    transform:
      '[S:1]1[CX4;H0:2]([#6:5])(-!@[CX4;H2,H3:3])[S:4][CH2:10][CH2:11][CH2:12]1>>[S:1]1[CH:2]([#6:5])[S:4][CH2:10][CH2:11][CH2:12]1.[C:3]Br',
    reagent: 'n-butyllithium',
    example: 'CC1SCCCS1.BrCc1ccccc1>>CC1(Cc2ccccc2)SCCCS1',
  },
  ...favorskii('[CX4;H0:1]([CH3:2])([CX4:3])([CX4:4])', (halogen) => `${halogen}[C:1]([C:3])([C:4])[C:5](=[O:6])[CH3:2]`, [
    'CC(=O)C1(Br)CCCCC1.CO>>COC(=O)C1(C)CCCCC1',
    'CC(=O)C1(Cl)CCCCC1.CO>>COC(=O)C1(C)CCCCC1',
  ]),
  ...favorskii('[c:3][CH2:2][CH2:1]', (halogen) => `[c:3][CH2:2][C:5](=[O:6])[CH2:1]${halogen}`, [
    'O=C(CBr)Cc1ccccc1.CO>>COC(=O)CCc1ccccc1',
    'O=C(CCl)Cc1ccccc1.CO>>COC(=O)CCc1ccccc1',
  ]),
  ...favorskii(
    '[CX4:2]1[CX4:3][CX4:4][CX4:9][CX4:10][CX4;H1:1]1',
    (halogen) => `[C:5]1(=[O:6])[C:1](${halogen})[C:2][C:3][C:4][C:9][C:10]1`,
    ['O=C1CCCCCC1Br.CO>>COC(=O)C1CCCCC1', 'O=C1CCCCCC1Cl.CO>>COC(=O)C1CCCCC1'],
  ),
  radicalClosure('I', '[O,N:5]', 'usual', 'Ic1ccccc1OCC=C>>CC1COc2ccccc12'),
  radicalClosure('I', '[CX4:5]', 'possible', 'Ic1ccccc1CCC=C>>CC1CCc2ccccc12'),
  radicalClosure('Br', '[CX4:5]', 'possible', 'Brc1ccccc1CCC=C>>CC1CCc2ccccc12'),
  baeyerVilliger('CX4;H1;!R;!$(C(O)[!#6;!#1])', 'possible', 'CC(=O)[C@@H](C)c1ccccc1.O=C(OO)c1cccc(Cl)c1>>CC(=O)O[C@@H](C)c1ccccc1'),
  baeyerVilliger('CX4;H2;$(Cc)', 'possible', 'CC(=O)Cc1ccccc1.O=C(OO)c1cccc(Cl)c1>>CC(=O)OCc1ccccc1'),
  baeyerVilliger('c;!$(c1ccc([OX2][#6])cc1)', 'possible', 'CC(=O)c1ccc2ccccc2c1.O=C(OO)c1cccc(Cl)c1>>CC(=O)Oc1ccc2ccccc2c1'),
  {
    name: 'Fischer indole synthesis',
    source: kurti('Fischer Indole Synthesis'),
    likelihood: 'characteristic',
    transform:
      '[NX2:1]1=[CX3:2]([#6:6])[CX4;H0:3]([#6:7])([#6:8])[c;$(c1ccccc1):4]:[c;$(c1ccccc1):5]1>>[NH2]-[NH:1]-[c;$(c1ccccc1):5]:[cH;$(c1ccccc1):4].O=[C:2]([#6:6])-[CH:3]([#6:7])[#6:8]',
    reagent: 'acetic acid',
    example: 'NNc1ccccc1.CC(=O)C(C)C>>CC1=Nc2ccccc2C1(C)C',
  },
  {
    // Only the methyl groups at the second and fourth place of the ring are acidic.
    name: 'Riley oxidation',
    source: kurti('Riley Selenium Dioxide Oxidation'),
    likelihood: 'usual',
    transform: '[O:1]=[CH:2]-!@[c;$(c1[nX2]cccc1),$(c1cc[nX2]cc1):3]>>[OH2:1].[CH3:2][c;$(c1[nX2]cccc1),$(c1cc[nX2]cc1):3]',
    reagent: 'selenium dioxide',
    example: 'Cc1ccc2ccccc2n1.O>>O=Cc1ccc2ccccc2n1',
  },
];

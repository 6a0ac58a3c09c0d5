import { joule, kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO, BRIDGING, SIX_RING } from './fragments.ts';

const PAAL_KNORR = kurti('Paal-Knorr Pyrrole Synthesis');
const FISCHER = kurti('Fischer Indole Synthesis');

/** Carbon 2 of an indole from a ketone: the enamine forms at the more substituted side, so that no longer chain stands beside a bare carbon 3. */
const CLOSED_AT = 'H1,$(c(-[#6]):c-[#6]),$(c-[#6;!$([CX4;H1,H2])])';

/** Benzazole-2-thiones, drawn as thiones and as thiols: the diamine, aminophenol or aminothiophenol takes up carbon disulfide. */
const BENZAZOLETHIONES: readonly TextbookTransform[] = (
  [
    ['[nH:6]', '[NH2:6]', 'S=c1[nH]c2ccccc2[nH]1', 'Sc1nc2ccccc2[nH]1', 'N'],
    ['[n:6](-[#6:7])', '[NH:6]-[#6:7]', 'S=c1[nH]c2ccccc2n1C', 'Sc1nc2ccccc2n1C', 'CN'],
    ['[o:6]', '[OH:6]', 'S=c1[nH]c2ccccc2o1', 'Sc1nc2ccccc2o1', 'O'],
    ['[s:6]', '[SH:6]', 'S=c1[nH]c2ccccc2s1', 'Sc1nc2ccccc2s1', 'S'],
  ] as const
).flatMap(([ring, open, thione, thiol, group]) => {
  const precursors = `[S:1]=[C:2]=S.[NH2:3]-[c:4]:[c:5]-${open}`;
  const rest = `:[c;${BENZO}:4]:[c;${BENZO}:5]:${ring}:1>>${precursors}`;
  const row = { name: 'Benzazolethione synthesis', source: joule('benzimidazoles'), likelihood: 'characteristic' } as const;
  return [
    { ...row, transform: `[S:1]=[c:2]1:[nH:3]${rest}`, example: `${group}c1ccccc1N.S=C=S>>${thione}` },
    { ...row, transform: `[SH:1]-[c:2]1:[n:3]${rest}`, example: `${group}c1ccccc1N.S=C=S>>${thiol}` },
  ];
});

/** Pyrroles, furans, thiophenes, azoles, hydantoins. */
export const FIVE_MEMBERED_HETEROCYCLES: readonly TextbookTransform[] = [
  {
    name: 'Biltz hydantoin synthesis',
    source: vardanyan('anticonvulsants'),
    likelihood: 'characteristic',
    transform:
      '[C:1]1(=[O:2])[NX3:3][C:4](=[O,S:5])[NX3:6][CX4:7]1([c:8])[c:9]>>[N;!H0:3][C:4](=[O,S:5])[N;!H0:6].[C:1](=[O:2])([c:8])[C:7](=O)[c:9]',
    example: 'NC(N)=O.O=C(C(=O)c1ccccc1)c1ccccc1>>O=C1NC(=O)C(c2ccccc2)(c2ccccc2)N1',
  },
  {
    name: 'Bucherer-Bergs reaction',
    source: li('Bucherer–Bergs reaction'),
    likelihood: 'usual',
    transform: '[C:1]1(=[O:2])[NH:3][C:4](=[O:5])[NH:6][CX4:7]1>>[C:7]=O.[CH:1]#[N:3].[NH3:6].[O:2]=[C:4]=[O:5]',
    example: 'O=C1CCCCC1.C#N.N.O=C=O>>O=C1NC(=O)C2(CCCCC2)N1',
  },
  {
    name: 'Knorr pyrrole synthesis',
    source: kurti('Knorr Pyrrole Synthesis'),
    likelihood: 'usual',
    transform:
      '[nH:1]1:[c:2](-!@[#6:10]):[c:3](-[C:12]=[O:13]):[c:4](-!@[#6:11]):[c:5]:1-[C:6](=[O:7])[O:8]>>[NH2:1][CH:5]([C:6](=[O:7])[O:8])-[C:4](=O)[#6:11].[C:2](=O)([#6:10])-[CH2:3]-[C:12]=[O:13]',
    example: 'CCOC(=O)C(N)C(C)=O.CCOC(=O)CC(C)=O>>CCOC(=O)c1[nH]c(C)c(C(=O)OCC)c1C',
  },
  {
    name: 'Paal-Knorr pyrrole synthesis',
    source: PAAL_KNORR,
    likelihood: 'usual',
    transform: '[nH:5]1:[c:1](-!@[#6:10]):[c:2]:[c:3]:[c:4]:1-!@[#6:11]>>[C:1](=O)([#6:10])-[C;!H0:2]-[C;!H0:3]-[C:4](=O)[#6:11].[NH3:5]',
    example: 'O=C(CCC(=O)c1ccccc1)c1ccccc1.N>>c1ccc(-c2ccc(-c3ccccc3)[nH]2)cc1',
  },
  {
    name: 'Paal-Knorr pyrrole synthesis',
    source: PAAL_KNORR,
    likelihood: 'usual',
    transform:
      '[n:5]1(-!@[#6:12]):[c:1](-!@[#6:10]):[c:2]:[c:3]:[c:4]:1-!@[#6:11]>>[C:1](=O)([#6:10])-[C;!H0:2]-[C;!H0:3]-[C:4](=O)[#6:11].[NH2:5][#6:12]',
    example: 'CC(=O)CCC(C)=O.Nc1ccccc1>>Cc1ccc(C)n1-c1ccccc1',
  },
  {
    name: 'Paal-Knorr furan synthesis',
    source: kurti('Paal-Knorr Furan Synthesis'),
    likelihood: 'usual',
    transform: '[o:5]1:[c:1](-!@[#6:10]):[c:2]:[c:3]:[c:4]:1-!@[#6:11]>>[O:5]=[C:1]([#6:10])-[C;!H0:2]-[C;!H0:3]-[C:4](=O)[#6:11]',
    reagent: 'p-toluenesulfonic acid',
    example: 'O=C(CCC(=O)c1ccccc1)c1ccccc1>>c1ccc(-c2ccc(-c3ccccc3)o2)cc1',
  },
  {
    name: 'Feist-Bénary furan synthesis',
    source: kurti('Feist-Bénary Furan Synthesis'),
    likelihood: 'usual',
    transform: '[o:5]1:[c:1](-!@[#6:10]):[c:2](-[C:6]=[O:7]):[c:3]:[cH:4]:1>>[O:5]=[C:1]([#6:10])-[CH2:2]-[C:6]=[O:7].O=[C:3]-[CH2:4]Cl',
    example: 'CCOC(=O)CC(C)=O.CC(=O)CCl>>CCOC(=O)c1c(C)occ1C',
  },
  {
    name: 'Gewald aminothiophene synthesis',
    source: li('Gewald aminothiophene synthesis'),
    likelihood: 'characteristic',
    transform:
      '[s:1]1:[c:2](-[NH2:3]):[c;$(c-C=O),$(c-C#N):4]:[c:6]:[c:7]:1>>O=[C:6]-[CH2:7].[N:3]#[C:2]-[CH2;$(CC=O),$(CC#N):4].[S:1]1SSSSSSS1',
    example: 'O=C1CCCCC1.CCOC(=O)CC#N.S1SSSSSSS1>>CCOC(=O)c1c(N)sc2c1CCCC2',
  },
  {
    name: 'Fischer indole synthesis',
    source: FISCHER,
    likelihood: 'usual',
    transform: `[nH:1]1:[c;${CLOSED_AT}:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2]-[NH:1]-[c;${BENZO}:5]:[cH;${BENZO}:4].O=[C:2]-[C;!H0:3]`,
    example: 'NNc1ccccc1.O=C1CCCCC1>>c1ccc2c3c([nH]c2c1)CCCC3',
  },
  {
    name: 'Fischer indole synthesis',
    source: FISCHER,
    likelihood: 'usual',
    transform: `[n:1]1(-!@[#6:10]):[c;${CLOSED_AT}:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2]-[N:1]([#6:10])-[c;${BENZO}:5]:[cH;${BENZO}:4].O=[C:2]-[C;!H0:3]`,
    example: 'CN(N)c1ccccc1.O=C1CCCCC1>>Cn1c2c(c3ccccc31)CCCC2',
  },
  {
    name: 'Fischer indole synthesis',
    source: FISCHER,
    likelihood: 'usual',
    transform: `[nH:1]1:[cH:2]:[c:3](-[CX4:6]):[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2]-[NH:1]-[c;${BENZO}:5]:[cH;${BENZO}:4].[CH3]O[CH:2](O[CH3])-[CH2:3]-[C:6]`,
    example: 'NNc1ccccc1.COC(CCCN(C)C)OC>>CN(C)CCc1c[nH]c2ccccc12',
  },
  {
    name: 'Hantzsch thiazole synthesis',
    source: joule('thiazoles'),
    likelihood: 'usual',
    transform: `[s:1]1:[c:2](-!@[#6,NX3:3]):[n:4]:[c;!${BENZO}:5](-[#6:7]):[c:6]:1>>[S:1]=[C:2](-[#6,N:3])-[NH2:4].O=[C:5]([#6:7])-[C;!H0:6]Br`,
    example: 'NC(N)=S.O=C(CBr)c1ccccc1>>Nc1nc(-c2ccccc2)cs1',
  },
  {
    name: 'Hantzsch thiazole synthesis',
    source: joule('thiazoles'),
    likelihood: 'usual',
    transform: '[s:1]1:[c:2](-!@[#6,NX3:3]):[n:4]:[cH:5]:[c:6]:1>>[S:1]=[C:2](-[#6,N:3])-[NH2:4].O=[CH:5]-[C;!H0:6]Cl',
    example: 'NC(N)=S.O=CCCl>>Nc1nccs1',
  },
  {
    name: 'Hydantoin synthesis',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'usual',
    transform: '[NX3:1]1[C:2](=[O,S:3])[NX3:4]([#6:10])[C:5](=[O:6])[CX4:7]1>>[N;!H0:1][C:7][C:5](=[O:6])O[CH3].[#6:10][N:4]=[C:2]=[O,S:3]',
    example: 'COC(=O)C(C)(C)Nc1ccccc1.S=C=Nc1ccccc1>>CC1(C)C(=O)N(c2ccccc2)C(=S)N1c1ccccc1',
  },
  ...BENZAZOLETHIONES,
  {
    name: 'Enaminone pyrazole synthesis',
    source: joule('pyrazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[n:2]:[c:3](-!@[#6:6]):[cH:4]:[cH:5]:1>>[NH2:1][NH2:2].[C:3](=O)([#6:6])-[CH:4]=[CH:5]-N([CH3])[CH3]',
    example: 'NN.CN(C)C=CC(=O)c1ccccc1>>c1ccc(-c2cc[nH]n2)cc1',
  },
  {
    name: 'Aminopyrazole synthesis',
    source: joule('pyrazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[n:2]:[c:3](-!@[#6:6]):[c:4]:[c:5]:1-[NH2:7]>>[NH2:1][NH2:2].[C:3](=O)([#6:6])-[C;!H0:4]-[C:5]#[N:7]',
    example: 'NN.N#CCC(=O)c1ccccc1>>Nc1cc(-c2ccccc2)n[nH]1',
  },
  {
    name: 'Indazole synthesis from a fluoroketone',
    source: joule('indazoles'),
    likelihood: 'usual',
    transform: `[nH:1]1:[n:2]:[c:3](-!@[#6:6]):[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1][NH2:2].[C:3](=O)([#6:6])-[c:4]:[c:5]F`,
    example: 'NN.CC(=O)c1ccccc1F>>Cc1n[nH]c2ccccc12',
  },
  {
    name: 'Aminoindazole synthesis from a fluoronitrile',
    source: joule('indazoles'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[n:2]:[c:3](-[NH2:6]):[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1][NH2:2].[N:6]#[C:3]-[c:4]:[c:5]F`,
    example: 'NN.N#Cc1ccccc1F>>Nc1n[nH]c2ccccc12',
  },
  {
    name: 'Debus-Radziszewski imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform:
      '[nH:1]1:[c:2](-!@[#6:6]):[n:3]:[c:4](-!@[#6:7]):[c:5]:1-!@[#6:8]>>[NH3:1].[NH3:3].[CH:2](=O)[#6:6].[C:4](=O)([#6:7])-[C:5](=O)[#6:8]',
    example: 'N.N.CC=O.O=C(C(=O)c1ccccc1)c1ccccc1>>Cc1nc(-c2ccccc2)c(-c2ccccc2)[nH]1',
  },
  {
    name: '1,2,4-Triazole synthesis',
    source: joule('triazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[n:2]:[c:3](-[NH2:6]):[n:4]:[c:5]:1-!@[#6:7]>>[NH2:1][NH:2]-[C:3](-[NH2:6])=[NH:4].[C:5](=O)([OH])[#6:7]',
    example: 'N=C(N)NN.O=C(O)c1ccccc1>>Nc1n[nH]c(-c2ccccc2)n1',
  },
  {
    name: 'Pyrazoline synthesis from an enone',
    source: joule('pyrazoles'),
    likelihood: 'usual',
    transform: '[C:1]1([#6:10])=[N:2][NX3:3][CX4:4][CX4;!H0:5]1>>[C:1](=O)([#6:10])[C:5]=[C:4].[NH2:2][N;!H0:3]',
    example: 'O=C(C=Cc1ccccc1)c1ccccc1.NN>>C1(c2ccccc2)=NNC(c2ccccc2)C1',
  },
  {
    name: 'Fused 1,2,4-triazole synthesis from a thiolactam',
    source: vardanyan('anxiolytics'),
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:10]):[n:2]:[n:3]:[c:4](-;@[CX4:6]):[n;$(n-;@c):5]:1>>[C:1](=O)([#6:10])-[NH:2]-[NH2:3].S=[C:4]([C:6])-[NH:5]',
    example: 'CC(=O)NN.S=C1CN=C(c2ccccc2)c2ccccc2N1>>Cc1nnc2n1-c1ccccc1C(c1ccccc1)=NC2',
  },
  {
    name: 'Imidazoline synthesis from an isothiourea',
    source: vardanyan('antihypertensive drugs'),
    likelihood: 'usual',
    transform: '[#6:7][NH:1][C:2]1=[N:3][CX4:4][CX4:5][NH:6]1>>[#6:7][NH:1][C:2](=[NH])S[CH3].[NH2:3][C:4][C:5][NH2:6]',
    example: 'CSC(=N)Nc1c(Cl)cccc1Cl.NCCN>>Clc1cccc(Cl)c1NC1=NCCN1',
  },
  {
    name: 'Imidazoline synthesis from a nitrile',
    source: joule('dihydroimidazoles'),
    likelihood: 'characteristic',
    transform: '[#6:1][C:2]1=[NX2:3][CX4:4][CX4:5][NH:6]1>>[#6:1][C:2]#N.[NH2:3][C:4][C:5][NH2:6]',
    example: 'N#CCc1ccccc1.NCCN>>c1ccc(CC2=NCCN2)cc1',
  },
  ...(
    [
      ['[SX2H:1][c:2]1:[nX2:3]', 'Cn1ccnc1S'],
      ['[SX1:1]=[c:2]1:[nH:3]', 'Cn1cc[nH]c1=S'],
    ] as const
  ).map(
    ([thione, example]): TextbookTransform => ({
      name: 'Marckwald imidazole-2-thione synthesis',
      source: joule('imidazoles'),
      likelihood: 'characteristic',
      transform: `${thione}:[cH:4]:[cH:5]:[nX3:6]1-!@[#6:7]>>[S:1]=[C:2]=[N:6][#6:7].[NH2:3][CH2:4][CH:5](O[CH2][CH3])O[CH2][CH3]`,
      example: `CN=C=S.CCOC(CN)OCC>>${example}`,
    }),
  ),
  {
    name: 'Guanidine synthesis from a cyanamide',
    source: march('chapter 16, addition to carbon-hetero multiple bonds'),
    likelihood: 'usual',
    transform: '[NX3;$(N([CX4,c])C=N):1][C:2](=[NH:3])[NX3:4]>>[N;!H0:1].[N:3]#[C:2][N:4]',
    example: 'CNC.N#CNC(=N)N>>CN(C)C(=N)NC(=N)N',
  },
  {
    name: '1,3,4-Oxadiazole synthesis from a hydrazide and an acid',
    source: joule('oxadiazoles'),
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:6]):[n:2]:[n:3]:[c:4](-!@[#6:7]):[o:5]:1>>[C:1](=[O:5])([#6:6])[NH:2][NH2:3].[C:4](=O)([OH])[#6:7]',
    reagent: 'phosphorus oxychloride',
    example: 'CC(C)CC(=O)O.NNC(=O)c1ccccc1>>CC(C)Cc1nnc(-c2ccccc2)o1',
  },
  {
    name: '6-Azauracil synthesis',
    source: joule('triazines'),
    likelihood: 'usual',
    transform:
      '[n:1]1(-!@[#6:9]):[n:2]:[c:3](-!@[#6:10]):[c:4](=[O:5]):[nH:6]:[c:7]:1=[O:8]>>[NH:1]([#6:9])[N:2]=[C:3]([#6:10])[C:4](=[O:5])[NH:6][C:7](=[O:8])O[CH2][CH3]',
    reagent: 'acetic acid',
    example: 'CCOC(=O)NC(=O)C(C#N)=NNc1ccccc1>>N#Cc1nn(-c2ccccc2)c(=O)[nH]c1=O',
  },
  {
    name: 'Hydrolysis of a hydantoin',
    source: march('chapter 16, hydrolysis of amides'),
    likelihood: 'possible',
    transform: '[NX3;H2:1][CX4;$(C[#6]):2][CX3:4](=[OX1:5])[OX2H:6]>>[NH:1]1[C:2][C:4](=[O:5])[NH]C1=O.[OH2:6]',
    example: 'O=C1NC(=O)C2(CCNCC2)N1.O>>NC1(C(=O)O)CCNCC1',
  },
  {
    name: 'Aminothiadiazole synthesis from a nitrile',
    source: joule('thiadiazoles'),
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:6]):[n:2]:[n:3]:[c:4]([NH2:7]):[s:5]:1>>[C:1](#N)[#6:6].[NH2:2][NH:3][C:4](=[S:5])[NH2:7]',
    reagent: 'trifluoroacetic acid',
    example: 'N#CCOc1ccccc1.NNC(N)=S>>Nc1nnc(COc2ccccc2)s1',
  },
  {
    name: 'Fused imidazole synthesis from aminoazine',
    source: joule('imidazopyridines'),
    likelihood: 'characteristic',
    transform: `[cH:1]1:[cH:2]:[n;${BRIDGING}:4]:[c:5]:[n:6]:1>>[CH:1](=O)[CH2:2]Cl.[nH0:4]:[c:5]-[NH2:6]`,
    example: 'O=CCCl.Nc1ccc(Br)cn1>>Brc1ccc2nccn2c1',
  },
  {
    name: 'Benzimidazole synthesis from an orthoester',
    source: joule('benzimidazoles'),
    likelihood: 'usual',
    transform: `[n:1]1:[cH:2]:[n:3]:[c;${SIX_RING}:4]:[c;${SIX_RING}:5]:1>>[N;!H0:1]-[c:5]:[c:4]-[NH2:3].[CH:2](O[CH2][CH3])(O[CH2][CH3])O[CH2][CH3]`,
    example: 'CNc1cc(Br)ncc1N.CCOC(OCC)OCC>>Cn1cnc2cnc(Br)cc21',
  },
];

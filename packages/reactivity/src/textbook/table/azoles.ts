import { joule, li, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO, BRIDGING } from './fragments.ts';

const TOSMIC = '[CH2:4]S(=O)(=O)c1ccc([CH3])cc1';

const ISOXAZOLES = joule('isoxazoles');
const OXADIAZOLES = joule('oxadiazoles');
const OXAZOLES = joule('oxazoles');
const PYRAZOLES = joule('pyrazoles');
const TRIAZOLES = joule('triazoles');

/** Rings of five with two or more hetero atoms, and such rings fused to an azine. */
export const AZOLES: readonly TextbookTransform[] = [
  {
    name: 'Claisen isoxazole synthesis',
    source: ISOXAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:10]):[n:2]:[o:3]:[c:4](-!@[#6:11]):[c:5]:1>>[C:1](=O)([#6:10])[C;!H0:5][C:4](=O)[#6:11].[NH2:2][OH:3]',
    example: 'CC(=O)CC(=O)c1ccccc1.NO>>Cc1cc(-c2ccccc2)on1',
  },
  {
    name: 'Nitrile oxide cycloaddition',
    source: ISOXAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:10]):[n:2]:[o:3]:[c:4](-!@[#6:11]):[cH:5]:1>>[C:1]([#6:10])(Cl)=[N:2][OH:3].[C:4]([#6:11])#[CH:5]',
    example: 'ON=C(Cl)c1ccccc1.C#CC1CC1>>c1ccc(-c2cc(C3CC3)on2)cc1',
  },
  {
    name: 'Nitrile oxide cycloaddition',
    source: ISOXAZOLES,
    likelihood: 'characteristic',
    transform: '[C:1]1([#6:10])=[N:2][O:3][CX4:4][CX4;H2:5]1>>[C:1]([#6:10])(Cl)=[N:2][OH:3].[C:4]=[CH2:5]',
    example: 'ON=C(Cl)c1ccccc1.C=CC(=O)OC>>COC(=O)C1CC(c2ccccc2)=NO1',
  },
  {
    name: 'Nitrile oxide cycloaddition of an oxime',
    source: ISOXAZOLES,
    likelihood: 'characteristic',
    transform: '[C:1]1([#6:10])=[N:2][O:3][CX4:4][CX4;H2:5]1>>[CH:1]([#6:10])=[N:2][OH:3].[C:4]=[CH2:5]',
    reagent: 'NCS',
    example: 'ON=Cc1ccccc1.C=CC(=O)OC>>COC(=O)C1CC(c2ccccc2)=NO1',
  },
  {
    name: 'Nitrile oxide cycloaddition of an oxime',
    source: ISOXAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:10]):[n:2]:[o:3]:[c:4](-!@[#6:11]):[cH:5]:1>>[CH:1]([#6:10])=[N:2][OH:3].[C:4]([#6:11])#[CH:5]',
    reagent: 'NCS',
    example: 'ON=Cc1ccccc1.C#CC1CC1>>c1ccc(-c2cc(C3CC3)on2)cc1',
  },
  {
    name: 'Isoxazole ring opening',
    source: ISOXAZOLES,
    likelihood: 'characteristic',
    transform: '[#6:3][C:1]([OX2H:2])=[C:4]([C:5]#[N:6])[C:7]=[O:8]>>[#6:3]-[c:1]1:[o:2]:[n:6]:[cH:5]:[c:4]:1-[C:7]=[O:8]',
    example: 'Cc1oncc1C(=O)Nc1ccccc1>>CC(O)=C(C#N)C(=O)Nc1ccccc1',
  },
  {
    name: '1,2,4-Oxadiazole synthesis',
    source: OXADIAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:6]):[n:2]:[c:3](-!@[#6:7]):[n:4]:[o:5]:1>>[C:1](=O)([#6:6])Cl.[NH2:2][C:3]([#6:7])=[N:4][OH:5]',
    example: 'CC(=O)Cl.NC(=NO)c1ccccc1>>Cc1nc(-c2ccccc2)no1',
  },
  {
    name: '1,2,4-Oxadiazole synthesis',
    source: OXADIAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:6]):[n:2]:[c:3](-!@[#6:7]):[n:4]:[o:5]:1>>[C:1](=O)([#6:6])[OH].[NH2:2][C:3]([#6:7])=[N:4][OH:5]',
    example: 'O=C(O)C1CC1.NC(=NO)c1ccccc1>>c1ccc(-c2noc(C3CC3)n2)cc1',
  },
  {
    name: '1,3,4-Oxadiazole cyclisation',
    source: OXADIAZOLES,
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:6]):[n:2]:[n:3]:[c:4](-!@[#6:7]):[o:5]:1>>[C:1](=[O:5])([#6:6])[NH:2][NH:3][C:4](=O)[#6:7]',
    example: 'CC(=O)NNC(=O)c1ccccc1>>Cc1nnc(-c2ccccc2)o1',
  },
  {
    name: '1,3,4-Thiadiazole synthesis',
    source: joule('thiadiazoles'),
    likelihood: 'characteristic',
    transform: '[s:1]1:[c:2](-[NH2:3]):[n:4]:[n:5]:[c:6]:1-!@[#6:7]>>[S:1]=[C:2]([NH2:3])[NH:4][NH2:5].[C:6](=O)([OH])[#6:7]',
    example: 'NNC(N)=S.O=C(O)c1ccccc1>>Nc1nnc(-c2ccccc2)s1',
  },
  ...(['[nH:4]:[c:5]:1=[S:6]', '[n:4]:[c:5]:1-[SH:6]'] as const).flatMap((drawn, index): readonly TextbookTransform[] => {
    const ring = `[n:1]1(-!@[#6:9]):[c:2](-!@[#6:10]):[n:3]:${drawn}`;
    const product = ['Cn1c(-c2ccccc2)n[nH]c1=S', 'Cn1c(S)nnc1-c1ccccc1'][index];
    const row = { name: 'Triazolethione synthesis', source: TRIAZOLES, likelihood: 'characteristic' } as const;
    return [
      {
        ...row,
        transform: `${ring}>>[#6:9][NH:1][C:5](=[S:6])[NH:4][NH:3][C:2](=O)[#6:10]`,
        reagent: 'sodium hydroxide',
        example: `CNC(=S)NNC(=O)c1ccccc1>>${product}`,
      },
      {
        ...row,
        likelihood: 'usual',
        transform: `${ring}>>[#6:9][N:1]=[C:5]=[S:6].[NH2:4][NH:3][C:2](=O)[#6:10]`,
        example: `CN=C=S.NNC(=O)c1ccccc1>>${product}`,
      },
    ];
  }),
  {
    name: 'Pellizzari reaction',
    source: TRIAZOLES,
    likelihood: 'usual',
    transform: '[nH:1]1:[n:2]:[c:3](-!@[#6:8]):[n:4]:[c:5]:1-!@[#6:9]>>[NH2:1][NH:2][C:3](=O)[#6:8].[NH2:4][C:5](=O)[#6:9]',
    example: 'NNC(=O)c1ccccc1.CC(N)=O>>Cc1nc(-c2ccccc2)n[nH]1',
  },
  {
    name: '1,2,4-Triazole synthesis',
    source: TRIAZOLES,
    likelihood: 'usual',
    transform: '[nH:1]1:[n:2]:[c:3](-!@[#6:8]):[n:4]:[c:5]:1-!@[#6:9]>>[NH2:1][NH:2][C:3](=O)[#6:8].[N:4]#[C:5][#6:9]',
    example: 'NNC(=O)c1ccccc1.N#Cc1ccccn1>>c1ccc(-c2n[nH]c(-c3ccccn3)n2)cc1',
  },
  {
    name: 'Triazolopyridine synthesis',
    source: TRIAZOLES,
    likelihood: 'usual',
    transform: `[c:1]1(-!@[#6:9]):[n:2]:[n:3]:[c:4]:[n;${BRIDGING}:5]:1>>[C:1](=O)([OH])[#6:9].[NH2:2][NH:3]-[c:4]:[nH0:5]`,
    example: 'NNc1ccccn1.O=C(O)c1ccccc1>>c1ccc(-c2nnc3ccccn23)cc1',
  },
  {
    name: 'Benzotriazole synthesis',
    source: TRIAZOLES,
    likelihood: 'characteristic',
    transform: `[nH:1]1:[n:2]:[n:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1]-[c;${BENZO}:5]:[c;${BENZO}:4]-[NH2:3].[N:2](=O)[OH]`,
    example: 'Cc1ccc(N)c(N)c1.O=NO>>Cc1ccc2[nH]nnc2c1',
  },
  {
    name: 'van Leusen oxazole synthesis',
    source: li('van Leusen oxazole synthesis'),
    likelihood: 'characteristic',
    transform: `[o:1]1:[cH+0:2]:[n+0:3]:[cH:4]:[c:5]:1-!@[#6:6]>>[O:1]=[CH:5][#6:6].[C-:2]#[N+:3]${TOSMIC}`,
    example: 'O=Cc1ccccc1.[C-]#[N+]CS(=O)(=O)c1ccc(C)cc1>>c1ccc(-c2cnco2)cc1',
  },
  {
    name: 'van Leusen imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: `[n:1]1(-!@[#6:7]):[cH+0:2]:[n+0:3]:[cH:4]:[c:5]:1-!@[#6:6]>>[#6:7][N:1]=[CH:5][#6:6].[C-:2]#[N+:3]${TOSMIC}`,
    example: 'CN=Cc1ccccc1.[C-]#[N+]CS(=O)(=O)c1ccc(C)cc1>>Cn1cncc1-c1ccccc1',
  },
  {
    // The imine in the flask.
    name: 'van Leusen imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'characteristic',
    transform: `[n:1]1(-!@[#6:7]):[cH+0:2]:[n+0:3]:[cH:4]:[c:5]:1-!@[#6:6]>>[#6:7][NH2:1].O=[CH:5][#6:6].[C-:2]#[N+:3]${TOSMIC}`,
    example: 'CN.O=Cc1ccccc1.[C-]#[N+]CS(=O)(=O)c1ccc(C)cc1>>Cn1cncc1-c1ccccc1',
  },
  {
    name: 'Robinson-Gabriel oxazole synthesis',
    source: li('Robinson–Gabriel synthesis'),
    likelihood: 'usual',
    transform: '[o:1]1:[c:2](-!@[#6:8]):[n:3]:[c:4]:[c:5]:1-!@[#6:9]>>[O:1]=[C:2]([#6:8])[NH:3][C;!H0:4][C:5](=O)[#6:9]',
    example: 'O=C(CNC(=O)c1ccccc1)c1ccccc1>>c1ccc(-c2cnc(-c3ccccc3)o2)cc1',
  },
  {
    name: 'Davidson oxazole synthesis',
    source: OXAZOLES,
    likelihood: 'usual',
    transform: '[o:1]1:[c:2](-!@[#6:8]):[n:3]:[c:4](-!@[c:9]):[c:5]:1-!@[c:10]>>[NH3:3].[C:2](=O)([#6:8])[O:1][CH:5]([c:10])[C:4](=O)[c:9]',
    example: 'N.CC(=O)OC(C(=O)c1ccccc1)c1ccccc1>>Cc1nc(-c2ccccc2)c(-c2ccccc2)o1',
  },
  {
    name: 'Blümlein-Lewy oxazole synthesis',
    source: OXAZOLES,
    likelihood: 'usual',
    transform: '[o:1]1:[c:2](-!@[#6,NX3:8]):[n:3]:[c:4](-!@[#6:9]):[cH:5]:1>>[O:1]=[C:2]([#6,N:8])[NH2:3].[C:4](=O)([#6:9])[CH2:5]Br',
    example: 'NC(N)=O.O=C(CBr)c1ccccc1>>Nc1nc(-c2ccccc2)co1',
  },
  {
    name: 'Imidazole synthesis from amidine and haloketone',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[c:2](-!@[#6:8]):[n:3]:[c:4](-!@[#6:9]):[cH:5]:1>>[NH2:1][C:2](=[NH:3])[#6:8].[C:4](=O)([#6:9])[CH2:5]Br',
    example: 'CC(=N)N.O=C(CBr)c1ccccc1>>Cc1nc(-c2ccccc2)c[nH]1',
  },
  {
    name: 'Marckwald imidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[c:2](-[NH2:8]):[n:3]:[cH:4]:[c:5]:1-!@[#6:9]>>[NH2:3][CH2:4][C:5](=O)[#6:9].[NH2:8][C:2]#[NH0:1]',
    example: 'NCC(=O)c1ccccc1.N#CN>>Nc1ncc(-c2ccccc2)[nH]1',
  },
  {
    name: 'Aminoimidazole synthesis',
    source: joule('imidazoles'),
    likelihood: 'usual',
    transform: '[nH:1]1:[c:2](-[NH2:8]):[n:3]:[c:4](-!@[#6:9]):[cH:5]:1>>[NH2:1][C:2](=[NH:3])[NH:8]C(=O)[CH3].[C:4](=O)([#6:9])[CH2:5]Br',
    example: 'CC(=O)NC(=N)N.O=C(CBr)c1ccccc1>>Nc1nc(-c2ccccc2)c[nH]1',
  },
  {
    name: 'Fused imidazole synthesis from aminoazine',
    source: joule('imidazopyridines'),
    likelihood: 'usual',
    transform: `[c:1]1(-!@[#6:8]):[c:2]:[n;${BRIDGING}:4]:[c:5]:[n:6]:1>>[C:1](=O)([#6:8])[C;!H0:2]Br.[nH0:4]:[c:5]-[NH2:6]`,
    example: 'O=C(CBr)c1ccccc1.Nc1ccccn1>>c1ccc(-c2cn3ccccc3n2)cc1',
  },
  {
    name: 'Groebke-Blackburn-Bienaymé reaction',
    source: joule('imidazopyridines'),
    likelihood: 'characteristic',
    transform: `[c:1]1(-!@[#6:8]):[c+0:2](-[NH+0:3]-[#6:9]):[n;${BRIDGING}:4]:[c:5]:[n:6]:1>>[CH:1](=O)[#6:8].[C-:2]#[N+:3][#6:9].[nH0:4]:[c:5]-[NH2:6]`,
    example: 'O=Cc1ccccc1.[C-]#[N+]C1CCCCC1.Nc1ccccn1>>c1ccc(-c2nc3ccccn3c2NC2CCCCC2)cc1',
  },
  {
    name: 'Aminopyrazole synthesis',
    source: PYRAZOLES,
    likelihood: 'usual',
    transform: '[n:1]1(-!@[#6:8]):[n:2]:[c:3](-!@[#6:9]):[c:4]:[c:5]:1-[NH2:7]>>[#6:8][NH:1][NH2:2].[C:3](=O)([#6:9])[C;!H0:4][C:5]#[N:7]',
    example: 'NNc1ccccc1.CC(=O)CC#N>>Cc1cc(N)n(-c2ccccc2)n1',
  },
  ...(
    [
      ['[nH:1]1', '[NH2:1][NH2:2]', 'NN', 'CCOC(=O)c1cn[nH]c1N'],
      ['[n:1]1(-!@[#6:8])', '[#6:8][NH:1][NH2:2]', 'NNc1ccccc1', 'CCOC(=O)c1cnn(-c2ccccc2)c1N'],
    ] as const
  ).map(
    ([nitrogen, hydrazine, given, product]): TextbookTransform => ({
      name: 'Aminopyrazole synthesis',
      source: PYRAZOLES,
      likelihood: 'characteristic',
      transform: `${nitrogen}:[n:2]:[cH:3]:[c:4](-!@[C;$(C=O),$(C#N):9]):[c:5]:1-[NH2:7]>>${hydrazine}.[CH3][CH2]O[CH:3]=[C:4]([C;$(C=O),$(C#N):9])[C:5]#[N:7]`,
      example: `${given}.CCOC=C(C#N)C(=O)OCC>>${product}`,
    }),
  ),
  {
    name: 'Knorr pyrazole synthesis',
    source: PYRAZOLES,
    likelihood: 'usual',
    transform:
      '[n:1]1(-!@[#6:8]):[n:2]:[c:3](-!@[#6:9]):[c:4]:[c:5]:1-!@[#6;!$(C(F)F):10]>>[#6:8][NH:1][NH2:2].[C:3](=O)([#6:9])[C;!H0:4][C:5](=O)[#6:10]',
    example: 'NNc1ccccc1.CC(=O)CC(C)=O>>Cc1cc(C)n(-c2ccccc2)n1',
  },
  {
    name: 'Indazole synthesis from a fluoroaldehyde',
    source: joule('indazoles'),
    likelihood: 'usual',
    transform: `[nH:1]1:[n:2]:[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1][NH2:2].[CH:3](=O)-[c:4]:[c:5]F`,
    example: 'NN.O=Cc1ccc(Br)cc1F>>Brc1ccc2cn[nH]c2c1',
  },
  {
    name: 'Aminoindazole synthesis',
    source: joule('indazoles'),
    likelihood: 'characteristic',
    transform: `[nH:1]1:[n:2]:[c:3](-[NH2:6]):[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2:1][NH2:2].[C:3](#[N:6])-[c:4]:[c:5]F`,
    example: 'NN.N#Cc1ccc(Br)cc1F>>Nc1n[nH]c2cc(Br)ccc12',
  },
  ...(
    [
      ['Benzoxazole synthesis', 'o', '[OH:1]', 'Nc1ccccc1O.O=C(O)c1ccccc1>>c1ccc(-c2nc3ccccc3o2)cc1'],
      ['Benzothiazole synthesis', 's', '[SH:1]', 'Nc1ccccc1S.O=C(O)c1ccccc1>>c1ccc(-c2nc3ccccc3s2)cc1'],
    ] as const
  ).map(
    ([name, ring, open, example]): TextbookTransform => ({
      name,
      source: joule('benzoxazoles and benzothiazoles'),
      likelihood: 'usual',
      transform: `[${ring}:1]1:[c:2](-!@[#6:6]):[n:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>${open}-[c:5]:[c:4]-[NH2:3].[C:2](=O)([OH])[#6:6]`,
      example,
    }),
  ),
  ...(
    [
      ['Benzoxazole synthesis', 'o', '[OH:1]', 'benzoxazoles and benzothiazoles', 'Nc1ccccc1O', 'o'],
      ['Benzothiazole synthesis', 's', '[SH:1]', 'benzoxazoles and benzothiazoles', 'Nc1ccccc1S', 's'],
      ['Benzimidazole synthesis', 'n;H1', '[NH2:1]', 'benzimidazoles', 'Nc1ccccc1N', '[nH]'],
    ] as const
  ).flatMap(([name, ring, open, chapter, opened, closed]): readonly TextbookTransform[] => {
    const closure = (carbon: string, orthoester: string, ester: string, product: string): TextbookTransform => ({
      name,
      source: joule(chapter),
      likelihood: 'usual',
      transform: `[${ring}:1]1:${carbon}:[n:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>${open}-[c:5]:[c:4]-[NH2:3].${orthoester}`,
      example: `${opened}.${ester}>>${product}`,
    });
    return [
      closure('[cH:2]', '[CH:2](O[CH2][CH3])(O[CH2][CH3])O[CH2][CH3]', 'CCOC(OCC)OCC', `c1ccc2${closed}cnc2c1`),
      closure('[c:2](-[CH3:6])', '[C:2]([CH3:6])(O[CH2][CH3])(O[CH2][CH3])O[CH2][CH3]', 'CCOC(C)(OCC)OCC', `Cc1nc2ccccc2${closed}1`),
    ];
  }),
  {
    name: 'Hugershoff reaction',
    source: joule('benzothiazoles'),
    likelihood: 'usual',
    transform: `[s:1]1:[c:2](-[NX3:6]):[n:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[cH:5]:[c:4]-[NH:3][C:2](=[S:1])[N:6]`,
    reagent: 'bromine',
    example: 'COc1ccc(NC(N)=S)cc1>>COc1ccc2nc(N)sc2c1',
  },
  {
    name: 'Aminobenzothiazole synthesis',
    source: joule('benzothiazoles'),
    likelihood: 'characteristic',
    transform: `[s+0:1]1:[c:2](-[NH2:6]):[n:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[cH:5]:[c:4]-[NH2:3].[S-:1][C:2]#[NH0:6]`,
    reagent: 'bromine',
    example: 'COc1ccc(N)cc1.N#C[S-]>>COc1ccc2nc(N)sc2c1',
  },
  {
    name: 'Oxazoline synthesis',
    source: joule('oxazoles'),
    likelihood: 'characteristic',
    transform: '[C:1]1([#6:7])=[N:2][CX4:3][CX4:4][O:5]1>>[C:1]([#6:7])#N.[NH2:2][C:3][C:4][OH:5]',
    example: 'N#Cc1ccccc1.NCCO>>C1COC(c2ccccc2)=N1',
  },
  {
    name: 'Oxazolidinone synthesis from an amino alcohol',
    source: vardanyan('antibiotics'),
    likelihood: 'usual',
    transform: '[O:1]=[C:2]1[NX3;H1:3][CX4:4][CX4:5][O:6]1>>[NH2:3][C:4][C:5][OH:6].[C:2](=[O:1])(O[CH2][CH3])O[CH2][CH3]',
    example: 'NCC(O)c1ccccc1.CCOC(=O)OCC>>O=C1NCC(c2ccccc2)O1',
  },
];

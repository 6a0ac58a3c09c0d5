import { joule, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

const ISOQUINOLINES = joule('quinolines and isoquinolines');
const BENZOXAZOLES = joule('benzoxazoles and benzothiazoles');
const THIAZOLES = joule('thiazoles');
const CYCLISATION = march('chapter 11, Friedel-Crafts acylation');
/** Ring atom that belongs to one ring alone. */
const OWN = '!$(*(:[c,n,o,s])(:[c,n,o,s]):[c,n,o,s])';

/** Carbon that two rings share, of which the other is no benzene ring. */
const FUSED = `$(*(:[c,n,o,s])(:[c,n,o,s]):[c,n,o,s]);!${BENZO}`;

/** Further rings with hetero atoms, from textbooks that list syntheses by the ring. */
export const MORE_HETEROCYCLES: readonly TextbookTransform[] = [
  {
    name: 'Pomeranz-Fritsch reaction',
    source: li('Pomeranz–Fritsch reaction'),
    likelihood: 'characteristic',
    transform: `[cH:1]1:[nX2:2]:[cH:3]:[cH:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[CH:1](=[N:2][CH2:3][CH:4](O[CH2][CH3])O[CH2][CH3])-[c:6]:[cH:5]`,
    reagent: 'sulfuric acid',
    example: 'CCOC(CN=Cc1ccccc1C)OCC>>Cc1cccc2ccncc12',
  },
  {
    name: 'Pictet-Gams isoquinoline synthesis',
    source: li('Pictet–Gams isoquinoline synthesis'),
    likelihood: 'characteristic',
    transform: `[c:1]1(-!@[#6:8]):[nX2:2]:[cH:3]:[cH:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C:1](=O)([#6:8])[NH:2][CH2:3][CH:4]([OH])-[c:5]:[cH:6]`,
    reagent: 'phosphorus oxychloride',
    example: 'CC(=O)NCC(O)c1ccccc1>>Cc1nccc2ccccc12',
  },
  {
    name: 'Knorr quinolinone synthesis',
    source: ISOQUINOLINES,
    likelihood: 'usual',
    transform: `[O:1]=[c:2]1:[nH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:[c:6](-!@[#6:8]):[cH:7]:1>>[O:1]=[C:2]([NH:3][c:4]:[cH:5])[CH2:7][C:6](=O)[#6:8]`,
    reagent: 'sulfuric acid',
    example: 'CC(=O)CC(=O)Nc1ccccc1>>Cc1cc(=O)[nH]c2ccccc12',
  },
  {
    name: 'Meth-Cohn quinoline synthesis',
    source: li('Meth–Cohn quinoline synthesis'),
    likelihood: 'characteristic',
    transform: `[Cl:1][c:2]1:[nX2:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:[cH:6]:[c:7]:1-[CH:8]=[O:9]>>[CH3:7][C:2](=O)[NH:3][c:4]:[cH:5].[CH:6](=O)N([CH3])[CH3].[CH:8](=[O:9])N([CH3])[CH3].[Cl:1]P(Cl)(Cl)=O`,
    example: 'CC(=O)Nc1ccccc1.CN(C)C=O.CN(C)C=O.O=P(Cl)(Cl)Cl>>O=Cc1cc2ccccc2nc1Cl',
  },
  {
    name: 'Phthalazine synthesis',
    source: joule('phthalazines'),
    likelihood: 'characteristic',
    transform: `[c:1]1:[nX2:2]:[nX2:3]:[c:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C:1](=O)-[c:6]:[c:5]-[C:4]=O.[NH2:2][NH2:3]`,
    example: 'O=Cc1ccccc1C=O.NN>>c1ccc2cnncc2c1',
  },
  {
    name: 'Quinazoline synthesis from a fluoroaldehyde',
    source: joule('quinazolines'),
    likelihood: 'usual',
    transform: `[c;!$(c-!@[!#6]):1]1:[nX2:2]:[c:3]:[nX2:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C:1](=O)-[c:6]:[c:5]F.[NH:2]=[C:3][NH2:4]`,
    example: 'O=Cc1ccccc1F.N=C(N)C1CC1>>c1ccc2nc(C3CC3)ncc2c1',
  },
  {
    name: 'Aminoquinazoline synthesis from a fluoronitrile',
    source: joule('quinazolines'),
    likelihood: 'characteristic',
    transform: `[NH2:7]-[c:1]1:[nX2:2]:[c:3]:[nX2:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[N:7]#[C:1]-[c:6]:[c:5]F.[NH:2]=[C:3][NH2:4]`,
    example: 'N#Cc1ccccc1F.N=C(N)N>>Nc1nc(N)c2ccccc2n1',
  },
  {
    name: 'Quinoxalinone synthesis',
    source: joule('quinoxalines'),
    likelihood: 'characteristic',
    transform: `[O:1]=[c:2]1:[nH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:[nX2:6]:[c:7]:1>>[O:1]=[C:2](O[CH2][CH3])[C:7]=O.[NH2:3]-[c:4]:[c:5]-[NH2:6]`,
    example: 'CCOC(=O)C=O.Nc1ccccc1N>>O=c1cnc2ccccc2[nH]1',
  },
  {
    name: 'Pyridopyrazine synthesis',
    source: joule('pyrazines'),
    likelihood: 'characteristic',
    transform: `[nX2:1]1:[c;H1,$(c-[#6]):2]:[c;H1,$(c-[#6]):3]:[nX2:4]:[c;${FUSED}:5]:[c;${FUSED}:6]:1>>[NH2:1]-[c:6]:[c:5]-[NH2:4].O=[C:2]-[C:3]=O`,
    example: 'Nc1cccnc1N.O=CC=O>>c1cnc2nccnc2c1',
  },
  {
    name: 'Pyrazine synthesis from a diketone and a diamine',
    source: joule('pyrazines'),
    likelihood: 'usual',
    transform: `[c;${OWN}:1]1:[nX2:2]:[c;${OWN}:3]:[c;${OWN}:4]:[nX2:5]:[c;${OWN}:6]:1>>O=[C:1][C:6]=O.[NH2:2][C;!H0:3][C;!H0:4][NH2:5]`,
    example: 'CC(=O)C(C)=O.NCCN>>Cc1nccnc1C',
  },
  {
    name: 'Guanamine synthesis',
    source: joule('triazines'),
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[n:3]:[c:4](-[NH2:5]):[n:6]:[c:7](-!@[#6:9]):[n:8]:1>>[C:7](#[N:8])[#6:9].[N:1]#[C:2][NH:3][C:4](=[NH:6])[NH2:5]',
    example: 'N#CC1CC1.N#CNC(=N)N>>Nc1nc(N)nc(C2CC2)n1',
  },
  ...(
    [
      ['O[CH3]', 'CCNCC(=O)OC'],
      ['O[CH2][CH3]', 'CCNCC(=O)OCC'],
      ['[OH]', 'CCNCC(=O)O'],
    ] as const
  ).map(
    ([leaving, given]): TextbookTransform => ({
      name: 'Thiohydantoin synthesis',
      source: vardanyan('anticonvulsants'),
      likelihood: 'characteristic',
      transform: `[O:1]=[C:2]1[CX4:3][NX3:4][C:5](=[S:6])[NX3:7]1-!@[#6:8]>>[O:1]=[C:2](${leaving})[C:3][N;!H0:4].[S:6]=[C:5]=[N:7][#6:8]`,
      example: `${given}.S=C=Nc1ccccc1>>CCN1CC(=O)N(c2ccccc2)C1=S`,
    }),
  ),
  {
    name: 'Rhodanine synthesis',
    source: THIAZOLES,
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[CX4:3][S:4][C:5](=[S:6])[NX3:7]1>>[O:1]=[C:2]([OH])[C:3]Cl.[S:4]=[C:5]=[S:6].[N;H2,H3:7]',
    example: 'O=C(O)CCl.S=C=S.NCc1ccccc1>>O=C1CSC(=S)N1Cc1ccccc1',
  },
  {
    name: 'Thiazolidinedione synthesis',
    source: THIAZOLES,
    likelihood: 'characteristic',
    transform: '[O:1]=[C:2]1[CX4:3][S:4][C:5](=[O:6])[NH:7]1>>[O:1]=[C:2]([OH])[C:3]Cl.[S:4]=[C:5]([NH2:7])[NH2].[OH2:6]',
    example: 'CC(Cl)C(=O)O.NC(N)=S.O>>CC1SC(=O)NC1=O',
  },
  {
    name: 'Claisen isoxazole synthesis',
    source: joule('isoxazoles'),
    likelihood: 'usual',
    transform: '[c:1]1(-!@[#6:10]):[o:2]:[nX2:3]:[cH:4]:[cH:5]:1>>[C:1](=O)([#6:10])[CH:5]=[CH:4]N([CH3])[CH3].[OH:2][NH2:3]',
    example: 'CN(C)C=CC(=O)c1ccccc1.NO>>c1ccc(-c2ccno2)cc1',
  },
  {
    name: 'Traube uracil synthesis',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[cH:3]:[c:4](=[O:5]):[n:6]:[c:7](=[O:8]):[n:9]:1>>[N:1]#[C:2][CH2:3][C:4](=[O:5])O[CH2][CH3].[N;!H0:6][C:7](=[O:8])[N;!H0:9]',
    example: 'CCOC(=O)CC#N.CNC(=O)NC>>Cn1c(N)cc(=O)n(C)c1=O',
  },
  {
    name: 'Traube uracil synthesis',
    source: joule('pyrimidines'),
    likelihood: 'characteristic',
    transform:
      '[NH2:1][c:2]1:[cH:3]:[c:4](=[O:5]):[nH:6]:[c:7](=[O:8]):[nH:9]:1>>[N:1]#[C:2][CH2:3][C:4](=[O:5])O[CH2][CH3].[NH2:6][C:7](=[O:8])[NH2:9]',
    example: 'CCOC(=O)CC#N.NC(N)=O>>Nc1cc(=O)[nH]c(=O)[nH]1',
  },
  {
    name: 'Thiation of a chloroazine',
    source: joule('pyrimidines'),
    likelihood: 'usual',
    transform: '[S:1]=[c:2]:[nH:3]>>Cl[cH0:2]:[nH0:3].[S:1]=C([NH2])[NH2]',
    example: 'Clc1ncccn1.NC(N)=S>>S=c1nccc[nH]1',
  },
  {
    name: 'Thiation of a chloroazine',
    source: joule('purines'),
    likelihood: 'usual',
    transform: '[S:1]=[c:2]:[n:3]:[c:4]:[nH:5]>>Cl[cH0:2]:[n:3]:[c:4]:[nH0:5].[S:1]=C([NH2])[NH2]',
    example: 'Clc1ncnc2nc[nH]c12.NC(N)=S>>S=c1nc[nH]c2nc[nH]c12',
  },
  // Drawn as the thiol.
  {
    name: 'Thiation of a chloroazine',
    source: joule('purines'),
    likelihood: 'usual',
    transform: '[SX2H:1][c;r6:2]:[nX2;r6:3]>>Cl[c:2]:[n:3].[S:1]=C([NH2])[NH2]',
    example: 'Clc1ncnc2nc[nH]c12.NC(N)=S>>Sc1ncnc2nc[nH]c12',
  },
  ...(
    [
      ['o', '[O:6]', 'O=C(O)c1ccccc1Oc1ccccc1>>O=c1c2ccccc2oc2ccccc12'],
      ['nH', '[NH:6]', 'O=C(O)c1ccccc1Nc1ccccc1>>O=c1c2ccccc2[nH]c2ccccc12'],
      ['s', '[S:6]', 'O=C(O)c1ccccc1Sc1ccccc1>>O=c1c2ccccc2sc2ccccc12'],
    ] as const
  ).map(
    ([ring, open, example]): TextbookTransform => ({
      name: 'Friedel-Crafts cyclisation',
      source: CYCLISATION,
      likelihood: 'characteristic',
      transform: `[c;${BENZO}:1]1:[c:2](=[O:3]):[c;${BENZO}:4]:[c;${BENZO}:5]:[${ring}:6]:[c;${BENZO}:7]:1>>[cH:1]:[c:7]-${open}-[c:5]:[c:4]-[C:2](=[O:3])[OH]`,
      reagent: 'sulfuric acid',
      example,
    }),
  ),
  {
    name: 'Friedel-Crafts cyclisation',
    source: CYCLISATION,
    likelihood: 'characteristic',
    transform: '[c:1]-;@[CX3;r5,r6,r7:2](=[O:3])-;@[c:4]>>[cH:1].[C:2](=[O:3])([OH])[c:4]',
    reagent: 'sulfuric acid',
    example: 'O=C(O)c1ccccc1C(=O)c1ccccc1>>O=C1c2ccccc2C(=O)c2ccccc21',
  },
  {
    name: 'Bernthsen phenothiazine synthesis',
    source: vardanyan('antipsychotics'),
    likelihood: 'characteristic',
    // Sulfur at 180 degrees takes the alkyl group off the nitrogen, and an acyl group keeps the rings from it.
    transform: '[c:1]1-[SX2:2]-[c:3]:[c:4]-[NX3;H1:5]-[c:6]:1>>[cH:1]:[c:6][NH:5][c:4]:[cH:3].[S:2]1SSSSSSS1',
    example: 'c1ccc(Nc2ccccc2)cc1.S1SSSSSSS1>>c1ccc2c(c1)Nc1ccccc1S2',
  },
  {
    name: 'Benzofuran synthesis from an aryloxyketone',
    source: joule('benzofurans'),
    likelihood: 'usual',
    transform: `[o:1]1:[cH:2]:[c:3](-!@[#6:8]):[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[O:1]([CH2:2][C:3](=O)[#6:8])-[c:5]:[cH:4]`,
    reagent: 'sulfuric acid',
    example: 'CC(=O)COc1ccccc1>>Cc1coc2ccccc12',
  },
  ...(['o', 's'] as const).map(
    (ring): TextbookTransform => ({
      name: ring === 'o' ? 'Benzofuran synthesis from an aryloxyacetal' : 'Benzothiophene synthesis from an arylthioacetal',
      source: joule(ring === 'o' ? 'benzofurans' : 'benzothiophenes'),
      likelihood: 'usual',
      transform: `[${ring}:1]1:[cH:2]:[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[${ring.toUpperCase()}:1]([CH2:2][CH:3](O[CH2][CH3])O[CH2][CH3])-[c:5]:[cH:4]`,
      reagent: 'sulfuric acid',
      example: `CCOC(C${ring.toUpperCase()}c1ccccc1)OCC>>c1ccc2${ring}ccc2c1`,
    }),
  ),
  {
    name: 'Chromone synthesis from a hydroxyacetophenone',
    source: joule('chromones'),
    likelihood: 'usual',
    transform: `[O:1]=[c:2]1:[cH:3]:[cH:4]:[o:5]:[c;${BENZO}:6]:[c;${BENZO}:7]:1>>[O:1]=[C:2]([CH3:3])-[c:7]:[c:6]-[OH:5].[CH:4](O[CH3])(O[CH3])N([CH3])[CH3]`,
    example: 'CC(=O)c1ccccc1O.COC(OC)N(C)C>>O=c1ccoc2ccccc12',
  },
  {
    name: 'Hemetsberger indole synthesis',
    source: li('Hemetsberger–Knittel indole synthesis'),
    likelihood: 'characteristic',
    transform: '[nH:1]1:[c:2](-!@[C:3](=[O:4])[O:5]):[cH:6]:[c:7]:[c:8]:1>>[N-]=[N+]=[NH0:1][C:2]([C:3](=[O:4])[O:5])=[CH:6]-[c:7]:[cH:8]',
    example: 'COC(=O)C(=Cc1ccsc1)N=[N+]=[N-]>>COC(=O)c1cc2cscc2[nH]1',
  },
  ...(
    [
      ['Benzoxazole synthesis', 'o', '[OH:1]', 'O=C(Nc1ccccc1O)c1ccccc1>>c1ccc(-c2nc3ccccc3o2)cc1'],
      ['Benzimidazole synthesis', 'nH', '[NH2:1]', 'O=C(Nc1ccccc1N)c1ccccc1>>c1ccc(-c2nc3ccccc3[nH]2)cc1'],
    ] as const
  ).map(
    ([name, ring, open, example]): TextbookTransform => ({
      name: `${name} from an anilide`,
      source: ring === 'o' ? BENZOXAZOLES : joule('benzimidazoles'),
      likelihood: 'usual',
      transform: `[${ring}:1]1:[c:2](-!@[#6:6]):[nX2:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>${open}-[c:5]:[c:4]-[NH:3][C:2](=O)[#6:6]`,
      reagent: 'p-toluenesulfonic acid',
      example,
    }),
  ),
  {
    name: 'Benzoxazole synthesis',
    source: BENZOXAZOLES,
    likelihood: 'usual',
    transform: `[o:1]1:[c:2](-!@[#6:6]):[nX2:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[OH:1]-[c:5]:[c:4]-[NH2:3].[C:2](=O)(Cl)[#6:6]`,
    example: 'Nc1ccccc1O.O=C(Cl)C1CC1>>c1ccc2oc(C3CC3)nc2c1',
  },
  {
    name: 'Jacobson benzothiazole synthesis',
    source: BENZOXAZOLES,
    likelihood: 'usual',
    transform: `[s:1]1:[c:2](-!@[#6:6]):[nX2:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[cH:5]:[c:4]-[NH:3][C:2](=[S:1])[#6:6]`,
    example: 'CC(=S)Nc1ccccc1>>Cc1nc2ccccc2s1',
  },
  {
    name: 'Oxazoline synthesis from a thiourea',
    source: joule('oxazoles'),
    likelihood: 'usual',
    transform: '[C:1]1([NX3:2])=[N:3][CX4:4][CX4:5][O:6]1>>S=[C:1]([N:2])[NH:3][C:4][C:5][OH:6]',
    example: 'OCCNC(=S)Nc1ccccc1>>C1COC(Nc2ccccc2)=N1',
  },
  {
    name: 'Oxazoline synthesis from a hydroxy amide',
    source: joule('oxazoles'),
    likelihood: 'usual',
    transform: '[C:1]1([#6:2])=[N:3][CX4:4][CX4;H1,H2:5][O:6]1>>[O:6]=[C:1]([#6:2])[NH:3][C:4][C:5][OH]',
    example: 'O=C(NCCO)c1ccccc1>>C1COC(c2ccccc2)=N1',
  },
  {
    name: 'Oxazolidinone synthesis from a diol',
    source: vardanyan('muscle relaxants'),
    likelihood: 'usual',
    transform: '[O:1]=[C:2]1[NX3;H1:3][CH2:4][CX4:5][O:6]1>>[O:1]=[C:2]([NH2:3])[NH2].[OH:6][C:5][CH2:4][OH]',
    example: 'NC(N)=O.OCC(O)COc1ccccc1>>O=C1NCC(COc2ccccc2)O1',
  },
  {
    name: 'Piperazinedione closure of a chloroacetyl amino ester',
    source: joule('pyrazines'),
    likelihood: 'usual',
    transform: '[NX3:1]1[CH2:2][C:3](=[O:4])[NX3:5][CX4:6][C:7]1=[O:8]>>[N;H2,H3:1].[Cl][CH2:2][C:3](=[O:4])[N:5][C:6][C:7](=[O:8])O[CH3]',
    example: 'CN.COC(=O)C(C)N(C)C(=O)CCl>>CC1C(=O)N(C)CC(=O)N1C',
  },
];

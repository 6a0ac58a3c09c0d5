import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { AMINE } from './fragments.ts';

/** Atoms between the two oxygen-bearing carbons of an opened lactone: pattern, its saturated form of the precursor, lactone, diol, acid that is opened. */
const CHAINS = [
  { chain: '[CX4:3][CX4:4]', lactone: 'O=C1CCC(C)O1', between: 'CCC(C)O' },
  { chain: '[CX4:3][CX4:4][CX4:5]', lactone: 'O=C1CCCC(C)O1', between: 'CCCC(C)O' },
  { chain: '[c:3]:[c:4]', lactone: 'O=C1OC(C)c2ccccc21', between: 'c1ccccc1C(C)O' },
] as const;

/** The leaving group of an ester: in the transform and in the example. */
const ALKOXY = [
  ['O[CH3]', 'CO'],
  ['O[CH2][CH3]', 'CCO'],
] as const;

/** What opens lactones, closes rings by condensation and joins 1,3-dicarbonyl compounds to amines. */
export const OPENINGS_AND_CONDENSATIONS: readonly TextbookTransform[] = [
  ...CHAINS.flatMap(({ chain, lactone, between }): readonly TextbookTransform[] => [
    {
      name: 'Lactone to diol reduction',
      source: march('chapter 19, reduction of carboxylic esters to alcohols'),
      likelihood: 'usual',
      transform: `[OX2H:1][CX4;H2:2]-!@${chain}[CX4:6][OX2H:7]>>[O:1]=[C:2]1${chain.replaceAll('CX4', 'C')}[C:6][O:7]1`,
      reagent: 'lithium aluminium hydride',
      example: `${lactone}>>OC${between}`,
    },
    {
      name: 'Aminolysis of a lactone',
      source: march('chapter 16, aminolysis of carboxylic esters'),
      likelihood: 'usual',
      transform: `[NX3;${AMINE.replace('!$(N[#6,S,P]=[O,S,N])', '$(N[CX4]),$([NH2])')}:8]-!@[CX3:2](=[O:1])-!@${chain}[CX4:6][OX2H:7]>>[N;!H0:8].[O:1]=[C:2]1${chain.replaceAll('CX4', 'C')}[C:6][O:7]1`,
      example: `NCc1ccccc1.${lactone}>>O=C(NCc1ccccc1)${between}`,
    },
    {
      name: 'Alcoholysis of a lactone',
      source: march('chapter 16, transesterification'),
      likelihood: 'possible',
      transform: `[CX4;H2,H3:9][OX2:8]-!@[CX3:2](=[O:1])-!@${chain}[CX4:6][OX2H:7]>>[C:9][OH:8].[O:1]=[C:2]1${chain.replaceAll('CX4', 'C')}[C:6][O:7]1`,
      reagent: 'sodium methoxide',
      example: `CO.${lactone}>>COC(=O)${between}`,
    },
  ]),
  ...ALKOXY.map(
    ([leaving, written]): TextbookTransform => ({
      name: 'Dieckmann condensation',
      source: kurti('Dieckmann Condensation'),
      likelihood: 'characteristic',
      transform: `[C;r5:1]1([OX2H:2])=[C;r5:3](-!@[$(c),$(C=O),$(C#N):4])[C:5](=[O:6])[NX3,OX2:7][CX4:8]1>>[C:1](=[O:2])(${leaving})[C:8][*:7][C:5](=[O:6])[CH2:3][*:4]`,
      reagent: 'potassium tert-butoxide',
      example: `${written}C(=O)C1(NC(=O)Cc2ccccc2)CCCCC1>>O=C1NC2(CCCCC2)C(O)=C1c1ccccc1`,
    }),
  ),
  {
    name: 'Enaminone formation',
    source: clayden(22),
    likelihood: 'characteristic',
    transform:
      '[NX3;$(N[#6]),$([NH2]);!$(N(C=C)C=[O,N]);!$(N(C=C)S):1]-!@[CX3;$(C[#6]):3]=[CX3:4][CX3;$(C([#6])[#6,O,N]):5]=[O:6]>>[N;!H0:1].O=[C:3][C;!H0:4][C:5]=[O:6]',
    example: 'Nc1ccccc1.O=C1CCCC(=O)C1>>O=C1C=C(Nc2ccccc2)CCC1',
  },
  ...(
    [
      ['[CX4:4][CX4:5]', 'O=C1CCC(=O)O1', 'O=C1CCC(=O)N1NC(=O)c1ccccc1'],
      ['[C:4]=[C:5]', 'O=C1C=CC(=O)O1', 'O=C1C=CC(=O)N1NC(=O)c1ccccc1'],
      ['[c:4]:[c:5]', 'O=C1OC(=O)c2ccccc21', 'O=C(NN1C(=O)c2ccccc2C1=O)c1ccccc1'],
    ] as const
  ).map(
    ([bridge, anhydride, imide]): TextbookTransform => ({
      name: 'Imide formation from an anhydride',
      source: march('chapter 16, acylation of amines by anhydrides'),
      likelihood: 'characteristic',
      transform: `[NX3;$(NC=O):9][NX3:1]1[C:2](=[O:3])${bridge}[C:6]1=[O:7]>>[N:9][NH2:1].[C:2]1(=[O:3])${bridge.replaceAll('CX4', 'C')}[C:6](=[O:7])O1`,
      example: `NNC(=O)c1ccccc1.${anhydride}>>${imide}`,
    }),
  ),
  ...(['I', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Rosenmund-von Braun reaction',
      source: kurti('Rosenmund-von Braun Reaction'),
      likelihood: 'usual',
      transform: `[N:1]#[C:2]-!@[c:3]>>[N:1]#[C:2][Cu].[c:3]${halogen}`,
      example: `N#C[Cu].COc1ccc(${halogen})cc1>>COc1ccc(C#N)cc1`,
    }),
  ),
  ...(
    [
      ['[CH3:4]', '[CH3:4]', '[CH3]', 'COS(=O)(=O)OC', 'C'],
      ['[CH2:4][CH3:5]', '[CH3:5][CH2:4]', '[CH2][CH3]', 'CCOS(=O)(=O)OCC', 'CC'],
    ] as const
  ).map(
    ([made, given, other, sulfate, alkyl]): TextbookTransform => ({
      name: 'Alkylation of a phenol with a dialkyl sulfate',
      source: kurti('Williamson Ether Synthesis'),
      likelihood: 'possible',
      transform: `[c:1][OX2:2]-!@${made}>>[c:1][OH:2].${given}OS(=O)(=O)O${other}`,
      reagent: 'potassium carbonate',
      example: `Oc1ccc(C#N)cc1.${sulfate}>>${alkyl}Oc1ccc(C#N)cc1`,
    }),
  ),
  {
    name: 'Friedel-Crafts cyclisation',
    source: march('chapter 11, Friedel-Crafts alkylation'),
    likelihood: 'possible',
    transform: '[CX4;H1,H0;r6,r7:1](-!@[CH3:2])(-@[c:3])-@[CX4;H2:4]-@[NX3;H1:5]>>[C:1]([C:2])(Cl)[C:4][N:5].[cH:3]',
    reagent: 'aluminium chloride',
    example: 'CC(Cl)CNCCc1ccc(Cl)cc1>>CC1CNCCc2ccc(Cl)cc21',
  },
  {
    name: 'Alkoxyamidine from an acylamidine',
    source: march('chapter 16, addition of amines to carbon-hetero multiple bonds'),
    likelihood: 'characteristic',
    transform: '[NX3;H1:1]([C:5]=[O:6])-[CH:2]=[NX2:3]-[OX2:4][CX4:7]>>[NH0:1]([C:5]=[O:6])=[CH:2]N([CH3])[CH3].[NH2:3]-[O:4][C:7]',
    example: 'CN(C)C=NC(=O)c1ccccc1.CON>>CON=CNC(=O)c1ccccc1',
  },
];

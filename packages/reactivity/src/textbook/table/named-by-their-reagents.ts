import { kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Carbon of a benzene ring. */
const BENZO = '$(c1ccccc1)';
const CP_TITANIUM = '(C1C=CC=C1)C1C=CC=C1';
/** Alkoxides of a boric ester that is broken down to the acid. */
const BORIC_ESTERS = [
  ['[CH]([CH3])[CH3]', 'CC(C)OB(OC(C)C)OC(C)C'],
  ['[CH3]', 'COB(OC)OC'],
] as const;

/** Rings, chains and groups that are made by the reagent above the arrow which the reaction is known by. */
export const NAMED_BY_THEIR_REAGENTS: readonly TextbookTransform[] = [
  {
    name: 'Simmons-Smith cyclopropanation',
    source: kurti('Simmons-Smith Cyclopropanation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[CX4;$(C[CX4][OX2H]):1]1[CX4:2][CX4;H2:3]1>>[C;$(C[CX4][OX2H]):1]=[C:2].[CH2:3](I)I',
    reagent: 'zinc-copper couple',
    example: 'OC1C=CCCC1.ICI>>OC1CCCC2CC12',
  },
  {
    name: 'Tebbe or Petasis methylenation of an ester',
    source: kurti('Tebbe Olefination / Petasis-Tebbe Olefination'),
    likelihood: 'usual',
    transform: `[CH2:1]=[CX3:2]([#6;!$([CX3]=[O,N]):3])[OX2;!$(OC=[O,S,N]);!$(O[Si,P,S]):4][#6:5]>>[CH2:1]=[Ti]${CP_TITANIUM}.O=[C:2]([#6:3])[O:4][#6:5]`,
    reagent: 'Tebbe reagent',
    underReagent: 'characteristic',
    example: 'O=C(Oc1ccccc1)c1ccccc1.C=[Ti](C1C=CC=C1)C1C=CC=C1>>C=C(Oc1ccccc1)c1ccccc1',
  },
  {
    // Zirconium and hydrogen come from one side, zirconium to the end; iodine keeps its place.
    name: 'Hydrozirconation and iodination',
    source: kurti('Schwartz Hydrozirconation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[#6:1]/[CH:2]=[CH:3]/[I:4]>>[#6:1][C:2]#[CH:3].[I:4]I',
    reagent: 'Schwartz reagent',
    example: 'C#CCCCC.II>>CCCC/C=C/I',
  },
  {
    name: 'Baker-Venkataraman rearrangement',
    source: kurti('Baker-Venkataraman Rearrangement'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: `[O:1]=[CX3:2]([#6:10])[CH2:3][C:4](=[O:5])-[c;${BENZO}:6]:[c;${BENZO}:7]-[OX2H:8]>>[O:1]=[C:2]([#6:10])[O:8]-[c:7]:[c:6]-[C:4](=[O:5])[CH3:3]`,
    reagent: 'potassium hydroxide',
    example: 'CC(=O)c1ccccc1OC(=O)c1ccccc1>>O=C(CC(=O)c1ccccc1O)c1ccccc1',
  },
  {
    name: 'Perkin reaction',
    source: kurti('Perkin Reaction'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[c:1]/[CH:2]=[CH:3]/[C:4](=[O:5])[OX2H:6]>>[c:1][CH:2]=O.[CH3:3][C:4](=[O:5])[O:6]C(=O)[CH3]',
    reagent: 'acetic anhydride',
    example: 'O=Cc1ccccc1.CC(=O)OC(C)=O>>O=C(O)/C=C/c1ccccc1',
  },
  {
    // Acid makes acrolein of glycerol, and the nitroarene takes up the hydrogen.
    name: 'Skraup quinoline synthesis',
    source: kurti('Skraup and Doebner-Miller Quinoline Synthesis'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: `[n:1]1:[cH:2]:[cH:3]:[cH:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH2:1]-[c:6]:[cH:5].[OH][CH2:2][CH:3]([OH])[CH2:4][OH]`,
    reagent: 'sulfuric acid',
    example: 'Nc1ccccc1.OCC(O)CO>>c1ccc2ncccc2c1',
  },
  {
    // The ring closes where the nitrogen side leaves the carbon para to a group that gives electrons.
    name: 'Pomeranz-Fritsch reaction',
    source: kurti('Pomeranz-Fritsch Reaction'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: `[c;${BENZO}:1]1:[cH:2]:[nX2:3]:[cH:4]:[cH:5]:[c;${BENZO};$(c:c:c:c[OX2]):6]:1>>[c:1]([CH:2]=O):[cH:6].[NH2:3][CH2:4][CH:5](O[CH2][CH3])O[CH2][CH3]`,
    reagent: 'sulfuric acid',
    example: 'COc1cccc(C=O)c1.CCOC(CN)OCC>>COc1ccc2ccncc2c1',
  },
  {
    name: 'Conjugate allylation by an allylsilane',
    source: kurti('Sakurai Allylation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform:
      '[O:1]=[CX3:2]([#6:8])[CX4;!H0:3][CX4:4]-!@[CX4:5][CX3:6]=[CH2:7]>>[O:1]=[C:2]([#6:8])[C:3]=[C:4].[C:5]=[C:6][CH2:7][Si]([CH3])([CH3])[CH3]',
    reagent: 'titanium tetrachloride',
    example: 'CC(=O)C=Cc1ccccc1.C=CC[Si](C)(C)C>>C=CCC(CC(C)=O)c1ccccc1',
  },
  {
    name: 'Decarboxylative allylation',
    source: kurti('Tsuji-Trost Reaction / Allylation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[O:1]=[CX3:2]([#6:7])[CX4;H0:3]-!@[CH2:4][CH:5]=[CH2:6]>>[O:1]=[C:2]([#6:7])[C:3]C(=O)O[CH2:6][CH:5]=[CH2:4]',
    reagent: 'Pd2(dba)3',
    example: 'C=CCOC(=O)C1(C)CCCCC1=O>>C=CCC1(C)CCCCC1=O',
  },
  {
    // Metal carbonyl and oxidant set carbon monoxide free within reach of both.
    name: 'Pauson-Khand reaction',
    source: kurti('Pauson-Khand Reaction'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[O+0:1]=[C+0:2]1[CH:3]=[C:4]2[C:7][*:8][C:9][C:5]2[C:6]1>>[CH:3]#[C:4][C:7][*:8][C:9][C:5]=[C:6].[O+:1]#[C-:2]',
    reagent: 'dicobalt octacarbonyl',
    example: 'C#CCC(CC=C)(C(=O)OCC)C(=O)OCC.[C-]#[O+]>>CCOC(=O)C1(C(=O)OCC)CC2=CC(=O)CC2C1',
  },
  {
    name: 'Darzens reaction',
    source: kurti('Darzens Glycidic Ester Condensation'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    transform: '[CX4:1]1[O:2][CX4:3]1[C:4](=[O:5])[O:6][CX4:7]>>[C:1]=[O:2].Cl[C:3][C:4](=[O:5])[O:6][C:7]',
    reagent: 'potassium tert-butoxide',
    example: 'O=C1CCCCC1.CCOC(=O)CCl>>CCOC(=O)C1OC12CCCCC2',
  },
  {
    name: 'Eschenmoser-Tanabe fragmentation',
    source: kurti('Eschenmoser-Tanabe Fragmentation'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[C;X2:1]([C:6][C:5][C:4][CX3:3]([#6:8])=[O:7])#[CX2:2]>>O=[C:1]1[C:2]2[O:7][C:3]2([#6:8])[C:4][C:5][C:6]1',
    reagent: 'p-toluenesulfonyl hydrazide',
    example: 'CC1(C)CC(=O)C2OC2(C)C1>>C#CCC(C)(C)CC(C)=O',
  },
  ...BORIC_ESTERS.map(
    // Exchange of the halogen is faster than what the alkyllithium does to a nitrile or an ester in the cold.
    ([alkyl, ester]): TextbookTransform => ({
      name: 'Boronic acid synthesis from an aryl halide',
      source: march('chapter 12, metalation and exchange of halogen'),
      likelihood: 'usual',
      underReagent: 'characteristic',
      transform: `[c:1]-[B:2]([OH:3])[OH:4]>>[c:1]Br.[B:2]([O:3]${alkyl})([O:4]${alkyl})O${alkyl}`,
      reagent: 'n-butyllithium',
      example: `Brc1ccccc1.${ester}>>OB(O)c1ccccc1`,
    }),
  ),
  {
    name: 'Chichibabin amination',
    source: kurti('Chichibabin Amination Reaction'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[NH2:3]-[c;r6:2]1:[nX2:1]:[c:4]:[c:5]:[c:6]:[c:7]:1>>[NH3:3].[cH:2]1:[n:1]:[c:4]:[c:5]:[c:6]:[c:7]:1',
    reagent: 'sodium amide',
    example: 'Cc1ccncc1.N>>Cc1ccnc(N)c1',
  },
  {
    // Aluminium holds the less hindered oxygen; hydride comes to the benzylic carbon.
    name: 'Reductive opening of a benzylidene acetal',
    source: 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 2, p-methoxybenzylidene acetals',
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][CH2:2][CX4:3][CX4;H1:4]([#6:8])-!@[OX2:5][CH2:6][c:7]>>[O:1]1[CH2:2][C:3][CH:4]([#6:8])[O:5][CH:6]1[c:7]',
    reagent: 'diisobutylaluminium hydride',
    example: 'COc1ccc(C2OCCC(C)O2)cc1>>COc1ccc(COC(C)CCO)cc1',
  },
  ...(
    [
      ['c1[cH][cH][cH][cH]c1[N+](=O)[O-]', 'CCCN(CC)S(=O)(=O)c1ccccc1[N+](=O)[O-]>>CCCNCC'],
      ['c1[cH][cH]c([N+](=O)[O-])[cH][cH]1', 'CCCN(CC)S(=O)(=O)c1ccc([N+](=O)[O-])cc1>>CCCNCC'],
    ] as const
  ).map(
    // The thiolate comes to the carbon that bears sulfur, and sulfur dioxide leaves.
    ([nosyl, example]): TextbookTransform => ({
      name: 'N-Nosyl deprotection',
      source: 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 7, nitrobenzenesulfonamides',
      likelihood: 'possible',
      underReagent: 'characteristic',
      transform: `[NX3;!H0:1][CX4:2]>>[N:1]([C:2])S(=O)(=O)${nosyl}`,
      reagent: 'thiophenol',
      isForwardOnly: true,
      example,
    }),
  ),
  {
    name: 'Diels-Alder reaction of an azodicarboxylate',
    source: march('chapter 15, hetero Diels-Alder reactions'),
    likelihood: 'characteristic',
    transform:
      '[N:1]1([C:7]=[O:8])[CX4:2][C:3]=[C:4][CX4:5][N:6]1[C:9]=[O:10]>>[C:2]=[C:3][C:4]=[C:5].[N:1]([C:7]=[O:8])=[N:6][C:9]=[O:10]',
    example: 'CCOC(=O)N=NC(=O)OCC.C1=CCC=C1>>CCOC(=O)N1C2C=CC(C2)N1C(=O)OCC',
  },
  ...(
    [
      ['[n+:1]', '[nX2+0:1]', 'Cn1ccnc1.O=S1(=O)CCCO1>>Cn1cc[n+](CCCS(=O)(=O)[O-])c1'],
      ['[N+;X4:1]', '[N+0:1]', 'CCN(CC)CC.O=S1(=O)CCCO1>>CC[N+](CC)(CC)CCCS(=O)(=O)[O-]'],
    ] as const
  ).map(
    ([salt, amine, example]): TextbookTransform => ({
      name: 'Opening of a sultone by an amine',
      source: march('chapter 10, formation of amines by ring opening'),
      likelihood: 'characteristic',
      transform: `${salt}-[CH2:2][CX4:3][CX4:4][S:5](=[O:6])(=[O:7])[O-:8]>>${amine}.[CH2:2]1[C:3][C:4][S:5](=[O:6])(=[O:7])[O+0:8]1`,
      example,
    }),
  ),
];

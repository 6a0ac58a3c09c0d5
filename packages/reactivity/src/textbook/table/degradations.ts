import { clayden, joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Ring atom of a phenol or naphthol that bears nothing that molten alkali would take. */
const PLAIN = '[c;H1,$(c[CX4]),$(c(:c)(:c):c)]';
const BIRCH = kurti('Birch Reduction');

/** Birch reductions of acids, and what makes a halide, an aldehyde, a thiol or an allylic ester of a simpler group. */
export const DEGRADATIONS: readonly TextbookTransform[] = [
  {
    name: 'Birch reduction',
    source: BIRCH,
    likelihood: 'characteristic',
    transform:
      '[CX4;H1;r6:1]1([C:7](=[O:8])[O,N:9])[CX3:2]=[CX3:3][CH2:4][CX3:5]=[CX3:6]1>>[c:1]1([C:7](=[O:8])[O,N:9]):[c:2]:[c:3]:[cH:4]:[c:5]:[c:6]:1',
    reagent: 'lithium',
    example: 'O=C(O)c1ccccc1>>O=C(O)C1C=CCC=C1',
  },
  {
    name: 'Birch alkylation',
    source: BIRCH,
    likelihood: 'characteristic',
    transform:
      '[CX4;H0;r6:1]1([C:7](=[O:8])[O,N:9])(-!@[CH2,CH3:10])[CX3:2]=[CX3:3][CH2:4][CX3:5]=[CX3:6]1>>[c:1]1([C:7](=[O:8])[O,N:9]):[c:2]:[c:3]:[cH:4]:[c:5]:[c:6]:1.[C:10]Br',
    reagent: 'lithium',
    example: 'O=C(O)c1ccccc1.BrCc1ccccc1>>O=C(O)C1(Cc2ccccc2)C=CCC=C1',
  },
  {
    name: 'Hunsdiecker reaction',
    source: kurti('Hunsdiecker Reaction'),
    likelihood: 'characteristic',
    transform: '[Br:1][CX4;r3,r4:2]>>[C:2]C(=O)[OH].[Br:1]Br',
    example: 'O=C(O)C1CC1.BrBr>>BrC1CC1',
  },
  {
    name: 'Hunsdiecker reaction',
    source: kurti('Hunsdiecker Reaction'),
    likelihood: 'possible',
    transform: '[Br:1][CX4;H0;R;!r3;!r4;$(C([C;R])([C;R])[C;R]):2]>>[C:2]C(=O)[OH].[Br:1]Br',
    example: 'O=C(O)C12CCC(CC1)CC2.BrBr>>BrC12CCC(CC1)CC2',
  },
  {
    name: 'Sommelet reaction',
    source: kurti('Sommelet Reaction'),
    likelihood: 'possible',
    transform: '[c:1][CH:2]=[O:3]>>[c:1][CH2:2]Br.[OH2:3]',
    example: 'BrCc1ccccc1.O>>O=Cc1ccccc1',
  },
  {
    name: 'Nitrile reduction to aldehyde',
    source: kurti('Stephen Aldehyde Synthesis (Stephen Reduction)'),
    likelihood: 'possible',
    transform: '[#6:1][CH:2]=[O:3]>>[#6:1][C:2]#N.[OH2:3]',
    reagent: 'DIBAL',
    example: 'N#Cc1ccccc1.O>>O=Cc1ccccc1',
  },
  {
    name: 'Criegee oxidation',
    source: kurti('Criegee Oxidation'),
    likelihood: 'possible',
    transform: '[CX3;H1:1](=[O:2])[CX4:3]>>[CH:1]([OH:2])([C:3])[CH2][OH]',
    reagent: 'sodium periodate',
    example: 'OCC(O)C1CCCCC1>>O=CC1CCCCC1',
  },
  ...[
    {
      transform: '[CH:1](=[O:2])[CX4:5][CX4:6][CX4:7][CX4:8][CH:3]=[O:4]>>[CH:1]1([OH:2])[C:5][C:6][C:7][C:8][CH:3]1[OH:4]',
      example: 'OC1CCCCC1O>>O=CCCCCC=O',
    },
    {
      transform: '[CH:1](=[O:2])[CX4:5][CX4:6][CX4:7][CH:3]=[O:4]>>[CH:1]1([OH:2])[C:5][C:6][C:7][CH:3]1[OH:4]',
      example: 'OC1CCCC1O>>O=CCCCC=O',
    },
  ].map((each) => ({
    ...each,
    name: 'Cleavage of a cyclic 1,2-diol',
    source: clayden(19),
    likelihood: 'possible' as const,
    reagent: 'sodium periodate',
  })),
  {
    name: 'Epoxide reduction to alcohol',
    source: clayden(15),
    likelihood: 'possible',
    transform: '[CX4:1]([OX2H:2])([#6:3])-[CH3:4]>>[C:1]1([#6:3])[O:2][CH2:4]1',
    reagent: 'lithium aluminium hydride',
    example: 'CCCCC1CO1>>CCCCC(C)O',
  },
  {
    name: 'Kharasch-Sosnovsky reaction',
    source: kurti('Kharasch-Sosnovsky Reaction'),
    likelihood: 'possible',
    transform: '[C:1](=[O:2])([#6:7])[OX2:3]-!@[CX4;H1;R:4]-;@[CX3:5]=;@[CX3:6]>>[C:1](=[O:2])([#6:7])[OH:3].[CH2:4][C:5]=[C:6]',
    example: 'CC(=O)O.C1=CCCCC1>>CC(=O)OC1C=CCCC1',
  },
  {
    name: 'Leuckart thiophenol synthesis',
    source: li('Leuckart thiophenol reaction'),
    likelihood: 'possible',
    transform: '[SX2H:1][c;$(c1ccccc1):2]>>[S:1]([c:2])C(=S)O[CH2][CH3]',
    reagent: 'sodium hydroxide',
    example: 'CCOC(=S)Sc1ccccc1>>Sc1ccccc1',
  },
  {
    name: 'Phenol formation by alkali fusion of a sulfonic acid',
    source: march('chapter 13, alkali fusion of sulfonate salts'),
    likelihood: 'possible',
    transform: `[OX2H:1][c;$(c1${PLAIN.repeat(5)}1):2]>>[c:2]S(=O)(=O)[OH].[OH2:1]`,
    reagent: 'sodium hydroxide',
    example: 'O=S(=O)(O)c1ccccc1.O>>Oc1ccccc1',
  },
  {
    name: 'Malonic ester synthesis',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[CX4;!H0;!$(C[!#6;!#1]):1]([#6:5])[C:2](=[O:3])[OX2H:4]>>[C:1]([#6:5])([C:2](=[O:3])[O:4][CH2][CH3])C(=O)O[CH2][CH3]',
    reagent: 'hydrogen chloride',
    example: 'CCOC(=O)C(Cc1ccccc1)C(=O)OCC>>O=C(O)CCc1ccccc1',
  },
  {
    name: 'Alcoholysis of a trichloromethyl ketone',
    source: joule('pyrroles'),
    likelihood: 'possible',
    transform: '[c;r5;$(c:[nX3]):1]-[C:2](=[O:3])[OX2:4][CX4;H2,H3:5]>>[c:1]-[C:2](=[O:3])C(Cl)(Cl)Cl.[OH:4][C:5]',
    example: 'O=C(c1ccc[nH]1)C(Cl)(Cl)Cl.CCO>>CCOC(=O)c1ccc[nH]1',
  },
  ...(
    [
      ['[CH2]c1ccccc1', 'CN(Cc1ccccc1)C1CCCCC1'],
      ['[CH3]', 'CN(C)C1CCCCC1'],
    ] as const
  ).map(
    ([group, amine]): TextbookTransform => ({
      name: 'Dealkylation of an amine by a chloroformate',
      source: march('chapter 10, cleavage of tertiary amines with chloroformates'),
      likelihood: 'possible',
      transform: `[NX3:1]([CX4:2])([CX4:3])-!@[CX3:4](=[O:5])[OX2:6]>>[N:1]([C:2])([C:3])${group}.[C:4](=[O:5])([O:6])Cl`,
      example: `${amine}.CCOC(=O)Cl>>CCOC(=O)N(C)C1CCCCC1`,
    }),
  ),
];

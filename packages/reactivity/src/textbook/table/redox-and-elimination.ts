import { clayden, joule, kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO, NOT_TRAPPED } from './fragments.ts';

const PERACID = 'OC(=O)c1cccc(Cl)c1';
const ISOQUINOLINES = joule('quinolines and isoquinolines');
const ELIMINATION = march('chapter 17, eliminations');

/** Carbon of an arene without a group that its tetrahydro form would lose before hydrogen. */
const BARE = '!$(c-[O,N,S,F,Cl,Br,I])';
/** The same of that form. */
const KEEPS_ALL = '!$(C[O,S,F,Cl,Br,I])';
/** Carbons 3 and 2 of an indole. */
const INDOLE_AT_THREE = '$(c1c[nX3]c2ccccc12)';
const INDOLE_AT_TWO = '$(c1[nX3]c2ccccc2c1)';

/** Oxidations, reductions and eliminations that leave the skeleton as it is. */
export const REDOX_AND_ELIMINATION: readonly TextbookTransform[] = [
  {
    name: 'Dehydrogenation of a dihydroisoquinoline',
    source: ISOQUINOLINES,
    likelihood: 'usual',
    transform: `[c:1]1:[nX2:2]:[c:3]:[c:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C:1]1=[N:2][C;!H0:3][C;!H0:4][c:5]:[c:6]1`,
    reagent: 'palladium on carbon',
    example: 'CC1=NCCc2ccccc21>>Cc1nccc2ccccc12',
  },
  {
    name: 'Dehydrogenation of a tetrahydroisoquinoline',
    source: ISOQUINOLINES,
    likelihood: 'possible',
    transform: `[c:1]1:[nX2:2]:[c:3]:[c:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[C;!H0:1]1[NH:2][C;!H0:3][C;!H0:4][c:5]:[c:6]1`,
    reagent: 'palladium on carbon',
    example: 'CC1NCCc2ccccc21>>Cc1nccc2ccccc12',
  },
  ...(
    [
      ['dihydro', 'characteristic', '[C:1]1=[N:2]', 'manganese dioxide', 'CC1=NCCc2c1[nH]c1ccccc21'],
      ['tetrahydro', 'characteristic', '[C;!H0:1]1[NH:2]', 'palladium on carbon', 'CC1NCCc2c1[nH]c1ccccc21'],
    ] as const
  ).map(
    ([kind, likelihood, imine, reagent, example]): TextbookTransform => ({
      name: `Dehydrogenation of a ${kind}-beta-carboline`,
      source: joule('carbolines'),
      likelihood,
      transform: `[c:1]1:[nX2:2]:[c;${BARE}:3]:[c;${BARE}:4]:[c;${INDOLE_AT_THREE}:5]:[c;${INDOLE_AT_TWO}:6]:1>>${imine}[C;!H0;${KEEPS_ALL}:3][C;!H0;${KEEPS_ALL}:4][c:5]:[c:6]1`,
      reagent,
      example: `${example}>>Cc1nccc2c1[nH]c1ccccc12`,
    }),
  ),
  {
    name: 'Dehydrogenation of a tetrahydroquinoline',
    source: ISOQUINOLINES,
    likelihood: 'possible',
    transform: `[nX2:1]1:[c;${BARE}:2]:[c;${BARE}:3]:[c;${BARE}:4]:[c;${BENZO}:5]:[c;${BENZO}:6]:1>>[NH:1]1[C;!H0;${KEEPS_ALL}:2][C;!H0;${KEEPS_ALL}:3][C;!H0;${KEEPS_ALL}:4][c:5]:[c:6]1`,
    reagent: 'DDQ',
    example: 'C1CNc2ccccc2C1>>c1ccc2ncccc2c1',
  },
  {
    name: 'Dehydrogenation of an indoline',
    source: joule('indoles'),
    likelihood: 'usual',
    transform: `[nH:1]1:[c:2]:[c:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH:1]1[C;!H0:2][C;!H0:3][c:4]:[c:5]1`,
    reagent: 'manganese dioxide',
    example: 'c1ccc2c(c1)CCN2>>c1ccc2[nH]ccc2c1',
  },
  {
    name: 'Aromatisation of a dihydropyridine',
    source: joule('pyridines'),
    likelihood: 'characteristic',
    transform: '[nX2:1]1:[c:2]:[c;$(c-C=O),$(c-C#N):3]:[c:4]:[c;$(c-C=O),$(c-C#N):5]:[c:6]:1>>[NH:1]1[C:2]=[C:3][C;!H0:4][C:5]=[C:6]1',
    reagent: 'DDQ',
    example: 'COC(=O)C1=C(C)NC(C)=C(C(=O)OC)C1>>COC(=O)c1cc(C(=O)OC)c(C)nc1C',
  },
  {
    name: 'Reduction of a pyridinium salt',
    source: joule('pyridines'),
    likelihood: 'characteristic',
    transform: '[NX3+0:1]1([CX4:7])[CH2:2][CX3:3]=[CX3;H1:4][CH2:5][CH2:6]1>>[n+:1]1([C:7]):[cH:2]:[c:3]:[cH:4]:[cH:5]:[cH:6]:1',
    reagent: 'sodium borohydride',
    example: 'COC(=O)c1ccc[n+](C)c1>>COC(=O)C1=CCCN(C)C1',
  },
  {
    name: 'Desulfurisation of a cyclic thiourea',
    source: vardanyan('anticonvulsants'),
    likelihood: 'usual',
    transform: '[NX3:1]-;@[CX4;H2:2]-;@[NX3:3]>>[N:1][C:2](=S)[N:3]',
    reagent: 'Raney nickel',
    example: 'CC1(C)C(=O)NC(=S)NC1=O>>CC1(C)C(=O)NCNC1=O',
  },
  {
    name: 'Epoxidation of an enone',
    source: march('chapter 15, epoxidation'),
    likelihood: 'usual',
    transform: '[CX4:1]1[O:2][CX4:3]1[C:4](=[O:5])[#6:6]>>[C:1]=[C:3][C:4](=[O:5])[#6:6].[OH:2][OH]',
    example: 'O=C1C=CCCC1.OO>>O=C1CCCC2OC12',
  },
  {
    name: 'Rubottom oxidation',
    source: kurti('Rubottom Oxidation'),
    likelihood: 'characteristic',
    transform: `[O:1]=[C:2]([#6:5])[CX4:3][OX2H:4]>>[O:1]([Si]([CH3])([CH3])[CH3])[C:2]([#6:5])=[C:3].[OH:4]${PERACID}`,
    example: `C[Si](C)(C)OC1=CCCC1.O=C(OO)c1cccc(Cl)c1>>O=C1CCCC1O`,
  },
  {
    name: 'Deoxofluorination of a carbonyl group',
    source: march('chapter 16, gem-dihalides from aldehydes and ketones'),
    likelihood: 'characteristic',
    transform: '[CX4;H1:1]([F:2])([F:3])[#6:4]>>[CH:1](=O)[#6:4].[CH3][CH2]N([CH2][CH3])S([F:2])([F:3])F',
    example: 'O=Cc1ccccc1.CCN(CC)S(F)(F)F>>FC(F)c1ccccc1',
  },
  {
    name: 'Deoxofluorination of a carbonyl group',
    source: march('chapter 16, gem-dihalides from aldehydes and ketones'),
    likelihood: 'characteristic',
    transform: '[CX4:1]([F:2])([F:3])([#6:4])[#6:5]>>[C:1](=O)([#6:4])[#6:5].[CH3][CH2]N([CH2][CH3])S([F:2])([F:3])F',
    example: 'O=C1CCCCC1.CCN(CC)S(F)(F)F>>FC1(F)CCCCC1',
  },
  {
    name: 'Epoxide hydrolysis',
    source: march('chapter 10, hydrolysis of epoxides'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([OX2H:2])-;@[CX4;H1:3][OX2H:4]>>[C:1]1[O:2][C:3]1.[OH2:4]',
    example: 'C1CCC2OC2C1.O>>OC1CCCCC1O',
  },
  {
    name: 'Wenker aziridine synthesis',
    source: li('Wenker aziridine synthesis'),
    likelihood: 'characteristic',
    transform: '[NX3:1]1[CX4:2][CX4:3]1>>[N;!H0:1][C:2][C:3][OH]',
    reagent: 'sulfuric acid',
    example: 'NC(CO)Cc1ccccc1>>c1ccc(CC2CN2)cc1',
  },
  {
    name: 'Hofmann elimination',
    source: ELIMINATION,
    likelihood: 'possible',
    transform: '[CH2:1]=[CH:2][CX4:3]>>[CH3][N+]([CH3])([CH3])[CH2:1][CH2:2][C:3]',
    reagent: 'potassium hydroxide',
    example: 'CCCCCC[N+](C)(C)C>>C=CCCCC',
  },
  {
    name: 'Chugaev elimination',
    source: kurti('Chugaev Elimination'),
    likelihood: 'possible',
    transform: '[CX3;H1,H2:1]=[CX3;H1:2][CX4:3]>>[CH3]SC(=S)O[C:2]([C:3])[C;!H0:1]',
    example: 'CSC(=S)OC(C)C(C)(C)C>>C=CC(C)(C)C',
  },
  {
    name: 'Cope elimination',
    source: kurti('Cope Elimination'),
    likelihood: 'possible',
    transform: '[CH2:1]=[CX3;H0:2]([CX4:3])[CX4:4]>>[CH3][N+]([CH3])([O-])[CH2:1][CH:2]([C:3])[C:4]',
    example: 'C[N+](C)([O-])CC1CCCCC1>>C=C1CCCCC1',
  },
  {
    name: 'Dehydrohalogenation',
    source: ELIMINATION,
    likelihood: 'possible',
    transform: `[CH2:1]=[CX3;${NOT_TRAPPED}:2]-[CX4:3]>>Br[CH2:1][C;!H0:2][C:3]`,
    reagent: 'potassium tert-butoxide',
    example: 'BrCCCc1ccccc1>>C=CCc1ccccc1',
  },
  {
    name: 'Dehydrohalogenation',
    source: ELIMINATION,
    likelihood: 'possible',
    transform: '[CH2:1]=[CX3:2](-[CX4:3])-[CX4:4]>>[CH3:1][C:2](Br)([C:3])[C:4]',
    reagent: 'potassium tert-butoxide',
    example: 'CCC(C)(C)Br>>C=C(C)CC',
  },
  {
    name: 'Shapiro reaction',
    source: kurti('Shapiro Reaction'),
    likelihood: 'possible',
    transform: '[CX4:3][CX3:1]=;@[CX3;H1:2]>>[C:3][C;!H0:1][C:2]=NNS(=O)(=O)c1ccc([CH3])cc1',
    reagent: 'n-butyllithium',
    example: 'CC1CCCCC1=NNS(=O)(=O)c1ccc(C)cc1>>CC1C=CCCC1',
  },
  {
    name: 'McMurry coupling',
    source: kurti('McMurry Coupling'),
    likelihood: 'usual',
    transform: '[CX3;H0;R:1]([#6:2])([#6:3])=!@[CX3;H0;R:4]([#6:5])[#6:6]>>[C:1](=O)([#6:2])[#6:3].[C:4](=O)([#6:5])[#6:6]',
    reagent: 'zinc',
    example: 'O=C1CCCC1.O=C1CCCC1>>C1CCC(=C2CCCC2)C1',
  },
  {
    name: 'Dehydration of an alcohol',
    source: clayden(19),
    likelihood: 'possible',
    transform: '[CX3;H1,H2;!R:1]=[CX3;!R;$(Cc):2]>>[C:1][C:2][OH]',
    reagent: 'p-toluenesulfonic acid',
    example: 'CC(O)c1cccc([N+](=O)[O-])c1>>C=Cc1cccc([N+](=O)[O-])c1',
  },
  {
    name: 'Dehydration of an alcohol',
    source: clayden(19),
    likelihood: 'possible',
    transform: '[CX3;H1;r5,r6:1]=[CX3;r5,r6;!$(CC=[O,N]);!$(C=CC=[O,N]);!$(CC=C);!$(C=CC=C):2]>>[CH2:1][C:2][OH]',
    reagent: 'sulfuric acid',
    example: 'OC1CCCCC1>>C1=CCCCC1',
  },
  {
    name: 'Dehydration of an alcohol',
    source: clayden(19),
    likelihood: 'possible',
    transform: '[CX3;H1;r5,r6:1]=[CX3;H0;r5,r6;!$(CC=[O,N]);!$(CC=C):2]>>[CH:1]([OH])[CH:2]',
    reagent: 'sulfuric acid',
    example: 'CC1CCCCC1O>>CC1=CCCCC1',
  },
];

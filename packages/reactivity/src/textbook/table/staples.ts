import { clayden, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { METALLATED } from './fragments.ts';

const WITTIG = kurti('Wittig Reaction');
const PHOSPHONIUM = '[P+](c1ccccc1)(c1ccccc1)c1ccccc1';
/** Carbon of an aldehyde or a ketone as it is after an olefination: no hetero atom at it. */
const OF_CARBONYL = 'CX3;!$(C~[!#6;!#1]);!$(C[CX3]=[OX1])';

/**
 * What every chemist would run and patents record seldom in some surroundings: what textbooks say of it counts there more than the few
 * records do.
 */
export const STAPLES: readonly TextbookTransform[] = [
  {
    name: 'Grignard + Weinreb amide ketone synthesis',
    source: kurti('Weinreb Ketone Synthesis'),
    likelihood: 'usual',
    transform: `[#6;!$(C=O);!$(C#N):1]-!@[CX3:2](=[OX1:3])-!@[#6;${METALLATED}:4]>>[#6:1][C:2](=[O:3])N([CH3])O[CH3].[#6:4]-[Mg]Br`,
    example: 'CON(C)C(=O)CCc1ccccc1.CC[Mg]Br>>CCC(=O)CCc1ccccc1',
  },
  {
    name: 'Wittig olefination',
    source: WITTIG,
    likelihood: 'usual',
    transform: `[CH2:1]=[${OF_CARBONYL}:2]>>[CH3:1]${PHOSPHONIUM}.[C:2]=O`,
    example: 'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=C1CCCCC1>>C=C1CCCCC1',
  },
  {
    name: 'Horner-Wadsworth-Emmons olefination',
    source: kurti('Horner-Wadsworth-Emmons Olefination'),
    likelihood: 'usual',
    transform: `[${OF_CARBONYL}:1]=[CX3;H1:2][CX3:3](=[OX1:4])[OX2:5][CH2:6][CH3:7]>>[C:1]=O.[CH2:2](P(=O)(O[CH2][CH3])O[CH2][CH3])[C:3](=[O:4])[O:5][C:6][C:7]`,
    example: 'O=CC1CCCCC1.CCOC(=O)CP(=O)(OCC)OCC>>CCOC(=O)C=CC1CCCCC1',
  },
  {
    name: 'Lactone to lactol reduction',
    source: clayden(23),
    likelihood: 'characteristic',
    transform: '[OX2H:1][CX4;H1;R:2]([#6:3])-;@[OX2:4]>>[O:1]=[C:2]([#6:3])[O:4]',
    reagent: 'DIBAL',
    example: 'O=C1CCCCO1>>OC1CCCCO1',
  },
  {
    name: 'Henry reaction',
    source: kurti('Henry Reaction'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4;H1:2]([#6:3])[CX4;!H0:4][N+:5](=[O:6])[O-:7]>>[O:1]=[CH:2][#6:3].[C:4][N+:5](=[O:6])[O-:7]',
    reagent: 'triethylamine',
    example: 'O=CC1CCCCC1.C[N+](=O)[O-]>>O=[N+]([O-])CC(O)C1CCCCC1',
  },
  {
    name: 'Malonic ester alkylation',
    source: clayden(25),
    likelihood: 'usual',
    transform:
      '[CX4;H1:1]([C:2](=[O:3])[OX2:4])([C:5](=[O:6])[OX2:7])-!@[CX4;H2,H3:8]>>[CH2:1]([C:2](=[O:3])[O:4])[C:5](=[O:6])[O:7].[C:8]Br',
    reagent: 'sodium ethoxide',
    example: 'CCOC(=O)CC(=O)OCC.CCCBr>>CCCC(C(=O)OCC)C(=O)OCC',
  },
  {
    name: 'Aldol condensation',
    source: march('chapter 16, the aldol reaction'),
    likelihood: 'usual',
    transform:
      '[CX3:1]1(=[OX1:2])-;@[CX3;H0:3]([#6:7])=;@[CX3;H0:4]([#6;!$(C=[O,N]):8])-;@[CX4;H2:5]-;@[CX4;H2:6]1>>[C:1](=[O:2])([CH2:3][#6:7])[C:6][C:5][C:4](=O)[#6:8]',
    reagent: 'sodium hydroxide',
    example: 'CCC(=O)CCC(C)=O>>CC1=C(C)CCC1=O',
  },
];

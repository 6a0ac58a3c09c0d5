import { clayden } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Phenyl carbon with this substituent across the ring. */
const phenyl = (para: string) => `c;$(c1[cH][cH]${para}[cH][cH]1)`;

/** A group that a Grignard reagent brings, its atoms numbered from a first map on; the reagent, and what cyclohexanecarboxylates give with two of it. */
interface Group {
  readonly pattern: (first: number) => string;
  readonly reagent: string;
  readonly product: string;
}

const ethyl: Group = { pattern: (n) => `[CH2:${n}][CH3:${n + 1}]`, reagent: 'CC[Mg]Br', product: 'CCC(O)(CC)C1CCCCC1' };
const propyl: Group = { pattern: (n) => `[CH2:${n}][CH2:${n + 1}][CH3:${n + 2}]`, reagent: 'CCC[Mg]Br', product: 'CCCC(O)(CCC)C1CCCCC1' };
const butyl: Group = {
  pattern: (n) => `[CH2:${n}][CH2:${n + 1}][CH2:${n + 2}][CH3:${n + 3}]`,
  reagent: 'CCCC[Mg]Br',
  product: 'CCCCC(O)(CCCC)C1CCCCC1',
};
const allyl: Group = { pattern: (n) => `[CH2:${n}][CH:${n + 1}]=[CH2:${n + 2}]`, reagent: 'C=CC[Mg]Br', product: 'C=CCC(O)(CC=C)C1CCCCC1' };
const vinyl: Group = { pattern: (n) => `[CH:${n}]=[CH2:${n + 1}]`, reagent: 'C=C[Mg]Br', product: 'C=CC(O)(C=C)C1CCCCC1' };
const aryl = (para: string, reagent: string, product: string): Group => ({ pattern: (n) => `[${phenyl(para)}:${n}]`, reagent, product });
const bare = aryl('[cH]', 'Br[Mg]c1ccccc1', 'OC(c1ccccc1)(c1ccccc1)C1CCCCC1');
const ARYLS: readonly Group[] = [
  aryl('c([CH3])', 'Br[Mg]c1ccc(C)cc1', 'OC(c1ccc(C)cc1)(c1ccc(C)cc1)C1CCCCC1'),
  aryl('c(O[CH3])', 'Br[Mg]c1ccc(OC)cc1', 'OC(c1ccc(OC)cc1)(c1ccc(OC)cc1)C1CCCCC1'),
  aryl('c(F)', 'Br[Mg]c1ccc(F)cc1', 'OC(c1ccc(F)cc1)(c1ccc(F)cc1)C1CCCCC1'),
  aryl('c(Cl)', 'Br[Mg]c1ccc(Cl)cc1', 'OC(c1ccc(Cl)cc1)(c1ccc(Cl)cc1)C1CCCCC1'),
];

const METHYL = ['[CH3]', 'COC(=O)C1CCCCC1'] as const;
const ETHYL = ['[CH2][CH3]', 'CCOC(=O)C1CCCCC1'] as const;

function twice({ pattern, reagent, product }: Group, [alkyl, ester]: typeof METHYL | typeof ETHYL): TextbookTransform {
  const [one, other] = [pattern(10), pattern(20)];
  return {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: `[CX4:1]([OX2H:2])(-${one})(-${other})[#6:5]>>[C:1](=[O:2])(O${alkyl})[#6:5].[Mg](Br)-${one}.[Mg](Br)-${other}`,
    example: `${reagent}.${reagent}.${ester}>>${product}`,
  };
}

/** Lactones of five and six: the atoms of the chain between the carbonyl carbon and the oxygen,, the lactone, and the chain of its products. */
const LACTONES = [
  ['[CX4:3][CX4:4][CX4:5]', 'O=C1CCCO1', 'CCCO'],
  ['[CX4:3][CX4:4][CX4:6][CX4:5]', 'O=C1CCCCO1', 'CCCCO'],
] as const;
const methyl: Group = { pattern: (n) => `[CH3:${n}]`, reagent: 'C[Mg]Br', product: 'CC(C)(O)C1CCCCC1' };

/** The diol that a lactone gives with two of a Grignard reagent, as the tetrahedral alkoxide opens. */
function openedByTwo({ pattern, reagent }: Group, carbinol: string, [chain, lactone, rest]: (typeof LACTONES)[number]): TextbookTransform {
  const [one, other] = [pattern(10), pattern(20)];
  return {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: `[CX4:1]([OX2H:2])(-${one})(-${other})${chain}[OX2H:7]>>[C:1]1(=[O:2])${chain.replace(/X4/g, '')}[O:7]1.[Mg](Br)-${one}.[Mg](Br)-${other}`,
    example: `${reagent}.${reagent}.${lactone}>>${carbinol}${rest}`,
  };
}

/** Two ester groups on neighbouring carbons and four of a Grignard reagent: the ligands of tartaric acid. */
const fourPhenylGroups: TextbookTransform = {
  name: 'Grignard + ester reaction',
  source: clayden(10),
  likelihood: 'characteristic',
  transform: `[CX4:1]([OX2H:2])(-${bare.pattern(10)})(-${bare.pattern(20)})[CX4:3][CX4:4][CX4:5]([OX2H:6])(-${bare.pattern(30)})-${bare.pattern(40)}>>[C:1](=[O:2])(O[CH3])[C:3][C:4][C:5](=[O:6])O[CH3].${[10, 20, 30, 40].map((first) => `[Mg](Br)-${bare.pattern(first)}`).join('.')}`,
  example: `${Array(4).fill(bare.reagent).join('.')}.COC(=O)C1OC(C)(C)OC1C(=O)OC>>CC1(C)OC(C(O)(c2ccccc2)c2ccccc2)C(C(O)(c2ccccc2)c2ccccc2)O1`,
};

/** Groups with the carbinol end of what a lactone gives with two of them. */
const AT_LACTONES: readonly (readonly [Group, string])[] = [
  [methyl, 'CC(C)(O)'],
  [ethyl, 'CCC(O)(CC)'],
  [butyl, 'CCCCC(O)(CCCC)'],
  [allyl, 'C=CCC(O)(CC=C)'],
  [vinyl, 'C=CC(O)(C=C)'],
  [bare, 'OC(c1ccccc1)(c1ccccc1)'],
];

/**
 * An ester and two of a Grignard reagent: two equal groups at a carbinol. Each group by itself, as a transform cannot ask that two groups are alike.
 * Methyl esters with ethyl and phenyl, and all with methyl, stand in other tables.
 */
export const ESTERS_AND_GRIGNARDS: readonly TextbookTransform[] = [
  ...[ethyl, bare].map((group) => twice(group, ETHYL)),
  ...[propyl, butyl, allyl, vinyl, ...ARYLS].flatMap((group) => [twice(group, METHYL), twice(group, ETHYL)]),
  fourPhenylGroups,
  ...AT_LACTONES.flatMap(([group, carbinol]) => LACTONES.map((lactone) => openedByTwo(group, carbinol, lactone))),
];

import type { TextbookSource } from '../functional-groups/functional-group.ts';
import { TEXTBOOKS } from '../functional-groups/textbooks.ts';

/** What a chiral catalyst makes one enantiomer of. */
export type AsymmetricReaction = 'epoxidation of an allylic alcohol' | 'dihydroxylation' | 'reduction of a ketone';

/** What decides which enantiomer forms where the materials have none. */
export interface ChiralCatalyst {
  readonly name: string;
  /** Other names that are understood, whatever their capitals. */
  readonly aliases: readonly string[];
  /** Canonical SMILES; of a mixture its parts, ascending. */
  readonly smiles: string;
  readonly reaction: AsymmetricReaction;
  /** Which of the two, each the mirror image of the other: L-(+)-tartrates, (DHQD)2PHAL, the (S) oxazaborolidine and (R,R)-TsDPEN are the first. */
  readonly isFirst: boolean;
  /** Where the mnemonic stands. */
  readonly source: TextbookSource;
}

const EPOXIDATION = { reaction: 'epoxidation of an allylic alcohol', source: TEXTBOOKS.asymmetricSynthesis } as const;
const DIHYDROXYLATION = { reaction: 'dihydroxylation', source: TEXTBOOKS.asymmetricSynthesis } as const;
const REDUCTION = { reaction: 'reduction of a ketone', source: TEXTBOOKS.asymmetricSynthesis } as const;
const OSMIUM = '[O]=[Os](=[O])(=[O])=[O]';
const DHQ_PHAL =
  'CC[C@H]1CN2CC[C@H]1C[C@H]2[C@H](Oc1nnc(O[C@H](c2ccnc3ccc(OC)cc23)[C@@H]2C[C@@H]3CCN2C[C@@H]3CC)c2ccccc12)c1ccnc2ccc(OC)cc12';
const DHQD_PHAL =
  'CC[C@H]1CN2CC[C@H]1C[C@@H]2[C@@H](Oc1nnc(O[C@@H](c2ccnc3ccc(OC)cc23)[C@H]2C[C@@H]3CCN2C[C@@H]3CC)c2ccccc12)c1ccnc2ccc(OC)cc12';

/** The monotosylated diamine of Noyori's ruthenium catalysts. */
const TSDPEN = {
  R: 'Cc1ccc(S(=O)(=O)N[C@H](c2ccccc2)[C@H](N)c2ccccc2)cc1',
  S: 'Cc1ccc(S(=O)(=O)N[C@@H](c2ccccc2)[C@@H](N)c2ccccc2)cc1',
} as const;

/** Noyori's catalyst of transfer hydrogenation, and its ligand alone. */
function tsdpen(letter: 'R' | 'S'): readonly ChiralCatalyst[] {
  const ligand = `(${letter},${letter})-TsDPEN`;
  const isFirst = letter === 'R';
  return [
    {
      name: `RuCl[${ligand}](p-cymene)`,
      aliases: [`RuCl(p-cymene)[${ligand}]`, `[RuCl(p-cymene)(${ligand})]`, `RuCl(p-cymene)(${ligand})`, `(${letter},${letter})-Ru-TsDPEN`],
      smiles: `Cc1ccc(C(C)C)cc1.${TSDPEN[letter]}.[Cl-].[Cl-].[Ru+2]`,
      isFirst,
      ...REDUCTION,
    },
    { name: ligand, aliases: [`${letter},${letter}-TsDPEN`], smiles: TSDPEN[letter], isFirst, ...REDUCTION },
  ];
}

/** Tartrates with the alkyl group `R`, as chemists name them. */
function tartrates(alkyl: string, short: string, group: string): readonly ChiralCatalyst[] {
  const written = (first: string, second: string) => `${group}OC(=O)[${first}](O)[${second}](O)C(=O)O${group === 'CC' ? 'CC' : 'C(C)C'}`;
  return (
    [
      ['L', '+', written('C@H', 'C@@H'), true],
      ['D', '-', written('C@@H', 'C@H'), false],
    ] as const
  ).map(([letter, sign, smiles, isFirst]) => ({
    name: `${letter}-(${sign})-${alkyl} tartrate`,
    aliases: [
      ...[`${letter}-(${sign})-${short}`, `(${sign})-${short}`, `${sign}-${short}`, `${letter}-${short}`],
      ...[`(${sign})-${alkyl} tartrate`, `${alkyl} ${letter}-tartrate`, `${alkyl} ${letter}-(${sign})-tartrate`],
    ],
    smiles,
    isFirst,
    ...EPOXIDATION,
  }));
}

export const CHIRAL_CATALYSTS: readonly ChiralCatalyst[] = [
  ...tartrates('diethyl', 'DET', 'CC'),
  ...tartrates('diisopropyl', 'DIPT', 'CC(C)'),
  {
    name: 'AD-mix-β',
    aliases: ['AD-mix beta', 'AD-mix-beta', 'AD-mix β', 'AD mix beta', 'ADmix-β', 'ADmix-beta'],
    smiles: `${DHQD_PHAL}.${OSMIUM}`,
    isFirst: true,
    ...DIHYDROXYLATION,
  },
  {
    name: 'AD-mix-α',
    aliases: ['AD-mix alpha', 'AD-mix-alpha', 'AD-mix α', 'AD mix alpha', 'ADmix-α', 'ADmix-alpha'],
    smiles: `${DHQ_PHAL}.${OSMIUM}`,
    isFirst: false,
    ...DIHYDROXYLATION,
  },
  { name: '(DHQD)2PHAL', aliases: [], smiles: DHQD_PHAL, isFirst: true, ...DIHYDROXYLATION },
  { name: '(DHQ)2PHAL', aliases: [], smiles: DHQ_PHAL, isFirst: false, ...DIHYDROXYLATION },
  ...tsdpen('R'),
  ...tsdpen('S'),
  {
    name: '(S)-CBS oxazaborolidine',
    aliases: ['(S)-CBS', '(S)-Me-CBS', '(S)-2-methyl-CBS-oxazaborolidine', '(S)-CBS catalyst', '(S)-methyl-CBS', '(S)-MeCBS'],
    smiles: 'CB1OC(c2ccccc2)(c2ccccc2)[C@@H]2CCCN12',
    isFirst: true,
    ...REDUCTION,
  },
  {
    name: '(R)-CBS oxazaborolidine',
    aliases: ['(R)-CBS', '(R)-Me-CBS', '(R)-2-methyl-CBS-oxazaborolidine', '(R)-CBS catalyst', '(R)-methyl-CBS', '(R)-MeCBS'],
    smiles: 'CB1OC(c2ccccc2)(c2ccccc2)[C@H]2CCCN12',
    isFirst: false,
    ...REDUCTION,
  },
];

const BY_SMILES: ReadonlyMap<string, ChiralCatalyst> = new Map(CHIRAL_CATALYSTS.map((each) => [each.smiles, each]));

/** @param smiles - canonical, parts ascending */
export function chiralCatalystOf(smiles: string): ChiralCatalyst | null {
  return BY_SMILES.get(smiles) ?? null;
}

/** The chiral catalysts among reagents, each once. @param reagents - canonical SMILES */
export function chiralCatalystsAmong(reagents: readonly string[]): readonly ChiralCatalyst[] {
  const found = reagents.flatMap((reagent) => [reagent, ...reagent.split('.')]).flatMap((each) => BY_SMILES.get(each) ?? []);
  return [...new Set(found)];
}

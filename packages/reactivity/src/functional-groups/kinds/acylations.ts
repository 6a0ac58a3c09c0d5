import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { carbonylSubstitution, chemoselectivity, reactivityCharts, aminoProtection } = TEXTBOOKS;
const ACYLATED = 'is acylated as readily';
const SULFONYLATED = 'is sulfonylated as readily';

const ACYLATED_NUCLEOPHILES = (
  ['aliphatic-amine', 'hydrazine', 'aniline', 'thiol', 'phenol', 'primary-alcohol', 'secondary-alcohol'] as const
).map((group) => ({ group, consequence: ACYLATED, series: 'acylation', source: chemoselectivity }) as const);

/** Acid cleaves the ester of diphenylmethanol or triphenylmethanol. */
const BY_ACID = ['benzhydryl-ester'] as const;

/** Acylations, sulfonylations and what activates acids. */
export const ACYLATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'acylation',
    name: 'acylation of an amine, alcohol or phenol',
    nameReactions: [
      'n-acetylation',
      'amide-schotten-baumann',
      'carboxylic-acid-with-amine-reaction',
      'anhydride-with-amine-reaction',
      'cyclic-anhydride-opening-by-amine',
      'n-hydroxysuccinimide-ester-amidation',
      'carbamate-formation-from-chloroformate',
      'carbamate-with-amine-to-urea',
      'carbamoyl-chloride-with-amine-to-urea',
      'isocyanate-with-amine-reaction',
      'isothiocyanate-with-amine-reaction',
      'isocyanate-with-alcohol-reaction',
      'phosgenation-to-urea',
      'phosgenation-to-benzimidazolone',
      'phosgenation-to-cyclic-carbamate',
      'ester-schotten-baumann',
      'o-acetylation',
      'anhydride-with-alcohol-reaction',
      'steglich-esterification',
      'n-boc-protection',
      'n-cbz-protection',
      'n-fmoc-protection',
      'n-alloc-protection',
      'n-trifluoroacetyl-protection',
      'thioester-formation',
      'hydrazide-formation',
      'weinreb-amide-formation',
    ],
    incompatible: [
      ...ACYLATED_NUCLEOPHILES,
      { group: 'acid-halide', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
      { group: 'isocyanate', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
      { group: 'sulfonyl-halide', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
      { group: 'anhydride', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
    ],
  },
  {
    id: 'acid-coupling',
    name: 'coupling of a carboxylic acid by activation',
    nameReactions: [
      'carboxylic-acid-with-amine-reaction',
      'steglich-esterification',
      'weinreb-amide-formation',
      'hydrazide-formation',
      'lactamisation',
    ],
    incompatible: [{ group: 'carboxylic-acid', consequence: 'is activated too', source: aminoProtection }],
  },
  {
    id: 'sulfonylation',
    name: 'sulfonylation',
    nameReactions: ['sulfonamide-schotten-baumann', 'sulfonic-ester-schotten-baumann', 'sulfonyl-chloride-to-sulfonamide'],
    incompatible: [
      ...ACYLATED_NUCLEOPHILES.map((each) => ({ ...each, consequence: SULFONYLATED })),
      { group: 'acid-halide', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
      { group: 'isocyanate', consequence: 'takes up the nucleophile too', source: carbonylSubstitution },
    ],
  },
  {
    id: 'acid-activation',
    name: 'conversion into an acid chloride, isocyanate or sulfonyl chloride',
    nameReactions: [
      'carboxylic-acid-to-acid-chloride',
      'isocyanate-formation',
      'isothiocyanate-formation',
      'chlorosulfonation',
      'sulfonic-acid-to-sulfonyl-chloride',
      'oxidative-chlorination-to-sulfonyl-chloride',
      'curtius-rearrangement',
    ],
    incompatible: [
      { group: 'aliphatic-amine', consequence: 'attacks the product', source: carbonylSubstitution },
      { group: 'hydrazine', consequence: 'attacks the product', source: carbonylSubstitution },
      { group: 'aniline', consequence: 'attacks the product', source: carbonylSubstitution },
      { group: 'thiol', consequence: 'attacks the product', source: carbonylSubstitution },
      { group: 'primary-alcohol', consequence: 'attacks the product', source: carbonylSubstitution },
      { group: 'secondary-alcohol', consequence: 'attacks the product', source: carbonylSubstitution },
    ],
  },
  {
    id: 'ester-hydrolysis',
    name: 'hydrolysis of an ester by base',
    nameReactions: [
      'co2h-me-deprotection',
      'co2h-et-deprotection',
      'ester-hydrolysis',
      'o-acetyl-deprotection',
      'o-acyl-deprotection',
      's-acyl-deprotection',
    ],
    incompatible: (
      [
        { group: 'acid-halide', consequence: 'is hydrolysed too', source: carbonylSubstitution },
        { group: 'anhydride', consequence: 'is hydrolysed too', source: carbonylSubstitution },
        // Carbonate in methanol takes the acyl group of a phenol and leaves the esters of alcohols.
        { group: 'ester', consequence: 'is hydrolysed too', source: carbonylSubstitution, notWith: ['aryl-ester', ...BY_ACID] },
        { group: 'aryl-ester', consequence: 'is hydrolysed too', source: carbonylSubstitution, onlyWith: ['aryl-ester'] },
        { group: 'trifluoroacetamide', consequence: 'is hydrolysed too', source: reactivityCharts },
        { group: 'n-acyl-azole', consequence: 'comes off too, as the ring is a good leaving group', source: aminoProtection },
        { group: 'fmoc', consequence: 'is cleaved by the base too', source: aminoProtection },
        { group: 'phthalimide', consequence: 'is opened by the base', source: aminoProtection },
      ] as const
    ).map((each) => ({ notWith: BY_ACID, ...each })),
  },
];

import type { ReactionKind } from '../functional-group.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { carbonylSubstitution, chemoselectivity, reactivityCharts, aminoProtection } = TEXTBOOKS;
const ACYLATED = 'is acylated as readily';
const SULFONYLATED = 'is sulfonylated as readily';

const ACYLATED_NUCLEOPHILES = ['aliphatic-amine', 'hydrazine', 'aniline', 'thiol', 'phenol', 'primary-alcohol', 'secondary-alcohol'].map(
  (group) => ({ group, consequence: ACYLATED, series: 'acylation', source: chemoselectivity }) as const,
);

/** Acylations, sulfonylations and what activates acids. */
export const ACYLATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'acylation',
    name: 'acylation of an amine, alcohol or phenol',
    nameReactions: [
      'N-acetylation',
      'Amide Schotten-Baumann',
      'Carboxylic acid + amine reaction',
      'Anhydride + amine reaction',
      'Cyclic anhydride opening by amine',
      'N-Hydroxysuccinimide ester amidation',
      'Carbamate formation from chloroformate',
      'Carbamate + amine to urea',
      'Carbamoyl chloride + amine to urea',
      'Isocyanate + amine reaction',
      'Isothiocyanate + amine reaction',
      'Isocyanate + alcohol reaction',
      'Phosgenation to urea',
      'Ester Schotten-Baumann',
      'O-acetylation',
      'Anhydride + alcohol reaction',
      'Steglich esterification',
      'N-Boc protection',
      'N-Cbz protection',
      'N-Fmoc protection',
      'N-Alloc protection',
      'N-Trifluoroacetyl protection',
      'Thioester formation',
      'Hydrazide formation',
      'Weinreb amide formation',
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
      'Carboxylic acid + amine reaction',
      'Steglich esterification',
      'Weinreb amide formation',
      'Hydrazide formation',
      'Lactamisation',
    ],
    incompatible: [{ group: 'carboxylic-acid', consequence: 'is activated too', source: aminoProtection }],
  },
  {
    id: 'sulfonylation',
    name: 'sulfonylation',
    nameReactions: ['Sulfonamide Schotten-Baumann', 'Sulfonic ester Schotten-Baumann', 'Sulfonyl chloride to sulfonamide'],
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
      'Carboxylic acid to acid chloride',
      'Isocyanate formation',
      'Isothiocyanate formation',
      'Chlorosulfonation',
      'Sulfonic acid to sulfonyl chloride',
      'Oxidative chlorination to sulfonyl chloride',
      'Curtius rearrangement',
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
      'CO2H-Me deprotection',
      'CO2H-Et deprotection',
      'Ester hydrolysis',
      'O-Acetyl deprotection',
      'O-Acyl deprotection',
      'S-Acyl deprotection',
    ],
    incompatible: [
      { group: 'acid-halide', consequence: 'is hydrolysed too', source: carbonylSubstitution },
      { group: 'anhydride', consequence: 'is hydrolysed too', source: carbonylSubstitution },
      { group: 'ester', consequence: 'is hydrolysed too', source: carbonylSubstitution },
      { group: 'trifluoroacetamide', consequence: 'is hydrolysed too', source: reactivityCharts },
      { group: 'fmoc', consequence: 'is cleaved by the base too', source: aminoProtection },
      { group: 'phthalimide', consequence: 'is opened by the base', source: aminoProtection },
    ],
  },
];

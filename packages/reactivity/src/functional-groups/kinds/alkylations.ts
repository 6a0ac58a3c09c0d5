import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { saturatedSubstitution, chemoselectivity, reactivityCharts, hydroxylProtection } = TEXTBOOKS;
const ALKYLATED = 'is alkylated as readily';

/** Names of methylations do not say by what: an alcohol in acid and diazomethane leave alone what a halide or sulfonate alkylates. */
const ALKYLATING = ['alkyl-iodide', 'alkyl-bromide', 'alkyl-chloride', 'alkyl-sulfonate'] as const;

const ALKYLATED_NUCLEOPHILES = (
  ['thiol', 'aliphatic-amine', 'hydrazine', 'phenol', 'carboxylic-acid', 'tetrazole', 'azole-nh', 'aniline'] as const
).map((group) => {
  const entry = { group, consequence: ALKYLATED, series: 'alkylation', onlyWith: ALKYLATING, source: saturatedSubstitution } as const;
  // The carboxylate of a halo acid takes no halide before a phenolate, a thiolate or an amine: a second equivalent of base makes phenoxy acids (mecoprop).
  return group === 'carboxylic-acid' ? { ...entry, notWith: ['halo-acid'] as const } : entry;
});

/** Alkylations and substitutions at saturated carbon. */
export const ALKYLATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'alkylation',
    name: 'alkylation by a halide or sulfonate',
    nameReactions: [
      'bromo-n-alkylation',
      'chloro-n-alkylation',
      'iodo-n-alkylation',
      'sulfonate-n-alkylation',
      'williamson-ether-synthesis',
      'hydroxy-to-methoxy',
      'methyl-esterification',
      'ester-alkylation',
      'thioether-synthesis',
      'gabriel-alkylation',
      'methylation',
    ],
    incompatible: [
      ...ALKYLATED_NUCLEOPHILES,
      ...(['alkyl-iodide', 'alkyl-bromide', 'alkyl-sulfonate'] as const).map(
        (group) =>
          ({ group, consequence: 'takes up the nucleophile as readily', series: 'substitution', source: saturatedSubstitution }) as const,
      ),
      { group: 'acid-halide', consequence: 'takes up the nucleophile too', source: saturatedSubstitution },
      { group: 'sulfonyl-halide', consequence: 'takes up the nucleophile too', source: saturatedSubstitution },
      { group: 'isocyanate', consequence: 'takes up the nucleophile too', source: saturatedSubstitution },
    ],
  },
  {
    id: 'mitsunobu',
    name: 'Mitsunobu reaction',
    nameReactions: ['mitsunobu-n-alkylation', 'mitsunobu-aryl-ether-synthesis', 'mitsunobu-thioether-synthesis'],
    incompatible: [
      { group: 'carboxylic-acid', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'thiol', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'phenol', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'azole-nh', consequence: 'takes the alcohol as readily', series: 'alkylation', source: saturatedSubstitution },
      { group: 'primary-alcohol', consequence: 'is activated too', source: saturatedSubstitution },
      { group: 'azide', consequence: 'is reduced by the phosphine', source: reactivityCharts },
    ],
  },
  {
    id: 'hydroxyl-to-halide',
    name: 'conversion of an alcohol into a halide or azide',
    nameReactions: [
      'appel-reaction-hydroxy-to-bromo',
      'hydroxy-to-bromo',
      'hydroxy-to-chloro',
      'hydroxy-to-iodo',
      'deoxyfluorination-of-an-alcohol',
      'azide-formation-from-an-alcohol',
    ],
    incompatible: [
      { group: 'primary-alcohol', consequence: 'is converted too', source: saturatedSubstitution },
      { group: 'secondary-alcohol', consequence: 'is converted too', source: saturatedSubstitution },
      { group: 'carboxylic-acid', consequence: 'is activated too', source: saturatedSubstitution },
      { group: 'thiol', consequence: 'attacks the product', source: saturatedSubstitution },
      { group: 'aliphatic-amine', consequence: 'attacks the product', source: chemoselectivity },
    ],
  },
  {
    id: 'hydroxyl-protection',
    name: 'silylation of an alcohol or phenol',
    nameReactions: ['o-tbdms-protection', 'o-tbdps-protection', 'o-tips-protection', 'o-tms-protection', 'silyl-ether-formation'],
    incompatible: [
      { group: 'primary-alcohol', consequence: 'is silylated as readily', series: 'acylation', source: hydroxylProtection },
      { group: 'phenol', consequence: 'is silylated as readily', series: 'acylation', source: hydroxylProtection },
    ],
  },
];

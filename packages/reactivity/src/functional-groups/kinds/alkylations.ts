import type { ReactionKind } from '../functional-group.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { saturatedSubstitution, chemoselectivity, reactivityCharts, hydroxylProtection } = TEXTBOOKS;
const ALKYLATED = 'is alkylated as readily';

const ALKYLATED_NUCLEOPHILES = [
  'thiol',
  'aliphatic-amine',
  'hydrazine',
  'phenol',
  'carboxylic-acid',
  'tetrazole',
  'azole-nh',
  'aniline',
].map((group) => ({ group, consequence: ALKYLATED, series: 'alkylation', source: saturatedSubstitution }) as const);

/** Alkylations and substitutions at saturated carbon. */
export const ALKYLATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'alkylation',
    name: 'alkylation by a halide or sulfonate',
    nameReactions: [
      'Bromo N-alkylation',
      'Chloro N-alkylation',
      'Iodo N-alkylation',
      'Sulfonate N-alkylation',
      'Williamson ether synthesis',
      'Hydroxy to methoxy',
      'Methyl esterification',
      'Ester alkylation',
      'Thioether synthesis',
      'Gabriel alkylation',
      'Methylation',
    ],
    incompatible: [
      ...ALKYLATED_NUCLEOPHILES,
      ...['alkyl-iodide', 'alkyl-bromide', 'alkyl-sulfonate'].map(
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
    nameReactions: ['Mitsunobu N-alkylation', 'Mitsunobu aryl ether synthesis', 'Mitsunobu thioether synthesis'],
    incompatible: [
      { group: 'carboxylic-acid', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'thiol', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'phenol', consequence: 'takes the place of the nucleophile', source: saturatedSubstitution },
      { group: 'primary-alcohol', consequence: 'is activated too', source: saturatedSubstitution },
      { group: 'azide', consequence: 'is reduced by the phosphine', source: reactivityCharts },
    ],
  },
  {
    id: 'hydroxyl-to-halide',
    name: 'conversion of an alcohol into a halide or azide',
    nameReactions: [
      'Appel reaction (hydroxy to bromo)',
      'Hydroxy to bromo',
      'Hydroxy to chloro',
      'Hydroxy to iodo',
      'Deoxyfluorination of an alcohol',
      'Azide formation from an alcohol',
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
    nameReactions: ['O-TBDMS protection', 'O-TBDPS protection', 'O-TIPS protection', 'O-TMS protection', 'Silyl ether formation'],
    incompatible: [
      { group: 'primary-alcohol', consequence: 'is silylated as readily', series: 'acylation', source: hydroxylProtection },
      { group: 'phenol', consequence: 'is silylated as readily', series: 'acylation', source: hydroxylProtection },
    ],
  },
];

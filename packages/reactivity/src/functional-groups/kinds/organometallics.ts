import type { ReactionKind } from '../functional-group.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { organometallics, reactivityCharts, chemoselectivity } = TEXTBOOKS;
const QUENCHES = 'quenches the organometallic reagent';

/** Additions of Grignard and organolithium reagents. */
export const ORGANOMETALLIC_KINDS: readonly ReactionKind[] = [
  {
    id: 'organometallic-addition',
    name: 'addition of a Grignard or organolithium reagent',
    nameReactions: [
      'Grignard + ketone reaction',
      'Grignard + aldehyde reaction',
      'Grignard + Weinreb amide ketone synthesis',
      'Grignard + ester reaction',
      'Grignard + nitrile ketone synthesis',
      'Organolithium + carbonyl addition',
      'Barbier reaction',
      'Carboxylation of an organometal',
      'Kumada coupling',
    ],
    incompatible: [
      { group: 'aldehyde', consequence: 'takes up the organometallic reagent too', source: organometallics },
      { group: 'ketone', consequence: 'takes up the organometallic reagent too', source: organometallics },
      { group: 'acid-halide', consequence: 'takes up the organometallic reagent too', source: organometallics },
      { group: 'isocyanate', consequence: 'takes up the organometallic reagent too', source: organometallics },
      { group: 'carboxylic-acid', consequence: QUENCHES, source: organometallics },
      { group: 'phenol', consequence: QUENCHES, source: organometallics },
      { group: 'primary-alcohol', consequence: QUENCHES, source: organometallics },
      { group: 'secondary-alcohol', consequence: QUENCHES, source: organometallics },
      { group: 'tertiary-alcohol', consequence: QUENCHES, source: organometallics },
      { group: 'thiol', consequence: QUENCHES, source: organometallics },
      { group: 'aliphatic-amine', consequence: QUENCHES, source: organometallics },
      { group: 'aniline', consequence: QUENCHES, source: organometallics },
      { group: 'heteroarylamine', consequence: QUENCHES, source: organometallics },
      { group: 'azole-nh', consequence: QUENCHES, source: organometallics },
      { group: 'terminal-alkyne', consequence: QUENCHES, source: organometallics },
      { group: 'ester', consequence: 'takes up the organometallic reagent too', source: reactivityCharts },
      { group: 'nitrile', consequence: 'takes up the organometallic reagent too', source: reactivityCharts },
      { group: 'nitro', consequence: 'is attacked by the organometallic reagent', source: reactivityCharts },
      { group: 'epoxide', consequence: 'is opened by the organometallic reagent', source: reactivityCharts },
      { group: 'azide', consequence: 'is attacked by the organometallic reagent', source: reactivityCharts },
    ],
  },
  {
    id: 'carbonyl-olefination',
    name: 'olefination or addition of a stabilised carbanion to a carbonyl group',
    nameReactions: [
      'Wittig olefination',
      'Horner-Wadsworth-Emmons olefination',
      'Julia olefination',
      'Peterson olefination',
      'Henry reaction',
      'Aldol addition',
      'Aldol condensation',
      'Claisen-Schmidt condensation',
      'Knoevenagel condensation',
      'Cyanohydrin formation',
      'Reformatsky reaction',
      'Ethynylation of a carbonyl',
      'Nozaki-Hiyama-Kishi reaction',
      'Strecker synthesis',
      'Oxime formation',
      'Hydrazone formation',
      'Schiff base formation',
    ],
    incompatible: [
      { group: 'aldehyde', consequence: 'is attacked as readily', series: 'carbonyl', source: chemoselectivity },
      { group: 'ketone', consequence: 'is attacked as readily', series: 'carbonyl', source: chemoselectivity },
    ],
  },
];

import type { Incompatibility, ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { organometallics, reactivityCharts, chemoselectivity } = TEXTBOOKS;
const QUENCHES = 'quenches the organometallic reagent';
/** What a Grignard or organolithium reagent attacks, and the zinc enolate of a halo ester (Reformatsky) leaves alone. */
const ZINC_LEAVES = { notWith: ['halo-ester'] } as const;
/** An aldehyde or a ketone takes one equivalent before an ester or a nitrile does. */
const ADDED_LATER = { notWith: ['halo-ester', 'aldehyde', 'ketone'] } as const;

/** What stands in the way, where esters and nitriles come in as `later` says. */
const inTheWay = (later: Pick<Incompatibility, 'notWith'>): readonly Incompatibility[] => [
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
  { group: 'diarylamine', consequence: QUENCHES, source: organometallics },
  { group: 'azole-nh', consequence: QUENCHES, source: organometallics },
  { group: 'terminal-alkyne', consequence: QUENCHES, source: organometallics },
  { group: 'ester', consequence: 'takes up the organometallic reagent too', ...later, source: reactivityCharts },
  { group: 'nitrile', consequence: 'takes up the organometallic reagent too', ...later, source: reactivityCharts },
  { group: 'quaternary-ammonium', consequence: 'does not dissolve in the ether that the reagent needs', source: organometallics },
  { group: 'nitro', consequence: 'is attacked by the organometallic reagent', source: reactivityCharts },
  { group: 'epoxide', consequence: 'is opened by the organometallic reagent', ...ZINC_LEAVES, source: reactivityCharts },
  { group: 'azide', consequence: 'is attacked by the organometallic reagent', source: reactivityCharts },
];

/** Additions of Grignard and organolithium reagents. */
export const ORGANOMETALLIC_KINDS: readonly ReactionKind[] = [
  {
    id: 'organometallic-addition',
    name: 'addition of a Grignard or organolithium reagent',
    nameReactions: [
      'grignard-with-ketone-reaction',
      'grignard-with-aldehyde-reaction',
      'grignard-with-weinreb-amide-ketone-synthesis',
      'grignard-with-ester-reaction',
      'grignard-with-nitrile-ketone-synthesis',
      'organolithium-with-carbonyl-addition',
      'carboxylation-of-an-organometal',
      'kumada-coupling',
    ],
    incompatible: inTheWay(ADDED_LATER),
  },
  {
    id: 'barbier-addition',
    name: 'addition of a halide by a metal in one pot',
    nameReactions: ['barbier-reaction'],
    incompatible: inTheWay(ZINC_LEAVES),
  },
  {
    id: 'carbonyl-olefination',
    name: 'olefination or addition of a stabilised carbanion to a carbonyl group',
    nameReactions: [
      'wittig-olefination',
      'horner-wadsworth-emmons-olefination',
      'julia-olefination',
      'peterson-olefination',
      'henry-reaction',
      'aldol-addition',
      'aldol-condensation',
      'claisen-schmidt-condensation',
      'knoevenagel-condensation',
      'cyanohydrin-formation',
      'reformatsky-reaction',
      'ethynylation-of-a-carbonyl',
      'nozaki-hiyama-kishi-reaction',
      'strecker-synthesis',
      'oxime-formation',
      'hydrazone-formation',
      'schiff-base-formation',
    ],
    incompatible: [
      { group: 'aldehyde', consequence: 'is attacked as readily', series: 'carbonyl', source: chemoselectivity },
      { group: 'ketone', consequence: 'is attacked as readily', series: 'carbonyl', source: chemoselectivity },
    ],
  },
];

import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { chemoselectivity, redox, reactivityCharts, hydroxylProtection, aminoProtection } = TEXTBOOKS;
const REDUCED = 'is reduced too';

/**
 * Reductions. What one common reagent for the step leaves alone is not listed: an ester beside an amide survives borane, a nitro group
 * can be reduced with tin or iron beside nearly anything, an azide by triphenylphosphine.
 */
export const REDUCTION_KINDS: readonly ReactionKind[] = [
  {
    id: 'strong-hydride',
    name: 'reduction by lithium aluminium hydride or borane',
    nameReactions: [
      'amide-to-amine-reduction',
      'lactam-or-imide-reduction',
      'carboxylic-acid-to-alcohol-reduction',
      'ester-to-alcohol-reduction',
      'ester-to-aldehyde-reduction',
      'weinreb-amide-to-aldehyde-reduction',
      'nitrile-reduction',
    ],
    incompatible: [
      { group: 'aldehyde', consequence: REDUCED, source: chemoselectivity },
      { group: 'ketone', consequence: REDUCED, source: chemoselectivity },
      { group: 'acid-halide', consequence: REDUCED, source: chemoselectivity },
      { group: 'azide', consequence: REDUCED, source: reactivityCharts },
      { group: 'epoxide', consequence: 'is opened too', source: reactivityCharts },
    ],
  },
  {
    id: 'amide-reduction',
    name: 'reduction of an amide or nitrile to an amine',
    nameReactions: ['amide-to-amine-reduction', 'lactam-or-imide-reduction', 'nitrile-reduction'],
    incompatible: [{ group: 'carboxylic-acid', consequence: REDUCED, source: chemoselectivity }],
  },
  {
    id: 'borohydride',
    name: 'reduction of a carbonyl group or imine by borohydride',
    nameReactions: ['ketone-to-alcohol-reduction', 'aldehyde-to-alcohol-reduction'],
    incompatible: [
      { group: 'aldehyde', consequence: 'is reduced as readily', series: 'carbonyl', source: chemoselectivity },
      { group: 'ketone', consequence: 'is reduced as readily', series: 'carbonyl', source: chemoselectivity },
      { group: 'acid-halide', consequence: REDUCED, source: chemoselectivity },
    ],
  },
  {
    id: 'reductive-amination',
    name: 'reductive amination',
    nameReactions: [
      'aldehyde-reductive-amination',
      'ketone-reductive-amination',
      'eschweiler-clarke-methylation',
      'leuckart-type-reductive-amination-with-ammonia',
    ],
    incompatible: [
      { group: 'aldehyde', consequence: 'takes up the amine as readily', series: 'carbonyl', source: chemoselectivity },
      { group: 'ketone', consequence: 'takes up the amine as readily', series: 'carbonyl', source: chemoselectivity },
      {
        group: 'aliphatic-amine',
        consequence: 'takes up the carbonyl compound as readily',
        series: 'alkylation',
        source: chemoselectivity,
      },
    ],
  },
  {
    id: 'hydrogenation',
    name: 'catalytic hydrogenation of an alkene, alkyne or heteroarene',
    nameReactions: ['alkene-hydrogenation', 'alkyne-hydrogenation', 'heteroarene-hydrogenation'],
    incompatible: [
      { group: 'nitro', consequence: 'is hydrogenated too', source: redox },
      { group: 'azide', consequence: 'is hydrogenated too', source: redox },
      { group: 'alkyne', consequence: 'is hydrogenated too', source: redox },
      { group: 'aryl-iodide', consequence: 'is cleaved by hydrogenolysis', source: redox },
      { group: 'aryl-bromide', consequence: 'is cleaved by hydrogenolysis', source: redox },
      { group: 'cbz', consequence: 'is cleaved by hydrogenolysis', source: aminoProtection },
      { group: 'benzyl-ester', consequence: 'is cleaved by hydrogenolysis', source: reactivityCharts },
      { group: 'benzyl-ether', consequence: 'is cleaved by hydrogenolysis', source: hydroxylProtection },
    ],
  },
  {
    id: 'hydrogenolysis',
    name: 'hydrogenolysis of a benzyl or Cbz group',
    nameReactions: ['n-cbz-deprotection', 'n-bn-deprotection', 'o-bn-deprotection', 'co2h-bn-deprotection'],
    incompatible: (
      [
        ['nitro', 'is hydrogenated too'],
        ['azide', 'is hydrogenated too'],
        ['alkene', 'is hydrogenated too'],
        ['alkyne', 'is hydrogenated too'],
        ['aryl-iodide', 'is cleaved by hydrogenolysis'],
        ['aryl-bromide', 'is cleaved by hydrogenolysis'],
      ] as const
    )
      // Acid cleaves the ester of diphenylmethanol or triphenylmethanol.
      .map(([group, consequence]) => ({ group, consequence, notWith: ['benzhydryl-ester'], source: redox }) as const),
  },
];

import type { ReactionKind } from '../functional-group.ts';
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
      'Amide to amine reduction',
      'Lactam or imide reduction',
      'Carboxylic acid to alcohol reduction',
      'Ester to alcohol reduction',
      'Ester to aldehyde reduction',
      'Weinreb amide to aldehyde reduction',
      'Nitrile reduction',
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
    nameReactions: ['Amide to amine reduction', 'Lactam or imide reduction', 'Nitrile reduction'],
    incompatible: [{ group: 'carboxylic-acid', consequence: REDUCED, source: chemoselectivity }],
  },
  {
    id: 'borohydride',
    name: 'reduction of a carbonyl group or imine by borohydride',
    nameReactions: ['Ketone to alcohol reduction', 'Aldehyde to alcohol reduction'],
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
      'Aldehyde reductive amination',
      'Ketone reductive amination',
      'Eschweiler-Clarke methylation',
      'Leuckart-type reductive amination with ammonia',
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
    nameReactions: ['Alkene hydrogenation', 'Alkyne hydrogenation', 'Heteroarene hydrogenation'],
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
    nameReactions: ['N-Cbz deprotection', 'N-Bn deprotection', 'O-Bn deprotection', 'CO2H-Bn deprotection'],
    incompatible: [
      { group: 'nitro', consequence: 'is hydrogenated too', source: redox },
      { group: 'azide', consequence: 'is hydrogenated too', source: redox },
      { group: 'alkene', consequence: 'is hydrogenated too', source: redox },
      { group: 'alkyne', consequence: 'is hydrogenated too', source: redox },
      { group: 'aryl-iodide', consequence: 'is cleaved by hydrogenolysis', source: redox },
      { group: 'aryl-bromide', consequence: 'is cleaved by hydrogenolysis', source: redox },
    ],
  },
];

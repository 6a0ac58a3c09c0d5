import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { couplings, conjugateAddition, chemoselectivity } = TEXTBOOKS;

const HALIDES = (['aryl-iodide', 'activated-bromide', 'aryl-bromide', 'aryl-triflate'] as const).map(
  (group) => ({ group, consequence: 'couples as readily', series: 'coupling', source: couplings }) as const,
);

/** Cross-couplings and arylations. */
export const COUPLING_KINDS: readonly ReactionKind[] = [
  {
    id: 'carbon-coupling',
    name: 'palladium-catalysed coupling to carbon',
    nameReactions: [
      'bromo-suzuki-coupling',
      'chloro-suzuki-coupling',
      'iodo-suzuki-coupling',
      'triflate-suzuki-coupling',
      'suzuki-coupling',
      'stille-reaction',
      'negishi-coupling',
      'hiyama-coupling',
      'kumada-coupling',
      'sonogashira-coupling',
      'heck-reaction',
      'miyaura-borylation',
      'cyanation-of-an-aryl-halide',
      'carbonylation-of-an-aryl-halide',
      'buchwald-hartwig-alpha-arylation',
    ],
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'arylation',
    name: 'arylation of an amine, alcohol or thiol',
    nameReactions: [
      'buchwald-hartwig-amination',
      'goldberg-ullmann-n-arylation',
      'chan-lam-coupling',
      'snar-amination-fluoride',
      'snar-amination-chloride',
      'snar-amination-sulfur-leaving-group',
      'fluoro-n-arylation',
      'snar-ether-synthesis',
      'ullmann-ether-synthesis',
      'chan-evans-lam-etherification',
      'thiol-arylation',
    ],
    incompatible: (['thiol', 'aliphatic-amine', 'hydrazine', 'phenol'] as const).map((group) => ({
      group,
      consequence: 'is arylated as readily',
      series: 'alkylation' as const,
      source: conjugateAddition,
    })),
  },
  {
    id: 'metal-arylation',
    name: 'metal-catalysed arylation of an amine, alcohol or thiol',
    nameReactions: ['buchwald-hartwig-amination', 'goldberg-ullmann-n-arylation', 'ullmann-ether-synthesis'],
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'terminal-alkyne-coupling',
    name: 'coupling of a terminal alkyne',
    nameReactions: ['sonogashira-coupling', 'huisgen-azide-alkyne-cycloaddition'],
    incompatible: [{ group: 'terminal-alkyne', consequence: 'reacts too', source: chemoselectivity }],
  },
];

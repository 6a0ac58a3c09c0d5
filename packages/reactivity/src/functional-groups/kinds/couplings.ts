import { BORON_ARYLATIONS, CARBON_COUPLINGS, HALIDE_EXCHANGES, METAL_ARYLATIONS } from '../../name-reactions/couplings.ts';
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
    nameReactions: [...CARBON_COUPLINGS, ...HALIDE_EXCHANGES],
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'arylation',
    name: 'arylation of an amine, alcohol or thiol',
    nameReactions: [
      ...METAL_ARYLATIONS,
      ...BORON_ARYLATIONS,
      'snar-amination-fluoride',
      'snar-amination-chloride',
      'snar-amination-sulfur-leaving-group',
      'fluoro-n-arylation',
      'snar-ether-synthesis',
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
    nameReactions: METAL_ARYLATIONS,
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'terminal-alkyne-coupling',
    name: 'coupling of a terminal alkyne',
    nameReactions: ['sonogashira-coupling', 'huisgen-azide-alkyne-cycloaddition'],
    incompatible: [{ group: 'terminal-alkyne', consequence: 'reacts too', source: chemoselectivity }],
  },
];

import type { ReactionKind } from '../functional-group.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { couplings, conjugateAddition, chemoselectivity } = TEXTBOOKS;

const HALIDES = ['aryl-iodide', 'activated-bromide', 'aryl-bromide', 'aryl-triflate'].map(
  (group) => ({ group, consequence: 'couples as readily', series: 'coupling', source: couplings }) as const,
);

/** Cross-couplings and arylations. */
export const COUPLING_KINDS: readonly ReactionKind[] = [
  {
    id: 'carbon-coupling',
    name: 'palladium-catalysed coupling to carbon',
    nameReactions: [
      'Bromo Suzuki coupling',
      'Chloro Suzuki coupling',
      'Iodo Suzuki coupling',
      'Triflate Suzuki coupling',
      'Suzuki coupling',
      'Stille reaction',
      'Negishi coupling',
      'Hiyama coupling',
      'Kumada coupling',
      'Sonogashira coupling',
      'Heck reaction',
      'Miyaura borylation',
      'Cyanation of an aryl halide',
      'Carbonylation of an aryl halide',
      'Buchwald-Hartwig alpha-arylation',
    ],
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'arylation',
    name: 'arylation of an amine, alcohol or thiol',
    nameReactions: [
      'Buchwald-Hartwig amination',
      'Goldberg-Ullmann N-arylation',
      'Chan-Lam coupling',
      'SNAr amination (fluoride)',
      'SNAr amination (chloride)',
      'SNAr amination (sulfur leaving group)',
      'Fluoro N-arylation',
      'SNAr ether synthesis',
      'Ullmann ether synthesis',
      'Chan-Evans-Lam etherification',
      'Thiol arylation',
    ],
    incompatible: ['thiol', 'aliphatic-amine', 'hydrazine', 'phenol'].map((group) => ({
      group,
      consequence: 'is arylated as readily',
      series: 'alkylation' as const,
      source: conjugateAddition,
    })),
  },
  {
    id: 'metal-arylation',
    name: 'metal-catalysed arylation of an amine, alcohol or thiol',
    nameReactions: ['Buchwald-Hartwig amination', 'Goldberg-Ullmann N-arylation', 'Ullmann ether synthesis'],
    incompatible: [...HALIDES, { group: 'boronic-acid', consequence: 'couples too', source: couplings }],
  },
  {
    id: 'terminal-alkyne-coupling',
    name: 'coupling of a terminal alkyne',
    nameReactions: ['Sonogashira coupling', 'Huisgen azide-alkyne cycloaddition'],
    incompatible: [{ group: 'terminal-alkyne', consequence: 'reacts too', source: chemoselectivity }],
  },
];

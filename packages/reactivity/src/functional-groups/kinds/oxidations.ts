import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { redox, reactivityCharts } = TEXTBOOKS;
const OXIDISED = 'is oxidised too';

/** It takes benzylic and allylic alcohols to the aldehyde or ketone, and no others. */
const MANGANESE_DIOXIDE_LEAVES = { notWith: ['activated-alcohol'] } as const;

/** Oxidations. */
export const OXIDATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'alcohol-oxidation',
    name: 'oxidation of an alcohol or aldehyde',
    nameReactions: [
      'alcohol-to-aldehyde-oxidation',
      'alcohol-to-ketone-oxidation',
      'alcohol-to-carboxylic-acid-oxidation',
      'pinnick-oxidation-aldehyde-to-carboxylic-acid',
    ],
    incompatible: [
      { group: 'thiol', consequence: OXIDISED, source: reactivityCharts },
      { group: 'aliphatic-amine', consequence: OXIDISED, source: reactivityCharts },
      { group: 'hydrazine', consequence: OXIDISED, source: reactivityCharts },
    ],
  },
  {
    id: 'alcohol-to-carbonyl',
    name: 'oxidation of an alcohol',
    nameReactions: ['alcohol-to-aldehyde-oxidation', 'alcohol-to-ketone-oxidation'],
    incompatible: [
      { group: 'primary-alcohol', consequence: OXIDISED, ...MANGANESE_DIOXIDE_LEAVES, source: redox },
      { group: 'secondary-alcohol', consequence: OXIDISED, ...MANGANESE_DIOXIDE_LEAVES, source: redox },
      { group: 'activated-alcohol', consequence: OXIDISED, onlyWith: ['activated-alcohol'], source: redox },
    ],
  },
  {
    id: 'alcohol-to-acid',
    name: 'oxidation of an alcohol to the acid',
    nameReactions: ['alcohol-to-carboxylic-acid-oxidation'],
    incompatible: [
      { group: 'primary-alcohol', consequence: OXIDISED, source: redox },
      { group: 'secondary-alcohol', consequence: OXIDISED, source: redox },
    ],
  },
  {
    id: 'peracid-oxidation',
    name: 'oxidation by a peracid or a peroxide',
    nameReactions: [
      'prilezhaev-epoxidation',
      'n-oxide-formation',
      'tertiary-amine-n-oxide-formation',
      'sulfanyl-to-sulfonyl',
      'sulfanyl-to-sulfinyl',
      'sulfinyl-to-sulfonyl',
    ],
    incompatible: [
      { group: 'thiol', consequence: OXIDISED, source: redox },
      { group: 'sulfide', consequence: OXIDISED, source: redox },
      { group: 'aliphatic-amine', consequence: OXIDISED, source: redox },
      { group: 'hydrazine', consequence: OXIDISED, source: redox },
      { group: 'aldehyde', consequence: OXIDISED, source: redox },
    ],
  },
  {
    id: 'alkene-oxidation',
    name: 'cleavage or dihydroxylation of an alkene',
    nameReactions: ['upjohn-dihydroxylation', 'ozonolysis-or-lemieux-johnson-oxidation', 'brown-hydroboration-oxidation'],
    incompatible: [
      { group: 'thiol', consequence: OXIDISED, source: redox },
      { group: 'sulfide', consequence: OXIDISED, source: redox },
    ],
  },
];

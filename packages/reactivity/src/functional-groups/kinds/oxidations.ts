import type { ReactionKind } from '../functional-group.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const { redox, reactivityCharts } = TEXTBOOKS;
const OXIDISED = 'is oxidised too';

/** Oxidations. */
export const OXIDATION_KINDS: readonly ReactionKind[] = [
  {
    id: 'alcohol-oxidation',
    name: 'oxidation of an alcohol or aldehyde',
    nameReactions: [
      'Alcohol to aldehyde oxidation',
      'Alcohol to ketone oxidation',
      'Alcohol to carboxylic acid oxidation',
      'Pinnick oxidation (aldehyde to carboxylic acid)',
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
    nameReactions: ['Alcohol to aldehyde oxidation', 'Alcohol to ketone oxidation', 'Alcohol to carboxylic acid oxidation'],
    incompatible: [
      { group: 'primary-alcohol', consequence: OXIDISED, source: redox },
      { group: 'secondary-alcohol', consequence: OXIDISED, source: redox },
    ],
  },
  {
    id: 'peracid-oxidation',
    name: 'oxidation by a peracid or a peroxide',
    nameReactions: [
      'Prilezhaev epoxidation',
      'N-Oxide formation',
      'Tertiary amine N-oxide formation',
      'Sulfanyl to sulfonyl',
      'Sulfanyl to sulfinyl',
      'Sulfinyl to sulfonyl',
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
    nameReactions: ['Upjohn dihydroxylation', 'Ozonolysis or Lemieux-Johnson oxidation', 'Brown hydroboration-oxidation'],
    incompatible: [
      { group: 'thiol', consequence: OXIDISED, source: redox },
      { group: 'sulfide', consequence: OXIDISED, source: redox },
    ],
  },
];

import type { ReactionKind } from '../reaction-kind.ts';
import { TEXTBOOKS } from '../textbooks.ts';

const {
  aminoProtection,
  hydroxylProtection,
  carboxylProtection,
  reactivityCharts,
  carbonylSubstitution,
  aromaticSubstitution,
  carbonylCondensation,
} = TEXTBOOKS;
const CLEAVED = 'is cleaved by the acid too';

/** Groups that strong acid takes off, whatever else it does. */
const ACID_LABILE = [
  { group: 'boc', consequence: CLEAVED, source: aminoProtection },
  { group: 'tert-butyl-ester', consequence: CLEAVED, source: carboxylProtection },
  { group: 'tert-butyl-carbonate', consequence: CLEAVED, source: hydroxylProtection },
  { group: 'trityl', consequence: CLEAVED, source: reactivityCharts },
  { group: 'acetal', consequence: CLEAVED, source: carbonylCondensation },
] as const;

/** Reactions in acid, and reactions that need it. */
export const ACID_KINDS: readonly ReactionKind[] = [
  {
    id: 'acidic-deprotection',
    name: 'cleavage of a Boc group, tert-butyl ester or tert-butyl ether by acid',
    nameReactions: ['n-boc-deprotection', 'co2h-tbu-deprotection', 'n-tbu-deprotection'],
    incompatible: [...ACID_LABILE, { group: 'silyl-ether', consequence: CLEAVED, source: hydroxylProtection }],
  },
  {
    id: 'strong-acid',
    name: 'reaction in strong acid',
    nameReactions: [
      'nitration',
      'fischer-indole-synthesis',
      'bischler-napieralski-reaction',
      'friedel-crafts-acylation',
      'friedel-crafts-alkylation',
      'chlorosulfonation',
      'sulfonation',
      'beckmann-rearrangement',
      'nitrile-hydrolysis-to-carboxylic-acid',
      'skraup-doebner-miller-quinoline-synthesis',
      'methoxy-to-hydroxy',
      'fischer-speier-esterification',
    ],
    incompatible: ACID_LABILE,
  },
  {
    id: 'friedel-crafts',
    name: 'Friedel-Crafts reaction or nitration',
    nameReactions: ['friedel-crafts-acylation', 'friedel-crafts-alkylation', 'nitration', 'chlorosulfonation'],
    incompatible: [
      { group: 'aniline', consequence: 'binds or reacts with the electrophile', source: aromaticSubstitution },
      { group: 'diarylamine', consequence: 'reacts with the electrophile', source: aromaticSubstitution },
      { group: 'aliphatic-amine', consequence: 'binds or reacts with the electrophile', source: aromaticSubstitution },
      { group: 'primary-alcohol', consequence: 'reacts with the electrophile', source: aromaticSubstitution },
      { group: 'secondary-alcohol', consequence: 'reacts with the electrophile', source: aromaticSubstitution },
      { group: 'thiol', consequence: 'reacts with the electrophile', source: aromaticSubstitution },
    ],
  },
  {
    id: 'diazotisation',
    name: 'diazotisation',
    nameReactions: [
      'sandmeyer-reaction',
      'balz-schiemann-reaction',
      'diazotisation-and-hydrolysis',
      'hydrazine-formation-from-a-diazonium-salt',
    ],
    incompatible: [
      { group: 'aliphatic-amine', consequence: 'is nitrosated too', source: aromaticSubstitution },
      { group: 'aniline', consequence: 'is diazotised or nitrosated too', source: aromaticSubstitution },
      { group: 'diarylamine', consequence: 'is nitrosated too', source: aromaticSubstitution },
      { group: 'thiol', consequence: 'is nitrosated too', source: aromaticSubstitution },
    ],
  },
  {
    id: 'hydrazinolysis',
    name: 'removal of a phthaloyl group by hydrazine',
    nameReactions: ['phthalimide-deprotection-ing-manske'],
    incompatible: [
      { group: 'aldehyde', consequence: 'condenses with hydrazine', source: carbonylCondensation },
      { group: 'ketone', consequence: 'condenses with hydrazine', source: carbonylCondensation },
      { group: 'isocyanate', consequence: 'takes up hydrazine', source: carbonylSubstitution },
    ],
  },
];

import { CROSS_COUPLINGS, type NameReactionId, type ReactionClass } from '@retron/reactivity';

/** Steps that put a protecting group on or take it off. */
export const PROTECTING_STEPS: readonly ReactionClass[] = ['protection', 'deprotection'];

/** Reactions that libraries of compounds are usually made by. Source: the most frequent reactions of medicinal chemistry in Brown and Boström (doi:10.1021/acs.jmedchem.5b01409). */
export const LIBRARY_REACTIONS: readonly NameReactionId[] = [
  'amide-schotten-baumann',
  'carboxylic-acid-with-amine-reaction',
  'sulfonamide-schotten-baumann',
  'carbamoyl-chloride-with-amine-to-urea',
  'isocyanate-with-amine-reaction',
  'carbamate-formation-from-chloroformate',
  'aldehyde-reductive-amination',
  'ketone-reductive-amination',
  'bromo-n-alkylation',
  'chloro-n-alkylation',
  'iodo-n-alkylation',
  'sulfonate-n-alkylation',
  'williamson-ether-synthesis',
  'mitsunobu-aryl-ether-synthesis',
  'snar-amination-fluoride',
  'snar-amination-chloride',
  'snar-amination-sulfur-leaving-group',
  'snar-ether-synthesis',
  'thioether-synthesis',
  'fischer-speier-esterification',
  'ester-schotten-baumann',
  ...CROSS_COUPLINGS,
];

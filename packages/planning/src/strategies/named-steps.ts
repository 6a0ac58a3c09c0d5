import type { ReactionClass } from '@retron/reactivity';

/** Steps that put a protecting group on or take it off. */
export const PROTECTING_STEPS: readonly ReactionClass[] = ['protection', 'deprotection'];

/** Metal-catalysed couplings by the names of the library. Textbook: de Meijere, Bräse, Oestreich, Metal-Catalyzed Cross-Coupling Reactions and More. */
export const CROSS_COUPLINGS: readonly string[] = [
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
  'Direct C-H arylation',
  'Buchwald-Hartwig amination',
  'Buchwald-Hartwig alpha-arylation',
  'Goldberg-Ullmann N-arylation',
  'Ullmann biaryl coupling',
  'Ullmann ether synthesis',
  'Chan-Lam coupling',
  'Chan-Evans-Lam etherification',
];

/** Reactions that libraries of compounds are usually made by. Source: the most frequent reactions of medicinal chemistry in Brown and Boström (doi:10.1021/acs.jmedchem.5b01409). */
export const LIBRARY_REACTIONS: readonly string[] = [
  'Amide Schotten-Baumann',
  'Carboxylic acid + amine reaction',
  'Sulfonamide Schotten-Baumann',
  'Carbamoyl chloride + amine to urea',
  'Isocyanate + amine reaction',
  'Carbamate formation from chloroformate',
  'Aldehyde reductive amination',
  'Ketone reductive amination',
  'Bromo N-alkylation',
  'Chloro N-alkylation',
  'Iodo N-alkylation',
  'Sulfonate N-alkylation',
  'Williamson ether synthesis',
  'Mitsunobu aryl ether synthesis',
  'SNAr amination (fluoride)',
  'SNAr amination (chloride)',
  'SNAr amination (sulfur leaving group)',
  'SNAr ether synthesis',
  'Thioether synthesis',
  'Fischer-Speier esterification',
  'Ester Schotten-Baumann',
  ...CROSS_COUPLINGS,
];

import type { NameReactionId } from './table.ts';

/** Aryl and alkenyl halides that palladium or nickel joins to a carbon, with whatever brings it. */
export const CARBON_COUPLINGS = [
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
  'buchwald-hartwig-alpha-arylation',
] as const satisfies readonly NameReactionId[];

/** The same halides that palladium turns into a boronate, a nitrile or a carbonyl compound. */
export const HALIDE_EXCHANGES = [
  'miyaura-borylation',
  'cyanation-of-an-aryl-halide',
  'carbonylation-of-an-aryl-halide',
] as const satisfies readonly NameReactionId[];

/** The same that palladium or copper joins to nitrogen. */
export const METAL_AMINATIONS = ['buchwald-hartwig-amination', 'goldberg-ullmann-n-arylation'] as const satisfies readonly NameReactionId[];

/** To nitrogen and oxygen. */
export const METAL_ARYLATIONS = [...METAL_AMINATIONS, 'ullmann-ether-synthesis'] as const satisfies readonly NameReactionId[];

/**
 * Reactions of halides that no activated ring takes on without a metal, by their names. Left out are those whose halide an acceptor may
 * activate as well (`goldberg-ullmann-n-arylation`, `ullmann-ether-synthesis`).
 */
export const METAL_NEEDED: readonly NameReactionId[] = [...CARBON_COUPLINGS, ...HALIDE_EXCHANGES, 'buchwald-hartwig-amination'];

/** Arylboron compounds that copper joins to nitrogen and oxygen. */
export const BORON_ARYLATIONS = ['chan-lam-coupling', 'chan-evans-lam-etherification'] as const satisfies readonly NameReactionId[];

/** All metal-catalysed couplings that join two partners. Textbook: de Meijere, Bräse, Oestreich, Metal-Catalyzed Cross-Coupling Reactions and More. */
export const CROSS_COUPLINGS: readonly NameReactionId[] = [
  ...CARBON_COUPLINGS,
  'direct-c-h-arylation',
  'ullmann-biaryl-coupling',
  ...METAL_ARYLATIONS,
  ...BORON_ARYLATIONS,
];

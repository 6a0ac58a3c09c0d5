import { givesAtoms, type ReagentKind, reagentKindsOf } from '@retron/reactivity';

/**
 * Kinds of the reagents that are there: a material that is a reagent decides too, wherever it was written.
 *
 * @param reagents - canonical SMILES, the ions of a salt joined by dots
 */
export function reagentsAmong(materials: readonly string[], reagents: readonly string[]): readonly ReagentKind[] {
  return reagentKindsOf([...materials, ...reagents.flatMap((reagent) => reagent.split('.'))]);
}

/** Reagents that may give atoms to the product, and so react as partners, but for those that are materials already. */
export function givingPartners(materials: readonly string[], reagents: readonly string[]): readonly string[] {
  return [...new Set(reagents)].filter((reagent) => givesAtoms(reagent) && !reagent.includes('.') && !materials.includes(reagent));
}

import { type Giver, giversOf, type ReagentKind, reagentKindsOf } from '@retron/reactivity';
import { hasCarbonMetalBond, recordedForm } from './recorded-form.ts';

/**
 * Kinds of the reagents that are there: a material that is a reagent decides too, wherever it was written.
 *
 * @param reagents - canonical SMILES, the ions of a salt joined by dots
 */
export function reagentsAmong(materials: readonly string[], reagents: readonly string[]): readonly ReagentKind[] {
  return reagentKindsOf([...materials, ...reagents.flatMap((reagent) => reagent.split('.'))]);
}

/**
 * What reagents react as where they give atoms to the product, but for what is a material already; organometallic reagents do, known or not.
 *
 * @param reagents - as in `reagentsAmong`
 */
export function givingPartners(materials: readonly string[], reagents: readonly string[]): readonly Giver[] {
  const givers = new Map<string, Giver>();
  for (const reagent of new Set(reagents)) {
    const { molecules } = recordedForm(reagent);
    const metals = molecules.length === 1 && hasCarbonMetalBond(molecules[0]) ? [{ molecule: molecules[0], isStandIn: false }] : [];
    for (const giver of [...giversOf(reagent), ...metals]) {
      if (!materials.includes(giver.molecule) && !givers.has(giver.molecule)) givers.set(giver.molecule, giver);
    }
  }
  return [...givers.values()];
}

import { readReagent } from '../reagents/read-reagent.ts';
import { compoundByName } from './compound-names.ts';

/**
 * A material given by a name that is known here, as SMILES, or by the formula of a reagent; `null` for what is none of these.
 *
 * @param canonical - canonical SMILES of one molecule by the toolkit; `null` for what it refuses
 */
export function materialOfText(text: string, canonical: (smiles: string) => string | null): string | null {
  const reagent = readReagent(text, canonical);
  if (reagent !== null) return reagent.smiles;
  const named = compoundByName(text);
  return named === null ? null : canonical(named);
}

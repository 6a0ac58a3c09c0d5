import { readReagent } from './read-reagent.ts';

/**
 * A material given by a name that is known here, as SMILES, or by the formula of a reagent; `null` for what is none of these.
 *
 * @param canonical - canonical SMILES of one molecule by the toolkit; `null` for what it refuses
 */
export function materialOfText(text: string, canonical: (smiles: string) => string | null): string | null {
  return readReagent(text, canonical)?.smiles ?? null;
}

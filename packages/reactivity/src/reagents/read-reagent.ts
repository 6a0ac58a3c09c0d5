import { nameOfReagent, reagentByName } from './reagents.ts';

/** A reagent as somebody gave it, understood. */
export interface ReadReagent {
  /** Canonical SMILES, the ions of a salt ascending. */
  readonly smiles: string;
  /** Its usual name; `null` where the table does not have it, so that nothing is known of what it does. */
  readonly name: string | null;
}

/**
 * A reagent given by its name or as SMILES; `null` for what is neither a name of the table nor a structure.
 *
 * @param canonical - canonical SMILES of one molecule or ion by the toolkit; `null` for what it refuses
 */
export function readReagent(text: string, canonical: (smiles: string) => string | null): ReadReagent | null {
  const named = reagentByName(text);
  if (named !== null) return { smiles: named, name: nameOfReagent(named) };
  const parts = text.trim().split('.').map(canonical);
  if (!parts.every((part) => part !== null && part !== '')) return null;
  const smiles = parts.sort().join('.');
  return { smiles, name: nameOfReagent(smiles) };
}

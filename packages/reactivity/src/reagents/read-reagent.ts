import { reagentByFormula, reagentByInchiKey, reagentByName, reagentOfSmiles } from './reagents.ts';

/** A reagent as somebody gave it, understood. */
export interface ReadReagent {
  /** Canonical SMILES, the ions of a salt ascending. */
  readonly smiles: string;
  /** Its usual name; `null` where the table does not have it, so that nothing is known of what it does. */
  readonly name: string | null;
}

/**
 * A reagent given by its name, its InChIKey, as SMILES or by its formula, tried in this order: `CO` is methanol, not carbon monoxide. `null` for what is neither of
 * the table nor a structure.
 *
 * @param canonical - canonical SMILES of one molecule or ion by the toolkit; `null` for what it refuses
 */
export function readReagent(text: string, canonical: (smiles: string) => string | null): ReadReagent | null {
  const named = reagentByName(text) ?? reagentByInchiKey(text);
  if (named !== null) return understood(named);
  const parts = text.trim().split('.').map(canonical);
  if (parts.every((part) => part !== null && part !== '')) return understood(parts.sort().join('.'));
  const meant = reagentByFormula(text);
  return meant === null ? null : understood(meant);
}

function understood(smiles: string): ReadReagent {
  const known = reagentOfSmiles(smiles);
  return known === null ? { smiles, name: null } : { smiles: known.smiles, name: known.name };
}

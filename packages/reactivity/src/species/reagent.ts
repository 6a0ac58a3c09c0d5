import type { ReagentRole } from './reagent-roles.ts';

/** A solvent or agent as one would write it on the arrow: a molecule or a salt. */
export interface Species {
  /** Canonical SMILES; of a salt those of its ions, ascending, joined by a dot. */
  readonly smiles: string;
  /** Its usual name; `null` where none is certain. */
  readonly name: string | null;
}

/** A species and what it does; `null` where that is not known. */
export interface Reagent extends Species {
  readonly role: ReagentRole | null;
}

/** Its usual name, or the SMILES of what has none. */
export function speciesText({ name, smiles }: Species): string {
  return name ?? smiles;
}

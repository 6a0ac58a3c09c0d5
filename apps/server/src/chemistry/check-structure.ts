import type { Direction } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { checkTarget, type Notation } from '@retron/target';

/** What the planner makes of a structure. */
export interface StructureCheck {
  /** What is wrong, in words for the user; empty when the structure can be planned. */
  readonly errors: readonly string[];
  /** Null when it could not be read. */
  readonly structure: {
    readonly format: Notation;
    readonly smiles: string;
    readonly rosdal: string;
    readonly molfile: string;
    readonly inchiKey: string;
    readonly formula: string;
    /** g/mol */
    readonly weight: number;
    /** It was given in another drawing of the same substance. */
    readonly isRedrawn: boolean;
  } | null;
}

/**
 * What the planner would make of a structure in any notation, as the start of a query in the given direction.
 *
 * `errors` says what is wrong with it; `structure` is given whenever it could be read at all, so that a form can draw what it
 * refuses. Numbering: `rosdal` and `molfile` number the atoms as `smiles` does.
 */
export function checkStructure(
  rdkit: Rdkit,
  text: string,
  format: Notation | 'auto',
  direction: Direction = 'retrosynthesis',
): StructureCheck {
  const { objections, target } = checkTarget(rdkit, text, format, direction);
  const errors = objections.map(({ message }) => message);
  if (target === null) return { errors, structure: null };
  const molfile = rdkit.molfile(target.smiles);
  if (!molfile.ok) return { errors: [molfile.error.message], structure: null };
  const { notation, ...facts } = target;
  return { errors, structure: { ...facts, format: notation, molfile: molfile.value } };
}

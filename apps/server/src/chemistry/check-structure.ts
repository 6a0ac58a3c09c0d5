import type { Direction } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { type NamedReagent, reagentsApart } from '@retron/reactivity';
import { checkMaterials, checkTarget, type Notation, type TargetCheck } from '@retron/target';

/** A reagent that was given as a starting material. */
type ReagentApart = Pick<NamedReagent, 'name' | 'smiles'>;

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
    /** What stood among the starting materials and is a reagent; it is none of the structure. */
    readonly reagents: readonly ReagentApart[];
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
  return checkOf(rdkit, checkTarget(rdkit, text, format, direction), []);
}

/** The same of what somebody gives for a query: in the forward direction without the reagents that stand among the starting materials. */
export function checkGiven(rdkit: Rdkit, text: string, format: Notation | 'auto', direction: Direction): StructureCheck {
  if (direction !== 'forward') return checkStructure(rdkit, text, format, direction);
  const { reagents, ...check } = checkMaterials(rdkit, text, format, reagentsApart);
  return checkOf(rdkit, check, reagents);
}

function checkOf(rdkit: Rdkit, { objections, target }: TargetCheck, reagents: readonly ReagentApart[]): StructureCheck {
  const errors = objections.map(({ message }) => message);
  if (target === null) return { errors, structure: null };
  const molfile = rdkit.molfile(target.smiles);
  if (!molfile.ok) return { errors: [molfile.error.message], structure: null };
  const { notation, ...facts } = target;
  return { errors, structure: { ...facts, format: notation, molfile: molfile.value, reagents } };
}

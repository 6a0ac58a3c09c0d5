import type { AtomIndex } from '@retron/molecule';
import type { StructureId, Suggestion, SuggestionId } from '@retron/tree';

/** What is asked of a step to tell how it goes with the others of its route. */
export type StepOfRoute = Pick<Suggestion, 'precursors' | 'mechanism' | 'nameReactions'>;

/** Where routes are looked up. */
export interface FaultSource {
  suggestion(id: SuggestionId): StepOfRoute;
  /** Canonical SMILES. */
  smiles(id: StructureId): string;
}

/** An atom of a structure of a route. */
export interface FaultAtom {
  readonly structureId: StructureId;
  readonly atom: AtomIndex;
}

import type { AtomIndex } from '@retron/molecule';

/** Competing places that are told: more rings than these would tell nobody which place is meant. */
export const MOST_PLACES_TOLD = 6;

/** Atoms that a sentence about a step speaks of. */
export interface ToldAtoms {
  /** Whose they are: of the structure, or of the precursors as one mixture, in their order. */
  readonly of: 'structure' | 'mixture';
  /** Atoms meant to react; where nothing competes with them, what the sentence is about. */
  readonly wanted: readonly AtomIndex[];
  /** Places that react as well, each with all of its atoms. */
  readonly rivals: readonly (readonly AtomIndex[])[];
}

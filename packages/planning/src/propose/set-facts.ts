import { countChargedAtoms } from './charged-atoms.ts';
import { countCentres, type FoundPrecursor, type Identity } from './precursor-set.ts';

/** What is known of a set of precursors before their canonical SMILES. */
export interface SetFacts {
  /** What tells the set from others, stereo left out. */
  readonly constitution: string;
  /** Stated stereocentres of all. */
  readonly centres: number;
  /** Charged atoms of all. */
  readonly charges: number;
}

/** @param known - of the precursors found, in their order */
export function setFacts(found: readonly FoundPrecursor[], known: readonly Identity[]): SetFacts {
  return {
    constitution: known
      .map(({ constitution }) => constitution)
      .sort((a, b) => a - b)
      .join(),
    centres: found.reduce((sum, { fragment }) => sum + countCentres(fragment.drawn), 0),
    charges: found.reduce((sum, { fragment }) => sum + countChargedAtoms(fragment.drawn), 0),
  };
}

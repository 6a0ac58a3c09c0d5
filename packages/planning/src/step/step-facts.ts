import type { AtomIndex } from '@retron/molecule';
import type { ReagentVerdict, TextbookTransform } from '@retron/reactivity';
import type { Precision } from '@retron/tree';

/**
 * What is known of a step when it is ranked: everything a score, its reasons and its limits are made from. What is asked of few steps may be
 * worked out only then.
 */
export interface StepFacts {
  /** Deepest level at which a precedent supports it. */
  readonly deepestLevel: Precision;
  /** Recorded reactions behind it, each once. */
  readonly precedentCount: number;
  /** Of these, reactions that share the surroundings of the deepest level. */
  readonly closePrecedentCount: number;
  /** Tanimoto similarity of the structure to the closest precedent's product, 0 to 1. */
  readonly similarity: number;
  /** Heavy atoms of the structure; `null` in the forward direction. */
  readonly structureSize: number | null;
  /** In how many different ways its most specific general transform fits the structure; at least 1. */
  readonly siteCount: number;
  /** Places elsewhere in the structure that the same transform fits, with the same surroundings. */
  readonly competingSiteCount: number;
  /** Atoms of such places in the structure, as many as a drawing can show; absent or empty where there are none. */
  readonly competingCentres?: readonly (readonly AtomIndex[])[];
  /** See `RankedStep.simplification`; `null` in the forward direction, where nothing is to become simpler. */
  readonly simplification: number | null;
  readonly precursorCount: number;
  /** At how many equal ends it is done at once, and how many of the recorded reactions did so; the others did one. Absent for one end. */
  readonly ends?: { readonly count: number; readonly recordedTogether: number; readonly areLike?: true };
  /** Precursors in stock; `null` when no catalogue was asked. */
  readonly precursorsInStock: number | null;
  /** No precedent at the asked precision. */
  readonly isUnprecedented: boolean;
  /** The textbook reaction that it is where no recorded one stands behind it; absent or `null` otherwise. */
  readonly textbook?: TextbookTransform | null;
  /** The textbook reaction that shows it too, beside recorded ones; absent or `null` otherwise. */
  readonly textbookToo?: TextbookTransform | null;
  /** Forward only: what the reagents that are given say of the reaction. */
  readonly reagents?: ReagentVerdict;
  /** Forward only: estimated share, 0 to 1, of what such a mixture does that nothing tells; see `ExpectedProduct.untold`. */
  readonly outside?: number;
  /** Forward only: estimated share, 0 to 1, of what exactly these starting materials give. */
  readonly expectedShare?: number;
  /** Forward only: the textbook reaction that is likelier than this product of recorded ones. */
  readonly likelierTextbook?: string;
}

/** Least share of its complexity that a structure must lose for a step to count as building: what makes nothing clearly simpler prepares. */
export const CLEARLY_SIMPLER = 0.1;

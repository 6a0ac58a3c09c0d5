import type { Work } from '@retron/molecule';
import type { RankedStep } from './ranked-step.ts';

/** Everything one structure can be made from in one step. */
export interface Expansion {
  /** Best rating first; see `comparePlaces`. */
  readonly steps: readonly RankedStep[];
  /** Applications dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** To be done before the details of these are asked for one by one: spares half the time. */
  readonly lookAhead?: (steps: readonly RankedStep[]) => Work<void>;
  /**
   * How many disconnections that are good or better the strategy left out, by its clauses. Takes as long as the expansion again, so it is
   * asked only where a reader would want to know; absent where no strategy leaves anything out.
   */
  readonly goodLeftOut?: () => Work<Readonly<Record<string, number>>>;
  /** Forward only: estimated share, 0 to 1, of what the structure does that is none of the products. */
  readonly outside?: number;
}

/** Single-step retrosynthesis (or, in the forward direction, single-step reaction prediction). */
export interface Expander {
  /**
   * @param smiles - canonical SMILES of one connected molecule. Of several retrosynthesis finds nothing, and counts why
   * @param width - so many times as many edits are followed up as were asked for, where a number was; 1 when absent. Retrosynthesis only
   */
  expand(smiles: string, width?: number): Work<Expansion>;
}

/** Why the strategy lets a step in. */
export interface Admission {
  /** The clause that admits it, as a sentence. */
  readonly admittedBy: string;
  /** Let in behind what the strategy asks for. */
  readonly isFolded: boolean;
  /** Clauses that lift or lower it, as sentences. */
  readonly weighedBy: readonly string[];
  /** Natural logarithm of how many times more probable than it is the step counts among those of its rating. */
  readonly preference: number;
}

import type { ChiralCatalyst, ReagentKind } from '@retron/reactivity';
import type { Labels } from './labelled-reagents.ts';

/** The reagents under which a mixture reacts. */
export interface Conditions {
  /** Kinds of all that are there, materials among them. */
  readonly kinds: readonly ReagentKind[];
  /** Some are written as reagents, and known: what is not among them is not there. */
  readonly areWritten: boolean;
  /** What decides between enantiomers. */
  readonly catalysts: readonly ChiralCatalyst[];
  /** Some reagent is chiral, whether it is known what it decides or not. */
  readonly isAnyChiral: boolean;
  /** What labelled reagents label; `null` where none is. */
  readonly labels: Labels | null;
}

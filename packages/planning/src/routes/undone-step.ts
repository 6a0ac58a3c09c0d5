import type { SuggestionId } from '@retron/tree';
import type { FaultAtom } from './fault-source.ts';

/** A step that puts back what an earlier one changed. */
export interface UndoneStep {
  readonly step: SuggestionId;
  /** The earlier step, which might as well be left out. */
  readonly undone: SuggestionId;
  /** Where both change something, in what the later step makes. */
  readonly atoms: readonly FaultAtom[];
}

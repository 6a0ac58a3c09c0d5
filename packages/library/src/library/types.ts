import type { RecordedNameReactionId } from '@retron/reactivity';

/** How much of the surroundings a transform asks for; see docs/GLOSSARY.md, precision. */
export type Precision = 1 | 2 | 3;

/** How many recorded reactions are of a name reaction. */
export interface NameReactionCount {
  readonly id: RecordedNameReactionId;
  readonly count: number;
}

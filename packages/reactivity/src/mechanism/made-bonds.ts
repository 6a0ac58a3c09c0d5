import type { AtomIndex } from '@retron/molecule';
import type { ReactionView } from './reaction-view.ts';

/** Whether a step makes the bond between two atoms of the product. */
export function isMade({ made }: Pick<ReactionView, 'made'>, a: AtomIndex, b: AtomIndex): boolean {
  return made.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

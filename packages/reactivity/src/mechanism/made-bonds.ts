import type { AtomIndex } from '@retron/molecule';
import type { AtomPair, ReactionView } from './reaction-view.ts';

/** Whether a step makes the bond between two atoms of the product. */
export function isMade({ made }: Pick<ReactionView, 'made'>, a: AtomIndex, b: AtomIndex): boolean {
  return made.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** The bonds that a step makes, by the atoms of the reactants. */
export function madeAmongReactants({ made, mapped: { sourceOf } }: Pick<ReactionView, 'made' | 'mapped'>): readonly AtomPair[] {
  return made.map(([a, b]) => [sourceOf[a], sourceOf[b]]);
}

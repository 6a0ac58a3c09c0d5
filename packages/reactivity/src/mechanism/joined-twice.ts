import type { AtomIndex } from '@retron/molecule';
import type { ReactionView } from './reaction-view.ts';

/** Whether the molecules of these two reactant atoms are joined by more bonds than one in the same step, so that one of them closes a ring. */
export function isJoinedTwice(
  { made, mapped: { sourceOf, moleculeOf } }: Pick<ReactionView, 'made' | 'mapped'>,
  one: AtomIndex,
  other: AtomIndex,
): boolean {
  const molecules = new Set([moleculeOf[one], moleculeOf[other]]);
  const joining = made.filter(([a, b]) => {
    const ends = [moleculeOf[sourceOf[a]], moleculeOf[sourceOf[b]]];
    return ends[0] !== ends[1] && ends.every((end) => molecules.has(end));
  });
  return joining.length > 1;
}

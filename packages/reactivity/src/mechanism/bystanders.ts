import type { AtomIndex } from '@retron/molecule';
import type { ReactionView } from './reaction-view.ts';

/**
 * Reactant atoms that stand first in a place of `pattern` and of which no atom takes part: the whole group is in the product as it was.
 * Ascending. What a pattern tells of surroundings stands in `$()`, so that it may take part.
 */
export function bystanders(view: ReactionView, pattern: string): readonly AtomIndex[] {
  const places = view.places('reactants', pattern);
  if (places.length === 0) return [];
  const found = new Set<AtomIndex>();
  for (const place of places) {
    if (place.every((atom) => view.mapped.becomes[atom] >= 0 && !view.changed.has(atom))) found.add(place[0]);
  }
  return [...found].sort((a, b) => a - b);
}

/** The bystanders that symmetry of the reactants does not make alike to an atom that is meant to react: an excess holds a twin back. */
export function unlikeBystanders(view: ReactionView, pattern: string, meant: readonly AtomIndex[]): readonly AtomIndex[] {
  const { symmetryClass } = view.reactants;
  return bystanders(view, pattern).filter((atom) => !meant.some((each) => symmetryClass[each] === symmetryClass[atom]));
}

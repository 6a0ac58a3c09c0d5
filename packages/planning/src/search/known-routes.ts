import type { Structure } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute } from '../request/plan-report.ts';
import { GrowingTree, type TreeWorld } from './growing-tree.ts';
import { cheapestOpenPlace, cheapestRoutes } from './route-tree.ts';

/** Places the tree may have that is looked through. */
const MAX_PLACES = 5000;

/**
 * The cheapest routes of a target by what is known, nothing being expanded: so a run that goes on from one structure tells routes of the
 * whole target. The cheapest ways are looked at first; those beyond `MAX_PLACES` are not found.
 *
 * @param suggestionsOf - known suggestions of a structure; null where nobody has looked for them
 */
export function knownRoutes(
  world: Pick<TreeWorld, 'structure' | 'stepsBelow'>,
  target: Structure,
  suggestionsOf: (structure: Structure) => readonly KnownSuggestion[] | null,
  maxSteps: number,
  wantedRoutes: number,
): readonly CostedRoute[] {
  const tree = new GrowingTree({ ...world, mayOpen: (structure) => suggestionsOf(structure) !== null }, target, maxSteps);
  for (let open = cheapestOpenPlace(tree.root); open !== null && tree.size < MAX_PLACES; open = cheapestOpenPlace(tree.root)) {
    tree.grow(open, suggestionsOf(open.structure) ?? []);
  }
  return cheapestRoutes(tree.root, wantedRoutes);
}

import { idAt, type Place, placeAbove, structuresDownTo } from '@retron/tree';
import type { FoundRoute } from './found-routes.ts';

/**
 * The suggestions that lead from a structure to known materials, at their places below it: those of the best route found that makes it, and
 * makes nothing that stands above it.
 *
 * @returns none where no route found does
 */
export function branchToMaterials(routes: readonly Pick<FoundRoute, 'places' | 'cost'>[], at: Place): readonly Place[] {
  const above = new Set(structuresDownTo(at));
  for (const { places } of routes.toSorted((a, b) => a.cost - b.cost)) {
    const step = places.find((place) => structureAt(place) === idAt(at));
    const root = step === undefined ? null : placeAbove(step);
    if (root === null) continue;
    const below = places.filter((place) => place.startsWith(`${root}-`)).map((place) => `${at}${place.slice(root.length)}`);
    if (below.some((place) => placeAbove(place) !== at && above.has(structureAt(place)))) continue;
    return below;
  }
  return [];
}

/** The structure that a suggestion makes. */
function structureAt(suggestion: Place): number {
  return idAt(placeAbove(suggestion) ?? suggestion);
}

/** The steps of a selection, each with the structure that it makes. */
export function reactionsOf(selection: readonly Place[]): FoundRoute['reactions'] {
  return selection.map((place) => ({ sid: structureAt(place), ensid: idAt(place) }));
}

import { idAt, type Place, placeAbove } from '@retron/tree';
import type { FoundRoute } from './found-routes.ts';

/** The steps of a selection, each with the structure that it makes. */
export function reactionsOf(selection: readonly Place[]): FoundRoute['reactions'] {
  return selection.map((place) => ({ sid: idAt(placeAbove(place) ?? place), ensid: idAt(place) }));
}

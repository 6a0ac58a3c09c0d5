import { type Place, placesDownTo, type TreeViewAction } from '@retron/tree';

/** Opens everything on the way to these places, each once and they themselves too: what is selected is seen. */
export function openDownTo(places: readonly Place[]): readonly TreeViewAction[] {
  return Array.from(new Set(places.flatMap(placesDownTo)), (place) => ({ kind: 'set-expanded', place, isExpanded: true }) as const);
}

import { depthAt, type Place, selectedPlaces, type TreeView } from '@retron/tree';

/** What is selected of a tree: the checked nodes and the route, without the target alone. */
export function exportSelection(view: TreeView): readonly Place[] {
  return [...new Set([...selectedPlaces(view), ...view.route])].filter((place) => depthAt(place) > 0).sort();
}

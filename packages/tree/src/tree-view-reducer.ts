import { assertNever } from '@retron/molecule';
import { isStructurePlace, type Place, placeAbove, placesDownTo } from './place.ts';
import type { SuggestionId } from './tree.ts';
import {
  type ClusterFilter,
  canStep,
  INITIAL_TREE_VIEW,
  isExpandedAt,
  type PlaceView,
  type ShowMode,
  type TreeView,
  UNTOUCHED,
  viewAt,
} from './tree-view.ts';
import { type SuggestionTree, suggestionsAt } from './unfold.ts';

/** Everything a reader can do to a tree. Source: spec section 4, Tree navigation. */
export type TreeViewAction =
  /** Open or close the suggestions of a structure, or the precursors of a suggestion. */
  | { readonly kind: 'set-expanded'; readonly place: Place; readonly isExpanded: boolean }
  | { readonly kind: 'toggle-expanded'; readonly place: Place }
  | { readonly kind: 'expand-all' }
  /** Show one alternative of a structure only: the given one, else the one shown or the best. */
  | { readonly kind: 'contract'; readonly place: Place; readonly alternative?: SuggestionId }
  | { readonly kind: 'spread'; readonly place: Place }
  /** Go to the next (1) or previous (-1) alternative of a structure; runs round. Contracts it first where it is spread. */
  | { readonly kind: 'step'; readonly place: Place; readonly by: 1 | -1 }
  | { readonly kind: 'hide'; readonly place: Place }
  /** Bring a suggestion back to its place in the order of rating. */
  | { readonly kind: 'unhide'; readonly place: Place }
  /** Bring all hidden suggestions of a structure back. */
  | { readonly kind: 'unhide-all'; readonly place: Place }
  | { readonly kind: 'set-selected'; readonly place: Place; readonly isSelected: boolean }
  | { readonly kind: 'clear-selection' }
  | { readonly kind: 'set-tag'; readonly place: Place; readonly tag: string | null }
  /** Choose the suggestions down to this place; earlier choices stay where they do not contradict. */
  | { readonly kind: 'select-route'; readonly place: Place }
  | { readonly kind: 'clear-route' }
  | { readonly kind: 'set-show'; readonly show: ShowMode }
  | { readonly kind: 'set-filter'; readonly nameReactions: readonly string[] }
  | { readonly kind: 'set-cluster'; readonly cluster: ClusterFilter | null }
  /** Replace by a saved view. */
  | { readonly kind: 'restore'; readonly view: TreeView }
  | { readonly kind: 'reset' };

/** The view after `action`. An action that does not fit the tree or the show mode changes nothing and gives `view` itself. */
export function reduceTreeView(view: TreeView, action: TreeViewAction, tree: SuggestionTree): TreeView {
  switch (action.kind) {
    case 'set-expanded':
      return withPlace(view, action.place, { isExpanded: action.isExpanded });
    case 'toggle-expanded':
      return withPlace(view, action.place, { isExpanded: !isExpandedAt(view, action.place) });
    case 'expand-all':
      return { ...view, isAllExpanded: true, places: mapPlaces(view, (place) => ({ ...place, isExpanded: null })) };
    case 'contract':
      return contract(view, tree, action.place, action.alternative);
    case 'spread':
      return withPlace(view, action.place, { visibleAlternative: null });
    case 'step':
      return step(view, tree, action.place, action.by);
    case 'hide':
      return hide(view, action.place);
    case 'unhide':
      return withPlace(view, action.place, { isHidden: false });
    case 'unhide-all':
      return {
        ...view,
        places: mapPlaces(view, (place, key) => (placeAbove(key) === action.place ? { ...place, isHidden: false } : place)),
      };
    case 'set-selected':
      return withPlace(view, action.place, { isSelected: action.isSelected });
    case 'clear-selection':
      return { ...view, places: mapPlaces(view, (place) => ({ ...place, isSelected: false })) };
    case 'set-tag':
      return withPlace(view, action.place, { tag: action.tag });
    case 'select-route':
      return { ...view, route: routeThrough(view.route, action.place) };
    case 'clear-route':
      return { ...view, route: [] };
    case 'set-show':
      return { ...view, show: action.show };
    case 'set-filter':
      return { ...view, filter: { ...view.filter, nameReactions: action.nameReactions } };
    case 'set-cluster':
      return { ...view, filter: { ...view.filter, cluster: action.cluster } };
    case 'restore':
      return action.view;
    case 'reset':
      return INITIAL_TREE_VIEW;
    default:
      return assertNever(action);
  }
}

/** Suggestions of a structure that may be stepped through: no loops, none put away by hand. */
function alternativesAt(view: TreeView, tree: SuggestionTree, place: Place): readonly SuggestionId[] {
  return (suggestionsAt(tree, place) ?? [])
    .filter((alternative) => !viewAt(view, alternative.place).isHidden)
    .map(({ suggestion }) => suggestion.id);
}

function contract(view: TreeView, tree: SuggestionTree, place: Place, wanted: SuggestionId | undefined): TreeView {
  const alternatives = alternativesAt(view, tree, place);
  const current = wanted ?? viewAt(view, place).visibleAlternative;
  const shown = current !== null && alternatives.includes(current) ? current : alternatives[0];
  return shown === undefined ? view : withPlace(view, place, { visibleAlternative: shown, isExpanded: true });
}

function step(view: TreeView, tree: SuggestionTree, place: Place, by: 1 | -1): TreeView {
  if (!canStep(view)) return view;
  const alternatives = alternativesAt(view, tree, place);
  if (alternatives.length === 0) return view;
  const current = viewAt(view, place).visibleAlternative;
  const position = current === null ? -1 : alternatives.indexOf(current);
  const next = position < 0 ? (by === 1 ? 0 : alternatives.length - 1) : (position + by + alternatives.length) % alternatives.length;
  return withPlace(view, place, { visibleAlternative: alternatives[next], isExpanded: true });
}

/** A hidden suggestion is neither selected nor on the route, and its structure does not stay contracted to it. */
function hide(view: TreeView, place: Place): TreeView {
  const above = placeAbove(place);
  if (above === null || isStructurePlace(place)) return view;
  const hidden = withPlace(view, place, { isHidden: true, isSelected: false });
  const isShownAlone = viewAt(view, above).visibleAlternative === Number(place.slice(above.length + 1));
  const spread = isShownAlone ? withPlace(hidden, above, { visibleAlternative: null }) : hidden;
  return { ...spread, route: view.route.filter((choice) => choice !== place && !choice.startsWith(`${place}-`)) };
}

/** The choices down to `place`, and those of the old route that stand below them without contradiction. */
function routeThrough(route: readonly Place[], place: Place): readonly Place[] {
  const choices = new Map<Place, Place>();
  const choose = (choice: Place) => {
    const structure = placeAbove(choice);
    if (structure !== null && !choices.has(structure)) choices.set(structure, choice);
  };
  placesDownTo(place)
    .filter((at) => !isStructurePlace(at))
    .forEach(choose);
  for (const choice of route) {
    const above = placesDownTo(choice).filter((at) => !isStructurePlace(at));
    if (above.every((at) => (choices.get(placeAbove(at) ?? '') ?? at) === at)) above.forEach(choose);
  }
  return [...choices.values()].sort();
}

function withPlace(view: TreeView, place: Place, change: Partial<PlaceView>): TreeView {
  const { [place]: _, ...others } = view.places;
  const changed = { ...viewAt(view, place), ...change };
  return { ...view, places: isUntouched(changed) ? others : { ...others, [place]: changed } };
}

/** Changes every touched place; one that is back to its defaults is forgotten. */
function mapPlaces(view: TreeView, change: (place: PlaceView, key: Place) => PlaceView): Readonly<Record<Place, PlaceView>> {
  const changed = Object.entries(view.places).map(([key, place]) => [key, change(place, key)] as const);
  return Object.fromEntries(changed.filter(([, place]) => !isUntouched(place)));
}

function isUntouched(place: PlaceView): boolean {
  return (Object.keys(UNTOUCHED) as (keyof PlaceView)[]).every((key) => place[key] === UNTOUCHED[key]);
}

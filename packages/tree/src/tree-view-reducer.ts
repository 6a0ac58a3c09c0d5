import { assertNever } from '@retron/molecule';
import { type DisconnectionGroup, groupsAt } from './disconnection-groups.ts';
import type { NodeTag } from './node-tags.ts';
import { idAt, isStructurePlace, type Place, placeAbove, placesDownTo, suggestionPlace } from './place.ts';
import type { SuggestionId } from './tree.ts';
import {
  type ClusterFilter,
  canStep,
  INITIAL_TREE_VIEW,
  isExpandedAt,
  type PlaceView,
  type ShowMode,
  type TreeFilter,
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
  /** Draw another variant of the disconnection of the suggestion at `place`: the next (1) or previous (-1) one; runs round. */
  | { readonly kind: 'step-variant'; readonly place: Place; readonly by: 1 | -1 }
  /** Draw the suggestion at `place` in the place of its disconnection. */
  | { readonly kind: 'show-variant'; readonly place: Place }
  | { readonly kind: 'set-grouped'; readonly isGrouped: boolean }
  /** Put a suggestion away; in a grouped view its disconnection with all variants. */
  | { readonly kind: 'hide'; readonly place: Place }
  /** Bring a suggestion back to its place in the order of rating. */
  | { readonly kind: 'unhide'; readonly place: Place }
  /** Bring all hidden suggestions of a structure back. */
  | { readonly kind: 'unhide-all'; readonly place: Place }
  | { readonly kind: 'set-selected'; readonly place: Place; readonly isSelected: boolean }
  | { readonly kind: 'clear-selection' }
  | { readonly kind: 'set-tag'; readonly place: Place; readonly tag: NodeTag | null }
  /** Choose the suggestions down to this place; earlier choices stay where they do not contradict. */
  | { readonly kind: 'select-route'; readonly place: Place }
  | { readonly kind: 'clear-route' }
  | { readonly kind: 'set-show'; readonly show: ShowMode }
  /** Narrow by other name reactions, precedents or tags; what is absent stays as it is. */
  | ({ readonly kind: 'set-filter' } & Partial<Omit<TreeFilter, 'cluster'>>)
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
    case 'step-variant':
      return stepVariant(view, tree, action.place, action.by);
    case 'show-variant':
      return showVariant(view, tree, action.place);
    case 'set-grouped':
      return { ...view, isGrouped: action.isGrouped };
    case 'hide':
      return variantsOf(view, tree, action.place).reduce(hide, view);
    case 'unhide':
      return variantsOf(view, tree, action.place).reduce((shown, place) => withPlace(shown, place, { isHidden: false }), view);
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
      return setFilter(view, action);
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

function setFilter(view: TreeView, { kind: _, ...change }: Extract<TreeViewAction, { readonly kind: 'set-filter' }>): TreeView {
  return { ...view, filter: { ...view.filter, ...change } };
}

/** Suggestions of a structure that may be stepped through: no loops, none put away by hand, one of each disconnection. */
function alternativesAt(view: TreeView, tree: SuggestionTree, place: Place): readonly SuggestionId[] {
  return shownGroups(view, tree, place).map(({ shown }) => shown.suggestion.id);
}

function shownGroups(view: TreeView, tree: SuggestionTree, structure: Place): readonly DisconnectionGroup[] {
  const kept = (suggestionsAt(tree, structure) ?? []).filter((alternative) => !viewAt(view, alternative.place).isHidden);
  return groupsAt(view, structure, kept);
}

function groupOf(view: TreeView, tree: SuggestionTree, place: Place): DisconnectionGroup | undefined {
  const structure = placeAbove(place);
  if (structure === null || isStructurePlace(place)) return undefined;
  return shownGroups(view, tree, structure).find(({ members }) => members.some((member) => member.place === place));
}

function stepVariant(view: TreeView, tree: SuggestionTree, place: Place, by: 1 | -1): TreeView {
  const group = canStep(view) ? groupOf(view, tree, place) : undefined;
  if (group === undefined || group.members.length < 2) return view;
  const { members, shown } = group;
  const next = members[(members.indexOf(shown) + by + members.length) % members.length];
  return showVariant(view, tree, next.place);
}

/** The structure stays contracted where it was, and the choice of a route goes with the variant. */
function showVariant(view: TreeView, tree: SuggestionTree, place: Place): TreeView {
  const group = groupOf(view, tree, place);
  const structure = placeAbove(place);
  if (group === undefined || structure === null || group.shown.place === place) return view;
  const { leader, shown } = group;
  const id = idAt(place);
  const withVariant = withPlace(view, suggestionPlace(structure, leader), { visibleVariant: id === leader ? null : id });
  const isAlone = viewAt(view, structure).visibleAlternative === shown.suggestion.id;
  const contracted = isAlone ? withPlace(withVariant, structure, { visibleAlternative: id }) : withVariant;
  const route = view.route.filter((choice) => choice !== shown.place && !choice.startsWith(`${shown.place}-`));
  return view.route.includes(shown.place) ? { ...contracted, route: [...route, place].sort() } : contracted;
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

/** Places of the suggestions that are hidden and brought back together; `place` itself where it is not known. */
function variantsOf(view: TreeView, tree: SuggestionTree, place: Place): readonly Place[] {
  const structure = placeAbove(place);
  const groups = structure === null ? [] : groupsAt(view, structure, suggestionsAt(tree, structure) ?? []);
  const group = groups.find(({ members }) => members.some((member) => member.place === place));
  return group?.members.map((member) => member.place) ?? [place];
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

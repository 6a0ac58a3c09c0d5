import { type DisconnectionGroup, groupsAt } from './disconnection-groups.ts';
import { idAt, type Place, placesDownTo, targetPlace } from './place.ts';
import type { StructureId } from './tree.ts';
import { isExpandedAt, isInCluster, matchesPrecedents, selectedPlaces, type TreeView, taggedPlaces, viewAt } from './tree-view.ts';
import { type PlacedSuggestion, precursorsAt, type SuggestionShape, type SuggestionTree, suggestionsAt } from './unfold.ts';

/** A structure as it is drawn now. */
export interface VisibleStructure<S extends SuggestionShape = SuggestionShape> {
  readonly kind: 'structure';
  readonly place: Place;
  readonly structureId: StructureId;
  /** On the way to a selected node or on the chosen route: drawn solid, otherwise dashed. */
  readonly isOnSelectedPath: boolean;
  readonly isExpanded: boolean;
  /** Of disconnections, where the view is grouped; `null` while its suggestions are not known. */
  readonly alternativeCount: number | null;
  /** Which alternative is the only one shown, from 1; `null` when it is spread. */
  readonly alternative: number | null;
  /** Suggestions put away by hand. */
  readonly hiddenCount: number;
  readonly suggestions: readonly VisibleSuggestion<S>[];
}

/** A suggestion as it is drawn now. */
export interface VisibleSuggestion<S extends SuggestionShape = SuggestionShape> {
  readonly kind: 'suggestion';
  readonly place: Place;
  readonly suggestion: S;
  readonly isOnSelectedPath: boolean;
  /** Its number among the alternatives of its structure, from 1, best first. */
  readonly position: number;
  /** Which of the variants of its disconnection it is, from 1; `null` where it has none, or all are drawn. */
  readonly variant: { readonly position: number; readonly total: number } | null;
  readonly precursors: readonly VisibleStructure<S>[];
}

/** What is drawn of `tree` under `view`: closed, hidden, contracted and filtered parts left out, alternatives best first. */
export function visibleTree<S extends SuggestionShape>(tree: SuggestionTree<S>, view: TreeView): VisibleStructure<S> {
  const selectedPath = new Set([...selectedPlaces(view), ...view.route].flatMap(placesDownTo));
  const routeChoices = new Set(view.route);
  const { filter } = view;
  const tagged = filter.tags.length === 0 ? null : new Set(taggedPlaces(view, filter.tags).flatMap(placesDownTo));
  const asksPrecedents = filter.nameReactions.length > 0 || filter.leastPrecedents > 0;

  const structureAt = (place: Place): VisibleStructure<S> => {
    const all = suggestionsAt(tree, place);
    const kept = (all ?? []).filter((alternative) => !viewAt(view, alternative.place).isHidden);
    const isExpanded = isExpandedAt(view, place);
    const groups = groupsAt(view, place, kept, isWanted);
    const alone = viewAt(view, place).visibleAlternative;
    const position = alone === null ? -1 : groups.findIndex(({ members }) => members.some(({ suggestion }) => suggestion.id === alone));
    return {
      kind: 'structure',
      place,
      structureId: idAt(place),
      isOnSelectedPath: selectedPath.has(place),
      isExpanded,
      alternativeCount: all === null ? null : groups.length,
      alternative: position < 0 || view.show !== 'all' ? null : position + 1,
      hiddenCount: (all?.length ?? 0) - kept.length,
      suggestions: isExpanded ? shownAt(groups, position) : [],
    };
  };

  /** What a group is narrowed by, so that the variant is drawn that was looked for. */
  const isWanted = ({ place, suggestion }: PlacedSuggestion<S>): boolean => {
    if (view.show === 'selected') return selectedPath.has(place);
    if (view.show === 'all') return true;
    return (tagged === null || tagged.has(place)) && matchesPrecedents(filter, suggestion);
  };

  const shownAt = (groups: readonly DisconnectionGroup<S>[], contractedTo: number): readonly VisibleSuggestion<S>[] => {
    const onRoute = groups.findIndex(({ shown }) => routeChoices.has(shown.place));
    const only = onRoute >= 0 ? onRoute : view.show === 'all' ? contractedTo : -1;
    return groups
      .map((group, index) => ({ group, index }))
      .filter(({ index }) => only < 0 || index === only)
      .map(({ group, index }) => suggestionAt(group, index + 1))
      .filter(isShown);
  };

  const suggestionAt = (
    { members, shown: { place, suggestion }, shown }: DisconnectionGroup<S>,
    position: number,
  ): VisibleSuggestion<S> => ({
    kind: 'suggestion',
    place,
    suggestion,
    isOnSelectedPath: selectedPath.has(place),
    position,
    variant: members.length < 2 ? null : { position: members.indexOf(shown) + 1, total: members.length },
    precursors: isExpandedAt(view, place) ? precursorsAt(place, suggestion).map((precursor) => structureAt(precursor.place)) : [],
  });

  const isShown = (visible: VisibleSuggestion<S>): boolean => {
    if (view.show === 'selected') return visible.isOnSelectedPath;
    if (view.show === 'all') return true;
    if (!isInCluster(view, visible.place)) return false;
    if (tagged !== null && !tagged.has(visible.place)) return false;
    if (!asksPrecedents || matchesPrecedents(filter, visible.suggestion)) return true;
    return visible.precursors.some((precursor) => precursor.suggestions.length > 0);
  };

  return structureAt(targetPlace(tree.target));
}

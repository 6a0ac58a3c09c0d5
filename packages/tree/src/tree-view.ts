import type { NodeTag } from './node-tags.ts';
import { idAt, isStructurePlace, type Place, placeAbove, placesDownTo } from './place.ts';
import type { SuggestionId } from './tree.ts';
import type { SuggestionShape } from './unfold.ts';

/** What a reader did at one place. A place that was never touched has the defaults. */
export interface PlaceView {
  /** `null`: as the tree opens it, see `isExpandedAt`.*/
  readonly isExpanded: boolean | null;
  /** Structures: the only alternative shown; `null` shows all of them. Spec word: contraction. */
  readonly visibleAlternative: SuggestionId | null;
  /** Suggestions that others are variants of: the variant that is drawn in their place; `null` for the first. */
  readonly visibleVariant: SuggestionId | null;
  readonly isSelected: boolean;
  /** Suggestions: put away by hand. */
  readonly isHidden: boolean;
  readonly tag: NodeTag | null;
}

/** Which suggestions are drawn: all, those on the way to a selected one, or those that match the filter. */
export type ShowMode = 'all' | 'selected' | 'matching';

export interface TreeFilter {
  /** Ids of name reactions of which a suggestion must have one; empty: any. */
  readonly nameReactions: readonly string[];
  /** Precedents that a suggestion must have at least; 0: any number. */
  readonly leastPrecedents: number;
  /** Only what is tagged with one of these, and the way to it; empty: all. */
  readonly tags: readonly NodeTag[];
  /** Narrows the first level to some suggestions; `null`: all. */
  readonly cluster: ClusterFilter | null;
}

/** Suggestions of the target that belong together, such as those of one disconnection. */
export interface ClusterFilter {
  /** Such as `C–N, amide`. */
  readonly name: string;
  readonly suggestions: readonly SuggestionId[];
}

/**
 * What a reader did to a tree: plain data that can be saved and shared. Spec words: tree state.
 *
 * Keyed by place, so that the same molecule can be open in one branch and closed in another.
 */
export interface TreeView {
  readonly places: Readonly<Record<Place, PlaceView>>;
  readonly isAllExpanded: boolean;
  /** Variants of one disconnection are drawn as one, one at a time. */
  readonly isGrouped: boolean;
  /** Suggestions chosen as a route, at most one for each structure; alternatives to them are not drawn. */
  readonly route: readonly Place[];
  readonly show: ShowMode;
  readonly filter: TreeFilter;
}

export const UNTOUCHED: PlaceView = {
  isExpanded: null,
  visibleAlternative: null,
  visibleVariant: null,
  isSelected: false,
  isHidden: false,
  tag: null,
};

export const INITIAL_TREE_VIEW: TreeView = {
  places: {},
  isAllExpanded: false,
  isGrouped: true,
  route: [],
  show: 'all',
  filter: { nameReactions: [], leastPrecedents: 0, tags: [], cluster: null },
};

export function viewAt(view: TreeView, place: Place): PlaceView {
  return view.places[place] ?? UNTOUCHED;
}

/** Whether what hangs below `place` is open. Untouched, suggestions and the target are, other structures are not. */
export function isExpandedAt(view: TreeView, place: Place): boolean {
  return viewAt(view, place).isExpanded ?? (view.isAllExpanded || placeAbove(place) === null || !isStructurePlace(place));
}

/** Whether a suggestion, or the one of the first level that leads to it, is in the cluster the view is narrowed to. */
export function isInCluster({ filter: { cluster } }: TreeView, place: Place): boolean {
  const first = placesDownTo(place).find((at) => !isStructurePlace(at));
  return cluster === null || first === undefined || cluster.suggestions.includes(idAt(first));
}

/** Stepping through alternatives makes sense only while all of them may be seen. Source: spec section 4, Tree navigation. */
export function canStep(view: TreeView): boolean {
  return view.show === 'all';
}

/** Whether a filter is in use at all. */
export function isFiltering({ nameReactions, leastPrecedents, tags, cluster }: TreeFilter): boolean {
  return nameReactions.length > 0 || leastPrecedents > 0 || tags.length > 0 || cluster !== null;
}

/** Whether a suggestion has what a filter asks of its precedents. */
export function matchesPrecedents(
  { nameReactions, leastPrecedents }: Pick<TreeFilter, 'nameReactions' | 'leastPrecedents'>,
  suggestion: Pick<SuggestionShape, 'nameReactions' | 'precedentCount'>,
): boolean {
  if (leastPrecedents > 0 && (suggestion.precedentCount ?? 0) < leastPrecedents) return false;
  return nameReactions.length === 0 || suggestion.nameReactions.some(({ id }) => nameReactions.includes(id));
}

/** Places tagged with one of `tags`, in the order of their keys. */
export function taggedPlaces(view: TreeView, tags: readonly NodeTag[]): readonly Place[] {
  return Object.keys(view.places)
    .filter((place) => tags.some((tag) => view.places[place].tag === tag))
    .sort();
}

/** Places selected by the reader, in the order of their keys. */
export function selectedPlaces(view: TreeView): readonly Place[] {
  return Object.keys(view.places)
    .filter((place) => view.places[place].isSelected)
    .sort();
}

import {
  type Place,
  placeAbove,
  placesDownTo,
  type StructureId,
  type TreeView,
  type VisibleStructure,
  type VisibleSuggestion,
  viewAt,
} from '@retron/tree';
import type { Branching, CanvasStructure, CanvasSuggestion, MorePill } from './canvas-tree.ts';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';
import { reagentLabel } from './reagent-label.ts';

/** Suggestions a spread structure shows before the pill that stands for the rest, and how many more a press on it brings. */
export const FAN_SIZE = 5;
export const FAN_STEP = 10;

export interface CanvasTreeOptions {
  /** Places whose fan was widened, with the number of suggestions they show. */
  readonly fans: Readonly<Record<Place, number>>;
  /** The suggestion whose evidence is open; shown even beyond the end of its fan. */
  readonly openPlace: Place | null;
  /** Structures whose suggestions are on their way. */
  readonly loading: ReadonlySet<StructureId>;
  /** What is beside the selected route is shown too, dimmed. */
  readonly isRestShown?: boolean;
}

/**
 * What the canvas draws of the loaded tree as the reader sees it.
 *
 * @param view - with the selected route, whether or not the rest is shown
 * @param visible - `visibleTree(tree, view)`, or that of `withRest(view)` where the rest is shown
 */
export function buildCanvasTree(
  tree: LoadedTree,
  view: TreeView,
  visible: VisibleStructure<LoadedSuggestion>,
  options: CanvasTreeOptions,
): CanvasStructure {
  const onRoute = new Set(view.route.flatMap(placesDownTo));
  const isDimmed = (place: Place): boolean => options.isRestShown === true && onRoute.size > 0 && !onRoute.has(place);
  const structureAt = (visible: VisibleStructure<LoadedSuggestion>, parent: VisibleSuggestion<LoadedSuggestion> | null, index: number) => {
    const { place, structureId } = visible;
    const fan = fanOf(visible, options, onRoute);
    const children: (CanvasSuggestion | MorePill)[] = fan.map(suggestionAt);
    const left = notShown(tree, options.isRestShown ? withRest(view) : view, visible, fan);
    if (left.count > 0) children.push({ kind: 'more', key: `${place}-more`, parentKey: place, ...left });
    const wire = parent?.suggestion.wire.children[index] ?? tree.structureOf(structureId);
    const structure: CanvasStructure = {
      kind: 'structure',
      key: place,
      parentKey: parent?.place ?? null,
      structure: wire,
      reagent: parent === null ? null : reagentLabel(wire.smiles),
      // What a step of the route needs belongs to it, also where nothing below is chosen.
      isDimmed: isDimmed(parent === null ? place : parent.place),
      branching: branchingOf(tree, visible, options.loading.has(structureId)),
      isSelected: viewAt(view, place).isSelected,
      tag: viewAt(view, place).tag,
      hiddenCount: visible.hiddenCount,
      children,
    };
    return structure;
  };

  const suggestionAt = (visible: VisibleSuggestion<LoadedSuggestion>): CanvasSuggestion => ({
    kind: 'suggestion',
    key: visible.place,
    parentKey: visible.place.slice(0, visible.place.lastIndexOf('-')),
    suggestion: visible.suggestion.wire,
    isCollapsed: visible.precursors.length === 0,
    variant: visible.variant,
    isSelected: viewAt(view, visible.place).isSelected,
    tag: viewAt(view, visible.place).tag,
    isOnRoute: onRoute.has(visible.place),
    isDimmed: isDimmed(visible.place),
    isOnSelectedPath: visible.isOnSelectedPath || onRoute.has(visible.place),
    children: visible.precursors.map((precursor, index) => structureAt(precursor, visible, index)),
  });

  return structureAt(visible, null, 0);
}

/** The view without the selected route's narrowing: its alternatives are drawn beside it. */
export function withRest(view: TreeView): TreeView {
  const chosenAt = new Set(view.route.flatMap((choice) => placeAbove(choice) ?? []));
  const places = Object.fromEntries(
    Object.entries(view.places).map(([place, at]) => [place, chosenAt.has(place) ? { ...at, visibleAlternative: null } : at]),
  );
  return { ...view, places, route: [] };
}

/** The first of the fan, and beyond its end those that matter: on the selected path, or on the way to what is open in the panel. */
function fanOf(
  { place, suggestions }: VisibleStructure<LoadedSuggestion>,
  { fans, openPlace }: CanvasTreeOptions,
  onRoute: ReadonlySet<Place>,
): readonly VisibleSuggestion<LoadedSuggestion>[] {
  const size = fans[place] ?? FAN_SIZE;
  // Who asked for more gets a few more still, before a pill for them: "12 more" are twelve.
  if (suggestions.length <= size + (size > FAN_SIZE ? FAN_STEP / 2 : 1)) return suggestions;
  return suggestions.filter(
    (visible, index) => index < size || visible.isOnSelectedPath || leadsTo(visible.place, openPlace) || onRoute.has(visible.place),
  );
}

/** What stands behind the pill of a fan: the disconnections that a press on it draws, or suggestions where these are one for each, or not all known. */
function notShown(
  tree: LoadedTree,
  view: TreeView,
  visible: VisibleStructure<LoadedSuggestion>,
  fan: readonly VisibleSuggestion<LoadedSuggestion>[],
): Pick<MorePill, 'count' | 'counted'> {
  if (!visible.isExpanded || visible.alternativeCount === null || visible.alternative !== null) return { count: 0, counted: 'suggestions' };
  const shown = new Set(fan);
  const left = visible.suggestions.filter((each) => !shown.has(each));
  const suggestions = left.reduce((sum, { variant }) => sum + (variant?.total ?? 1), 0);
  const isWhole = view.show !== 'all' || hasRouteChoice(view, visible.place);
  const notLoaded = isWhole ? 0 : Math.max(0, tree.totalOf(visible.structureId) - (tree.suggestionsOf(visible.structureId)?.length ?? 0));
  if (notLoaded === 0 && suggestions > left.length) return { count: left.length, counted: 'disconnections' };
  return { count: suggestions + notLoaded, counted: 'suggestions' };
}

function hasRouteChoice(view: TreeView, structure: Place): boolean {
  return view.route.some((choice) => choice.slice(0, choice.lastIndexOf('-')) === structure);
}

function branchingOf(tree: LoadedTree, visible: VisibleStructure<LoadedSuggestion>, isLoading: boolean): Branching {
  const { alternative, alternativeCount, isExpanded, structureId, hiddenCount } = visible;
  const total = tree.totalOf(structureId);
  if (alternativeCount === null) return total === 0 ? { kind: 'leaf' } : { kind: 'collapsed', count: total, isLoading };
  if (alternativeCount === 0) return { kind: 'leaf' };
  // The same number as before they were known, when nobody can tell how many disconnections they are.
  if (!isExpanded) return { kind: 'collapsed', count: total - hiddenCount, isLoading: false };
  if (alternative !== null) return { kind: 'contracted', position: alternative, total: alternativeCount };
  return { kind: 'spread', total: alternativeCount };
}

/** Whether `place` is the open one or stands above it. */
function leadsTo(place: Place, openPlace: Place | null): boolean {
  return openPlace !== null && (openPlace === place || openPlace.startsWith(`${place}-`));
}

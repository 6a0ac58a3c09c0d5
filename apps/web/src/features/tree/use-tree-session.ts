import type { StructureNode } from '@retron/contract';
import {
  groupsAt,
  INITIAL_TREE_VIEW,
  idAt,
  type Place,
  placeAbove,
  reduceTreeView,
  type SuggestionId,
  suggestionPlace,
  suggestionsAt,
  type TreeView,
  type TreeViewAction,
  targetPlace,
  viewAt,
  visibleTree,
} from '@retron/tree';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LoadedTreeState, useLoadedTree } from './api/use-loaded-tree.ts';
import { buildCanvasTree, FAN_SIZE, FAN_STEP } from './model/build-canvas-tree.ts';
import type { CanvasStructure } from './model/canvas-tree.ts';
import type { LoadedTree } from './model/loaded-tree.ts';
import { missingStructures } from './model/missing-structures.ts';
import { acceptedByFacets, narrowedTree } from './model/narrowed-tree.ts';
import { type ChosenFacets, isNarrowing } from './model/suggestion-facets.ts';

export interface TreeSession extends Pick<LoadedTreeState, 'tree' | 'load' | 'whole'> {
  /** Suggestions that the facets let in; `null` where none is in use. */
  readonly accepted: ReadonlySet<SuggestionId> | null;
  readonly view: TreeView;
  readonly root: CanvasStructure;
  dispatch(action: TreeViewAction): void;
  /** Opens the suggestions of a structure: the best alternative alone at first, as it was left later. */
  expand(place: Place): Promise<void>;
  /** The suggestion that a step to the next or previous alternative of a structure shows; null where there is none. */
  step(place: Place, by: 1 | -1): Place | null;
  /** The variant that a step to the next or previous one of a suggestion's disconnection draws; null where there is none. */
  stepVariant(place: Place, by: 1 | -1): Place | null;
  showMore(place: Place): void;
}

/** What of a tree is looked at: what the facets leave is drawn; a list looks at all of it. */
export interface Outlook {
  readonly facets: ChosenFacets;
  readonly isWholeWanted: boolean;
}

/** The state of one reader's look at one tree: what is loaded, what is open, and so what is drawn. */
export function useTreeSession(queryId: number, target: StructureNode, openPlace: Place | null, outlook: Outlook): TreeSession {
  const [view, setView] = useState<TreeView>(INITIAL_TREE_VIEW);
  const [fans, setFans] = useState<Readonly<Record<Place, number>>>({});
  const { facets, isWholeWanted } = outlook;
  const isWhole = isWholeWanted || isNarrowing(facets);
  const { tree, loading, whole, load, want, loadMore } = useLoadedTree(queryId, target, view.isAllExpanded, isWhole);
  const accepted = useMemo(() => acceptedByFacets(tree, facets), [tree, facets]);
  const drawn = useMemo(() => (accepted === null ? tree : narrowedTree(tree, accepted)), [tree, accepted]);
  const visible = useMemo(() => visibleTree(drawn, view), [drawn, view]);
  const root = useMemo(
    () => buildCanvasTree(drawn, view, visible, { fans, openPlace, loading }),
    [drawn, view, visible, fans, openPlace, loading],
  );

  useEffect(() => {
    const missing = missingStructures(tree, visible);
    if (missing.length > 0) want(missing);
  }, [tree, visible, want]);

  const latest = useRef({ tree, view });
  latest.current = { tree, view };
  const dispatch = useCallback((action: TreeViewAction) => setView((before) => reduceTreeView(before, action, latest.current.tree)), []);

  const expand = useCallback(
    async (place: Place) => {
      const known = latest.current.tree;
      const withSuggestions: LoadedTree = known.suggestionsOf(idAt(place)) === null ? await load(idAt(place)) : known;
      setView((before) => {
        const isFirstTime = viewAt(before, place).isExpanded === null && place !== targetPlace(known.target);
        return reduceTreeView(
          before,
          isFirstTime ? { kind: 'contract', place } : { kind: 'set-expanded', place, isExpanded: true },
          withSuggestions,
        );
      });
    },
    [load],
  );
  const step = useCallback((place: Place, by: 1 | -1) => {
    const next = reduceTreeView(latest.current.view, { kind: 'step', place, by }, latest.current.tree);
    setView(next);
    const shown = viewAt(next, place).visibleAlternative;
    return shown === null ? null : suggestionPlace(place, shown);
  }, []);
  const stepVariant = useCallback((place: Place, by: 1 | -1) => {
    const { tree: known, view: before } = latest.current;
    const next = reduceTreeView(before, { kind: 'step-variant', place, by }, known);
    if (next === before) return null;
    setView(next);
    const structure = placeAbove(place);
    const groups = structure === null ? [] : groupsAt(next, structure, suggestionsAt(known, structure) ?? []);
    return groups.find(({ members }) => members.some((member) => member.place === place))?.shown.place ?? null;
  }, []);
  const showMore = useCallback(
    (place: Place) => {
      setFans((before) => ({ ...before, [place]: (before[place] ?? FAN_SIZE) + FAN_STEP }));
      const sid = idAt(place);
      if (latest.current.tree.totalOf(sid) > (latest.current.tree.suggestionsOf(sid)?.length ?? 0)) loadMore(sid);
    },
    [loadMore],
  );
  return { tree, load, whole, accepted, view, root, dispatch, expand, step, stepVariant, showMore };
}

/** The nearest place that is drawn, from `place` upwards; the target if none is. */
export function nearestDrawn(root: CanvasStructure, place: Place): Place {
  const drawn = new Set<Place>();
  const collect = (structure: CanvasStructure) => {
    drawn.add(structure.key);
    for (const child of structure.children) {
      drawn.add(child.key);
      if (child.kind === 'suggestion') child.children.forEach(collect);
    }
  };
  collect(root);
  for (let at: Place | null = place; at !== null; at = placeAbove(at)) if (drawn.has(at)) return at;
  return root.key;
}

import type { QueryAnswer, StructureNode } from '@retron/contract';
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
import { buildCanvasTree, FAN_SIZE, FAN_STEP, withRest } from './model/build-canvas-tree.ts';
import type { CanvasStructure } from './model/canvas-tree.ts';
import type { LoadedTree } from './model/loaded-tree.ts';
import { missingStructures } from './model/missing-structures.ts';
import { acceptedByFacets, narrowedTree } from './model/narrowed-tree.ts';
import { type ChosenFacets, isNarrowing } from './model/suggestion-facets.ts';
import { beginHistory, changed, followed, redone, takenBack, undone, type ViewHistory } from './model/view-history.ts';

export interface TreeSession extends Pick<LoadedTreeState, 'tree' | 'load' | 'want' | 'loadMore' | 'whole'> {
  /** Suggestions that the facets let in; `null` where none is in use. */
  readonly accepted: ReadonlySet<SuggestionId> | null;
  readonly view: TreeView;
  readonly root: CanvasStructure;
  /** What the reader does: one step that can be undone, however many actions it takes. */
  dispatch(...actions: readonly TreeViewAction[]): void;
  /** What follows from elsewhere, such as the address: no step of its own. `with` is the tree the actions are about, if it is newer. */
  follow(actions: readonly TreeViewAction[], withTree?: LoadedTree): void;
  /** The view before the reader's last step; absent before the first. */
  readonly previous: TreeView | undefined;
  /** Takes the step back that was made from `before`; where others came after it, by `actions`. */
  takeBack(before: TreeView, ...actions: readonly TreeViewAction[]): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Beside a selected route all else is shown, dimmed. */
  readonly isRestShown: boolean;
  showRest(isShown: boolean): void;
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
export function useTreeSession(
  query: Pick<QueryAnswer, 'id' | 'projectid'>,
  target: StructureNode,
  openPlace: Place | null,
  outlook: Outlook,
): TreeSession {
  const [history, setHistory] = useState<ViewHistory>(() => beginHistory(INITIAL_TREE_VIEW));
  const [isRestShown, showRest] = useState(false);
  const view = history.present;
  const [fans, setFans] = useState<Readonly<Record<Place, number>>>({});
  const { facets, isWholeWanted } = outlook;
  const isWhole = isWholeWanted || isNarrowing(facets);
  const { tree, loading, whole, load, want, loadMore } = useLoadedTree(query, target, view.isAllExpanded, isWhole);
  const accepted = useMemo(() => acceptedByFacets(tree, facets), [tree, facets]);
  const drawn = useMemo(() => (accepted === null ? tree : narrowedTree(tree, accepted)), [tree, accepted]);
  const visible = useMemo(() => visibleTree(drawn, isRestShown ? withRest(view) : view), [drawn, view, isRestShown]);
  const root = useMemo(
    () => buildCanvasTree(drawn, view, visible, { fans, openPlace, loading, isRestShown }),
    [drawn, view, visible, fans, openPlace, loading, isRestShown],
  );

  useEffect(() => {
    const missing = missingStructures(tree, visible);
    if (missing.length > 0) want(missing);
  }, [tree, visible, want]);

  const latest = useRef({ tree, view });
  latest.current = { tree, view };
  const dispatch = useCallback((...actions: readonly TreeViewAction[]) => {
    setHistory((before) => {
      const next = reduceAll(before.present, actions, latest.current.tree);
      return isOwnStep(actions, before) ? changed(before, next) : followed(before, next);
    });
  }, []);
  const follow = useCallback((actions: readonly TreeViewAction[], withTree?: LoadedTree) => {
    setHistory((before) => followed(before, reduceAll(before.present, actions, withTree ?? latest.current.tree)));
  }, []);
  const takeBack = useCallback((before: TreeView, ...actions: readonly TreeViewAction[]) => {
    setHistory((history) => takenBack(history, before, (present) => reduceAll(present, actions, latest.current.tree)));
  }, []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);

  const expand = useCallback(
    async (place: Place) => {
      const known = latest.current.tree;
      const withSuggestions: LoadedTree = known.suggestionsOf(idAt(place)) === null ? await load(idAt(place)) : known;
      setHistory((before) => {
        const isFirstTime = viewAt(before.present, place).isExpanded === null && place !== targetPlace(known.target);
        const action: TreeViewAction = isFirstTime ? { kind: 'contract', place } : { kind: 'set-expanded', place, isExpanded: true };
        return changed(before, reduceTreeView(before.present, action, withSuggestions));
      });
    },
    [load],
  );
  const step = useCallback((place: Place, by: 1 | -1) => {
    const next = reduceTreeView(latest.current.view, { kind: 'step', place, by }, latest.current.tree);
    setHistory((before) => changed(before, next));
    const shown = viewAt(next, place).visibleAlternative;
    return shown === null ? null : suggestionPlace(place, shown);
  }, []);
  const stepVariant = useCallback((place: Place, by: 1 | -1) => {
    const { tree: known, view: before } = latest.current;
    const next = reduceTreeView(before, { kind: 'step-variant', place, by }, known);
    if (next === before) return null;
    setHistory((earlier) => changed(earlier, next));
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
  return {
    tree,
    load,
    want,
    loadMore,
    whole,
    accepted,
    view,
    root,
    dispatch,
    follow,
    previous: history.past.at(-1),
    takeBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    isRestShown: isRestShown && view.route.length > 0,
    showRest,
    expand,
    step,
    stepVariant,
    showMore,
  };
}

function reduceAll(view: TreeView, actions: readonly TreeViewAction[], tree: LoadedTree): TreeView {
  return actions.reduce((before, action) => reduceTreeView(before, action, tree), view);
}

/** A variant is drawn because its evidence was opened, and the saved view is there when the tree is opened: nobody did either here. */
function isOwnStep(actions: readonly TreeViewAction[], { past, present }: ViewHistory): boolean {
  const isOpening = past.length === 0 && present === INITIAL_TREE_VIEW;
  return !actions.every(({ kind }) => kind === 'show-variant' || (kind === 'restore' && isOpening));
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

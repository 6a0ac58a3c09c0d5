import { MESSAGES, type QueryAnswer, type StructureNode } from '@retron/contract';
import { assertNever } from '@retron/molecule';
import {
  type ClusterFilter,
  idAt,
  isFiltering,
  isStructurePlace,
  type Place,
  placeAbove,
  type TreeFilter,
  type TreeView,
  type TreeViewAction,
  viewAt,
} from '@retron/tree';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { continueQuery } from '../../api/continue-query.ts';
import { queryDetailOptions } from '../../api/get-query.ts';
import { keys } from '../../api/keys.ts';
import { queryStatusOptions } from '../../api/query-status.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import type { OpenSuggestion } from './model/alternatives.ts';
import type { NodeCommand } from './model/commands.ts';
import { openDownTo } from './model/open-down-to.ts';
import type { TreeSession } from './use-tree-session.ts';

export interface TreeCommandsInput {
  readonly query: QueryAnswer;
  readonly session: TreeSession;
  readonly open: OpenSuggestion | null;
  readonly onFocus: (place: Place) => void;
  readonly onOpen: (place: Place | null) => void;
  readonly onDetails: (structure: StructureNode) => void;
  readonly onCluster: (suggestion: Place) => void;
  readonly onComment: (place: Place) => void;
  readonly onExport: (suggestion: Place) => void;
  /** The query goes on from a structure. */
  readonly onContinue: (structure: Place) => void;
  /** A structure is to be made from known materials. */
  readonly onComplete: (structure: Place) => void;
  /** A route was selected, or all of the view was changed. */
  readonly onLookAnew: () => void;
}

export interface TreeCommands {
  run(command: NodeCommand): void;
  /** The alternative before or after the open one. */
  stepOpen(by: 1 | -1): void;
  /** What is absent stays as it is. */
  filter(change: Partial<Omit<TreeFilter, 'cluster'>>): void;
  /** Shows the suggestions of one disconnection only; `null` all again. */
  cluster(cluster: ClusterFilter | null): void;
  onlySelected(isOn: boolean): void;
  expandAll(): void;
  clearRoute(): void;
  reset(): void;
  /** A view that was kept under a name. */
  show(view: TreeView, name: string): void;
}

/** Carries out what a reader asks for, by the view's reducer, by calls, by the panel. */
export function useTreeCommands(input: TreeCommandsInput): TreeCommands {
  const { query, session, open, onFocus, onOpen, onDetails, onCluster, onComment, onExport, onContinue, onComplete, onLookAnew } = input;
  const client = useQueryClient();
  const { tree, view, dispatch } = session;
  const goOn = useMutation({
    mutationFn: (place: Place) => continueQuery(query, tree.structureOf(idAt(place))),
    onSuccess: (_, place) => {
      onContinue(place);
      const progress = { percent: 0, structuresExpanded: 0, suggestionsFound: query.suggestions };
      client.setQueryData(queryStatusOptions(query.id).queryKey, { status: 'Busy', progress, message: null });
      client.setQueryData(queryDetailOptions(query.id).queryKey, (before) => before && { ...before, status: 'Busy' as const, progress });
      // Known suggestions of deeper structures are shown too, now that the query goes on from above them: they are read once it ends.
      void client.invalidateQueries({ queryKey: keys.allChildren(query.id), refetchType: 'none' });
      void client.invalidateQueries({ queryKey: keys.queryLists });
    },
    onError: () => toasts.error(MESSAGES.continueTree),
  });

  const offered = useRef({ before: view, undo: () => {} });
  /** Offers to take back the step that is made from the present view. */
  const offer = (text: string, otherwise: TreeViewAction) => {
    const undo = () => session.takeBack(view, otherwise);
    offered.current = { before: view, undo };
    toasts.undoable(text, undo);
  };
  // Once another step is the last one, Ctrl Z means that one and not what the message offers.
  useEffect(() => {
    const { before, undo } = offered.current;
    if (session.previous !== before && toasts.current()?.onUndo === undo) toasts.close();
  }, [session.previous]);

  const step = (structurePlace: Place, by: 1 | -1) => {
    const shown = session.step(structurePlace, by);
    if (shown === null) return;
    if (open?.structurePlace === structurePlace) onOpen(shown);
    onFocus(structurePlace);
  };
  const stepVariant = (place: Place, by: 1 | -1) => {
    const shown = session.stepVariant(place, by);
    if (shown === null) return;
    if (open?.place === place) onOpen(shown);
    onFocus(shown);
  };
  const hide = (place: Place) => {
    const number = tree.suggestionsOf(idAt(placeAbove(place) ?? place))?.find(({ id }) => id === idAt(place))?.wire.no ?? '';
    dispatch({ kind: 'hide', place });
    onFocus(placeAbove(place) ?? place);
    if (open?.place === place) onOpen(null);
    offer(texts.countHidden(number), { kind: 'unhide', place });
  };
  const expand = (place: Place) => {
    session.expand(place).catch(() => {
      // The failed page itself says what went wrong.
    });
  };

  const selectRoute = (place: Place) => {
    dispatch(...openDownTo([place]), { kind: 'select-route', place });
    onLookAnew();
  };
  const undoable = (text: string, ...actions: readonly TreeViewAction[]) => {
    dispatch(...actions);
    onLookAnew();
    offer(text, { kind: 'restore', view });
  };

  const run = (command: NodeCommand) => {
    const place = command.key;
    switch (command.kind) {
      case 'focus':
        return onFocus(place);
      case 'open':
        if (isStructurePlace(place)) return onDetails(tree.structureOf(idAt(place)));
        return onOpen(place === open?.place ? null : place);
      case 'set-expanded':
        if (command.isExpanded && isStructurePlace(place)) return expand(place);
        return dispatch({ kind: 'set-expanded', place, isExpanded: command.isExpanded });
      case 'contract':
      case 'spread':
      case 'unhide-all':
        return dispatch({ kind: command.kind, place });
      case 'step':
        return step(place, command.by);
      case 'step-variant':
        return stepVariant(place, command.by);
      case 'toggle-selected':
        return dispatch({ kind: 'set-selected', place, isSelected: !viewAt(view, place).isSelected });
      case 'set-tag':
        return dispatch({ kind: 'set-tag', place, tag: command.tag });
      case 'select-route':
        return selectRoute(place);
      case 'hide':
        return hide(place);
      case 'show-more':
        return session.showMore(place);
      case 'catalogues':
        return onDetails(tree.structureOf(idAt(place)));
      case 'continue':
        return goOn.mutate(place);
      case 'complete':
        return onComplete(place);
      case 'cluster':
        return onCluster(place);
      case 'comment':
        return onComment(command.key);
      case 'export':
        return onExport(place);
      case 'copy':
        void navigator.clipboard.writeText(tree.structureOf(idAt(place)).smiles).then(() => toasts.message(texts.smilesCopied));
        return;
      default:
        return assertNever(command);
    }
  };

  return {
    run,
    stepOpen: (by) => {
      if (!open) return;
      const isContracted = viewAt(view, open.structurePlace).visibleAlternative !== null;
      if (isContracted) return step(open.structurePlace, by);
      const next = by === 1 ? open.next : open.previous;
      if (next === null) return;
      onOpen(next);
      onFocus(next);
    },
    filter: (change) => {
      const show = isFiltering({ ...view.filter, ...change }) ? 'matching' : 'all';
      dispatch({ kind: 'set-filter', ...change }, { kind: 'set-show', show });
    },
    cluster: (cluster) => {
      const show = isFiltering({ ...view.filter, cluster }) ? 'matching' : 'all';
      dispatch({ kind: 'set-cluster', cluster }, { kind: 'set-show', show });
    },
    onlySelected: (isOn) => {
      const otherwise = isFiltering(view.filter) ? 'matching' : 'all';
      dispatch({ kind: 'set-show', show: isOn ? 'selected' : otherwise });
    },
    expandAll: () => undoable(texts.allExpanded, { kind: 'expand-all' }),
    clearRoute: () => undoable(texts.routeCleared, { kind: 'clear-route' }),
    reset: () => undoable(texts.treeReset, { kind: 'reset' }),
    // With a step of the reader's own before: what is restored while a tree opens cannot be undone.
    show: (kept, name) => undoable(texts.viewShown(name), { kind: 'reset' }, { kind: 'restore', view: kept }),
  };
}

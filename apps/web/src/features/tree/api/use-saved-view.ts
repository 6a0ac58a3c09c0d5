import { MESSAGES, treeViewOf, type WireTreeState } from '@retron/contract';
import { INITIAL_TREE_VIEW, type TreeView } from '@retron/tree';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { saveTreeState, treeStatesOptions } from './tree-states.ts';

/**
 * `off`: the server keeps no views, or none was changed yet; `elsewhere`: another window saved since, and the reader has to choose; a
 * failure is told in a sentence for the reader.
 */
export type SaveState = 'off' | 'saving' | 'saved' | 'elsewhere' | { readonly failure: string };

export interface SavedView {
  readonly state: SaveState;
  /** Saves what is in this window over what another has saved. */
  takeOver(): void;
  /** Shows what another window has saved. */
  reload(): void;
}

/** Milliseconds without a change after which a view is saved. */
const SAVE_AFTER_MS = 1000;

/** Restores the view a reader left a tree in, and saves every change of it; never over what another window saved in the meantime. */
export function useSavedView(projectId: number, queryId: number, view: TreeView, onRestore: (view: TreeView) => void): SavedView {
  const client = useQueryClient();
  const options = treeStatesOptions(projectId, queryId);
  const states = useQuery(options);
  const [state, setState] = useState<SaveState>('off');
  /** What the server has of the view that is saved without being asked for, as far as this window knows. */
  const kept = useRef<Pick<WireTreeState, 'id' | 'version'> | null>(null);
  const saved = useRef<TreeView | null>(null);
  /** One after the other: each needs the version that the one before was answered with. */
  const saving = useRef(Promise.resolve());

  const restore = useCallback(
    (all: readonly WireTreeState[]) => {
      const own = all.find(({ name }) => name === '');
      kept.current = own ?? null;
      saved.current = own === undefined ? INITIAL_TREE_VIEW : treeViewOf(own.state);
      if (own !== undefined) onRestore(saved.current);
    },
    [onRestore],
  );

  useEffect(() => {
    if (states.data && saved.current === null) restore(states.data);
  }, [states.data, restore]);

  const isElsewhere = state === 'elsewhere';
  useEffect(() => {
    if (!states.data || saved.current === null || isElsewhere) return;
    if (saved.current === view) {
      // Restored before it was saved, or undone: there is nothing to wait for.
      setState((before) => (before === 'saving' ? (kept.current === null ? 'off' : 'saved') : before));
      return;
    }
    setState('saving');
    const save = async () => {
      try {
        const answer = await saveTreeState(projectId, queryId, kept.current, view);
        kept.current = answer;
        saved.current = view;
        client.setQueryData(treeStatesOptions(projectId, queryId).queryKey, (before) => [
          ...(before ?? []).filter(({ id }) => id !== answer.id),
          answer,
        ]);
        setState('saved');
      } catch (error) {
        setState(failureOf(error));
      }
    };
    const timer = setTimeout(() => {
      saving.current = saving.current.then(save);
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, projectId, queryId, states.data, view, isElsewhere]);

  const { refetch } = states;
  const look = async (then: (all: readonly WireTreeState[]) => void) => {
    const { data, isError } = await refetch();
    if (isError || !data) return setState({ failure: MESSAGES.stateSaveFailed });
    then(data);
    setState('off');
  };
  return {
    state,
    takeOver: () =>
      void look((all) => {
        kept.current = all.find(({ name }) => name === '') ?? null;
        // Whatever is in this window is to be saved, also a view that was reset.
        saved.current = { ...INITIAL_TREE_VIEW };
      }),
    reload: () => void look(restore),
  };
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError) || error.status !== 409) return { failure: MESSAGES.stateSaveFailed };
  // Two windows may save a tree's first view at once: the second finds the name taken.
  if (error.details.some(({ field }) => field === 'version' || field === 'name')) return 'elsewhere';
  // That there is no room for more, a reader can mend.
  return { failure: error.message };
}

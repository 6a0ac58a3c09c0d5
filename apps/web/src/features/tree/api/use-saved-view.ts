import { MESSAGES } from '@retron/contract';
import { INITIAL_TREE_VIEW, type TreeView } from '@retron/tree';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { readSavedView } from '../model/saved-view.ts';
import { saveTreeState, treeStatesOptions } from './tree-states.ts';

/** `off`: the server keeps no views, or none was changed yet; a failure is told in a sentence for the reader. */
export type SaveState = 'off' | 'saving' | 'saved' | { readonly failure: string };

/** Milliseconds without a change after which a view is saved. */
const SAVE_AFTER_MS = 1000;

/** Restores the view a reader left a tree in, and saves every change of it. */
export function useSavedView(projectId: number, queryId: number, view: TreeView, onRestore: (view: TreeView) => void): SaveState {
  const client = useQueryClient();
  const states = useQuery(treeStatesOptions(projectId, queryId));
  const [saveState, setSaveState] = useState<SaveState>('off');
  const stateId = useRef<number | null>(null);
  const saved = useRef<TreeView | null>(null);

  useEffect(() => {
    if (!states.data || saved.current !== null) return;
    const latest = states.data.at(-1);
    const restored = latest && readSavedView(latest.state);
    stateId.current = latest?.id ?? null;
    saved.current = restored ?? INITIAL_TREE_VIEW;
    if (restored) onRestore(restored);
  }, [states.data, onRestore]);

  useEffect(() => {
    if (!states.data || saved.current === null || saved.current === view) return;
    setSaveState('saving');
    const timer = setTimeout(async () => {
      try {
        const answer = await saveTreeState(projectId, queryId, stateId.current, { ...view });
        stateId.current = answer.id;
        saved.current = view;
        client.setQueryData(treeStatesOptions(projectId, queryId).queryKey, [answer]);
        setSaveState('saved');
      } catch (error) {
        // That there is no room for more, a reader can mend; of all else only that it failed.
        const isFull = error instanceof ApiError && error.status === 409;
        setSaveState({ failure: isFull ? error.message : MESSAGES.stateSaveFailed });
      }
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, projectId, queryId, states.data, view]);

  return saveState;
}

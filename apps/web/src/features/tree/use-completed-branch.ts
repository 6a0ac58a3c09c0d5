import type { QueryAnswer } from '@retron/contract';
import { idAt, type Place, placeAbove, type TreeViewAction } from '@retron/tree';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import { findBranch } from './api/find-branch.ts';
import { openDownTo } from './model/open-down-to.ts';
import type { TreeSession } from './use-tree-session.ts';

export interface CompletedBranchInput {
  readonly query: QueryAnswer;
  readonly session: Pick<TreeSession, 'tree' | 'dispatch'>;
  readonly isBusy: boolean;
  /** The branch is selected down to known materials. */
  readonly onCompleted: () => void;
  /** The suggestions of a structure are opened, as the reader has to choose. */
  readonly onChoose: (place: Place) => void;
  /** Has the query go on from a structure. */
  readonly onSearch: (place: Place) => void;
}

export interface CompletedBranch {
  /** Selects the best way found from known materials to a structure; has it searched for where nothing was tried yet. */
  readonly complete: (place: Place) => void;
  /** To be told that the query goes on from a structure: where that was for a branch, it is selected once the query is ready again. */
  readonly handleContinue: (place: Place) => void;
}

/** Completing a branch of a tree to known materials, from wherever it stands in the tree. */
export function useCompletedBranch(input: CompletedBranchInput): CompletedBranch {
  const { query, session, isBusy, onCompleted, onChoose, onSearch } = input;
  const { tree, dispatch } = session;
  const wanted = useRef<Place | null>(null);
  /** A structure that the query goes on from, and whether it has begun. */
  const [awaited, setAwaited] = useState<{ readonly place: Place; readonly hasBegun: boolean } | null>(null);

  /** @returns whether a way to the structure is known */
  const select = async (place: Place): Promise<boolean> => {
    const branch = await findBranch(query.id, place);
    if (branch.length === 0) return false;
    const way = placeAbove(place);
    const above: readonly TreeViewAction[] = way === null ? [] : [{ kind: 'select-route', place: way }];
    dispatch(...openDownTo(branch), ...above, ...branch.map((each) => ({ kind: 'select-route', place: each }) as const));
    toasts.message(texts.branchCompleted(tree.structureOf(idAt(place)).no, branch.length));
    onCompleted();
    return true;
  };
  const failed = () => toasts.error(texts.branchNotAsked);

  const complete = (place: Place) => {
    select(place).then((isSelected) => {
      if (isSelected) return;
      const { childCount, no } = tree.structureOf(idAt(place));
      if (childCount === 0) {
        wanted.current = place;
        onSearch(place);
        return;
      }
      toasts.message(texts.noBranchTo(no));
      onChoose(place);
    }, failed);
  };

  useEffect(() => {
    if (awaited === null) return;
    if (isBusy) {
      if (!awaited.hasBegun) setAwaited({ ...awaited, hasBegun: true });
      return;
    }
    if (!awaited.hasBegun) return;
    setAwaited(null);
    select(awaited.place).then((isSelected) => {
      if (!isSelected) toasts.message(texts.noBranchTo(tree.structureOf(idAt(awaited.place)).no));
    }, failed);
  });

  return {
    complete,
    handleContinue: (place) => {
      if (wanted.current === place) setAwaited({ place, hasBegun: false });
      wanted.current = null;
    },
  };
}

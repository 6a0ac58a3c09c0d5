import { idAt, type Place } from '@retron/tree';
import { useCallback, useEffect, useState } from 'react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import type { TreeSession } from './use-tree-session.ts';

/** Milliseconds after the end of a run in which what it found is told of. */
const LATE_NEWS_MS = 3000;

/**
 * Waits for what a query finds from a structure, and opens it with the first suggestion that is there; says so where none came.
 *
 * @param onFound - the branch is open
 */
export function useContinuedBranch(
  { tree, expand }: Pick<TreeSession, 'tree' | 'expand'>,
  isBusy: boolean,
  onFound: (place: Place) => void,
): (place: Place) => void {
  const [awaited, setAwaited] = useState<Place | null>(null);
  const structure = awaited === null ? null : tree.structureOf(idAt(awaited));
  const isFound = structure !== null && structure.childCount > 0;

  useEffect(() => {
    if (awaited === null || !isFound) return;
    setAwaited(null);
    expand(awaited).then(
      () => onFound(awaited),
      // The failed page itself says what went wrong.
      () => undefined,
    );
  }, [awaited, isFound, expand, onFound]);

  const number = structure?.no ?? null;
  useEffect(() => {
    if (awaited === null || isBusy || isFound || number === null) return;
    const timer = setTimeout(() => {
      setAwaited(null);
      toasts.message(texts.nothingFoundFor(number));
    }, LATE_NEWS_MS);
    return () => clearTimeout(timer);
  }, [awaited, isBusy, isFound, number]);

  return useCallback((place: Place) => setAwaited(place), []);
}

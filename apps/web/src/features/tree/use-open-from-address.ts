import { isStructurePlace, type Place, placesDownTo } from '@retron/tree';
import { useEffect, useRef } from 'react';
import { openSuggestionAt } from './model/alternatives.ts';
import type { TreeSession } from './use-tree-session.ts';

/** A shared address may name a suggestion deep in the tree: everything on the way to it is opened once. */
export function useOpenFromAddress(openPlace: Place | null, { tree, view, dispatch }: TreeSession): void {
  const opened = useRef<Place | null>(null);
  useEffect(() => {
    if (opened.current === openPlace) return;
    opened.current = openPlace;
    if (openPlace === null || openSuggestionAt(tree, view, openPlace)) return;
    for (const place of placesDownTo(openPlace)) {
      if (isStructurePlace(place)) dispatch({ kind: 'set-expanded', place, isExpanded: true });
    }
  }, [openPlace, tree, view, dispatch]);
}

import { idAt, isStructurePlace, type Place, placeAbove, placesDownTo, type TreeViewAction, viewAt } from '@retron/tree';
import { useCallback, useEffect, useRef } from 'react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import { findPlace } from './api/tree-filter.ts';
import { openSuggestionAt } from './model/alternatives.ts';
import { findSuggestion } from './model/find-suggestion.ts';
import type { TreeSession } from './use-tree-session.ts';

/**
 * A shared address may name a suggestion deep in the tree, with its place or without: everything on the way to it is opened once.
 *
 * @param onPlace - where the suggestion stands, if it is not where the address said
 * @param onOpened - the way to the suggestion is open
 * @returns opens the way to another place, and names that in the address
 */
export function useOpenFromAddress(
  queryId: number,
  openPlace: Place | null,
  session: TreeSession,
  onPlace: (place: Place) => void,
  onOpened: (place: Place) => void,
): (place: Place) => void {
  const opened = useRef<Place | null>(null);
  const latest = useRef({ queryId, session, onPlace, onOpened });
  latest.current = { queryId, session, onPlace, onOpened };
  useEffect(() => {
    if (opened.current === openPlace) return;
    opened.current = openPlace;
    const { tree, view } = latest.current.session;
    if (openPlace === null || openSuggestionAt(tree, view, openPlace)) return;
    const isStillWanted = () => opened.current === openPlace;
    void openWay(openPlace, latest, isStillWanted);
  }, [openPlace]);
  return useCallback((place: Place) => {
    opened.current = place;
    latest.current.onPlace(place);
    void openWay(place, latest, () => opened.current === place);
  }, []);
}

interface Latest {
  readonly current: {
    readonly queryId: number;
    readonly session: TreeSession;
    readonly onPlace: (place: Place) => void;
    readonly onOpened: (place: Place) => void;
  };
}

async function openWay(named: Place, latest: Latest, isStillWanted: () => boolean): Promise<void> {
  try {
    const isOnFirstLevel = named.split('-').length === 2;
    const place = isOnFirstLevel ? await search(named, latest) : named;
    if (!isStillWanted()) return;
    if (place === null) {
      toasts.message(texts.addressNotFound);
      return;
    }
    for (const structure of placesDownTo(place).filter(isStructurePlace)) {
      const known = latest.current.session.tree;
      const below = placesDownTo(place).find((each) => placeAbove(each) === structure);
      const isThere = known.suggestionsOf(idAt(structure))?.some(({ id }) => below === undefined || id === idAt(below)) ?? false;
      const tree = isThere ? known : await latest.current.session.load(idAt(structure), below === undefined ? undefined : idAt(below));
      if (!isStillWanted()) return;
      latest.current.session.follow(stepsTo(structure, place, latest.current.session), tree);
    }
    if (place !== named) latest.current.onPlace(place);
    latest.current.onOpened(place);
  } catch {
    // The failed page itself says what went wrong.
  }
}

/** Brings the suggestion that the way leads through into view: alone below the target, where else it would be one of many. */
function stepsTo(structure: Place, place: Place, { view }: TreeSession): readonly TreeViewAction[] {
  const next = placesDownTo(place).find((each) => placeAbove(each) === structure);
  if (next === undefined) return [{ kind: 'set-expanded', place: structure, isExpanded: true }];
  const isSpread = placeAbove(structure) === null && viewAt(view, structure).visibleAlternative === null;
  return [
    { kind: 'unhide', place: next },
    { kind: 'show-variant', place: next },
    isSpread
      ? { kind: 'set-expanded', place: structure, isExpanded: true }
      : { kind: 'contract', place: structure, alternative: idAt(next) },
    { kind: 'set-expanded', place: next, isExpanded: true },
  ];
}

/** A suggestion that an address names by its number alone: in what is there, else asked of the server. */
async function search(named: Place, { current: { queryId, session } }: Latest): Promise<Place | null> {
  return findSuggestion(session.tree, idAt(named)) ?? (await findPlace(queryId, idAt(named)));
}

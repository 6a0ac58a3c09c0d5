import { idAt, isStructurePlace, type Place, placeAbove, placesDownTo, type TreeViewAction, viewAt } from '@retron/tree';
import { useEffect, useRef } from 'react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import { openSuggestionAt } from './model/alternatives.ts';
import { findSuggestion } from './model/find-suggestion.ts';
import type { LoadedTree } from './model/loaded-tree.ts';
import type { TreeSession } from './use-tree-session.ts';

/** Lists that are fetched at most in the search for a suggestion that an address names without its place. */
const MOST_LISTS = 60;

/**
 * A shared address may name a suggestion deep in the tree, with its place or without: everything on the way to it is opened once.
 *
 * @param onPlace - where the suggestion stands, if it is not where the address said
 * @param onOpened - the way to the suggestion is open
 */
export function useOpenFromAddress(
  openPlace: Place | null,
  session: TreeSession,
  onPlace: (place: Place) => void,
  onOpened: (place: Place) => void,
): void {
  const opened = useRef<Place | null>(null);
  const latest = useRef({ session, onPlace, onOpened });
  latest.current = { session, onPlace, onOpened };
  useEffect(() => {
    if (opened.current === openPlace) return;
    opened.current = openPlace;
    const { tree, view } = latest.current.session;
    if (openPlace === null || openSuggestionAt(tree, view, openPlace)) return;
    const isStillWanted = () => opened.current === openPlace;
    void openWay(openPlace, latest, isStillWanted);
  }, [openPlace]);
}

interface Latest {
  readonly current: { readonly session: TreeSession; readonly onPlace: (place: Place) => void; readonly onOpened: (place: Place) => void };
}

async function openWay(named: Place, latest: Latest, isStillWanted: () => boolean): Promise<void> {
  try {
    const isOnFirstLevel = named.split('-').length === 2;
    const place = isOnFirstLevel ? await search(named, latest, isStillWanted) : named;
    if (!isStillWanted()) return;
    if (place === null) {
      toasts.message(texts.addressNotFound);
      return;
    }
    for (const structure of placesDownTo(place).filter(isStructurePlace)) {
      const known = latest.current.session.tree;
      const tree = known.suggestionsOf(idAt(structure)) === null ? await latest.current.session.load(idAt(structure)) : known;
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

async function search(named: Place, latest: Latest, isStillWanted: () => boolean): Promise<Place | null> {
  const asked = new Set<number>();
  let tree: LoadedTree = latest.current.session.tree;
  for (let lists = 0; lists < MOST_LISTS && isStillWanted(); lists += 1) {
    const { place, unread } = findSuggestion(tree, idAt(named));
    if (place !== null) return place;
    const next = unread.find((structure) => !asked.has(structure));
    if (next === undefined) return null;
    asked.add(next);
    const page = await latest.current.session.load(next);
    // What was fetched before is in the session's tree once it is drawn; this one may be newer.
    const known = findSuggestion(page, idAt(named));
    if (known.place !== null) return known.place;
    tree = latest.current.session.tree;
  }
  return findSuggestion(tree, idAt(named)).place;
}

import { useCallback, useRef } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import type { FoundRoute } from './model/found-routes.ts';
import type { TreeSession } from './use-tree-session.ts';

/** Selects a route that was found: one step that can be undone. What the tree must know to draw it is loaded first. */
export function useTakeRoute(session: TreeSession): (route: FoundRoute) => void {
  const latest = useRef(session);
  latest.current = session;
  return useCallback(({ made, places }: FoundRoute) => {
    const { tree, load } = latest.current;
    Promise.all(made.filter((sid) => tree.suggestionsOf(sid) === null).map((sid) => load(sid))).then(
      () => latest.current.dispatch({ kind: 'clear-route' }, ...places.map((place) => ({ kind: 'select-route', place }) as const)),
      (error: unknown) => toasts.error(reasonOf(error)),
    );
  }, []);
}

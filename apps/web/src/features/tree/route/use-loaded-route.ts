import { useEffect } from 'react';
import type { FoundRoute } from '../model/found-routes.ts';
import type { TreeSession } from '../use-tree-session.ts';

/** `incomplete`: steps stand so far down their lists that the tree does not fetch them. */
export type RouteLoading = 'loading' | 'loaded' | 'incomplete';

/** What the largest page of suggestions of a structure has. */
const MOST_FETCHED = 500;

/** Has everything fetched that the tree must know to draw a route. @param route - null for none */
export function useLoadedRoute({ tree, want, loadMore }: TreeSession, route: Pick<FoundRoute, 'reactions'> | null): RouteLoading {
  // What a step needs is told with the step: what stands below one that is not there yet comes later.
  const told = new Set([tree.target]);
  const missing: { readonly sid: number; readonly fetched: number | null; readonly total: number }[] = [];
  const away = (route?.reactions ?? []).filter(({ sid, ensid }) => {
    const step = tree.suggestionsOf(sid)?.find(({ id }) => id === ensid);
    for (const { structureId } of step?.precursors ?? []) told.add(structureId);
    return step === undefined;
  });
  for (const { sid } of away)
    if (told.has(sid)) missing.push({ sid, fetched: tree.suggestionsOf(sid)?.length ?? null, total: tree.totalOf(sid) });
  const unread = missing.filter(({ fetched }) => fetched === null).map(({ sid }) => sid);
  const further = missing.filter(({ fetched, total }) => fetched !== null && fetched < Math.min(total, MOST_FETCHED)).map(({ sid }) => sid);
  const key = `${unread.join()} ${further.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers in the key are all that counts
  useEffect(() => {
    if (unread.length > 0) want(unread);
    for (const sid of further) loadMore(sid);
  }, [key, want, loadMore]);
  if (away.length === 0) return 'loaded';
  return unread.length + further.length > 0 ? 'loading' : 'incomplete';
}

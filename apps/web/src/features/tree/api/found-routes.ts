import { treeCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** Routes that are shown: the cheapest. */
export const ROUTES_SHOWN = 50;
const POLL_MS = 3000;

/** The routes of a query to known materials, the cheapest first; asked for anew while the query runs. */
export function foundRoutesOptions(queryId: number, isBusy: boolean) {
  return queryOptions({
    queryKey: keys.queryRoutes(queryId, isBusy),
    queryFn: ({ signal }) => call(treeCalls.listRoutes, { params: { id: queryId }, query: { per_page: ROUTES_SHOWN, page: 1 }, signal }),
    refetchInterval: isBusy ? POLL_MS : false,
  });
}

import { type DisconnectionBody, type DisconnectionSummary, disconnectionCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** Which query's target. */
export interface SummaryOf {
  readonly id: number;
  readonly sessionid: string;
  readonly targethash: string;
}

const paramsOf = ({ id, targethash }: SummaryOf) => ({ id, targethash });
/** What the call says again of the query. Source: spec section 7, "Tree lookups". */
const againOf = ({ id, sessionid, targethash }: SummaryOf) => ({ id, sessionid, targethash });

/** The disconnection summary of a query's target, narrowed as the reader saved it. Read anew whenever it is opened: comments are shared. */
export function disconnectionOptions(of: SummaryOf) {
  return queryOptions({
    queryKey: keys.disconnections(of.id),
    queryFn: ({ signal }): Promise<DisconnectionSummary> =>
      call(disconnectionCalls.get, { params: paramsOf(of), query: againOf(of), signal }),
    refetchOnMount: 'always',
  });
}

/** Keeps a comment or the filter; answers the summary as it is then. */
export function saveDisconnections(of: SummaryOf, body: DisconnectionBody): Promise<DisconnectionSummary> {
  return call(disconnectionCalls.save, { params: paramsOf(of), body: { ...againOf(of), ...body } });
}

import { type DisconnectionBody, type DisconnectionSummary, disconnectionSummary } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** Which query's target. */
export interface SummaryOf {
  readonly id: number;
  readonly sessionid: string;
  readonly targethash: string;
}

const pathOf = ({ id, targethash }: SummaryOf) => `/app/api/queries/${id}/disconnection/${encodeURIComponent(targethash)}`;

/** The disconnection summary of a query's target, narrowed as it was saved. Read anew whenever it is opened: comments are shared. */
export function disconnectionOptions(of: SummaryOf) {
  return queryOptions({
    queryKey: keys.disconnections(of.id),
    queryFn: ({ signal }): Promise<DisconnectionSummary> =>
      call({ path: pathOf(of), search: { sessionid: of.sessionid }, answer: disconnectionSummary, signal }),
    refetchOnMount: 'always',
  });
}

/** Keeps a comment or the filter; answers the summary as it is then. */
export function saveDisconnections(of: SummaryOf, body: DisconnectionBody): Promise<DisconnectionSummary> {
  return call({ method: 'POST', path: pathOf(of), body: { ...body, sessionid: of.sessionid }, answer: disconnectionSummary });
}

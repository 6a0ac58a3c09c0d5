import { treeCalls } from '@retron/contract';
import { call } from './client.ts';

/** Goes on planning from one structure of the tree; the query is Busy again until it is done. */
export async function continueQuery(queryId: number, sid: number): Promise<void> {
  await call(treeCalls.continue, { params: { id: queryId }, body: { structlistid: sid, queryGroup: 'BONDSET' } });
}

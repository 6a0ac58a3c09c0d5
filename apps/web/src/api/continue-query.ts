import { type QueryAnswer, type StructureNode, treeCalls } from '@retron/contract';
import { call } from './client.ts';

/** Goes on planning from one structure of the tree; the query is Busy again until it is done. */
export async function continueQuery(
  { id, sessionid }: Pick<QueryAnswer, 'id' | 'sessionid'>,
  { sid, rosdal }: Pick<StructureNode, 'sid' | 'rosdal'>,
): Promise<void> {
  await call(treeCalls.continue, { params: { id }, body: { rosdal, sessionid, structlistid: sid, queryGroup: 'BONDSET' } });
}

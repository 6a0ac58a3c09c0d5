import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** Deletes a query; `restoreQuery` brings it back for a day. */
export async function deleteQuery(queryId: number): Promise<void> {
  await call(queryCalls.delete, { params: { id: queryId }, keepalive: true });
}

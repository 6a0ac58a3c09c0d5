import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** Brings back a query that was deleted less than a day ago. */
export async function restoreQuery(queryId: number): Promise<void> {
  await call(queryCalls.restore, { params: { id: queryId } });
}

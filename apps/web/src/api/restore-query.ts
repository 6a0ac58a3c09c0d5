import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** Brings back a query that was deleted less than a day ago. @returns its name: another one where its own was taken meanwhile */
export async function restoreQuery(queryId: number): Promise<string> {
  const { sessionid } = await call(queryCalls.restore, { params: { id: queryId } });
  return sessionid;
}

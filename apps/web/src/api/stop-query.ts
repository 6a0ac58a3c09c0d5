import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** Ends a running query; everything found so far stays. */
export async function stopQuery(queryId: number): Promise<void> {
  await call(queryCalls.stop, { params: { id: queryId } });
}

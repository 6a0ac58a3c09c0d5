import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** True when a query of this name exists already. */
export async function queryNameExists(sessionid: string, signal?: AbortSignal): Promise<boolean> {
  const answer = await call(queryCalls.exists, { body: { sessionid }, signal });
  return answer.exists;
}

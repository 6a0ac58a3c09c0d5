import { queryCalls, type StartQueryBody } from '@retron/contract';
import { call } from './client.ts';

/** @returns the number of the new query */
export async function startQuery(body: StartQueryBody): Promise<number> {
  const answer = await call(queryCalls.start, { body });
  return answer.id;
}

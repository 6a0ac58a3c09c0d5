import { queryCalls, type StartBatchAnswer, type StartBatchBody, type StartQueryBody } from '@retron/contract';
import { call } from './client.ts';

/** @returns the number of the new query */
export async function startQuery(body: StartQueryBody): Promise<number> {
  const answer = await call(queryCalls.start, { body });
  return answer.id;
}

/** Starts a query for each target, or says why not. */
export function startQueries(body: StartBatchBody): Promise<StartBatchAnswer> {
  return call(queryCalls.startBatch, { body });
}

import { type StartQueryBody, startQueryAnswer } from '@retron/contract';
import { call } from './client.ts';

/** @returns the number of the new query */
export async function startQuery(body: StartQueryBody): Promise<number> {
  const answer = await call({ method: 'POST', path: '/app/apiv2/queries/start', body, answer: startQueryAnswer });
  return answer.id;
}

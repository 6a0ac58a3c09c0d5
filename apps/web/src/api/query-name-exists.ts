import { existsAnswer } from '@retron/contract';
import { call } from './client.ts';

/** True when a query of this name exists already. */
export async function queryNameExists(sessionid: string, signal?: AbortSignal): Promise<boolean> {
  const answer = await call({
    method: 'POST',
    path: '/app/api/queries/exists',
    body: { sessionid },
    answer: existsAnswer,
    ...(signal ? { signal } : {}),
  });
  return answer.exists;
}

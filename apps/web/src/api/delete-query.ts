import { doneAnswer } from '@retron/contract';
import { call } from './client.ts';

/** Deletes a query; `restoreQuery` brings it back for a day. */
export async function deleteQuery(queryId: number): Promise<void> {
  await call({ method: 'DELETE', path: `/app/apiv2/queries/${queryId}`, answer: doneAnswer, keepalive: true });
}

import { doneAnswer } from '@retron/contract';
import { call } from './client.ts';

/** Deletes for good. Outlives the page, so that a deletion made before leaving is not forgotten. */
export async function deleteQuery(queryId: number): Promise<void> {
  await call({ method: 'DELETE', path: `/app/apiv2/queries/${queryId}`, answer: doneAnswer, keepalive: true });
}

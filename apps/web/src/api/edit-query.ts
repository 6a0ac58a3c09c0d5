import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

export interface QueryEdit {
  readonly name: string;
  readonly comment: string;
  /** 1 keeps the query for ever. */
  readonly saved: 0 | 1;
}

export async function editQuery(queryId: number, edit: QueryEdit): Promise<void> {
  await call(queryCalls.change, { params: { id: queryId }, body: edit });
}

import { queryCalls } from '@retron/contract';
import { call } from './client.ts';

/** What changes; what is absent stays. */
export interface QueryEdit {
  readonly name?: string;
  readonly comment?: string;
  /** 1 keeps the query for ever. */
  readonly saved?: 0 | 1;
  /** What the writer saw in name and description. */
  readonly before?: { readonly name?: string; readonly comment?: string };
}

export async function editQuery(queryId: number, edit: QueryEdit): Promise<void> {
  await call(queryCalls.change, { params: { id: queryId }, body: edit });
}

/** Notes details with a query, one after the other: the server has each under a name of its own. */
export async function noteDetails(
  queryId: number,
  details: readonly { readonly name: string; readonly value: string; readonly isNew: boolean }[],
): Promise<void> {
  for (const { name, value, isNew } of details) {
    if (isNew) await call(queryCalls.addMetadata, { params: { queryId }, body: { name, value } });
    else await call(queryCalls.changeMetadata, { params: { queryId, id: name }, body: { value } });
  }
}

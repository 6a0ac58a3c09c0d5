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

/** A detail of a query as it is to be noted. */
export interface DetailEdit {
  readonly name: string;
  readonly value: string;
  /** What the writer saw there; null: there was no such detail. */
  readonly seen: string | null;
}

/** Notes a detail with a query. What somebody else changed since it was seen is refused. */
export async function noteDetail(queryId: number, { name, value, seen }: DetailEdit): Promise<void> {
  if (seen === null) await call(queryCalls.addMetadata, { params: { queryId }, body: { name, value } });
  else await call(queryCalls.changeMetadata, { params: { queryId, id: name }, body: { value, before: { value: seen } } });
}

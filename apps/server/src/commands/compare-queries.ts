import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { type GraphStructureRow, type GraphSuggestionRow, readQueryGraph } from '../repositories/query-graph.ts';
import { listQueries, type QueryRow } from '../repositories/query-listing.ts';
import { listProvenance, type RunProvenance } from '../repositories/query-runs.ts';
import type { User } from '../repositories/users.ts';
import type { Outcome } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** Queries that one can be compared with: finished ones for the same target, of another name, newest first. */
export async function readComparable(
  database: Database,
  user: User,
  queryId: number,
  asked: { readonly term: string | undefined; readonly offset: number; readonly limit: number },
): Promise<Outcome<{ readonly queries: readonly QueryRow[]; readonly total: number }>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { term, ...page } = asked;
  const search = { projectId: undefined, term, chosen: { status: ['finished'] }, comparableWith: row.value.query };
  return success(await listQueries(database, user.id, search, { sort: 'created', order: 'desc', ...page }));
}

/** Everything that a query found, without the evidence. */
export interface QueryGraphFound {
  readonly row: QueryRow;
  readonly runs: readonly RunProvenance[];
  readonly structures: readonly GraphStructureRow[];
  readonly suggestions: readonly GraphSuggestionRow[];
}

export async function readGraph(database: Database, user: User, queryId: number): Promise<Outcome<QueryGraphFound>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const [runs, graph] = await Promise.all([listProvenance(database, queryId), readQueryGraph(database, queryId)]);
  return success({ row: row.value, runs, ...graph });
}

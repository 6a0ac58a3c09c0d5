import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayEditQuery, mayStopQuery } from '../policies/query-policy.ts';
import { findVisibleQuery, type QueryRow } from '../repositories/query-listing.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

const UNKNOWN = 'There is no such query, or it belongs to a project you are not a member of.';

/** A query the user may see. Somebody else's query answers as one that does not exist. */
export async function visibleQuery(database: Database, user: User, queryId: number): Promise<Outcome<QueryRow>> {
  const row = await findVisibleQuery(database, queryId, user.id);
  return row ? success(row) : refuse('not-found', UNKNOWN);
}

export const factsOf = (row: QueryRow) => ({ userId: row.query.userId, projectOwnerId: row.projectOwnerId });

/** A query whose planning the user may stop. */
export async function stoppableQuery(database: Database, user: User, queryId: number): Promise<Outcome<QueryRow>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok || mayStopQuery(user, { ...factsOf(row.value), runUserId: row.value.runUserId })) return row;
  return refuse('forbidden', 'Only who started or continued this query, or the owner of the project, may stop it.');
}

/** A query the user may change. */
export async function editableQuery(
  database: Database,
  user: User,
  queryId: number,
  which: 'live' | 'deleted' = 'live',
): Promise<Outcome<QueryRow>> {
  const row = await findVisibleQuery(database, queryId, user.id, which === 'deleted');
  if (!row) return refuse('not-found', UNKNOWN);
  if (!mayEditQuery(user, factsOf(row)))
    return refuse('forbidden', 'Only who started this query, or the owner of the project, may change it.');
  return success(row);
}

import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { enqueuePlan, type PgBoss } from '../database/job-queue.ts';
import { notify } from '../repositories/notify.ts';
import { openContinuation } from '../repositories/queries.ts';
import { findStructures } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** Goes on planning from one structure; the query is Busy until that is done. */
export async function continueQuery(database: Database, boss: PgBoss, user: User, queryId: number, sid: number): Promise<Outcome<void>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  if (!(await findStructures(database, queryId, [sid])).has(sid)) return refuse('not-found', 'There is no such structure in this tree.');
  const isOpened = await database.transaction(async (transaction) => {
    const run = await openContinuation(transaction, queryId, sid);
    if (run === null) return false;
    await enqueuePlan(boss, transaction, { queryId, run }, true);
    await notify(transaction, 'query_changed', queryId);
    return true;
  });
  return isOpened ? success(undefined) : refuse('conflict', 'This query is still running. Please wait until it is done, or stop it.');
}

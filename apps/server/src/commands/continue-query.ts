import { TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { enqueuePlan, type PgBoss } from '../database/job-queue.ts';
import { notify } from '../repositories/notify.ts';
import { openContinuation } from '../repositories/queries.ts';
import { findStructures } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** A structure by its number; its notation, where it is given again, must be that of the tree. */
interface From {
  readonly structureId: number;
  readonly rosdal?: string | undefined;
}

/** Goes on planning from one structure; nothing else can be asked of it until that is done. */
export async function continueQuery(
  database: Database,
  boss: PgBoss,
  user: User,
  queryId: number,
  { structureId, rosdal }: From,
): Promise<Outcome<void>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const structure = (await findStructures(database, queryId, [structureId])).get(structureId);
  if (structure === undefined) return refuse('not-found', 'There is no such structure in this tree.');
  if (rosdal !== undefined && rosdal !== structure.rosdal) {
    return refuse('invalid', { code: 'invalid', about: 'structure', message: TEXTS.otherStructure });
  }
  const isOpened = await database.transaction(async (transaction) => {
    const run = await openContinuation(transaction, queryId, structureId);
    if (run === null) return false;
    await enqueuePlan(boss, transaction, { queryId, run }, true);
    await notify(transaction, 'query_changed', queryId);
    return true;
  });
  return isOpened ? success(undefined) : refuse('conflict', 'This query is still running. Please wait until it is done, or stop it.');
}

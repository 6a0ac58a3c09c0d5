import { MESSAGES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { lockEdits } from '../repositories/edits.ts';
import { notify } from '../repositories/notify.ts';
import { isUniqueViolation, markDeleted, type QueryChange, requestStop, updateQuery } from '../repositories/queries.ts';
import { listLiveNames, unmarkDeleted } from '../repositories/restored-queries.ts';
import type { User } from '../repositories/users.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { freeName } from './free-name.ts';
import { type Outcome, refuse } from './outcome.ts';
import { dayOfExpiry } from './query-lifetime.ts';
import { editableQuery, stoppableQuery } from './visible-query.ts';

async function orNameTaken<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return success(await work());
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', { code: 'taken', about: 'name', message: MESSAGES.queryExists });
    throw error;
  }
}

/**
 * Names, describes, keeps a query; what is absent stays. Keeping it takes its date of expiry away; the day that ends its life begins
 * anew.
 *
 * @param seen - what the writer saw in name and comment
 */
export async function changeQuery(
  database: Database,
  user: User,
  queryId: number,
  change: { readonly name?: string | undefined; readonly comment?: string | undefined; readonly isKept?: boolean | undefined },
  seen?: SeenFields,
): Promise<Outcome<void>> {
  const done = await orNameTaken(() =>
    database.transaction(async (transaction): Promise<Outcome<void>> => {
      await lockEdits(transaction);
      const row = await editableQuery(transaction, user, queryId);
      if (!row.ok) return row;
      const { name, comment, isKept } = row.value.query;
      const changed = changedMeanwhile({ name, comment }, change, seen);
      if (changed !== null) return changed;
      const expiresAt = change.isKept === true ? null : dayOfExpiry();
      const columns: QueryChange = {
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.comment === undefined ? {} : { comment: change.comment }),
        ...(change.isKept === undefined || change.isKept === isKept ? {} : { isKept: change.isKept, expiresAt }),
      };
      await updateQuery(transaction, queryId, columns);
      return success(undefined);
    }),
  );
  return done.ok ? done.value : done;
}

/** Asks the planner to stop; everything found so far stays. A query that is done stays as it is. */
export async function stopQuery(database: Database, user: User, queryId: number): Promise<Outcome<void>> {
  const row = await stoppableQuery(database, user, queryId);
  if (!row.ok) return row;
  await database.transaction(async (transaction) => {
    if (await requestStop(transaction, queryId)) await notify(transaction, 'query_stop', queryId);
    await notify(transaction, 'query_changed', queryId);
  });
  return success(undefined);
}

/** Puts a query away; it can be restored for a day. A running one is stopped. */
export async function removeQuery(database: Database, user: User, queryId: number): Promise<Outcome<void>> {
  const row = await editableQuery(database, user, queryId);
  if (!row.ok) return row;
  await database.transaction(async (transaction) => {
    if (await requestStop(transaction, queryId)) await notify(transaction, 'query_stop', queryId);
    await markDeleted(transaction, queryId);
    await notify(transaction, 'project_changed', row.value.query.projectId);
  });
  return success(undefined);
}

/** Brings a query back that was put away less than a day ago. @returns its name: another one where its own was taken meanwhile */
export async function restoreQuery(database: Database, user: User, queryId: number): Promise<Outcome<string>> {
  const row = await editableQuery(database, user, queryId, 'deleted');
  if (!row.ok) return row;
  const { name: before, userId, projectId } = row.value.query;
  return orNameTaken(() =>
    database.transaction(async (transaction) => {
      const taken = await listLiveNames(transaction, userId);
      const name = freeName(before, (each) => taken.has(each));
      await unmarkDeleted(transaction, queryId, name);
      await notify(transaction, 'project_changed', projectId);
      return name;
    }),
  );
}

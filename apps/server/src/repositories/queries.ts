import { BATCH_ENTRY } from '@retron/contract';
import { and, asc, count, eq, isNotNull, isNull, lt, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries, queryProgress, queryRuns } from '../database/schema/queries.ts';
import { notify, notifyWaiting } from './notify.ts';

export type Query = typeof queries.$inferSelect;
export type NewQuery = typeof queries.$inferInsert;

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error says that a value must be unique and is not. drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code === UNIQUE_VIOLATION;
}

/**
 * Writes a query with its first run, which waits for a worker when the query is to be planned.
 *
 * @param needs - SHA-256 of the libraries it needs, hex; null: their names decide
 * @returns its id
 */
export async function insertQuery(transaction: Database, query: NewQuery, needs: readonly string[] | null = null): Promise<number> {
  const rows = await transaction.insert(queries).values(query).returning({ id: queries.id });
  const queryId = rows[0].id;
  await transaction.insert(queryProgress).values({ queryId });
  await transaction.insert(queryRuns).values({
    queryId,
    run: 1,
    userId: query.userId,
    fromStructure: null,
    firstStructure: 1,
    firstSuggestion: 1,
    state: query.status === 'planning' ? 'waiting' : 'ended',
    isUrgent: query.runMode === 'interactive',
    needs: needs === null ? null : [...needs],
  });
  if (query.status === 'planning') await notifyWaiting(transaction);
  await notify(transaction, 'project_changed', query.projectId);
  return queryId;
}

/** What tells whether queries of a project came or went. */
export async function countQueries(
  database: Database,
  projectId: number,
): Promise<{ readonly queries: number; readonly newestQuery: number | null }> {
  const [row] = await database
    .select({ queries: count(), newestQuery: max(queries.id) })
    .from(queries)
    .where(and(eq(queries.projectId, projectId), isNull(queries.deletedAt)));
  return row;
}

/** The query that a user has of that name; null where there is none. */
export async function findQueryNamed(
  database: Database,
  userId: number,
  name: string,
): Promise<{ readonly id: number; readonly projectId: number } | null> {
  const rows = await database
    .select({ id: queries.id, projectId: queries.projectId })
    .from(queries)
    .where(and(eq(queries.userId, userId), eq(queries.name, name), isNull(queries.deletedAt)))
    .limit(1);
  return rows[0] ?? null;
}

export const hasQueryNamed = async (database: Database, userId: number, name: string): Promise<boolean> =>
  (await findQueryNamed(database, userId, name)) !== null;

/** The live query of a user that has this name in a project, and notes the batch it was started by. */
export async function findOfBatch(
  database: Database,
  userId: number,
  { name, projectId, key }: { readonly name: string; readonly projectId: number; readonly key: string },
): Promise<Pick<Query, 'id' | 'smiles'> | null> {
  const rows = await database
    .select({ id: queries.id, smiles: queries.smiles })
    .from(queries)
    .where(
      and(eq(queries.userId, userId), eq(queries.projectId, projectId), eq(queries.name, name), isNull(queries.deletedAt), notesBatch(key)),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** Queries that note a batch as theirs. */
export function notesBatch(key: string): SQL {
  return sql`${queries.metadata}->>${BATCH_ENTRY} = ${key}`;
}

export interface QueryChange {
  readonly name?: string;
  readonly comment?: string;
  readonly isKept?: boolean;
  readonly expiresAt?: Date | null;
}

export async function updateQuery(database: Database, queryId: number, change: QueryChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await database.update(queries).set(change).where(eq(queries.id, queryId));
}

/** Puts a query away for a day; a running one is stopped by `requestStop`. */
export async function markDeleted(database: Database, queryId: number): Promise<void> {
  await database.update(queries).set({ deletedAt: sql`now()` }).where(eq(queries.id, queryId));
}

/** The live queries of a project that are being planned. */
export async function findPlannedOfProject(transaction: Database, projectId: number): Promise<readonly number[]> {
  const rows = await transaction
    .select({ id: queries.id })
    .from(queries)
    .where(and(eq(queries.projectId, projectId), eq(queries.status, 'planning'), isNull(queries.deletedAt)))
    .orderBy(asc(queries.id));
  return rows.map(({ id }) => id);
}

/** Puts all queries of a project away that are not put away already; their names are free then. */
export async function markDeletedWithProject(transaction: Database, projectId: number): Promise<void> {
  await transaction
    .update(queries)
    .set({ deletedAt: sql`now()`, deletedWithProject: true })
    .where(and(eq(queries.projectId, projectId), isNull(queries.deletedAt)));
}

/**
 * Asks the worker to stop; a query that no worker holds is stopped at once.
 *
 * @returns whether a worker has to be told
 */
export async function requestStop(transaction: Database, queryId: number): Promise<boolean> {
  // The run is locked before the query, as those who begin and write it do.
  const runs = await transaction
    .select({ run: queryRuns.run, state: queryRuns.state })
    .from(queryRuns)
    .innerJoin(queries, and(eq(queries.id, queryRuns.queryId), eq(queries.run, queryRuns.run)))
    .where(eq(queries.id, queryId))
    .for('update', { of: queryRuns });
  if (runs.length === 0) return false;
  const [{ run, state }] = runs;
  const isPlanned = and(eq(queries.id, queryId), eq(queries.run, run), eq(queries.status, 'planning'));
  if (state === 'running') {
    const told = await transaction.update(queries).set({ stopRequested: true }).where(isPlanned).returning({ id: queries.id });
    return told.length > 0;
  }
  await transaction.update(queries).set({ stopRequested: true, status: 'stopped', finishedAt: sql`now()` }).where(isPlanned);
  await transaction
    .update(queryRuns)
    .set({ state: 'ended' })
    .where(and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, run)));
  return false;
}

/**
 * A final query that goes on from one of its structures, with a new run that waits for a worker.
 *
 * @param asked - by whom, and the SHA-256 of the libraries that it needs, hex; null: their names decide
 * @returns the run; null when it is not final
 */
export async function openContinuation(
  transaction: Database,
  queryId: number,
  fromStructure: number,
  { userId, needs }: { readonly userId: number; readonly needs: readonly string[] | null },
): Promise<number | null> {
  const rows = await transaction
    .update(queries)
    .set({
      status: 'planning',
      statusMessage: null,
      stopRequested: false,
      run: sql`${queries.run} + 1`,
      finishedAt: null,
      ...NO_MAIL_TRIED,
    })
    .where(and(eq(queries.id, queryId), ne(queries.status, 'planning'), isNull(queries.deletedAt)))
    .returning({ run: queries.run });
  if (rows.length === 0) return null;
  const { run } = rows[0];
  await transaction.execute(sql`
    INSERT INTO query_runs (query_id, run, user_id, needs, is_urgent, from_structure, first_structure, first_suggestion)
    VALUES (${queryId}, ${run}, ${userId}, ${needs === null ? null : sql.param([...needs])}, true, ${fromStructure},
      (SELECT COALESCE(max(id), 0) + 1 FROM structures WHERE query_id = ${queryId}),
      (SELECT COALESCE(max(id), 0) + 1 FROM suggestions WHERE query_id = ${queryId}))`);
  await transaction.update(queryProgress).set({ percent: 0, structuresExpanded: 0 }).where(eq(queryProgress.queryId, queryId));
  await notifyWaiting(transaction);
  return run;
}

/** The end of a run is told by a mail of its own, however often that of the run before was tried. */
const NO_MAIL_TRIED = { mailTries: 0, mailAfter: null };

/**
 * Plans a final query again with another question, its first run to be begun anew.
 *
 * @returns false when it is deleted, was continued, or is being planned
 */
export async function reopenFirstRun(transaction: Database, queryId: number, change: Partial<NewQuery>): Promise<boolean> {
  const rows = await transaction
    .update(queries)
    .set({ ...change, status: 'planning', statusMessage: null, stopRequested: false, finishedAt: null, durationMs: null })
    .where(and(eq(queries.id, queryId), eq(queries.run, 1), ne(queries.status, 'planning'), isNull(queries.deletedAt)))
    .returning({ id: queries.id });
  if (rows.length === 0) return false;
  await transaction.update(queryProgress).set({ percent: 0, structuresExpanded: 0 }).where(eq(queryProgress.queryId, queryId));
  await transaction
    .update(queryRuns)
    .set({ state: 'waiting' })
    .where(and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, 1)));
  return true;
}

/** Takes away for good what was deleted more than a day ago. @returns how many */
export async function purgeDeleted(database: Database): Promise<number> {
  const rows = await database
    .delete(queries)
    .where(and(isNotNull(queries.deletedAt), lt(queries.deletedAt, sql`now() - interval '1 day'`)))
    .returning({ id: queries.id });
  await database.execute(sql`DELETE FROM projects WHERE deleted_at < now() - interval '1 day'`);
  return rows.length;
}

/** Puts away what has expired: it can be restored for a day. */
export async function deleteExpired(database: Database): Promise<void> {
  await database
    .update(queries)
    .set({ deletedAt: sql`now()` })
    .where(and(isNull(queries.deletedAt), eq(queries.isKept, false), ne(queries.status, 'planning'), lt(queries.expiresAt, sql`now()`)));
}

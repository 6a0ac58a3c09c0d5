import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries, queryProgress, queryRuns } from '../database/schema/queries.ts';

export type Query = typeof queries.$inferSelect;
export type NewQuery = typeof queries.$inferInsert;

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error says that a value must be unique and is not. drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code === UNIQUE_VIOLATION;
}

/** Writes a Busy query with its first run. @returns its id */
export async function insertQuery(transaction: Database, query: NewQuery): Promise<number> {
  const rows = await transaction.insert(queries).values(query).returning({ id: queries.id });
  const queryId = rows[0].id;
  await transaction.insert(queryProgress).values({ queryId });
  await transaction.insert(queryRuns).values({ queryId, run: 1, fromStructure: null, firstStructure: 1, firstSuggestion: 1 });
  return queryId;
}

export async function hasQueryNamed(database: Database, userId: number, name: string): Promise<boolean> {
  const rows = await database
    .select({ id: queries.id })
    .from(queries)
    .where(and(eq(queries.userId, userId), eq(queries.name, name), isNull(queries.deletedAt)))
    .limit(1);
  return rows.length > 0;
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

export async function unmarkDeleted(database: Database, queryId: number): Promise<void> {
  await database.update(queries).set({ deletedAt: null }).where(eq(queries.id, queryId));
}

/**
 * Asks the worker to stop; a query that no worker has begun is Stopped at once.
 *
 * @returns whether a worker has to be told
 */
export async function requestStop(transaction: Database, queryId: number): Promise<boolean> {
  const rows = await transaction
    .update(queries)
    .set({ stopRequested: true })
    .where(and(eq(queries.id, queryId), eq(queries.status, 'Busy')))
    .returning({ id: queries.id, run: queries.run });
  if (rows.length === 0) return false;
  const unbegun = await transaction
    .select({ run: queryRuns.run })
    .from(queryRuns)
    .where(and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, rows[0].run), eq(queryRuns.attempts, 0)));
  if (unbegun.length === 0) return true;
  await transaction.update(queries).set({ status: 'Stopped', finishedAt: sql`now()` }).where(eq(queries.id, queryId));
  return false;
}

/** A final query that goes on from one of its structures: Busy again, with a new run. @returns the run; null when it is not final */
export async function openContinuation(transaction: Database, queryId: number, fromStructure: number): Promise<number | null> {
  const rows = await transaction
    .update(queries)
    .set({ status: 'Busy', statusMessage: null, stopRequested: false, run: sql`${queries.run} + 1`, finishedAt: null })
    .where(and(eq(queries.id, queryId), ne(queries.status, 'Busy'), isNull(queries.deletedAt)))
    .returning({ run: queries.run });
  if (rows.length === 0) return null;
  const { run } = rows[0];
  await transaction.execute(sql`
    INSERT INTO query_runs (query_id, run, from_structure, first_structure, first_suggestion)
    VALUES (${queryId}, ${run}, ${fromStructure},
      (SELECT COALESCE(max(sid), 0) + 1 FROM structures WHERE query_id = ${queryId}),
      (SELECT COALESCE(max(ensid), 0) + 1 FROM suggestions WHERE query_id = ${queryId}))`);
  await transaction.update(queryProgress).set({ percent: 0, structuresExpanded: 0 }).where(eq(queryProgress.queryId, queryId));
  return run;
}

/**
 * Makes a final query Busy again with another question, its first run to be begun anew.
 *
 * @returns false when it is deleted, was continued, or is Busy
 */
export async function reopenFirstRun(transaction: Database, queryId: number, change: Partial<NewQuery>): Promise<boolean> {
  const rows = await transaction
    .update(queries)
    .set({ ...change, status: 'Busy', statusMessage: null, stopRequested: false, finishedAt: null, durationMs: null })
    .where(and(eq(queries.id, queryId), eq(queries.run, 1), ne(queries.status, 'Busy'), isNull(queries.deletedAt)))
    .returning({ id: queries.id });
  return rows.length > 0;
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
    .where(and(isNull(queries.deletedAt), eq(queries.isKept, false), ne(queries.status, 'Busy'), lt(queries.expiresAt, sql`now()`)));
}

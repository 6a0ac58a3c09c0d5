import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries } from '../database/schema/queries.ts';

/** A query that was put away. */
export interface PutAway {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
}

/** Names of the live queries of a user. */
export async function listLiveNames(database: Database, userId: number): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ name: queries.name })
    .from(queries)
    .where(and(eq(queries.userId, userId), isNull(queries.deletedAt)));
  return new Set(rows.map(({ name }) => name));
}

/** The queries that were put away with their project, in the order they were made. */
export async function listPutAwayWithProject(database: Database, projectId: number): Promise<readonly PutAway[]> {
  return database
    .select({ id: queries.id, userId: queries.userId, name: queries.name })
    .from(queries)
    .where(and(eq(queries.projectId, projectId), eq(queries.deletedWithProject, true)))
    .orderBy(asc(queries.id));
}

/** Brings a query back under a name that must be free. */
export async function unmarkDeleted(database: Database, queryId: number, name: string): Promise<void> {
  await database.update(queries).set({ name, deletedAt: null, deletedWithProject: false }).where(eq(queries.id, queryId));
}

/** Brings back the queries that were put away with their project; their names must be free. */
export async function unmarkDeletedWithProject(transaction: Database, projectId: number): Promise<void> {
  await transaction
    .update(queries)
    .set({ deletedAt: null, deletedWithProject: false })
    .where(and(eq(queries.projectId, projectId), eq(queries.deletedWithProject, true)));
}

/** Gives a query that was put away another name. */
export async function renamePutAway(transaction: Database, queryId: number, name: string): Promise<void> {
  await transaction.update(queries).set({ name }).where(eq(queries.id, queryId));
}

import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { projectMembers, projects } from '../database/schema/projects.ts';
import { queries, queryProgress } from '../database/schema/queries.ts';

const columns = {
  query: queries,
  projectName: projects.name,
  projectOwnerId: projects.ownerId,
  user: users.username,
  progress: {
    percent: queryProgress.percent,
    structuresExpanded: queryProgress.structuresExpanded,
    suggestionsFound: queryProgress.suggestionsFound,
  },
};

export interface QueryRow {
  readonly query: typeof queries.$inferSelect;
  readonly projectName: string;
  readonly projectOwnerId: number;
  readonly user: string;
  readonly progress: { readonly percent: number; readonly structuresExpanded: number; readonly suggestionsFound: number };
}

export interface QueryFilter {
  readonly projectId: number | undefined;
  readonly status: QueryRow['query']['status'] | undefined;
  readonly term: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const isMember = (userId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${projectMembers} WHERE ${projectMembers.projectId} = ${queries.projectId} AND ${projectMembers.userId} = ${userId})`;

function whereVisible(userId: number, filter: QueryFilter): SQL | undefined {
  const term = filter.term?.trim() ?? '';
  const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    isNull(queries.deletedAt),
    isNull(projects.deletedAt),
    isMember(userId),
    filter.projectId === undefined ? undefined : eq(queries.projectId, filter.projectId),
    filter.status === undefined ? undefined : eq(queries.status, filter.status),
    term === '' ? undefined : or(ilike(queries.name, pattern), ilike(queries.comment, pattern)),
  );
}

const fromQueries = (database: Database) =>
  database
    .select(columns)
    .from(queries)
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .innerJoin(users, eq(users.id, queries.userId))
    .innerJoin(queryProgress, eq(queryProgress.queryId, queries.id));

/** Queries of the user's projects, newest first. */
export async function listQueries(
  database: Database,
  userId: number,
  filter: QueryFilter,
): Promise<{ readonly queries: readonly QueryRow[]; readonly total: number }> {
  const where = whereVisible(userId, filter);
  const rows = await fromQueries(database).where(where).orderBy(desc(queries.id)).limit(filter.limit).offset(filter.offset);
  const total = await database
    .select({ value: count() })
    .from(queries)
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .where(where);
  return { queries: rows, total: total[0].value };
}

/** A query of a project the user is a member of; `isDeleted` asks for the deleted ones instead. */
export async function findVisibleQuery(database: Database, queryId: number, userId: number, isDeleted = false): Promise<QueryRow | null> {
  const rows = await fromQueries(database).where(
    and(
      eq(queries.id, queryId),
      isDeleted ? sql`${queries.deletedAt} IS NOT NULL` : isNull(queries.deletedAt),
      isNull(projects.deletedAt),
      isMember(userId),
    ),
  );
  return rows[0] ?? null;
}

/** Newest first; the newest 1,000 of a project. */
export async function listQueryNames(database: Database, projectId: number) {
  return database
    .select({ id: queries.id, sessionid: queries.name, status: queries.status })
    .from(queries)
    .where(and(eq(queries.projectId, projectId), isNull(queries.deletedAt)))
    .orderBy(desc(queries.id))
    .limit(1000);
}

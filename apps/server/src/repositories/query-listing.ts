import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { comments } from '../database/schema/discussion.ts';
import { projects } from '../database/schema/projects.ts';
import { queries, queryProgress, queryRuns } from '../database/schema/queries.ts';
import { notesBatch } from './queries.ts';
import {
  isComparable,
  isMember,
  orderOf,
  passes,
  passesTerm,
  QUERY_TRAITS,
  type QueryPage,
  type QuerySearch,
  whereVisible,
} from './query-search.ts';

const columns = {
  query: queries,
  projectName: projects.name,
  projectOwnerId: projects.ownerId,
  user: users.username,
  commentCount: sql<number>`(SELECT count(*)::int FROM ${comments} WHERE ${comments.queryId} = ${queries.id})`,
  // Those of the newest run that knows any, as the routes themselves are read.
  routeCount: sql<number>`(SELECT count(*)::int FROM routes r WHERE r.query_id = ${queries.id}
    AND r.run = (SELECT max(run) FROM routes WHERE query_id = ${queries.id}))`,
  runUserId: sql<
    number | null
  >`(SELECT ${queryRuns.userId} FROM ${queryRuns} WHERE ${queryRuns.queryId} = ${queries.id} AND ${queryRuns.run} = ${queries.run})`,
  progress: {
    percent: queryProgress.percent,
    structuresExpanded: queryProgress.structuresExpanded,
    suggestionsFound: queryProgress.suggestionsFound,
  },
};

/** A query that looks for routes. */
export type RouteQuery = Pick<typeof queries.$inferSelect, 'id' | 'name' | 'smiles' | 'status'>;

/** The queries of a project, seen by a user, that look for routes, the oldest first. @param batch - those that note it alone */
export async function listPlannedForRoutes(
  database: Database,
  userId: number,
  projectId: number,
  { batch, limit, offset }: { readonly batch: string | undefined; readonly limit: number; readonly offset: number },
): Promise<readonly RouteQuery[]> {
  return database
    .select({ id: queries.id, name: queries.name, smiles: queries.smiles, status: queries.status })
    .from(queries)
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .where(and(whereVisible(userId, projectId), eq(queries.algorithm, 'multi-step'), batch === undefined ? undefined : notesBatch(batch)))
    .orderBy(asc(queries.id))
    .limit(limit)
    .offset(offset);
}

export interface QueryRow {
  readonly query: typeof queries.$inferSelect;
  readonly projectName: string;
  readonly projectOwnerId: number;
  readonly user: string;
  readonly commentCount: number;
  /** Routes that are known of it. */
  readonly routeCount: number;
  /** Who asked for its latest run; `null` where that is gone. */
  readonly runUserId: number | null;
  readonly progress: { readonly percent: number; readonly structuresExpanded: number; readonly suggestionsFound: number };
}

const fromQueries = (database: Database) =>
  database
    .select(columns)
    .from(queries)
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .innerJoin(users, eq(users.id, queries.userId))
    .innerJoin(queryProgress, eq(queryProgress.queryId, queries.id));

/** Queries of the user's projects that pass, in the order asked for, and how many pass over all pages. */
export async function listQueries(
  database: Database,
  userId: number,
  search: QuerySearch,
  page: QueryPage,
): Promise<{ readonly queries: readonly QueryRow[]; readonly total: number }> {
  const where = and(
    whereVisible(userId, search.projectId),
    passesTerm(search.term),
    isComparable(search),
    ...QUERY_TRAITS.map((trait) => passes(search, trait)),
  );
  const rows = await fromQueries(database)
    .where(where)
    .orderBy(...orderOf(page))
    .limit(page.limit)
    .offset(page.offset);
  const total = await database
    .select({ value: count() })
    .from(queries)
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .innerJoin(users, eq(users.id, queries.userId))
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
    .select({ id: queries.id, name: queries.name, status: queries.status })
    .from(queries)
    .where(and(eq(queries.projectId, projectId), isNull(queries.deletedAt)))
    .orderBy(desc(queries.id))
    .limit(1000);
}

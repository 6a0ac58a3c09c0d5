import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isMember } from './query-search.ts';

/** How many queries used a data file. */
export interface DataFileUse {
  /** SHA-256 of its contents, hex. */
  readonly hash: string;
  readonly queries: number;
}

const USED = sql`
  SELECT DISTINCT r.query_id, used ->> 'hash' AS hash FROM query_runs r
  CROSS JOIN LATERAL jsonb_array_elements(
    COALESCE(r.planned_by -> 'libraries', '[]') || COALESCE(r.planned_by -> 'catalogs', '[]')) AS used
  WHERE r.planned_by IS NOT NULL`;

/** Queries that were planned with each library and catalogue, as their runs say; deleted ones count for nothing. */
export async function countUses(database: Database): Promise<readonly DataFileUse[]> {
  const { rows } = await database.execute<{ hash: string; queries: number }>(sql`
    SELECT hash, count(*)::integer AS queries FROM (${USED}) uses JOIN queries q ON q.id = uses.query_id
    WHERE q.deleted_at IS NULL GROUP BY hash`);
  return rows;
}

/** A query that used a data file. */
export interface UsingQuery {
  readonly id: number;
  readonly projectId: number;
  readonly name: string;
  readonly username: string;
  readonly createdAt: Date;
}

/** The newest of them that the user may see. */
export async function listUsingQueries(database: Database, userId: number, hash: string, limit: number): Promise<readonly UsingQuery[]> {
  const { rows } = await database.execute<Omit<UsingQuery, 'createdAt'> & { createdAt: string }>(sql`
    SELECT queries.id, queries.project_id AS "projectId", queries.name, users.username, queries.created_at::text AS "createdAt"
    FROM (${USED}) uses JOIN queries ON queries.id = uses.query_id JOIN projects ON projects.id = queries.project_id
    JOIN users ON users.id = queries.user_id
    WHERE uses.hash = ${hash} AND queries.deleted_at IS NULL AND projects.deleted_at IS NULL AND ${isMember(userId)}
    ORDER BY queries.id DESC LIMIT ${limit}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
}

import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isLive } from './processes.ts';

/** How far back it is looked how long runs had to wait. */
const RECENT = '5 minutes';

/** The database answers. */
export async function ping(database: Database): Promise<void> {
  await database.execute(sql`SELECT 1`);
}

/** When the newest migration that was run was made, milliseconds since 1970; see the journal of the migrations. */
export async function newestAppliedMigration(database: Database): Promise<number> {
  const { rows } = await database.execute<{ newest: string | null }>(
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  );
  return Number(rows[0].newest ?? 0);
}

/** Workers that live. */
export async function countWorkers(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM processes WHERE role = 'worker' AND ${isLive}`);
  return rows[0].count;
}

/** Runs that wait, runs that are planned, and for how many seconds the oldest waits. */
export interface QueueFigures {
  readonly waiting: number;
  readonly running: number;
  readonly oldestWaitSeconds: number;
}

export async function queueFigures(database: Database): Promise<QueueFigures> {
  const { rows } = await database.execute<{ waiting: number; running: number; oldest: number }>(sql`
    SELECT count(*) FILTER (WHERE state = 'waiting')::integer AS waiting, count(*) FILTER (WHERE state = 'running')::integer AS running,
      COALESCE(EXTRACT(EPOCH FROM now() - min(created_at) FILTER (WHERE state = 'waiting')), 0)::float AS oldest
    FROM query_runs WHERE state <> 'ended'`);
  return { waiting: rows[0].waiting, running: rows[0].running, oldestWaitSeconds: Math.max(0, rows[0].oldest) };
}

/** Queries by status, deleted ones left out. */
export async function countQueriesByStatus(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ status: string; count: number }>(
    sql`SELECT status, count(*)::integer AS count FROM queries WHERE deleted_at IS NULL GROUP BY status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Seconds that runs begun lately had waited: the median, and what 95 of 100 stayed below; null when none was begun. */
export async function recentWaits(database: Database): Promise<{ readonly median: number; readonly p95: number } | null> {
  const { rows } = await database.execute<{ waits: number[] | null }>(sql`
    SELECT percentile_cont(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY EXTRACT(EPOCH FROM begun_at - created_at)) AS waits
    FROM query_runs WHERE begun_at > now() - ${RECENT}::interval`);
  const { waits } = rows[0];
  return waits === null ? null : { median: waits[0], p95: waits[1] };
}

/** Bytes of the whole database. */
export async function databaseSize(database: Database): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>(sql`SELECT pg_database_size(current_database()) AS bytes`);
  return Number(rows[0].bytes);
}

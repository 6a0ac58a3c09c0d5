import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notifyExportWaiting, notifyWaiting } from './notify.ts';

export type JobState = 'waiting' | 'running' | 'failed';

/** A query that is planned or an export that is made, or was not made. */
export interface JobRow {
  readonly kind: 'query' | 'export';
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly realname: string;
  readonly state: JobState;
  readonly created: Date;
  /** When a worker began it, or it failed. */
  readonly since: Date | null;
  readonly percent: number | null;
  readonly attempts: number;
  /** The process that holds it. */
  readonly host: string | null;
  readonly pid: number | null;
  readonly isStopping: boolean;
  readonly reason: string | null;
}

const JOBS = sql`
  SELECT 'query' AS kind, q.id, q.name, q.user_id, CASE WHEN q.status = 'failed' THEN 'failed' ELSE r.state END AS state,
    r.created_at, CASE WHEN q.status = 'failed' THEN q.finished_at WHEN r.state = 'running' THEN r.begun_at END AS since,
    CASE WHEN r.state = 'running' THEN p.percent END AS percent, r.attempts, r.held_by, q.stop_requested AND r.state = 'running' AS is_stopping,
    CASE WHEN q.status = 'failed' THEN q.status_message END AS reason
  FROM queries q JOIN query_runs r ON r.query_id = q.id AND r.run = q.run LEFT JOIN query_progress p ON p.query_id = q.id
  WHERE q.deleted_at IS NULL AND (q.status = 'failed' OR q.status = 'planning' AND r.state <> 'ended')
  UNION ALL
  SELECT 'export', e.id, e.file_name, e.user_id, e.state, e.created_at, CASE WHEN e.state = 'failed' THEN e.finished_at END,
    NULL, e.attempts, e.held_by, false, CASE WHEN e.state = 'failed' THEN e.message END
  FROM export_jobs e WHERE e.state <> 'ready'`;

/** Those that run first, then those that wait in their order, then those that failed, the newest first. */
export async function listJobs(
  database: Database,
  { state, limit, offset }: { readonly state: JobState | undefined; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly JobRow[]; readonly counts: Readonly<Record<JobState, number>> }> {
  const where = state === undefined ? sql`true` : sql`j.state = ${state}`;
  const [{ rows }, counted] = await Promise.all([
    database.execute<Omit<JobRow, 'created' | 'since'> & { created: string; since: string | null }>(sql`
      SELECT j.kind, j.id, j.name, u.username, u.realname, j.state, j.created_at AS created, j.since, j.percent, j.attempts,
        p.host, p.pid, j.is_stopping AS "isStopping", j.reason
      FROM (${JOBS}) j JOIN users u ON u.id = j.user_id LEFT JOIN processes p ON p.id = j.held_by
      WHERE ${where}
      ORDER BY array_position(ARRAY['running', 'waiting', 'failed'], j.state), CASE WHEN j.state = 'failed' THEN j.since END DESC,
        j.created_at, j.kind, j.id
      LIMIT ${limit} OFFSET ${offset}`),
    database.execute<{ state: JobState; count: number }>(sql`
      SELECT j.state, count(*)::integer AS count FROM (${JOBS}) j GROUP BY j.state`),
  ]);
  const counts = { running: 0, waiting: 0, failed: 0 };
  for (const { state: each, count } of counted.rows) counts[each] = count;
  return {
    rows: rows.map((row) => ({ ...row, created: new Date(row.created), since: row.since === null ? null : new Date(row.since) })),
    counts,
  };
}

/** A query as its job stands, locked until the end of the transaction; null where there is none, or it was deleted. */
export async function lockQueryJob(transaction: Database, id: number): Promise<{ readonly name: string; readonly status: string } | null> {
  // The run is locked before the query, as those who begin and write it do.
  await transaction.execute(sql`
    SELECT 1 FROM query_runs r JOIN queries q ON q.id = r.query_id AND q.run = r.run WHERE q.id = ${id} FOR UPDATE OF r`);
  const { rows } = await transaction.execute<{ name: string; status: string }>(
    sql`SELECT name, status FROM queries WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  return rows[0] ?? null;
}

/** A query that failed waits again; the worker that begins it takes away what was written. */
export async function requeueQuery(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE query_runs SET state = 'waiting', held_by = NULL, is_alone = false, losses = 0, losses_alone = 0
    WHERE query_id = ${id} AND run = (SELECT run FROM queries WHERE id = ${id})`);
  await transaction.execute(sql`
    UPDATE queries SET status = 'planning', status_message = NULL, finished_at = NULL, stop_requested = false WHERE id = ${id}`);
  await notifyWaiting(transaction);
}

/** An export as it stands, locked until the end of the transaction. */
export async function lockExportJob(
  transaction: Database,
  id: number,
): Promise<{ readonly name: string; readonly state: JobState | 'ready' } | null> {
  const { rows } = await transaction.execute<{ name: string; state: JobState | 'ready' }>(
    sql`SELECT file_name AS name, state FROM export_jobs WHERE id = ${id} FOR UPDATE`,
  );
  return rows[0] ?? null;
}

/** An export ends without a file; the worker that makes it finds that it holds it no more. */
export async function endExport(transaction: Database, id: number, message: string): Promise<void> {
  await transaction.execute(
    sql`UPDATE export_jobs SET state = 'failed', held_by = NULL, message = ${message}, finished_at = now() WHERE id = ${id}`,
  );
}

export async function requeueExport(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE export_jobs SET state = 'waiting', held_by = NULL, attempts = 0, message = NULL, finished_at = NULL WHERE id = ${id}`);
  await notifyExportWaiting(transaction);
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { exportFiles, exportJobs } from '../database/schema/exports.ts';
import { projects } from '../database/schema/projects.ts';
import { queries } from '../database/schema/queries.ts';
import { notifyExportWaiting } from './notify.ts';
import { type ExportRequest, readExportRequest, writeExportRequest } from './stored/export-request.ts';

/** A worker that dies three times over one export dies of it. */
export const MOST_ATTEMPTS = 3;
/** Files are kept so long. */
const KEPT_DAYS = 7;

/** An export as its owner sees it. */
export interface ExportRow {
  readonly id: number;
  readonly userId: number;
  readonly username: string;
  readonly queryId: number;
  readonly request: ExportRequest;
  readonly fileName: string;
  readonly state: (typeof exportJobs.$inferSelect)['state'];
  readonly message: string | null;
  /** Per cent that are done, as far as one can tell. */
  readonly progress: number;
  readonly summary: string;
  readonly mediaType: string | null;
  readonly extension: string | null;
  readonly size: number | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** An export with the names of its query and project. */
export interface ListedExport extends ExportRow {
  readonly queryName: string;
  readonly projectId: number;
  readonly projectName: string;
}

const columns = {
  id: exportJobs.id,
  userId: exportJobs.userId,
  username: exportJobs.username,
  queryId: exportJobs.queryId,
  request: exportJobs.request,
  fileName: exportJobs.fileName,
  state: exportJobs.state,
  message: exportJobs.message,
  progress: exportJobs.progress,
  summary: exportJobs.summary,
  mediaType: exportJobs.mediaType,
  extension: exportJobs.extension,
  size: exportJobs.size,
  createdAt: exportJobs.createdAt,
  finishedAt: exportJobs.finishedAt,
};

type Stored = Pick<typeof exportJobs.$inferSelect, keyof typeof columns>;
const rowOf = <Row extends Stored>({ request, ...row }: Row) => ({ ...row, request: readExportRequest(request) });

/** Enters an export, which waits for a worker. @returns its number */
export async function insertExport(
  transaction: Database,
  job: Pick<ExportRow, 'userId' | 'username' | 'queryId' | 'request' | 'fileName'>,
): Promise<number> {
  const rows = await transaction
    .insert(exportJobs)
    .values({ ...job, request: writeExportRequest(job.request) })
    .returning({ id: exportJobs.id });
  await notifyExportWaiting(transaction);
  return rows[0].id;
}

/** What a user has, while no other call of the user adds to it: holds a lock until the end of the transaction. */
export async function measureExports(
  transaction: Database,
  userId: number,
): Promise<{ readonly underWay: number; readonly bytes: number }> {
  await transaction.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  const [sums] = await transaction
    .select({
      underWay: sql<number>`count(*) FILTER (WHERE ${exportJobs.state} IN ('waiting', 'running'))::int`,
      bytes: sql`coalesce(sum(${exportJobs.size}), 0)`.mapWith(Number),
    })
    .from(exportJobs)
    .where(eq(exportJobs.userId, userId));
  return sums;
}

/** A user's own exports of queries that are not deleted, the newest first. */
export async function listExports(database: Database, userId: number, limit: number): Promise<readonly ListedExport[]> {
  const rows = await database
    .select({ ...columns, queryName: queries.name, projectId: queries.projectId, projectName: projects.name })
    .from(exportJobs)
    .innerJoin(queries, eq(queries.id, exportJobs.queryId))
    .innerJoin(projects, eq(projects.id, queries.projectId))
    .where(and(eq(exportJobs.userId, userId), sql`${queries.deletedAt} IS NULL`))
    .orderBy(desc(exportJobs.id))
    .limit(limit);
  return rows.map(rowOf);
}

/** An export of a user; those of others answer as ones that do not exist. */
export async function findExport(database: Database, userId: number, id: number): Promise<ExportRow | null> {
  const rows = await database
    .select(columns)
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.userId, userId)));
  return rows.length === 0 ? null : rowOf(rows[0]);
}

export async function readExportFile(database: Database, id: number): Promise<Buffer | null> {
  const rows = await database.select({ bytes: exportFiles.bytes }).from(exportFiles).where(eq(exportFiles.exportId, id));
  return rows[0]?.bytes ?? null;
}

/** @returns whether there was one */
export async function deleteExport(database: Database, userId: number, id: number): Promise<boolean> {
  const rows = await database
    .delete(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.userId, userId)))
    .returning({ id: exportJobs.id });
  return rows.length > 0;
}

/** Those that ended a week ago go, with their files. */
export async function deleteOldExports(database: Database): Promise<void> {
  await database.delete(exportJobs).where(sql`${exportJobs.finishedAt} < now() - make_interval(days => ${KEPT_DAYS})`);
}

/**
 * A waiting export, now held by a process. Of users with none under way first, then the oldest; a process makes one at a time for each user,
 * so that who asks for several large files leaves room for others.
 *
 * @returns null where none waits that it may make
 */
export async function takeExport(database: Database, processId: string): Promise<ExportRow | null> {
  return database.transaction(async (transaction) => {
    // The row of the process stays until the end, or an export could be given to one that was buried meanwhile; and it takes one after another.
    const known = await transaction.execute(sql`SELECT 1 FROM processes WHERE id = ${processId} FOR NO KEY UPDATE`);
    if (known.rows.length === 0) return null;
    const next = await transaction.execute<{ id: number }>(sql`
      SELECT id FROM export_jobs e WHERE state = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM export_jobs r WHERE r.user_id = e.user_id AND r.state = 'running' AND r.held_by = ${processId})
      ORDER BY (SELECT count(*) FROM export_jobs r WHERE r.user_id = e.user_id AND r.state = 'running'), id
      LIMIT 1 FOR UPDATE SKIP LOCKED`);
    if (next.rows.length === 0) return null;
    const rows = await transaction
      .update(exportJobs)
      .set({ state: 'running', heldBy: processId, progress: 0, attempts: sql`${exportJobs.attempts} + 1` })
      .where(eq(exportJobs.id, next.rows[0].id))
      .returning(columns);
    return rowOf(rows[0]);
  });
}

const heldBy = (id: number, processId: string) =>
  and(eq(exportJobs.id, id), eq(exportJobs.state, 'running'), eq(exportJobs.heldBy, processId));

/** Tells how far an export is. @returns false when it was deleted, or given to another process, meanwhile */
export async function tellProgress(
  database: Database,
  { id, processId }: { readonly id: number; readonly processId: string },
  progress: number,
): Promise<boolean> {
  const rows = await database.update(exportJobs).set({ progress }).where(heldBy(id, processId)).returning({ id: exportJobs.id });
  return rows.length > 0;
}

/** Keeps the file of an export. @returns false when it was deleted, or given to another process, meanwhile */
export async function finishExport(
  database: Database,
  { id, processId }: { readonly id: number; readonly processId: string },
  file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly extension: string; readonly summary: string },
): Promise<boolean> {
  const { bytes, ...facts } = file;
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .update(exportJobs)
      .set({ ...facts, state: 'ready', progress: 100, heldBy: null, size: bytes.byteLength, finishedAt: sql`now()` })
      .where(heldBy(id, processId))
      .returning({ id: exportJobs.id });
    if (rows.length === 0) return false;
    await transaction.insert(exportFiles).values({ exportId: id, bytes: Buffer.from(bytes) });
    return true;
  });
}

/** Says why there is no file. @param message - for the user; null where nobody knows more */
export async function failExport(
  database: Database,
  { id, processId }: { readonly id: number; readonly processId: string },
  message: string | null,
): Promise<void> {
  await database.update(exportJobs).set({ state: 'failed', heldBy: null, message, finishedAt: sql`now()` }).where(heldBy(id, processId));
}

/**
 * Gives back what a process holds, so that nothing is held for ever; counts for nothing.
 *
 * @param but - exports that it makes
 */
export async function giveBackExports(database: Database, processId: string, but: readonly number[] = []): Promise<void> {
  await database.execute(sql`
    UPDATE export_jobs SET state = 'waiting', held_by = NULL, attempts = attempts - 1
    WHERE state = 'running' AND held_by = ${processId} AND id <> ALL (${sql.param([...but])}::integer[])`);
}

/** Exports of processes that are not there any more wait again, or have failed where that came about too often. */
export async function buryExports(transaction: Database): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE export_jobs SET held_by = NULL,
      state = CASE WHEN attempts < ${MOST_ATTEMPTS} THEN 'waiting' ELSE 'failed' END,
      finished_at = CASE WHEN attempts < ${MOST_ATTEMPTS} THEN NULL ELSE now() END
    WHERE state = 'running' AND NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = export_jobs.held_by)`);
  if (rowCount) await notifyExportWaiting(transaction);
}

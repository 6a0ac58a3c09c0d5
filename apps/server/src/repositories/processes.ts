import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dataFiles, processes } from '../database/schema/service.ts';
import { buryBuilds } from './data-builds.ts';
import { buryExports, giveBackExports } from './exports.ts';
import { notifyWaiting } from './notify.ts';

/** A process that was not seen for so long is dead, by the database's clock. */
const DEAD_AFTER_SECONDS = 12;

/** Processes that live. */
export const isLive = sql`seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;

/** A file with libraries, or what else planning uses. */
export interface DataFile {
  /** SHA-256, hex. */
  readonly sha256: string;
  readonly kind: string;
  readonly name: string;
}

/** A web or worker process and what it has to work with. */
export interface ProcessFacts {
  /** A UUID of its own for every start. */
  readonly id: string;
  readonly role: 'web' | 'worker';
  readonly host: string;
  readonly pid: number;
  readonly build: string;
  /** Planning threads; 0 for a web process. */
  readonly threads: number;
  readonly dataFiles: readonly DataFile[];
}

/** Makes a process known, with its data files; also one that was taken for dead, and one that has others now. */
export async function registerProcess(database: Database, { dataFiles: files, ...facts }: ProcessFacts): Promise<void> {
  const row = { ...facts, dataFiles: files.map(({ sha256 }) => sha256) };
  await database.transaction(async (transaction) => {
    // In one order, so that processes that start together do not wait for each other in a circle.
    const sorted = files.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
    if (sorted.length > 0) await transaction.insert(dataFiles).values(sorted).onConflictDoNothing();
    await transaction
      .insert(processes)
      .values(row)
      .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()`, dataFiles: row.dataFiles } });
  });
}

/** Says that a process lives. @returns false when it was taken for dead, and what it held was given away */
export async function seeProcess(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`UPDATE processes SET seen_at = now() WHERE id = ${id}`);
  return rowCount === 1;
}

/** A process ends in order: what it held waits again, and counts for nothing. */
export async function removeProcess(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`DELETE FROM processes WHERE id = ${id}`);
    const { rowCount } = await transaction.execute(sql`
      UPDATE query_runs SET state = 'waiting', held_by = NULL, is_alone = false WHERE state = 'running' AND held_by = ${id}`);
    if (rowCount) await notifyWaiting(transaction);
    await giveBackExports(transaction, id);
    await buryBuilds(transaction);
  });
}

/**
 * Takes away processes that were not seen for long, and whatever a process held that is not there any more waits again, once, whoever notices
 * at the same time. Called only by those who saw the database all the while: others could not have been seen either.
 *
 * @returns how many runs wait again
 */
export async function buryDead(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`DELETE FROM processes WHERE NOT (${isLive})`);
    const { rowCount } = await transaction.execute(sql`
      UPDATE query_runs SET state = 'waiting', held_by = NULL, is_alone = false,
        losses = losses + 1, losses_alone = losses_alone + is_alone::integer
      WHERE state = 'running' AND NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = query_runs.held_by)`);
    if (rowCount) await notifyWaiting(transaction);
    await buryExports(transaction);
    await buryBuilds(transaction);
    return rowCount ?? 0;
  });
}

/** A library by its full name and the SHA-256 of its contents, hex. */
export interface NamedLibrary {
  readonly fullName: string;
  readonly hash: string;
}

/** The libraries that live workers have, each once; null while no worker lives. */
export async function librariesOfWorkers(database: Database): Promise<readonly NamedLibrary[] | null> {
  const { rows: workers } = await database.execute(sql`SELECT 1 FROM processes WHERE role = 'worker' AND ${isLive} LIMIT 1`);
  if (workers.length === 0) return null;
  const { rows } = await database.execute<{ name: string; sha256: string }>(sql`
    SELECT DISTINCT f.name, f.sha256 FROM processes JOIN data_files f ON f.sha256 = ANY(processes.data_files)
    WHERE role = 'worker' AND ${isLive} AND f.kind = 'library' ORDER BY f.name, f.sha256`);
  return rows.map(({ name, sha256 }) => ({ fullName: name, hash: sha256 }));
}

/** SHA-256 of the files that live workers have. */
export async function filesOfWorkers(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ sha256: string }>(
    sql`SELECT DISTINCT unnest(data_files) AS sha256 FROM processes WHERE role = 'worker' AND ${isLive}`,
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Names of data files by hash, each once; of a file that no process ever had its hash. Sorted. */
export async function findLibraryNames(database: Database, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await database.execute<{ name: string }>(sql`
    SELECT DISTINCT COALESCE(f.name, hash) AS name FROM unnest(${sql.param([...hashes])}::text[]) hash
    LEFT JOIN data_files f ON f.sha256 = hash ORDER BY name`);
  return rows.map(({ name }) => name);
}

/** Processes that live, by role, machine and start. */
export async function listProcesses(
  database: Database,
): Promise<
  readonly (Pick<ProcessFacts, 'role' | 'host' | 'pid' | 'build' | 'threads'> & { readonly startedAt: Date; readonly seenAt: Date })[]
> {
  const { role, host, pid, build, threads, startedAt, seenAt } = processes;
  return database
    .select({ role, host, pid, build, threads, startedAt, seenAt })
    .from(processes)
    .where(isLive)
    .orderBy(role, host, startedAt);
}

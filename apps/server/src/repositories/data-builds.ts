import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { BuildProgress, BuildReport, DataFileKind } from '../building/build-messages.ts';
import type { Database } from '../database/database.ts';
import { dataBuilds } from '../database/schema/own-data.ts';
import { type BuildChoices, readBuildChoices, readBuildReport, writeBuildChoices, writeBuildReport } from './stored/build.ts';

export type BuildState = (typeof dataBuilds.$inferSelect)['state'];

/** A build as it is kept. */
export interface BuildRow extends Omit<typeof dataBuilds.$inferSelect, 'choices' | 'report' | 'userId'> {
  readonly choices: BuildChoices;
  readonly report: BuildReport | null;
}

/** What somebody wants to be built. */
export interface NewBuild
  extends Pick<
    BuildRow,
    'username' | 'kind' | 'name' | 'version' | 'displayName' | 'licence' | 'choices' | 'fileName' | 'fileBytes' | 'heldBy'
  > {
  readonly userId: number;
}

const OPEN: BuildState[] = ['uploading', 'waiting', 'running'];
const LOST = 'The server ended before it was done. Please upload the file again.';

function rowOf({ choices, report, userId: _, ...row }: typeof dataBuilds.$inferSelect): BuildRow {
  return { ...row, choices: readBuildChoices(choices), report: report === null ? null : readBuildReport(report) };
}

/** Enters a build, whose file is still to come. @throws a unique violation where one of that name is under way */
export async function insertBuild(transaction: Database, { choices, ...build }: NewBuild): Promise<BuildRow> {
  const rows = await transaction
    .insert(dataBuilds)
    .values({ ...build, choices: writeBuildChoices(choices) })
    .returning();
  return rowOf(rows[0]);
}

export async function findBuild(database: Database, id: number): Promise<BuildRow | null> {
  const rows = await database.select().from(dataBuilds).where(eq(dataBuilds.id, id));
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** The newest first. */
export async function listBuilds(database: Database, limit: number): Promise<readonly BuildRow[]> {
  return (await database.select().from(dataBuilds).orderBy(desc(dataBuilds.id)).limit(limit)).map(rowOf);
}

/** The build that made a file, the newest; null for one that was not built here. */
export async function findBuildOf(database: Database, kind: DataFileKind, sha256: string): Promise<BuildRow | null> {
  const rows = await database
    .select()
    .from(dataBuilds)
    .where(and(eq(dataBuilds.kind, kind), eq(dataBuilds.sha256, sha256), eq(dataBuilds.state, 'ready')))
    .orderBy(desc(dataBuilds.id))
    .limit(1);
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** A part of the file arrived. The build waits when it is whole. @returns null when it is not being uploaded, or another part came meanwhile */
export async function addReceived(
  database: Database,
  id: number,
  { from, to, heldBy }: { readonly from: number; readonly to: number; readonly heldBy: string },
): Promise<BuildRow | null> {
  const rows = await database
    .update(dataBuilds)
    .set({ receivedBytes: to, heldBy, state: sql`CASE WHEN ${dataBuilds.fileBytes} <= ${to}::bigint THEN 'waiting' ELSE 'uploading' END` })
    .where(and(eq(dataBuilds.id, id), eq(dataBuilds.state, 'uploading'), eq(dataBuilds.receivedBytes, from)))
    .returning();
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** The oldest that waits here. */
export async function takeBuild(database: Database, processId: string): Promise<BuildRow | null> {
  const { rows } = await database.execute<{ id: number }>(sql`
    UPDATE data_builds SET state = 'running' WHERE state = 'waiting' AND id =
      (SELECT id FROM data_builds WHERE state = 'waiting' AND held_by = ${processId} ORDER BY id LIMIT 1) RETURNING id`);
  return rows.length === 0 ? null : findBuild(database, rows[0].id);
}

const isRunning = (id: number) => and(eq(dataBuilds.id, id), eq(dataBuilds.state, 'running'));

/** @returns false when it was stopped */
export async function writeBuildProgress(database: Database, id: number, { stage, done, share }: BuildProgress): Promise<boolean> {
  const rows = await database.update(dataBuilds).set({ stage, done, share }).where(isRunning(id)).returning({ id: dataBuilds.id });
  return rows.length > 0;
}

/** @returns false when it was stopped */
export async function finishBuild(
  transaction: Database,
  id: number,
  { sha256, report }: { readonly sha256: string; readonly report: BuildReport },
): Promise<boolean> {
  const rows = await transaction
    .update(dataBuilds)
    .set({ state: 'ready', sha256, report: writeBuildReport(report), finishedAt: sql`now()` })
    .where(isRunning(id))
    .returning({ id: dataBuilds.id });
  return rows.length > 0;
}

/** @returns false when it was stopped */
export async function failBuild(database: Database, id: number, message: string): Promise<boolean> {
  const rows = await database
    .update(dataBuilds)
    .set({ state: 'failed', message, finishedAt: sql`now()` })
    .where(isRunning(id))
    .returning({ id: dataBuilds.id });
  return rows.length > 0;
}

/** Ends a build that is not over. @returns null when it is */
export async function stopBuild(transaction: Database, id: number): Promise<BuildRow | null> {
  const rows = await transaction
    .update(dataBuilds)
    .set({ state: 'stopped', finishedAt: sql`now()` })
    .where(and(eq(dataBuilds.id, id), inArray(dataBuilds.state, OPEN)))
    .returning();
  return rows.length === 0 ? null : rowOf(rows[0]);
}

/** Builds of processes that are not there any more have failed: their files may be gone with the machine. */
export async function buryBuilds(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    UPDATE data_builds SET state = 'failed', message = ${LOST}, finished_at = now()
    WHERE state IN ('uploading', 'waiting', 'running') AND NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = data_builds.held_by)`);
}

/** Which of these builds are not over. */
export async function findOpenBuilds(database: Database): Promise<readonly number[]> {
  const rows = await database.select({ id: dataBuilds.id }).from(dataBuilds).where(inArray(dataBuilds.state, OPEN));
  return rows.map(({ id }) => id);
}

import type { ExportContent, ExportFile } from '@retron/exports';
import { CallTooLong, type ThreadPool } from '@retron/threads';
import { counted } from '@retron/tree';
import type { ChemistryFunctions } from '../chemistry/chemistry-functions.ts';
import type { WriteOptions, WritingFunctions } from '../chemistry/export-writers.ts';
import { type ContentWorld, exportContent } from '../commands/export-content.ts';
import type { Database } from '../database/database.ts';
import { databaseTrouble } from '../database/database-away.ts';
import type { Logger } from '../log.ts';
import { type ExportRow, failExport, finishExport } from '../repositories/exports.ts';
import { findUser } from '../repositories/users.ts';
import { ExportGone, ExportProgress } from './export-progress.ts';

/** Bytes of one file. */
export const MOST_FILE_BYTES = 100_000_000;

/** What an export is made with. */
export interface ExportWorld extends Omit<ContentWorld, 'now'> {
  readonly write: (
    content: ExportContent,
    options: WriteOptions,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<ExportFile>;
  readonly log: Logger;
}

/** Per cent that each part of the work goes from and to. */
const GATHERING = [0, 20] as const;
const WRITING = [20, 99] as const;

/** @param build - see `BUILD` */
export function exportWorldOf(
  database: Database,
  chemistry: Pick<ThreadPool<ChemistryFunctions>, 'call'>,
  writers: Pick<ThreadPool<WritingFunctions>, 'callWith'>,
  build: string,
  log: Logger,
): ExportWorld {
  return {
    database,
    build,
    log,
    lookUp: (request) => chemistry.call('precedents', request),
    offersOf: (catalogId) => chemistry.call('catalogInfos', catalogId),
    factsOf: (smiles) => chemistry.call('structureFacts', smiles),
    write: (content, options, onProgress, signal) =>
      writers.callWith({ signal, onProgress: (share) => onProgress(share as number) }, 'writeExport', content, options),
  };
}

/**
 * Makes the file of an export that this process holds, or says why there is none.
 *
 * @param ending - aborted when the process ends: what fails then fails for that
 * @throws what the database throws when it is away, and anything once the process ends; the export stays as it is
 */
export async function makeExport(world: ExportWorld, job: ExportRow, processId: string, ending?: AbortSignal): Promise<void> {
  const { database, log } = world;
  const claim = { id: job.id, processId };
  const fail = (message: string | null) => failExport(database, claim, message);
  const startedAt = performance.now();
  const progress = new ExportProgress(database, claim);
  const gathered = (share: number) => {
    progress.gone.throwIfAborted();
    progress.set(share, GATHERING);
  };
  try {
    const user = await findUser(database, job.userId);
    if (user === null) return await fail(null);
    const { subject, format, grouping } = job.request;
    // The name is the one under which the file was asked for.
    const exporter = { ...user, username: job.username };
    const content = await exportContent({ ...world, now: () => new Date() }, { user: exporter, queryId: job.queryId, subject }, gathered);
    if (!content.ok) return await fail(content.error.message);
    const onProgress = (share: number) => progress.set(share, WRITING);
    const file = await world.write(content.value, { kind: subject.kind, format, grouping }, onProgress, progress.gone);
    await progress.end();
    if (file.bytes.byteLength > MOST_FILE_BYTES) return await fail('The file is too large. Please select less.');
    await finishExport(database, claim, { ...file, summary: summaryOf(content.value) });
    log.info({ exportId: job.id, bytes: file.bytes.byteLength, ms: Math.round(performance.now() - startedAt) }, 'An export was made');
  } catch (error) {
    if (error instanceof ExportGone) return;
    if (ending?.aborted === true || databaseTrouble(error) !== null) throw error;
    log.error({ err: error, exportId: job.id }, 'An export failed');
    await fail(error instanceof CallTooLong ? 'The export took too long. Please select less.' : null);
  } finally {
    await progress.end();
  }
}

/** What is in a file, such as `3 steps, 7 structures`. */
function summaryOf({ reactions, structures, precedents, clusters, routes }: ExportContent): string {
  const counts: readonly (readonly [count: number, one: string, several: string])[] =
    clusters.length > 0
      ? [[clusters.length, 'cluster', 'clusters']]
      : routes.length > 0
        ? [
            [routes.length, 'route', 'routes'],
            [reactions.length, 'step', 'steps'],
            [structures.length, 'structure', 'structures'],
          ]
        : [[precedents.length, 'precedent', 'precedents']];
  return counts.map(([count, one, several]) => counted(count, one, several)).join(', ');
}

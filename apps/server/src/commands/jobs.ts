import { TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { endExport, listJobs, lockExportJob, lockQueryJob, requeueExport, requeueQuery } from '../repositories/jobs.ts';
import { notify } from '../repositories/notify.ts';
import { requestStop } from '../repositories/queries.ts';
import { type Actor, audit } from './audit.ts';
import { type Outcome, refuse } from './outcome.ts';

/** A query or an export, by its number. */
export interface JobKey {
  readonly kind: 'query' | 'export';
  readonly id: number;
}

const UNKNOWN = 'There is no such job any more.';

/** Work of all users; for special users. */
export const readJobs = (database: Database, asked: Parameters<typeof listJobs>[1]): ReturnType<typeof listJobs> =>
  listJobs(database, asked);

/** Stops a job that runs or waits: a query keeps what was found, an export ends without a file. */
export function stopJob(database: Database, actor: Actor, { kind, id }: JobKey): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const job = await lock(transaction, { kind, id });
    if (job === null) return refuse('not-found', UNKNOWN);
    if (!job.isUnderWay) return refuse('conflict', 'This job has ended already.');
    if (kind === 'export') {
      await endExport(transaction, id, TEXTS.exportStopped);
    } else {
      if (await requestStop(transaction, id)) await notify(transaction, 'query_stop', id);
      await notify(transaction, 'query_changed', id);
    }
    await audit(transaction, actor, 'job stopped', job.name, { kind, id });
    return success(undefined);
  });
}

/** Has a job that failed done again. */
export function retryJob(database: Database, actor: Actor, { kind, id }: JobKey): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const job = await lock(transaction, { kind, id });
    if (job === null) return refuse('not-found', UNKNOWN);
    if (!job.hasFailed) return refuse('conflict', 'Only a job that failed can be tried again.');
    if (kind === 'export') {
      await requeueExport(transaction, id);
    } else {
      await requeueQuery(transaction, id);
      await notify(transaction, 'query_changed', id);
    }
    await audit(transaction, actor, 'job tried again', job.name, { kind, id });
    return success(undefined);
  });
}

async function lock(
  transaction: Database,
  { kind, id }: JobKey,
): Promise<{ readonly name: string; readonly isUnderWay: boolean; readonly hasFailed: boolean } | null> {
  if (kind === 'query') {
    const query = await lockQueryJob(transaction, id);
    return query && { name: query.name, isUnderWay: query.status === 'planning', hasFailed: query.status === 'failed' };
  }
  const job = await lockExportJob(transaction, id);
  return job && { name: job.name, isUnderWay: job.state === 'waiting' || job.state === 'running', hasFailed: job.state === 'failed' };
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';

export const PLAN_QUEUE = 'plan-query';
export const HOUSEKEEPING_QUEUE = 'housekeeping';

/** One run of the planner, see the table `query_runs`. */
export interface PlanJob {
  readonly queryId: number;
  readonly run: number;
}

/** A worker that says nothing for so long counts as dead and its job goes to another. The least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10;
/** How often the dead are looked for. */
const SUPERVISE_SECONDS = 2;
/** Longest time one query may take. */
const LONGEST_RUN_SECONDS = 24 * 3600;

/** Makes the tables and queues of pg-boss; called by the launcher before anything else uses them. */
export async function prepareJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  // Errors reject the call that meets them; without a listener they would end the process as well.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    const plan = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: LONGEST_RUN_SECONDS - 1,
      retryLimit: 20,
      retryDelay: 0,
    };
    if (existing.has(PLAN_QUEUE)) await boss.updateQueue(PLAN_QUEUE, plan);
    else await boss.createQueue(PLAN_QUEUE, { ...plan, deleteAfterSeconds: 24 * 3600 });
    if (!existing.has(HOUSEKEEPING_QUEUE))
      await boss.createQueue(HOUSEKEEPING_QUEUE, { policy: 'singleton', deleteAfterSeconds: 24 * 3600 });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The job queue, for a process that only adds jobs (web) or that also works on them (worker). */
export async function openJobQueue(url: string, use: 'add' | 'work', onError: (error: Error) => void): Promise<PgBoss> {
  const isWorker = use === 'work';
  const boss = new PgBoss({
    connectionString: url,
    application_name: `retron-jobs-${use}`,
    max: isWorker ? 6 : 2,
    migrate: false,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  return boss;
}

/**
 * Adds a planning job inside a transaction: it exists if and only if the transaction is committed, and workers are woken then.
 *
 * @param isUrgent - somebody waits for it: goes before jobs that nobody waits for
 */
export async function enqueuePlan(boss: PgBoss, transaction: Database, job: PlanJob, isUrgent: boolean): Promise<void> {
  await boss.send(PLAN_QUEUE, job, { db: fromDrizzle(transaction, sql), priority: isUrgent ? 10 : 0 });
}

export type { PgBoss } from 'pg-boss';

import { PgBoss } from 'pg-boss';

export const HOUSEKEEPING_QUEUE = 'housekeeping';
/** Where planning jobs were before each run of a query became its own job. */
const FORMER_QUEUE = 'plan-query';

/** Makes the tables and queues of pg-boss; called by the launcher before anything else uses them. Several launchers may at once. */
export async function prepareJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  // Errors reject the call that meets them; without a listener they would end the process as well.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    if (existing.has(FORMER_QUEUE)) await boss.deleteQueue(FORMER_QUEUE);
    if (!existing.has(HOUSEKEEPING_QUEUE))
      await boss.createQueue(HOUSEKEEPING_QUEUE, { policy: 'singleton', deleteAfterSeconds: 24 * 3600 });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Jobs that are no planning (see the table `query_runs`), for a worker process. */
export async function openJobQueue(url: string, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, application_name: 'retron-jobs', max: 2, migrate: false });
  boss.on('error', onError);
  await boss.start();
  return boss;
}

export type { PgBoss } from 'pg-boss';

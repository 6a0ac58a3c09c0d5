import { HOUSEKEEPING_QUEUE, type PgBoss, PLAN_QUEUE, type PlanJob } from '../database/job-queue.ts';
import { keepHouse } from './housekeeping.ts';
import { adoptOrphans } from './orphans.ts';
import { type PlanningWorld, planQuery } from './plan-query.ts';

/** Queries that one worker works on at the same time for each planning thread; they take turns there. */
const QUERIES_PER_THREAD = 8;
const LOOK_FOR_ORPHANS_MS = 30_000;
const HOURLY = '7 * * * *';

/** Runs the jobs of this worker process. @returns what ends them: plans under way go to the next worker */
export async function startJobs(world: PlanningWorld, boss: PgBoss, threads: number): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const lookForOrphans = async () => {
    try {
      const adopted = await adoptOrphans(world.database, boss);
      if (adopted > 0) world.log.warn({ adopted }, 'Queries without a job were given one');
    } catch (error) {
      world.log.error({ err: error }, 'Could not look for queries without a job');
    }
  };
  await lookForOrphans();
  const timer = setInterval(lookForOrphans, LOOK_FOR_ORPHANS_MS);

  await boss.work<PlanJob>(
    PLAN_QUEUE,
    {
      localConcurrency: QUERIES_PER_THREAD * threads,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 5,
      heartbeatRefreshSeconds: 2,
    },
    async ([job]) => planQuery(world, job.data, AbortSignal.any([job.signal, stopping.signal])),
  );
  await boss.work(HOUSEKEEPING_QUEUE, { pollingIntervalSeconds: 60 }, async () => keepHouse(world.database));
  await boss.schedule(HOUSEKEEPING_QUEUE, HOURLY);

  return async () => {
    clearInterval(timer);
    stopping.abort(new Error('The worker is stopping; another one goes on.'));
    await boss.stop({ graceful: true, timeout: 5000 });
  };
}

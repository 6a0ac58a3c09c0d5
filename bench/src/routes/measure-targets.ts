import { LookThreads, ROUTE_THREAD_LIMITS, threadFile } from '@retron/command';
import { ThreadLost, ThreadPool } from '@retron/threads';
import { lostFinding, measureJob, type RouteFinding, type TargetJob, type TargetSearch } from './route-measure.ts';
import type { RouteTrialWorld } from './route-world.ts';
import type { TargetThreadFunctions } from './target-thread-job.ts';

/** How many threads work, and on what. */
export interface Threading {
  /** That look at structures of one target. */
  readonly threadCount: number;
  /** Each measured by a thread of its own. */
  readonly targetsAtOnce: number;
}

const PROGRAM = new URL('target-thread.ts', import.meta.url);

/**
 * Searches routes for each target, one after the other or several at once; what is found stands in the order of the targets either way.
 *
 * @param onDone - told how many are done
 */
export async function measureTargets(
  jobs: readonly TargetJob[],
  trial: RouteTrialWorld,
  search: TargetSearch,
  { threadCount, targetsAtOnce, root }: Threading & { readonly root: string },
  onDone: (count: number) => void,
): Promise<readonly RouteFinding[]> {
  if (targetsAtOnce > 1) return measureAtOnce(jobs, trial, search, { targetsAtOnce, root }, onDone);
  const threads = threadCount === 1 ? null : await LookThreads.start(threadCount, trial.files, root);
  const findings: RouteFinding[] = [];
  for (const job of jobs) {
    findings.push(await measureJob({ ports: trial.world, threads }, job, search));
    onDone(findings.length);
  }
  await threads?.close();
  return findings;
}

async function measureAtOnce(
  jobs: readonly TargetJob[],
  { files, world }: RouteTrialWorld,
  search: TargetSearch,
  { targetsAtOnce, root }: { readonly targetsAtOnce: number; readonly root: string },
  onDone: (count: number) => void,
): Promise<readonly RouteFinding[]> {
  const program = { file: threadFile(PROGRAM, root), workerData: { files, search }, resourceLimits: ROUTE_THREAD_LIMITS };
  const pool = new ThreadPool<TargetThreadFunctions>({ program, size: targetsAtOnce });
  let done = 0;
  const measure = async (job: TargetJob): Promise<RouteFinding> => {
    const finding = await pool.call('measure', job).catch((error: unknown) => {
      // What brings its thread down has no route, and the others are measured on.
      if (error instanceof ThreadLost && done > 0) return lostFinding(job.target, world.stock);
      throw error;
    });
    onDone(++done);
    return finding;
  };
  try {
    return await Promise.all(jobs.map(measure));
  } finally {
    await pool.close();
  }
}

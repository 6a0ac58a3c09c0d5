import { TEXTS } from '@retron/contract';
import { BUILD } from '../build.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { PlanReport } from '../planning/planning-messages.ts';
import { PlanFailed, PlanningThreadLost, type RunOptions } from '../planning/planning-pool.ts';
import { usedData } from '../planning/used-data.ts';
import { type BegunRun, beginRun, finishRun } from '../repositories/query-runs.ts';
import type { HeldRun } from '../repositories/run-queue.ts';
import { longestRouteOf } from '../repositories/stored/route-wishes.ts';
import { showBelow, writeRoutes } from '../repositories/tree-writing.ts';
import { ClaimLost, GrowthWriter } from './growth-writer.ts';
import type { PlanningMeans } from './installed-planning.ts';
import { materialsOf, planTaskOf } from './plan-task.ts';
import { sayWhenSlow } from './slow-start.ts';

/** Times a planning thread may be lost in the turn of a run, the last time while it had the thread for itself. */
const MOST_LOST_THREADS = 2;
/** Times its thread may be lost by what others did: more means that nobody finds out who does it. */
const MOST_LOST_WITH_OTHERS = 20;
/** Times a worker may die under a run that it plans alone: then nothing else can be blamed. */
const MOST_LOSSES_ALONE = 4;
/** Times in all, so that it ends one day. */
const MOST_LOSSES = 100;

export const GAVE_UP = 'The planner broke down several times while working on this query. Please try a smaller one.';
const BUG = 'The planner failed on this query. Please report it to the people who run Retron.';

/** What a planning job works with. */
export interface PlanningWorld {
  readonly database: Database;
  readonly log: Logger;
  /** See `InstalledPlanning`. */
  readonly use: <T>(work: (means: PlanningMeans) => Promise<T>) => Promise<T>;
  /** Plans that run in this process, by query. */
  readonly running: Map<number, AbortController>;
  /** For tests: when a query that has found nothing yet says what it is at. */
  readonly slowAfterMs?: number;
}

/**
 * Plans a run that this process holds to its end: finished, stopped or failed.
 *
 * Called again after a worker died, it begins anew and replaces what was written. Throws only when the run should be given back: the
 * database is away, or `signal` says that this worker is stopping or has lost the run.
 */
export function planQuery(world: PlanningWorld, job: HeldRun, signal: AbortSignal): Promise<void> {
  return world.use((means) => planWith(means, world, job, signal));
}

async function planWith(means: PlanningMeans, world: PlanningWorld, job: HeldRun, signal: AbortSignal): Promise<void> {
  // A run that brings its planning thread down gets one more chance, alone. Those that were beside it are begun again like new.
  for (let lost = { blamed: 0, others: 0 }; ; ) {
    signal.throwIfAborted();
    const begun = await beginRun(world.database, job, (query) => ({
      build: BUILD,
      ...usedData(means.files, { ...query, catalogs: materialsOf(query)?.catalogs ?? null }),
    }));
    if (begun === null) return;
    try {
      await runOnce(means, world, begun, signal, { isAlone: lost.blamed > 0 });
      return;
    } catch (error) {
      if (error instanceof ClaimLost) return;
      if (!(error instanceof PlanningThreadLost)) throw error;
      lost = error.isBlamed ? { ...lost, blamed: lost.blamed + 1 } : { ...lost, others: lost.others + 1 };
      world.log.error({ err: error, queryId: job.queryId, isBlamed: error.isBlamed }, 'A planning thread was lost');
      if (lost.blamed < MOST_LOST_THREADS && lost.others < MOST_LOST_WITH_OTHERS) continue;
      await finishRun(world.database, begun.claim, { status: 'failed', message: GAVE_UP, durationMs: 0 });
      return;
    }
  }
}

async function runOnce(
  { pool, files }: PlanningMeans,
  world: PlanningWorld,
  begun: BegunRun,
  signal: AbortSignal,
  options: RunOptions,
): Promise<void> {
  const { database, log, running } = world;
  const { claim, query } = begun;
  const startedAt = performance.now();
  const finish = (status: 'finished' | 'stopped' | 'failed', message: string | null) =>
    finishRun(database, claim, { status, message, durationMs: Math.round(performance.now() - startedAt) });

  if (query.stopRequested) return void (await finish('stopped', null));
  if (begun.lossesAlone >= MOST_LOSSES_ALONE || begun.losses >= MOST_LOSSES) return void (await finish('failed', GAVE_UP));

  const gone = missingCatalogs(query, files);
  if (gone.length > 0) return void (await finish('failed', TEXTS.catalogueGone(gone)));

  const stop = new AbortController();
  running.set(query.id, stop);
  const endSlowStart = sayWhenSlow(world, begun);
  const writer = new GrowthWriter(database, claim, begun.firstSuggestion - 1, () => stop.abort());
  try {
    const task = await planTaskOf(database, begun);
    if (begun.fromStructure !== null) await showBelow(database, query.id, begun.fromStructure, longestRouteOf(query));
    const take = (report: PlanReport) => {
      endSlowStart();
      return writer.add(report);
    };
    const end = await pool.run(task, take, AbortSignal.any([stop.signal, signal]), options);
    await writer.close();
    signal.throwIfAborted();
    if (end.kind === 'finished' && query.algorithm === 'multi-step') await writeRoutes(database, claim, end.outcome);
    await finish(end.kind, null);
    log.info({ queryId: query.id, run: claim.run, end: end.kind, ms: Math.round(performance.now() - startedAt) }, 'A query was planned');
  } catch (error) {
    if (!(error instanceof PlanFailed)) throw error;
    log.error({ err: error, queryId: query.id }, 'The planner failed');
    await writer.close();
    await finish('failed', BUG);
  } finally {
    endSlowStart();
    if (running.get(query.id) === stop) running.delete(query.id);
  }
}

/** Catalogues that a query counts and that nobody reads any more: planned without them it would be another question. */
function missingCatalogs(query: BegunRun['query'], files: PlanningMeans['files']): readonly string[] {
  const installed = new Set(files.flatMap(({ kind, name }) => (kind === 'catalog' ? [name] : [])));
  return (materialsOf(query)?.catalogs ?? []).filter((name) => !installed.has(name));
}

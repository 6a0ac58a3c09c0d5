import { shippedFolder, unpackInstallation } from '@retron/installation';
import { ROUTES_WANTED } from '@retron/planning';
import { loadRdkitModule } from '@retron/rdkit';
import { expect, it, vi } from 'vitest';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import type { PlanReport, PlanTask } from './planning-messages.ts';
import { PlanningPool } from './planning-pool.ts';
import { PlanningThread } from './planning-thread.ts';

/** Threads open the library, each for itself: seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

const TASK: PlanTask = {
  request: {
    // Lidocaine, with a bond to keep, which has to be followed through what other threads find too.
    ...{ target: 'CCN(CC)CC(=O)Nc1c(C)cccc1C', intent: { keeps: [[0, 1]] } },
    ...{ direction: 'retrosynthesis', algorithm: 'multi-step', strategy: 'All Transforms 1.0', precision: 2 },
    ...{ maxSuggestions: 5, maxSteps: 4, ...ROUTES_WANTED, limits: { expansions: 6 }, atOnce: 2 },
  },
  libraries: ['chemsynth_core-1.0'],
  materials: null,
  userId: 1,
  isUrgent: true,
};

/** What a worker with so many threads tells of the query, and how often a thread looked for another. */
async function toldBy(threads: number): Promise<{ readonly told: unknown; readonly looked: number }> {
  const installation = unpackInstallation(shippedFolder(REPOSITORY_ROOT), { libraries: 'all', rankers: true, catalogs: true });
  if (!installation.ok) throw new Error(installation.error.message);
  const data = { installation: installation.value, rdkitModule: await loadRdkitModule() };
  const lost: string[] = [];
  const listener = { onThreadLost: (reason: string) => lost.push(reason), onBroken: (reason: string) => lost.push(reason) };
  const pool = new PlanningPool(threads, data, listener);
  const lookFor = vi.spyOn(PlanningThread.prototype, 'lookFor');
  try {
    await pool.whenStarted();
    const reports: PlanReport[] = [];
    const onReport = async (report: PlanReport) => void reports.push(report);
    const end = await pool.run(TASK, onReport, new AbortController().signal);
    expect(lost).toEqual([]);
    return { told: { reports, end }, looked: lookFor.mock.calls.length };
  } finally {
    lookFor.mockRestore();
    await pool.close();
  }
}

it.skipIf(!HAS_LIBRARIES)(
  'a query is told the same of by a worker with two threads, both of which look, as by one with one',
  async () => {
    const one = await toldBy(1);
    const two = await toldBy(2);
    expect(one.looked).toBe(0);
    expect(two.looked).toBeGreaterThan(0);
    expect(two.told).toEqual(one.told);
    expect(one.told).toMatchObject({ reports: { length: 6 }, end: { kind: 'finished', outcome: { end: 'expansions' } } });
  },
  TIMEOUT_MS,
);

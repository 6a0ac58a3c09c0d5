import { fileURLToPath } from 'node:url';
import { loadRdkitModule } from '@retron/rdkit';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { PlanReport, PlanTask } from './planning-messages.ts';
import { PlanningPool, PlanningThreadLost, type PoolSettings, type RunOptions } from './planning-pool.ts';
import type { TestTarget } from './testing/test-planning-thread.ts';

const FILE = fileURLToPath(new URL('testing/test-planning-thread.ts', import.meta.url));
/** Nothing of these tests takes so long by itself. */
const SHORT = { cpuMs: 1500, wallMs: 600_000 };

const pools: PlanningPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** A pool of real threads that do what the target of a plan says. */
function poolOf(size: number, settings: PoolSettings = {}) {
  const lost: string[] = [];
  const data = { installation: { files: [], notes: [] }, rdkitModule: null };
  const listener = { onThreadLost: (reason: string) => lost.push(reason), onBroken: (reason: string) => lost.push(reason) };
  const pool = new PlanningPool(size, data, listener, { file: FILE, patience: SHORT, ...settings });
  pools.push(pool);
  return { pool, lost };
}

/** Begins a plan; `reports` counts what it told, `threads` names those that looked for it, and `end` never rejects. */
function begin(pool: PlanningPool, target: TestTarget, options: RunOptions = {}) {
  const plan = { reports: 0, threads: [] as string[], stop: new AbortController(), end: Promise.resolve<unknown>(null) };
  const task = { request: { target }, libraries: [], userId: 1, isUrgent: true } as unknown as PlanTask;
  const onReport = async ({ leftOut }: PlanReport) => {
    plan.reports += 1;
    plan.threads.push(...Object.keys(leftOut));
  };
  plan.end = pool.run(task, onReport, plan.stop.signal, options).catch((error: unknown) => error);
  return plan;
}

const reported = (plan: ReturnType<typeof begin>) =>
  eventually(
    async () => plan.reports,
    (reports) => reports > 0,
  );

describe('a pool of planning threads', () => {
  it.each([
    ['takes all processor time and never pauses', 'no pause', {}, 'of processor time'],
    ['waits for nothing', 'a wait for nothing', { patience: { cpuMs: 600_000, wallMs: 2000 } }, 'one turn lasted'],
    ['ends the thread', 'exit', {}, 'ended with 7'],
    ['takes all memory', 'too much memory', { megabytes: 64, patience: { cpuMs: 600_000, wallMs: 600_000 } }, 'memory'],
  ] as const)('blames the plan that %s, and no other on its thread', async (_, target, settings, reason) => {
    const { pool, lost } = poolOf(1, settings);
    const beside = begin(pool, 'a long expansion');
    await reported(beside);
    const culprit = begin(pool, target);
    const [first, second] = await Promise.all([culprit.end, beside.end]);
    expect(first).toBeInstanceOf(PlanningThreadLost);
    expect(first).toMatchObject({ isBlamed: true, message: expect.stringContaining(reason) });
    expect(second).toBeInstanceOf(PlanningThreadLost);
    expect(second).toMatchObject({ isBlamed: false });
    expect(lost).toHaveLength(1);
    expect(await begin(pool, 'three reports').end).toEqual({ kind: 'finished', outcome: { routes: [] } });
  });

  it('takes no plan for hanging that pauses, however long its expansion takes', async () => {
    const { pool, lost } = poolOf(1, { patience: { cpuMs: 300, wallMs: 1000 } });
    const long = begin(pool, 'a long expansion');
    await reported(long);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(await begin(pool, 'three reports').end).toEqual({ kind: 'finished', outcome: { routes: [] } });
    expect(lost).toEqual([]);
    long.stop.abort();
    expect(await long.end).toEqual({ kind: 'stopped' });
  });

  it('does the short plans of a thread while a long expansion is under way there', async () => {
    const { pool } = poolOf(1);
    const long = begin(pool, 'a long expansion');
    await reported(long);
    for (let round = 0; round < 3; round++)
      expect(await begin(pool, 'three reports').end).toEqual({ kind: 'finished', outcome: { routes: [] } });
  });

  it('runs a plan alone on a thread of its own, so that only that one is lost with it', async () => {
    const { pool, lost } = poolOf(1);
    const beside = begin(pool, 'a long expansion');
    await reported(beside);
    const alone = begin(pool, 'no pause', { isAlone: true });
    expect(await alone.end).toMatchObject({ isBlamed: true });
    expect(lost).toHaveLength(1);
    expect(await begin(pool, 'three reports', { isAlone: true }).end).toEqual({ kind: 'finished', outcome: { routes: [] } });
    beside.stop.abort();
    expect(await beside.end).toEqual({ kind: 'stopped' });
  });
});

describe('a plan that looks at two structures at once', () => {
  const FINISHED = { kind: 'finished', outcome: { routes: [] } };

  it('has one of them looked at by a thread that has nothing to do, and by none that has', async () => {
    const { pool } = poolOf(2);
    await pool.whenStarted();
    const first = begin(pool, 'two looks');
    expect(await first.end).toEqual(FINISHED);
    expect(new Set(first.threads).size).toBe(2);
    const [busy, other] = [begin(pool, 'a long expansion'), begin(pool, 'two looks')];
    expect(await other.end).toEqual(FINISHED);
    expect(other.threads).toHaveLength(2);
    expect(new Set(other.threads).size).toBe(1);
    busy.stop.abort();
    expect(await busy.end).toEqual({ kind: 'stopped' });
  });

  it('looks at both itself where it is alone', async () => {
    const { pool } = poolOf(1);
    for (const options of [{}, { isAlone: true }]) {
      const plan = begin(pool, 'two looks', options);
      expect(await plan.end).toEqual(FINISHED);
      expect(new Set(plan.threads).size).toBe(1);
    }
  });

  it('is blamed for a look that brings another thread down, and the plans of that thread are not', async () => {
    const { pool, lost } = poolOf(2);
    await pool.whenStarted();
    const plan = begin(pool, 'two looks, the second ends its thread');
    expect(await plan.end).toMatchObject({ isBlamed: true, message: expect.stringContaining('ended with 7') });
    expect(lost).toHaveLength(1);
    expect(await begin(pool, 'three reports').end).toEqual(FINISHED);
    expect(lost).toHaveLength(1);
  });

  it('looks itself where the other thread is lost by others', async () => {
    const { pool, lost } = poolOf(2);
    await pool.whenStarted();
    const plan = begin(pool, 'two looks, the second takes a second');
    await reported(plan);
    // It goes where no plan is, which is where the second look is.
    const culprit = begin(pool, 'exit');
    expect(await culprit.end).toMatchObject({ isBlamed: true });
    expect(await plan.end).toEqual(FINISHED);
    expect(plan.threads).toHaveLength(2);
    expect(new Set(plan.threads).size).toBe(1);
    expect(lost).toHaveLength(1);
  });

  it('is stopped while another thread looks, which is idle again then; plans that come there do not wait for the look', async () => {
    const { pool } = poolOf(2);
    await pool.whenStarted();
    const plan = begin(pool, 'two looks, the second never ends');
    await reported(plan);
    expect(await begin(pool, 'three reports').end).toEqual(FINISHED);
    plan.stop.abort();
    expect(await plan.end).toEqual({ kind: 'stopped' });
    const next = begin(pool, 'two looks');
    expect(await next.end).toEqual(FINISHED);
    expect(new Set(next.threads).size).toBe(2);
  });
});

describe('a pool whose threads cannot start', () => {
  it('tries a few times and then says so, instead of trying for ever', async () => {
    const lost: string[] = [];
    const broken = await new Promise<string>((resolve, reject) => {
      loadRdkitModule().then((rdkitModule) => {
        const broken = { kind: 'library', name: 'broken-1.0', sha256: '', buffer: new SharedArrayBuffer(64) } as const;
        const installation = { files: [broken], notes: [] };
        return new PlanningPool(1, { installation, rdkitModule }, { onThreadLost: (reason) => lost.push(reason), onBroken: resolve });
      }, reject);
    });
    expect(broken).toContain('broken-1.0 cannot be opened');
    expect(lost).toHaveLength(2);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buryDead, librariesOfWorkers, registerProcess, removeProcess, seeProcess } from './processes.ts';
import { insertQuery, requestStop } from './queries.ts';
import { beginRun, checkClaim, finishRun } from './query-runs.ts';
import { giveBackAllBut, giveBackLost, nextRun, type Openings, setAlone, type TakenRun, type Taker, takeRun } from './run-queue.ts';
import type { User } from './users.ts';

const CORE = { fullName: 'chemsynth_core-1.0', hash: 'c'.repeat(64) };
const OTHER = { fullName: 'other-1.0', hash: 'd'.repeat(64) };
const ALL: Openings = { urgent: 'everybody', background: 'everybody' };
const never = () => ({ build: null, libraries: [], rankers: [], catalogs: [] });

let testDatabase: TestDatabase;
let worker: Taker;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  await testDatabase.database.execute(sql`DELETE FROM queries`);
  await testDatabase.database.execute(sql`DELETE FROM processes`);
  worker = await startWorker();
});

async function startWorker(libraries = [CORE], mostRunningOfUser = 1000): Promise<Taker> {
  const processId = randomUUID();
  const dataFiles = libraries.map(({ fullName, hash }) => ({ kind: 'library', name: fullName, sha256: hash }));
  await registerProcess(testDatabase.database, { id: processId, role: 'worker', host: 'h', pid: 1, build: 'b', threads: 1, dataFiles });
  return { processId, libraries, mostRunningOfUser };
}

/** A user with a project. */
async function newUser(): Promise<{
  readonly user: User;
  ask(mode?: 'interactive' | 'background'): Promise<number>;
  askMany(count: number): Promise<void>;
}> {
  const { database } = testDatabase;
  const user = await buildUser(database);
  const project = await buildProject(database, user);
  return {
    user,
    ask: (runMode = 'background') => buildQuery(database, user, project, { status: 'planning', runMode }),
    askMany: async (count) => {
      await database.execute(sql`
        WITH asked AS (
          INSERT INTO queries (project_id, user_id, name, smiles, rosdal, inchi_key, direction, algorithm, strategy, libraries, max_suggestions,
            max_steps, precision, run_mode, status)
          SELECT ${project}, ${user.id}, 'many ' || n, 'CCO', '1-2-3O.', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', 'retrosynthesis', 'brute-force', 'S',
            '{chemsynth_core-1.0}', 5, 2, 2, 'background', 'planning'
          FROM generate_series(1, ${count}) n RETURNING id)
        INSERT INTO query_runs (query_id, run, user_id, first_structure, first_suggestion, needs)
        SELECT id, 1, ${user.id}, 1, 1, ${sql.param([CORE.hash])} FROM asked`);
    },
  };
}

const take = (taker = worker, openings = ALL) => takeRun(testDatabase.database, taker, openings);
const row = async (queryId: number) =>
  (await testDatabase.database.execute(sql`SELECT state, held_by, losses, losses_alone FROM query_runs WHERE query_id = ${queryId}`))
    .rows[0];
const silence = ({ processId }: Taker) =>
  testDatabase.database.execute(sql`UPDATE processes SET seen_at = now() - interval '13 seconds' WHERE id = ${processId}`);
const finish = async (run: TakenRun) => {
  const begun = await beginRun(testDatabase.database, run, never);
  await finishRun(testDatabase.database, begun!.claim, { status: 'finished', message: null, durationMs: 1 });
};

describe('the turn', () => {
  it("goes to a colleague's query after one of 520 background queries of a user", async () => {
    const [busy, colleague] = [await newUser(), await newUser()];
    await busy.askMany(520);
    const first = await take();
    const asked = await colleague.ask();
    expect((await take())?.queryId).toBe(asked);
    // Nothing waits of the colleague: the other goes on, in order.
    expect((await take())?.queryId).toBe(first!.queryId + 1);
  });

  it('goes round users by what runs for each, then by who was served longest ago', async () => {
    const users = [await newUser(), await newUser(), await newUser()];
    const asked = new Map<number, number>();
    for (const [place, user] of users.entries()) for (let count = 0; count < 3; count += 1) asked.set(await user.ask(), place);
    const order = [];
    // One worker with one place: each run ends before the next is taken.
    for (let run = await take(); run !== null; run = await take()) {
      order.push(asked.get(run.queryId));
      await finish(run);
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it('comes to what somebody waits for before anything else', async () => {
    const [busy, colleague] = [await newUser(), await newUser()];
    await colleague.ask();
    for (let count = 0; count < 3; count += 1) await busy.ask();
    const urgent = await busy.ask('interactive');
    expect(await take()).toMatchObject({ queryId: urgent, isUrgent: true });
  });

  it('passes over users who have as many running as they may', async () => {
    const limited = { ...worker, mostRunningOfUser: 2 };
    const [busy, colleague] = [await newUser(), await newUser()];
    for (let count = 0; count < 4; count += 1) await busy.ask();
    const [first] = [await take(limited), await take(limited)];
    expect(await take(limited)).toBeNull();
    const asked = await colleague.ask();
    expect((await take(limited))?.queryId).toBe(asked);
    await finish(first!);
    expect(await take(limited)).not.toBeNull();
    expect(await take(limited)).toBeNull();
  });

  it('lets users have what the back office says, each or all', async () => {
    const [busy, colleague] = [await newUser(), await newUser()];
    const set = (value: number, userId: number | null) =>
      testDatabase.database.execute(sql`INSERT INTO quotas (user_id, name, value) VALUES (${userId}, 'runningQueries', ${value})`);
    for (let count = 0; count < 3; count += 1) await busy.ask();
    await set(0, null);
    expect(await take()).toBeNull();
    await set(2, busy.user.id);
    expect([(await take())?.queryId, (await take())?.queryId].every((id) => id !== undefined)).toBe(true);
    expect(await take()).toBeNull();
    await colleague.ask();
    expect(await take()).toBeNull();
    await testDatabase.database.execute(sql`DELETE FROM quotas`);
    expect(await take()).not.toBeNull();
  });

  it('leaves places that are kept to urgent runs and to users none of whose runs is planned', async () => {
    const [busy, colleague] = [await newUser(), await newUser()];
    for (let count = 0; count < 3; count += 1) await busy.ask();
    await take();
    expect(await take(worker, { urgent: 'everybody', background: 'nobody' })).toBeNull();
    expect(await take(worker, { urgent: 'everybody', background: 'newcomers' })).toBeNull();
    const asked = await colleague.ask();
    expect((await take(worker, { urgent: 'everybody', background: 'newcomers' }))?.queryId).toBe(asked);
    const urgent = await busy.ask('interactive');
    expect(await take(worker, { urgent: 'newcomers', background: 'nobody' })).toBeNull();
    expect((await take(worker, { urgent: 'everybody', background: 'nobody' }))?.queryId).toBe(urgent);
  });

  it('is given once, however many workers ask at once', async () => {
    const users = [await newUser(), await newUser()];
    for (const user of users) for (let count = 0; count < 10; count += 1) await user.ask();
    const workers = [worker, await startWorker(), await startWorker()].map((each) => ({ ...each, mostRunningOfUser: 8 }));
    const taken = (await Promise.all(Array.from({ length: 24 }, (_, index) => take(workers[index % 3])))).filter((run) => run !== null);
    expect(new Set(taken.map(({ queryId }) => queryId)).size).toBe(taken.length);
    // The limit of each user holds over all workers.
    expect(taken).toHaveLength(16);
  });

  it('is found by its index among 10,000 that wait', async () => {
    const [busy, colleague] = [await newUser(), await newUser()];
    await busy.askMany(10_000);
    const asked = await colleague.ask();
    await testDatabase.database.execute(sql`ANALYZE query_runs`);
    expect((await take())?.queryId).not.toBe(asked);
    expect((await take())?.queryId).toBe(asked);
    const { rows } = await testDatabase.database.execute<{ 'QUERY PLAN': string }>(
      sql`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) ${nextRun(worker, ALL)}`,
    );
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toContain('query_runs_waiting');
    expect(plan).not.toContain('Seq Scan on query_runs');
    // It looks at one run of each user: the blocks it reads do not grow with those that wait.
    expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(100);
  });
});

describe('a worker', () => {
  it('takes what it has the libraries for, by their contents, and by name where those are not recorded', async () => {
    const { user } = await newUser();
    const { database } = testDatabase;
    const project = await buildProject(database, user);
    const needing = (needs: readonly string[] | null, libraries: string[], name: string) =>
      insertQuery(
        database,
        {
          projectId: project,
          userId: user.id,
          name,
          smiles: 'CCO',
          rosdal: '1-2-3O.',
          inchiKey: 'K',
          direction: 'retrosynthesis',
          algorithm: 'brute-force',
          strategy: 'S',
          libraries,
          maxSuggestions: 5,
          maxSteps: 2,
          precision: 2,
          runMode: 'background',
          status: 'planning',
        },
        needs,
      );
    const both = await needing([CORE.hash, OTHER.hash], [CORE.fullName, OTHER.fullName], 'both');
    await needing(['e'.repeat(64)], [CORE.fullName], 'another build of the same name');
    const byName = await needing(null, [CORE.fullName], 'by name');
    expect((await take())?.queryId).toBe(byName);
    expect(await take()).toBeNull();
    const rich = await startWorker([CORE, OTHER]);
    expect((await take(rich))?.queryId).toBe(both);
    expect(await librariesOfWorkers(database)).toEqual([CORE, OTHER]);
    await silence(rich);
    expect(await librariesOfWorkers(database)).toEqual([CORE]);
    await silence(worker);
    expect(await librariesOfWorkers(database)).toBeNull();
  });

  it('that ends in order gives back what it holds, and nothing is counted', async () => {
    const asked = await (await newUser()).ask();
    const old = await beginRun(testDatabase.database, (await take())!, never);
    await removeProcess(testDatabase.database, worker.processId);
    expect(await row(asked)).toEqual({ state: 'waiting', held_by: null, losses: 0, losses_alone: 0 });
    expect((await checkClaim(testDatabase.database, old!.claim)).isHeld).toBe(false);
    expect(await take()).toBeNull();
    expect((await take(await startWorker()))?.queryId).toBe(asked);
  });

  it('gives back what it holds and does not plan', async () => {
    const user = await newUser();
    const [first, second] = [await user.ask(), await user.ask()];
    const taken = [await take(), await take()];
    expect(await giveBackAllBut(testDatabase.database, worker.processId, [taken[1]!])).toBe(1);
    expect([await row(first), await row(second)]).toMatchObject([{ state: 'waiting', losses: 0 }, { state: 'running' }]);
  });

  it('that is silent loses what it holds once, however many notice, and is refused when it comes back to life', async () => {
    const asked = await (await newUser()).ask();
    const old = await beginRun(testDatabase.database, (await take())!, never);
    expect(await buryDead(testDatabase.database)).toBe(0);
    await silence(worker);
    const noticed = await Promise.all([1, 2, 3, 4].map(() => buryDead(testDatabase.database)));
    expect(noticed.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await row(asked)).toEqual({ state: 'waiting', held_by: null, losses: 1, losses_alone: 0 });
    expect(await seeProcess(testDatabase.database, worker.processId)).toBe(false);
    expect(await take()).toBeNull();
    const next = (await take(await startWorker()))!;
    expect(next).toMatchObject({ queryId: asked, losses: 1 });
    // Between being taken and being begun by another.
    expect((await checkClaim(testDatabase.database, old!.claim)).isHeld).toBe(false);
    expect(await beginRun(testDatabase.database, { ...next, heldBy: worker.processId }, never)).toBeNull();
    expect(await finishRun(testDatabase.database, old!.claim, { status: 'failed', message: null, durationMs: 0 })).toBe(false);
    await finish(next);
    expect(await row(asked)).toMatchObject({ state: 'ended', held_by: null });
  });

  it('that dies under a run that it plans alone is counted apart', async () => {
    const asked = await (await newUser()).ask();
    await setAlone(testDatabase.database, (await take())!, true);
    await silence(worker);
    await buryDead(testDatabase.database);
    expect(await row(asked)).toMatchObject({ losses: 1, losses_alone: 1 });
    const next = (await take(await startWorker()))!;
    await giveBackLost(testDatabase.database, next);
    expect(await row(asked)).toMatchObject({ state: 'waiting', losses: 2, losses_alone: 1 });
  });
});

describe('a query that is stopped', () => {
  it('while it waits is done at once, also when it was begun before', async () => {
    const asked = await (await newUser()).ask();
    await beginRun(testDatabase.database, (await take())!, never);
    await removeProcess(testDatabase.database, worker.processId);
    expect(await requestStop(testDatabase.database, asked)).toBe(false);
    expect(await row(asked)).toMatchObject({ state: 'ended' });
    expect(await take(await startWorker())).toBeNull();
    const { rows } = await testDatabase.database.execute(sql`SELECT status FROM queries WHERE id = ${asked}`);
    expect(rows).toEqual([{ status: 'stopped' }]);
  });

  it('while a worker holds it is told to the worker', async () => {
    const asked = await (await newUser()).ask();
    await take();
    expect(await requestStop(testDatabase.database, asked)).toBe(true);
    expect(await row(asked)).toMatchObject({ state: 'running' });
  });
});

import { TEXTS } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanEnd, PlanTask } from '../planning/planning-messages.ts';
import { buryDead } from '../repositories/processes.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { GAVE_UP } from './plan-query.ts';
import { ProcessLife } from './process-life.ts';
import { RunTaker } from './run-taker.ts';

const CORE = { fullName: 'chemsynth_core-1.0', hash: 'c'.repeat(64) };
const log = pino({ level: 'silent' });

let testDatabase: TestDatabase;
let user: User;
let project: number;
const workers: TestTaker[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(async () => {
  await testDatabase.database.execute(sql`DELETE FROM queries`);
  user = await buildUser(testDatabase.database);
  project = await buildProject(testDatabase.database, user);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end();
});
afterAll(() => testDatabase.close());

interface TestTaker {
  /** Plans under way, by target; each ends when it is let. */
  readonly plans: Map<string, (end: PlanEnd | Error) => void>;
  readonly life: ProcessLife;
  readonly taker: RunTaker;
  end(): Promise<void>;
  /** As a crash leaves it: it says nothing more, and its runs are lost. */
  die(): Promise<void>;
}

/** The queue's side of a worker, with plans that end when the test says so in place of planning threads. */
async function startWorker(threads = 1): Promise<TestTaker> {
  const { database } = testDatabase;
  const plans: TestTaker['plans'] = new Map();
  const pool = {
    run: (task: PlanTask, _: unknown, signal: AbortSignal) =>
      new Promise<PlanEnd>((resolve, reject) => {
        plans.set(task.request.target, (end) => (end instanceof Error ? reject(end) : resolve(end)));
        signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
      }).finally(() => plans.delete(task.request.target)),
  };
  const dataFiles = [{ kind: 'library', name: CORE.fullName, sha256: CORE.hash }];
  const life = new ProcessLife(database, { role: 'worker', threads, dataFiles }, log);
  await life.start();
  const taker = new RunTaker(
    { database, use: (work) => work({ pool, files: [] }), log, running: new Map() },
    { processId: life.id, libraries: () => [CORE], isCurrent: async () => true, threads, mostRunningOfUser: 100 },
  );
  const worker: TestTaker = {
    plans,
    life,
    taker,
    end: async () => {
      await taker.stop();
      await life.end();
    },
    die: async () => {
      workers.splice(workers.indexOf(worker), 1);
      await database.execute(sql`UPDATE processes SET seen_at = now() - interval '1 minute' WHERE id = ${life.id}`);
      await buryDead(database);
      await worker.end();
    },
  };
  workers.push(worker);
  return worker;
}

const ask = (smiles: string, change = {}) =>
  buildQuery(testDatabase.database, user, project, { smiles, status: 'planning', runMode: 'background', ...change });
const planned = (worker: TestTaker) => [...worker.plans.keys()].toSorted();
const plans = (worker: TestTaker, ...wanted: string[]) =>
  eventually(
    async () => planned(worker),
    (found) => JSON.stringify(found) === JSON.stringify(wanted.toSorted()),
  );
const facts = async (id: number) =>
  (
    await testDatabase.database.execute(
      sql`SELECT status, status_message, state, losses, losses_alone, is_alone FROM queries JOIN query_runs ON query_id = id WHERE id = ${id}`,
    )
  ).rows[0];
const becomes = (id: number, wanted: Record<string, unknown>) =>
  eventually(
    () => facts(id),
    (found) => Object.entries(wanted).every(([name, value]) => found[name] === value),
  );
const finish = (worker: TestTaker, target: string) => worker.plans.get(target)!({ kind: 'finished', outcome: { routes: [] } });

describe('a worker', () => {
  it('keeps places for what somebody waits for, and for users who have nothing running', async () => {
    const worker = await startWorker();
    for (let count = 1; count <= 8; count += 1) await ask('C'.repeat(count));
    await plans(worker, 'C', 'CC', 'CCC', 'CCCC', 'CCCCC');
    const colleague = await buildUser(testDatabase.database);
    await buildQuery(testDatabase.database, colleague, project, { smiles: 'O', status: 'planning', runMode: 'background' });
    await ask('N', { runMode: 'interactive' });
    await plans(worker, 'C', 'CC', 'CCC', 'CCCC', 'CCCCC', 'N', 'O');
    finish(worker, 'CC');
    await plans(worker, 'C', 'CCC', 'CCCC', 'CCCCC', 'N', 'O');
    finish(worker, 'O');
    await plans(worker, 'C', 'CCC', 'CCCC', 'CCCCC', 'CCCCCC', 'N');
  });

  it('says of a query that the disk is full while it is, and goes on when it is not', async () => {
    const worker = await startWorker();
    const id = await ask('C');
    await plans(worker, 'C');
    worker.plans.get('C')!(Object.assign(new Error('could not extend file'), { code: '53100' }));
    await becomes(id, { status: 'planning', status_message: TEXTS.diskFull });
    await plans(worker, 'C');
    finish(worker, 'C');
    await becomes(id, { status: 'finished', status_message: null, losses: 0 });
  });

  it('leaves what it plans when it counts as dead, and takes it again as anyone may', async () => {
    const worker = await startWorker();
    const id = await ask('C');
    await plans(worker, 'C');
    const old = worker.plans.get('C');
    await testDatabase.database.execute(sql`UPDATE processes SET seen_at = now() - interval '1 minute'`);
    await buryDead(testDatabase.database);
    worker.taker.abandon();
    await eventually(
      async () => worker.plans.get('C') === old,
      (isOld) => !isOld,
    );
    expect(await facts(id)).toMatchObject({ status: 'planning', losses: 1 });
  });

  it('counts an error that nobody expected as a loss, soon of a run that is planned alone', async () => {
    const worker = await startWorker();
    const id = await ask('C');
    const losses = [];
    for (let time = 0; time < 3; time += 1) {
      await eventually(
        async () => worker.plans.has('C'),
        (isThere) => isThere,
      );
      worker.plans.get('C')!(new Error('nobody expected this'));
      await eventually(
        async () => (await facts(id)).losses,
        (count) => Number(count) > time,
      );
      losses.push(await facts(id));
    }
    expect(losses.map((each) => each.losses_alone)).toEqual([0, 0, 1]);
  });

  it('counts nothing when the database is away', async () => {
    const worker = await startWorker();
    const id = await ask('C');
    await plans(worker, 'C');
    const first = worker.plans.get('C')!;
    first(Object.assign(new Error('the server closed the connection'), { code: '57P01' }));
    await eventually(
      async () => worker.plans.get('C') !== first && worker.plans.has('C'),
      (isAgain) => isAgain,
    );
    expect(await facts(id)).toMatchObject({ status: 'planning', losses: 0 });
  });
});

describe('a run that was lost twice', () => {
  const lose = (id: number, count: number) =>
    testDatabase.database.execute(sql`UPDATE query_runs SET losses = ${count} WHERE query_id = ${id}`);

  it('is planned alone once the others are done, and then others go on', async () => {
    const worker = await startWorker();
    await ask('CC');
    await plans(worker, 'CC');
    const id = await ask('C');
    await lose(id, 2);
    worker.taker.wake();
    await becomes(id, { state: 'running' });
    await ask('CCC', { runMode: 'interactive' });
    finish(worker, 'CC');
    await plans(worker, 'C');
    await becomes(id, { is_alone: true });
    finish(worker, 'C');
    await plans(worker, 'CCC');
    expect(await facts(id)).toMatchObject({ status: 'finished', is_alone: false, losses_alone: 0 });
  });

  it('ends with a reason after four workers died under it alone; what was planned beside it before ends well', async () => {
    const [guilty, innocent] = [await ask('C'), await ask('CC')];
    for (let death = 0; death < 2; death += 1) {
      const worker = await startWorker();
      await plans(worker, 'C', 'CC');
      await worker.die();
    }
    expect([await facts(guilty), await facts(innocent)]).toMatchObject([{ losses: 2 }, { losses: 2 }]);
    let isInnocentDone = false;
    for (let death = 0; death < 4; death += 1) {
      const worker = await startWorker();
      // One at a time, whichever has its turn.
      await eventually(
        async () => planned(worker).length,
        (count) => count === 1,
      );
      if (planned(worker)[0] === 'CC') {
        finish(worker, 'CC');
        isInnocentDone = true;
      }
      await plans(worker, 'C');
      await becomes(guilty, { is_alone: true });
      await worker.die();
    }
    const worker = await startWorker();
    await becomes(guilty, { status: 'failed', status_message: GAVE_UP, losses_alone: 4, state: 'ended' });
    if (!isInnocentDone) {
      await plans(worker, 'CC');
      finish(worker, 'CC');
    }
    await becomes(innocent, { status: 'finished', losses_alone: 0 });
  });
});

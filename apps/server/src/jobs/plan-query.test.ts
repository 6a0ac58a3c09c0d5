import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanReport } from '../planning/planning-messages.ts';
import { type PlanningPool, PlanningThreadLost } from '../planning/planning-pool.ts';
import { findVisibleQuery } from '../repositories/query-listing.ts';
import { beginRun, leftOutOfQuery } from '../repositories/query-runs.ts';
import { loadKnownTree } from '../repositories/tree-reading.ts';
import { writeGrowth } from '../repositories/tree-writing.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { GAVE_UP, type PlanningWorld, planQuery } from './plan-query.ts';

let testDatabase: TestDatabase;
let user: User;
let project: number;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  user = await buildUser(testDatabase.database);
  project = await buildProject(testDatabase.database, user);
});
afterAll(() => testDatabase.close());

const TARGET = { id: 1, smiles: 'CCO', depth: 0, isInStock: null, catalogId: null, priceCategory: null };
const REPORT: PlanReport = {
  structureId: 1,
  structures: [TARGET],
  suggestions: [],
  leftOut: {},
  progress: { percent: 100, structuresExpanded: 1, suggestionsFound: 0 },
  rosdals: ['1-2-3O.'],
  examples: [],
};
const GROWTH = {
  structures: [{ ...TARGET, rosdal: '1-2-3O.' }],
  suggestions: [],
  leftOut: { 'strategy: Leave out rings.': 3, 'no precursor left': 1 },
  expanded: [1],
  progress: REPORT.progress,
};

/** A pool whose first `losses` plans are lost after a report; later ones end well. Threads that really die are a pool's own matter. */
function poolThatLoses(losses: number): Pick<PlanningPool, 'run'> {
  let left = losses;
  return {
    run: async (_, onReport) => {
      await onReport(REPORT);
      if (left-- > 0) throw new PlanningThreadLost('it was killed');
      return 'finished';
    },
  };
}

const worldWith = (pool: Pick<PlanningPool, 'run'>): PlanningWorld => ({
  database: testDatabase.database,
  pool,
  log: pino({ level: 'silent' }),
  running: new Map(),
});

const build = () => buildQuery(testDatabase.database, user, project, { status: 'Busy' });
const query = async (id: number) => (await findVisibleQuery(testDatabase.database, id, user.id))?.query;
const never = new AbortController().signal;

describe('a planning thread that is lost', () => {
  it('once, costs nothing but time', async () => {
    const id = await build();
    await planQuery(worldWith(poolThatLoses(1)), { queryId: id, run: 1 }, never);
    expect(await query(id)).toMatchObject({ status: 'Ready', structureCount: 1 });
  });

  it('again, ends the query with a reason', async () => {
    const id = await build();
    await planQuery(worldWith(poolThatLoses(2)), { queryId: id, run: 1 }, never);
    expect(await query(id)).toMatchObject({ status: 'Error', statusMessage: GAVE_UP });
  });
});

describe('a worker that stops', () => {
  it('leaves the query to the next one', async () => {
    const id = await build();
    const stopping = new AbortController();
    const pool: Pick<PlanningPool, 'run'> = {
      run: async () => {
        stopping.abort(new Error('stopping'));
        return 'stopped';
      },
    };
    await expect(planQuery(worldWith(pool), { queryId: id, run: 1 }, stopping.signal)).rejects.toThrow('stopping');
    expect((await query(id))?.status).toBe('Busy');
    await planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1 }, never);
    expect((await query(id))?.status).toBe('Ready');
  });

  it('that comes back to life writes nothing into what the next one writes', async () => {
    const id = await build();
    const old = await beginRun(testDatabase.database, { queryId: id, run: 1 });
    await writeGrowth(testDatabase.database, old!.claim, GROWTH);
    const next = await beginRun(testDatabase.database, { queryId: id, run: 1 });
    expect((await loadKnownTree(testDatabase.database, id)).structures).toEqual([]);
    expect(await writeGrowth(testDatabase.database, old!.claim, GROWTH)).toEqual({ isHeld: false, stopRequested: false });
    expect(await writeGrowth(testDatabase.database, next!.claim, GROWTH)).toEqual({ isHeld: true, stopRequested: false });
    expect((await loadKnownTree(testDatabase.database, id)).structures).toEqual([TARGET]);
  });
});

describe('what is left out', () => {
  it('adds up over the writes of a run, and begins again with the run', async () => {
    const id = await build();
    const { database } = testDatabase;
    const first = await beginRun(database, { queryId: id, run: 1 });
    await writeGrowth(database, first!.claim, GROWTH);
    await writeGrowth(database, first!.claim, { ...GROWTH, structures: [], leftOut: { 'strategy: Leave out rings.': 4 } });
    expect(await leftOutOfQuery(database, id)).toEqual({ 'strategy: Leave out rings.': 7, 'no precursor left': 1 });
    const second = await beginRun(database, { queryId: id, run: 1 });
    expect(await leftOutOfQuery(database, id)).toEqual({});
    await writeGrowth(database, second!.claim, GROWTH);
    expect(await leftOutOfQuery(database, id)).toEqual(GROWTH.leftOut);
  });
});

describe('a run', () => {
  it('that brings down every worker ends with a reason', async () => {
    const id = await build();
    for (let attempt = 0; attempt < 6; attempt += 1) await beginRun(testDatabase.database, { queryId: id, run: 1 });
    await planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1 }, never);
    expect(await query(id)).toMatchObject({ status: 'Error', statusMessage: GAVE_UP });
  });

  it('of a query that is done or gone is not begun again', async () => {
    const id = await buildQuery(testDatabase.database, user, project, { status: 'Ready' });
    expect(await beginRun(testDatabase.database, { queryId: id, run: 1 })).toBeNull();
    expect(await beginRun(testDatabase.database, { queryId: 2 ** 31 - 1, run: 1 })).toBeNull();
  });
});

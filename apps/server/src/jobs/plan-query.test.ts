import { TEXTS } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanReport } from '../planning/planning-messages.ts';
import { type PlanningPool, PlanningThreadLost, type RunOptions } from '../planning/planning-pool.ts';
import { openContinuation } from '../repositories/queries.ts';
import { findVisibleQuery } from '../repositories/query-listing.ts';
import { beginRun, finishRun, leftOutOfQuery, type RunClaim } from '../repositories/query-runs.ts';
import { listRoutes } from '../repositories/routes.ts';
import { writeRouteWishes } from '../repositories/stored/route-wishes.ts';
import { loadKnownTree } from '../repositories/tree-reading.ts';
import { type TreeGrowth, writeGrowth } from '../repositories/tree-writing.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
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
  leftOut: { 'strategy:0': 3, 'no-precursor': 1 },
  expanded: [1],
  progress: REPORT.progress,
};

/** A pool whose first `losses` plans are lost after a report; later ones end well. Threads that really die are a pool's own matter. */
function poolThatLoses(losses: number, isBlamed = true, options: (RunOptions | undefined)[] = []): Pick<PlanningPool, 'run'> {
  let left = losses;
  return {
    run: async (_, onReport, _signal, option) => {
      options.push(option);
      await onReport(REPORT);
      if (left-- > 0) throw new PlanningThreadLost('it was killed', { isBlamed });
      return { kind: 'finished', outcome: { routes: [] } };
    },
  };
}

const worldWith = (pool: Pick<PlanningPool, 'run'>): PlanningWorld => ({
  database: testDatabase.database,
  use: (work) => work({ pool, files: [] }),
  log: pino({ level: 'silent' }),
  running: new Map(),
});

const build = () => buildQuery(testDatabase.database, user, project, { status: 'planning' });
const query = async (id: number) => (await findVisibleQuery(testDatabase.database, id, user.id))?.query;
const unknown = () => ({ build: null, libraries: [], rankers: [], catalogs: [] });
const never = new AbortController().signal;

describe('a planning thread that is lost', () => {
  it('once, costs nothing but time', async () => {
    const id = await build();
    await planQuery(worldWith(poolThatLoses(1)), { queryId: id, run: 1, heldBy: null }, never);
    expect(await query(id)).toMatchObject({ status: 'finished', structureCount: 1 });
  });

  it('again, ends the query with a reason', async () => {
    const id = await build();
    await planQuery(worldWith(poolThatLoses(2)), { queryId: id, run: 1, heldBy: null }, never);
    expect(await query(id)).toMatchObject({ status: 'failed', statusMessage: GAVE_UP });
  });

  it('by the query itself, has it run alone the next time', async () => {
    const options: (RunOptions | undefined)[] = [];
    await planQuery(worldWith(poolThatLoses(1, true, options)), { queryId: await build(), run: 1, heldBy: null }, never);
    expect(options).toEqual([{ isAlone: false }, { isAlone: true }]);
  });

  it('by others, is not counted against the query', async () => {
    const id = await build();
    const options: (RunOptions | undefined)[] = [];
    await planQuery(worldWith(poolThatLoses(4, false, options)), { queryId: id, run: 1, heldBy: null }, never);
    expect(await query(id)).toMatchObject({ status: 'finished', structureCount: 1 });
    expect(options).toEqual(Array(5).fill({ isAlone: false }));
  });
});

describe('a query that counts on a catalogue which is gone', () => {
  it('ends with the reason, and is not planned without it', async () => {
    const nothing = { smiles: [], inchiKeys: [] };
    const materials = { catalogs: ['acme-1'], dearest: null, unpriced: true, never: nothing, also: nothing };
    const asked = { ...{ longest: null, structures: null, avoid: [], avoidNames: [], require: [], breaks: [], keeps: [] }, materials };
    const routeWishes = writeRouteWishes(asked);
    const id = await buildQuery(testDatabase.database, user, project, { status: 'planning', routeWishes });
    await planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1, heldBy: null }, never);
    expect(await query(id)).toMatchObject({ status: 'failed', statusMessage: TEXTS.catalogueGone(['acme-1']), structureCount: 0 });
  });
});

describe('a worker that stops', () => {
  it('leaves the query to the next one', async () => {
    const id = await build();
    const stopping = new AbortController();
    const pool: Pick<PlanningPool, 'run'> = {
      run: async () => {
        stopping.abort(new Error('stopping'));
        return { kind: 'stopped' };
      },
    };
    await expect(planQuery(worldWith(pool), { queryId: id, run: 1, heldBy: null }, stopping.signal)).rejects.toThrow('stopping');
    expect((await query(id))?.status).toBe('planning');
    await planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1, heldBy: null }, never);
    expect((await query(id))?.status).toBe('finished');
  });

  it('that comes back to life writes nothing into what the next one writes', async () => {
    const id = await build();
    const old = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
    await writeGrowth(testDatabase.database, old!.claim, GROWTH);
    const next = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
    expect((await loadKnownTree(testDatabase.database, id)).structures).toEqual([]);
    expect(await writeGrowth(testDatabase.database, old!.claim, GROWTH)).toEqual({ isHeld: false, stopRequested: false });
    expect(await writeGrowth(testDatabase.database, next!.claim, GROWTH)).toEqual({ isHeld: true, stopRequested: false });
    expect((await loadKnownTree(testDatabase.database, id)).structures).toEqual([TARGET]);
  });
});

const SUGGESTION: TreeGrowth['suggestions'][number] = {
  ...{ id: 1, structureId: 1, rank: 1, rating: 3, probability: 0.5, feasibility: null, choice: null, variantOf: null },
  ...{ precursors: [], partners: [], centre: [], bonds: [], contributions: [], textbook: null, mechanism: [], reasons: [], limits: [] },
  ...{ deepestLevel: 1, precedentCount: 1, nameReactions: [], messages: { info: [], warning: [] }, warningAtoms: [], admittedBy: null },
  ...{ weighedBy: [], transforms: [], examples: [] },
};

it('what a filter of a tree looks at is written beside the details of a suggestion', async () => {
  const id = await build();
  const run = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
  const nameReactions = [
    { id: 'nitro-to-amino', count: 7 },
    { id: 'nitration', count: 2 },
  ];
  const suggestion = { ...SUGGESTION, precursors: [{ structureId: 2, centre: [], parentAtom: [] }], precedentCount: 9, nameReactions };
  await writeGrowth(testDatabase.database, run!.claim, { ...GROWTH, suggestions: [suggestion] });
  const { rows } = await testDatabase.database.execute(
    sql`SELECT precedent_count, name_reactions, details -> 'precedentCount' AS told FROM suggestions WHERE query_id = ${id}`,
  );
  expect(rows).toEqual([{ precedent_count: 9, name_reactions: ['nitro-to-amino', 'nitration'], told: 9 }]);
});

describe('a suggestion without structures below it', () => {
  it('is an illegal state: nothing of what came with it is written', async () => {
    const id = await build();
    const run = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
    const growth = { ...GROWTH, suggestions: [SUGGESTION] };
    await expect(writeGrowth(testDatabase.database, run!.claim, growth)).rejects.toThrow(
      `Illegal state: suggestion 1 of query ${id} has no structures.`,
    );
    expect((await loadKnownTree(testDatabase.database, id)).structures).toEqual([]);
  });
});

describe('what is left out', () => {
  it('adds up over the writes of a run, and begins again with the run', async () => {
    const id = await build();
    const { database } = testDatabase;
    const first = await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    await writeGrowth(database, first!.claim, GROWTH);
    await writeGrowth(database, first!.claim, { ...GROWTH, structures: [], leftOut: { 'strategy:0': 4 } });
    expect(await leftOutOfQuery(database, id)).toEqual({ 'strategy:0': 7, 'no-precursor': 1 });
    const second = await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    expect(await leftOutOfQuery(database, id)).toEqual({});
    await writeGrowth(database, second!.claim, GROWTH);
    expect(await leftOutOfQuery(database, id)).toEqual(GROWTH.leftOut);
  });
});

describe('the routes of a query', () => {
  const routeOf = (suggestionId: number) => ({ route: { structureId: 1, step: { suggestionId, precursors: [] } }, cost: suggestionId / 4 });
  const known = async (id: number) => (await listRoutes(testDatabase.database, id, 10)).map(({ route }) => route.step?.suggestionId);
  const write = (claim: RunClaim, ...ids: number[]) =>
    writeGrowth(testDatabase.database, claim, { ...GROWTH, structures: [], routes: ids.map(routeOf) });

  it('are those told last, and a run that begins again knows none', async () => {
    const id = await build();
    const first = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
    await write(first!.claim, 2);
    await write(first!.claim, 1, 2);
    expect(await known(id)).toEqual([1, 2]);
    await writeGrowth(testDatabase.database, first!.claim, { ...GROWTH, structures: [] });
    expect(await known(id)).toEqual([1, 2]);
    const second = await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown);
    expect(await known(id)).toEqual([]);
    await write(first!.claim, 3);
    expect(await known(id)).toEqual([]);
    await write(second!.claim, 4);
    expect(await known(id)).toEqual([4]);
  });

  it('stay those of the run before until the run that goes on tells some, and when it begins again', async () => {
    const id = await build();
    const { database } = testDatabase;
    const first = await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    await writeGrowth(database, first!.claim, { ...GROWTH, routes: [routeOf(1)] });
    await finishRun(database, first!.claim, { status: 'finished', message: null, durationMs: 0 });
    const run = (await openContinuation(database, id, 1, { userId: user.id, needs: null }))!;
    const second = await beginRun(database, { queryId: id, run, heldBy: null }, unknown);
    expect(await known(id)).toEqual([1]);
    await write(second!.claim, 5, 1);
    expect(await known(id)).toEqual([5, 1]);
    await beginRun(database, { queryId: id, run, heldBy: null }, unknown);
    expect(await known(id)).toEqual([1]);
  });

  it('known at the end of a plan are written with it', async () => {
    const id = await buildQuery(testDatabase.database, user, project, { status: 'planning', algorithm: 'multi-step' });
    const pool: Pick<PlanningPool, 'run'> = {
      run: async (_, onReport) => {
        await onReport({ ...REPORT, routes: [routeOf(1)] });
        return { kind: 'finished', outcome: { routes: [routeOf(2), routeOf(1)] } };
      },
    };
    await planQuery(worldWith(pool), { queryId: id, run: 1, heldBy: null }, never);
    expect(await known(id)).toEqual([2, 1]);
  });
});

describe('the progress of a run that is begun again', () => {
  it('does not fall back, and says why nothing comes for a while', async () => {
    const id = await build();
    const { database } = testDatabase;
    const progress = async () => (await findVisibleQuery(database, id, user.id))?.progress;
    const upTo = (percent: number): TreeGrowth => ({
      ...GROWTH,
      structures: [],
      expanded: [],
      progress: { percent, structuresExpanded: 3, suggestionsFound: 7 },
    });
    const first = await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    await writeGrowth(database, first!.claim, { ...upTo(25), structures: GROWTH.structures });
    await database.execute(sql`UPDATE queries SET suggestion_count = 7 WHERE id = ${id}`);
    const again = await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    expect(await progress()).toEqual({ percent: 25, structuresExpanded: 0, suggestionsFound: 0 });
    expect(await query(id)).toMatchObject({ statusMessage: TEXTS.begunAgain, suggestionCount: 0 });
    await writeGrowth(database, again!.claim, upTo(10));
    expect(await progress()).toEqual({ percent: 25, structuresExpanded: 3, suggestionsFound: 7 });
    expect(await query(id)).toMatchObject({ statusMessage: null });
    await writeGrowth(database, again!.claim, upTo(40));
    expect((await progress())?.percent).toBe(40);
  });
});

describe('a run that finds nothing for long', () => {
  it.each([
    ['CCO', TEXTS.slowStart],
    ['C'.repeat(120), TEXTS.largeTarget(120)],
  ])('says what it is at, until something is found: %s', async (smiles, sentence) => {
    const id = await buildQuery(testDatabase.database, user, project, { status: 'planning', smiles });
    const told: (string | null | undefined)[] = [];
    const pool: Pick<PlanningPool, 'run'> = {
      run: async (_, onReport) => {
        told.push(
          await eventually(
            async () => (await query(id))?.statusMessage,
            (message) => message !== null,
          ),
        );
        await onReport(REPORT);
        await eventually(
          async () => (await query(id))?.statusMessage,
          (message) => message === null,
        );
        return { kind: 'finished', outcome: { routes: [] } };
      },
    };
    await planQuery({ ...worldWith(pool), slowAfterMs: 20 }, { queryId: id, run: 1, heldBy: null }, never);
    expect(told).toEqual([sentence]);
    expect(await query(id)).toMatchObject({ status: 'finished', statusMessage: null });
  });
});

describe('a run', () => {
  it('ends with a reason when every worker dies under it that plans nothing else, and not before', async () => {
    const id = await build();
    const { database } = testDatabase;
    const lost = (alone: number) =>
      database.execute(sql`UPDATE query_runs SET losses = 50, losses_alone = ${alone} WHERE query_id = ${id}`);
    await lost(3);
    for (let attempt = 0; attempt < 20; attempt += 1) await beginRun(database, { queryId: id, run: 1, heldBy: null }, unknown);
    const stopping = AbortSignal.abort();
    await expect(planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1, heldBy: null }, stopping)).rejects.toThrow();
    expect((await query(id))?.status).toBe('planning');
    await lost(4);
    await planQuery(worldWith(poolThatLoses(0)), { queryId: id, run: 1, heldBy: null }, never);
    expect(await query(id)).toMatchObject({ status: 'failed', statusMessage: GAVE_UP });
  });

  it('of a query that is done or gone is not begun again', async () => {
    const id = await buildQuery(testDatabase.database, user, project, { status: 'finished' });
    expect(await beginRun(testDatabase.database, { queryId: id, run: 1, heldBy: null }, unknown)).toBeNull();
    expect(await beginRun(testDatabase.database, { queryId: 2 ** 31 - 1, run: 1, heldBy: null }, unknown)).toBeNull();
  });
});

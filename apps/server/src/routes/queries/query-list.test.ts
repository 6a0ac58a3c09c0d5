import { queryListAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRouteWishes } from '../../repositories/stored/route-wishes.ts';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let user: User;
let colleague: User;
let client: Client;
let small: number;
let large: number;
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  user = await buildUser(database, { username: 'anna' });
  colleague = await buildUser(database, { username: 'bert' });
  client = await server.signIn(user);
  small = await buildProject(database, user);
  await buildQuery(database, user, small, { name: 'route 10', createdAt: new Date('2026-01-01'), isKept: true });
  await buildQuery(database, user, small, {
    ...{ name: 'Route 2', createdAt: new Date('2026-01-02'), status: 'failed', comment: 'a 50%_off' },
    routeWishes: writeRouteWishes({
      ...{ longest: 8, structures: null, avoid: [], avoidNames: [], require: [], breaks: [], keeps: [], materials: null },
    }),
  });
  await buildQuery(database, colleague, small, {
    name: 'other',
    createdAt: new Date('2026-01-03'),
    direction: 'forward',
    strategy: 'FG Library Design 1.0',
    libraries: ['reflib-1.0', 'chemsynth_core-1.0'],
    maxSuggestions: 100,
    maxSteps: 1,
    precision: 3,
    runMode: 'background',
    status: 'planning',
    plannerVersion: '2',
  });
  large = await buildProject(database, user);
  // 620 queries: more than one page of any size holds.
  await database.execute(sql`
    INSERT INTO queries (project_id, user_id, name, smiles, rosdal, inchi_key, direction, algorithm, strategy, libraries,
      max_suggestions, max_steps, precision, run_mode, status, planner_version, created_at)
    SELECT ${large}, ${user.id}, 'query ' || n, 'C', '1.', 'K', 'retrosynthesis', 'complexity-reduction', 'Core Disconnection 1.0', '{chemsynth_core-1.0}',
      5, 2, 2, 'interactive', CASE WHEN n % 31 = 0 THEN 'stopped' ELSE 'finished' END, '1', '2026-01-01'::timestamptz + n * interval '1 hour'
    FROM generate_series(1, 620) AS n`);
  await database.execute(sql`INSERT INTO query_progress (query_id) SELECT id FROM queries WHERE project_id = ${large}`);
});
afterAll(() => server.close());

async function list(search: string) {
  const { status, body } = await client.get(`/app/api/queries?${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return queryListAnswer.parse(body);
}
const names = async (search: string) => (await list(`projectid=${small}&${search}`)).queries.map((query) => query.sessionid);

describe('the queries of a project', () => {
  it.each([
    ['owner=bert', ['other']],
    ['direction=reaction', ['other']],
    ['strategy=Core%20Disconnection%201.0', ['Route 2', 'route 10']],
    ['mode=BACKGROUND', ['other']],
    ['breadth=100', ['other']],
    ['library=reflib-1.0', ['other']],
    ['library=chemsynth_core-1.0', ['other', 'Route 2', 'route 10']],
    ['nsteps=2', ['route 10']],
    ['nsteps=8', ['Route 2']],
    ['minlevels=3', ['other']],
    ['saved=1', ['route 10']],
    ['status=Error', ['Route 2']],
    ['status=Error&status=Busy', ['other', 'Route 2']],
    ['version=2', ['other']],
    ['status=Error&owner=bert', []],
    ['term=ROUTE', ['Route 2', 'route 10']],
    ['term=50%25_', ['Route 2']],
    ['term=50_', []],
  ])('%s finds %j', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('name their libraries joined by bars', async () => {
    expect((await list(`projectid=${small}&owner=bert`)).queries.map(({ library }) => library)).toEqual(['reflib-1.0|chemsynth_core-1.0']);
  });

  it.each([
    ['', ['other', 'Route 2', 'route 10']],
    ['sort=created&order=asc', ['route 10', 'Route 2', 'other']],
    ['sort=name&order=asc', ['other', 'Route 2', 'route 10']],
    ['sort=name&order=desc', ['route 10', 'Route 2', 'other']],
    ['sort=status&order=asc', ['other', 'Route 2', 'route 10']],
  ])('come in the order %s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('count each value as if its own filter did not narrow, and keep values that no query has any more', async () => {
    const { counts, total } = await list(`projectid=${small}&status=Error&direction=synthesis&counts=yes`);
    expect(total).toBe(1);
    expect(counts).toEqual({
      all: 3,
      values: {
        owner: [
          { value: 'anna', count: 1 },
          { value: 'bert', count: 0 },
        ],
        direction: [
          { value: 'reaction', count: 0 },
          { value: 'synthesis', count: 1 },
        ],
        strategy: [
          { value: 'Core Disconnection 1.0', count: 1 },
          { value: 'FG Library Design 1.0', count: 0 },
        ],
        mode: [
          { value: 'BACKGROUND', count: 0 },
          { value: 'INTERACTIVE', count: 1 },
        ],
        breadth: [
          { value: '100', count: 0 },
          { value: '5', count: 1 },
        ],
        library: [
          { value: 'chemsynth_core-1.0', count: 1 },
          { value: 'reflib-1.0', count: 0 },
        ],
        nsteps: [
          { value: '1', count: 0 },
          { value: '2', count: 0 },
          { value: '8', count: 1 },
        ],
        minlevels: [
          { value: '2', count: 1 },
          { value: '3', count: 0 },
        ],
        saved: [
          { value: '0', count: 1 },
          { value: '1', count: 0 },
        ],
        status: [
          { value: 'Busy', count: 0 },
          { value: 'Error', count: 1 },
          { value: 'Ready', count: 1 },
        ],
        version: [
          { value: '2', count: 0 },
          { value: 'test', count: 1 },
        ],
      },
    });
  });

  it('are all reached page by page, however many', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 13; page += 1) {
      const answer = await list(`projectid=${large}&sort=name&order=asc&per_page=50&page=${page}`);
      expect(answer.total).toBe(620);
      for (const { sessionid } of answer.queries) seen.add(sessionid);
    }
    expect(seen.size).toBe(620);
    const last = await list(`projectid=${large}&sort=name&order=asc&per_page=50&page=13`);
    expect(last.queries.at(-1)?.sessionid).toBe('query 620');
  });

  it('are found and counted among more than a page can hold', async () => {
    const { queries, total, counts } = await list(`projectid=${large}&status=Stopped&per_page=5&counts=yes`);
    expect(queries.map(({ sessionid }) => sessionid)).toEqual(['query 620', 'query 589', 'query 558', 'query 527', 'query 496']);
    expect(total).toBe(20);
    expect(counts?.all).toBe(620);
    expect(counts?.values.status).toEqual([
      { value: 'Ready', count: 600 },
      { value: 'Stopped', count: 20 },
    ]);
    expect((await list(`projectid=${large}&term=query%207`)).total).toBe(11);
  });

  it('are not shown to those who are no members', async () => {
    const stranger = await server.signIn(await buildUser(server.database));
    const { body } = await stranger.get(`/app/api/queries?projectid=${large}&counts=yes`);
    expect(body).toMatchObject({ queries: [], total: 0, counts: { all: 0 } });
  });

  it.each(['term=%00', 'owner=%00', 'projectid=99999999999', 'status=Lost', 'breadth=many', 'page=0', 'sort=size'])(
    'are refused for %s',
    async (search) => {
      expect((await client.get(`/app/api/queries?${search}`)).status).toBe(400);
    },
  );
});

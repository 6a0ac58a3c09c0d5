import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { pictureCalls, structureCalls, treeStateCalls } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const LIMITS = { eventStreams: 4, treeStates: 3, treeStateBytes: 3_000_000, picturesPerMinute: 5, checksPerMinute: 6 };

/** Two web processes on one database. */
let servers: readonly [TestServer, TestServer];
let ports: readonly number[];
let user: User;
let client: Client;
let project: number;
beforeAll(async () => {
  const first = await createTestServer(LIMITS);
  servers = [first, await createTestServer(LIMITS, { testDatabase: first })];
  for (const { app } of servers) await app.listen({ host: '127.0.0.1', port: 0 });
  ports = servers.map(({ app }) => (app.server.address() as { port: number }).port);
  user = await buildUser(first.database);
  client = await first.signIn(user);
  project = await buildProject(first.database, user);
});
afterAll(async () => {
  for (const server of [...servers].reverse()) await server.close();
});

const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index));
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('event streams of one user', () => {
  async function follow(query: number, index = 0, { cookie } = client): Promise<IncomingMessage> {
    const request = get({ host: '127.0.0.1', port: ports[index % 2], path: `/app/api/queries/${query}/events`, headers: { cookie } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined); // cut off below
    return answer;
  }
  const statusOf = ({ statusCode }: IncomingMessage) => ({ status: statusCode as number });
  const openStreams = async () => {
    const { rows } = await servers[0].database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM event_streams`);
    return rows[0].count;
  };

  it('are so many over all web processes, and one more begins where one has ended', async () => {
    const { database } = servers[0];
    const query = await buildQuery(database, user, project, { status: 'planning' });
    const streams = await Promise.all(times(10, (index) => follow(query, index)));
    expect(statuses(streams.map(statusOf))).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429, 429]);
    const refused = streams.find(({ statusCode }) => statusCode === 429) as IncomingMessage;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const body = JSON.parse((await refused.toArray()).join(''));
    expect(body.errors).toEqual([
      'You follow 4 queries and projects at the same time already. Please close some pages, or ask for the status instead.',
    ]);
    const open = streams.filter(({ statusCode }) => statusCode === 200);

    const colleague = await buildUser(database);
    const theirs = await buildQuery(database, colleague, await buildProject(database, colleague), { status: 'planning' });
    const other = await follow(theirs, 0, await servers[0].signIn(colleague));
    expect(other.statusCode).toBe(200);

    for (const stream of [other, ...open.slice(1)]) stream.destroy();
    await eventually(openStreams, (count) => count === 1);
    expect(statusOf(await follow(query, 1))).toEqual({ status: 200 });
    open[0].destroy();
  });

  it('end when the reader signs out', async () => {
    const { database } = servers[0];
    await database.execute(sql`DELETE FROM event_streams`);
    const query = await buildQuery(database, user, project, { status: 'planning' });
    const reader = await servers[0].signIn(user);
    const stream = await follow(query, 0, reader);
    expect(stream.statusCode).toBe(200);
    await reader.post('/app/logout');
    expect((await stream.toArray()).join('')).toContain('"Busy"');
  });

  it('end with the query, and with the web process that held them', async () => {
    const { database } = servers[0];
    await database.execute(sql`DELETE FROM event_streams`);
    const done = await buildQuery(database, user, project);
    for (const index of times(6, (each) => each)) {
      const stream = await follow(done, index);
      expect(stream.statusCode).toBe(200);
      await stream.toArray();
      await eventually(openStreams, (count) => count === 0);
    }
    await database.execute(
      sql`INSERT INTO processes (id, role, host, pid, build, seen_at) VALUES ('dead', 'web', 'x', 1, 'x', now() - interval '1 hour')`,
    );
    await database.execute(sql`INSERT INTO event_streams (process_id, user_id) SELECT 'dead', ${user.id} FROM generate_series(1, 10)`);
    expect(statusOf(await follow(done))).toEqual({ status: 200 });
  });
});

describe('saved views of one user', () => {
  let names = 0;
  const save = async (query: number, state: object) => {
    names += 1;
    return client.call(treeStateCalls.create, {
      params: { pid: project, qid: query },
      body: { name: `view ${names}`, state: { ...state } },
    });
  };
  /** Of so many characters at least. */
  const ofLength = (characters: number) => ({
    route: [...times(Math.ceil(characters / 2000), (index) => `1${'-1'.repeat(990)}-${index}`)],
  });

  it('are so many for one tree, whenever they are sent', async () => {
    const query = await buildQuery(servers[0].database, user, project);
    const answers = await Promise.all(times(8, () => save(query, {})));
    expect(statuses(answers)).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.details).toEqual([
      { code: 'conflict', field: null, message: 'There are 3 saved views of this tree. Please delete one before you save another.' },
    ]);
    const { id } = answers.find(({ status }) => status === 200)?.body ?? {};
    const params = { pid: project, qid: query, id };
    expect((await client.call(treeStateCalls.change, { params, body: { state: { expandAll: true } } })).status).toBe(200);
    expect((await client.call(treeStateCalls.delete, { params })).status).toBe(200);
    expect((await save(query, {})).status).toBe(200);
    expect((await save(await buildQuery(servers[0].database, user, project), {})).status).toBe(200);
  });

  it('have so many bytes together, also when one is saved again', async () => {
    const large = ofLength(1_400_000);
    const [first, second, third] = await Promise.all(times(3, () => buildQuery(servers[0].database, user, project)));
    expect((await save(first, large)).status).toBe(200);
    const saved = await save(second, large);
    expect(saved.status).toBe(200);
    const refused = await save(third, large);
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: ['Your saved views take 3 MB, which is all there is. Please delete some.'] },
    });
    const params = { pid: project, qid: second, id: saved.body.id };
    expect((await client.call(treeStateCalls.change, { params, body: { state: ofLength(1_500_000) } })).status).toBe(200);
    expect((await client.call(treeStateCalls.change, { params, body: { state: ofLength(1_900_000) } })).status).toBe(409);
  });
});

describe('chemistry for one user', () => {
  it('checks so many structures in a minute, over all web processes', async () => {
    const path = structureCalls.check.path;
    const headers = { cookie: client.cookie, 'x-csrf-token': client.csrfToken };
    const check = (index: number) => servers[index % 2].call({ method: 'POST', url: path, headers, payload: { text: 'CCO' } });
    const answers = await Promise.all(times(9, check));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.errors).toEqual(['You may have 6 structures checked in a minute. Please wait a moment and try again.']);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    const colleague = await servers[0].signIn(await buildUser(servers[0].database));
    expect((await colleague.call(structureCalls.check, { body: { text: 'CCO' } })).status).toBe(200);
  });

  it('draws so many pictures in a minute; those that are there already do not count', async () => {
    const draw = (smiles: string) => client.call(pictureCalls.drawStructure, { query: { smiles } });
    const pictures = ['C', 'CC', 'CCC', 'CCCC', 'CCCCC'];
    for (const smiles of [...pictures, ...pictures, ...pictures]) expect((await draw(smiles)).status).toBe(200);
    const refused = await draw('CCCCCC');
    expect(refused).toMatchObject({ status: 429, body: { details: [{ code: 'too-many', field: null }] } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await draw('CCC')).status).toBe(200);
  });
});

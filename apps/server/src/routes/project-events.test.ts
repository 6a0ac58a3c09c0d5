import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { CommentsState } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

/** Two web processes on one database: who writes need not be at the one that is followed. */
let servers: readonly [TestServer, TestServer];
let port: number;
let owner: User;
let project: number;
let query: number;
let writer: Client;
let reader: Client;
const open: IncomingMessage[] = [];
beforeAll(async () => {
  const first = await createTestServer();
  servers = [first, await createTestServer({}, { testDatabase: first })];
  await servers[1].app.listen({ host: '127.0.0.1', port: 0 });
  port = (servers[1].app.server.address() as { port: number }).port;
  owner = await buildUser(first.database);
  writer = await first.signIn(owner);
  reader = await first.signIn(await buildUser(first.database, { username: 'colleague' }));
  project = await buildProject(first.database, owner);
  query = await buildQuery(first.database, owner, project);
  await writer.post(`/app/api/projects/${project}/members`, { username: 'colleague' });
});
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
});
afterAll(async () => {
  for (const server of [...servers].reverse()) await server.close();
});

interface Followed {
  readonly states: CommentsState[];
  /** Kinds of events that are no state. */
  readonly events: string[];
  hasEnded: boolean;
}

async function follow({ cookie }: Client, id = project): Promise<Followed> {
  const request = get({ host: '127.0.0.1', port, path: `/app/api/projects/${id}/comments/events`, headers: { cookie } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  const followed: Followed = { states: [], events: [], hasEnded: false };
  open.push(answer);
  answer.on('error', () => undefined); // cut off after each test
  answer.on('data', (chunk) => {
    for (const message of String(chunk).split('\n\n')) {
      const [kind, line = kind] = message.split('\n') as [string, string?];
      if (kind.startsWith('event: ')) followed.events.push(kind.slice('event: '.length));
      else if (line.startsWith('data: ')) followed.states.push(JSON.parse(line.slice('data: '.length)));
    }
  });
  answer.on('end', () => {
    followed.hasEnded = true;
  });
  await eventually(
    async () => followed.states.length,
    (count) => count > 0,
  );
  return followed;
}

const said = { title: 'Scope', message: 'Only kinases.' };

describe('comments of a project', () => {
  it('are told of when a colleague writes or deletes one, on the project or on a query of it', async () => {
    const followed = await follow(reader);
    const before = followed.states[0].count;
    const { id } = (await writer.post('/app/api/comments', { action: 'PROJECT', project, ...said })).body;
    await eventually(
      async () => followed.states.at(-1),
      (state) => state?.newest === id && state?.count === before + 1,
    );
    const about = (await writer.post('/app/api/comments', { action: 'QUERY', project, query, ...said })).body.id;
    await eventually(
      async () => followed.states.at(-1),
      (state) => state?.newest === about && state?.count === before + 2,
    );
    await writer.delete(`/app/api/comments/${id}`);
    await eventually(
      async () => followed.states.at(-1),
      (state) => state?.newest === about && state?.count === before + 1,
    );
  });

  it('are nothing to those who are no members, and no longer to those who were', async () => {
    const stranger = await servers[0].signIn(await buildUser(servers[0].database));
    expect((await stranger.get(`/app/api/projects/${project}/comments/events`)).status).toBe(404);
    const followed = await follow(reader);
    const heard = followed.states.length;
    await writer.delete(`/app/api/projects/${project}/members/colleague`);
    await writer.post('/app/api/comments', { action: 'PROJECT', project, ...said });
    await eventually(
      async () => followed.hasEnded,
      (hasEnded) => hasEnded,
    );
    expect(followed.states).toHaveLength(heard);
    expect(followed.events).toEqual(['left']);
    await writer.post(`/app/api/projects/${project}/members`, { username: 'colleague' });
  });

  it('end without a word to members of a project that is deleted', async () => {
    const first = servers[0];
    const gone = await buildProject(first.database, owner);
    await writer.post(`/app/api/projects/${gone}/members`, { username: 'colleague' });
    const followed = await follow(reader, gone);
    await writer.delete(`/app/api/projects/${gone}`);
    await eventually(
      async () => followed.hasEnded,
      (hasEnded) => hasEnded,
    );
    expect(followed.events).toEqual([]);
  });

  it('are told of with the queries that colleagues delete and bring back', async () => {
    const followed = await follow(reader);
    const before = followed.states[0].queries;
    const added = await buildQuery(servers[0].database, owner, project);
    await writer.delete(`/app/apiv2/queries/${added}`);
    await writer.post(`/app/api/queries/${added}/restore`, {});
    await eventually(
      async () => followed.states.at(-1),
      (state) => state?.queries === before + 1 && state.newestQuery === added,
    );
    await writer.delete(`/app/apiv2/queries/${added}`);
    await eventually(
      async () => followed.states.at(-1),
      (state) => state?.queries === before,
    );
  });

  it('leave no stream behind where only the head was asked for', async () => {
    const url = `/app/api/projects/${project}/comments/events`;
    expect((await servers[0].app.inject({ method: 'HEAD', url, headers: { cookie: writer.cookie } })).statusCode).toBe(200);
    await eventually(
      async () =>
        (await servers[0].database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM event_streams`)).rows[0].count,
      (count) => count === 0,
    );
  });
});

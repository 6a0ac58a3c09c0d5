import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../../jobs/housekeeping.ts';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: User;
let colleague: User;
let project: number;
let client: Client;
let colleagueClient: Client;
beforeAll(async () => {
  server = await createTestServer();
  owner = await buildUser(server.database);
  colleague = await buildUser(server.database);
  project = await buildProject(server.database, owner);
  await server.database.execute(sql`INSERT INTO project_members (project_id, user_id) VALUES (${project}, ${colleague.id})`);
  client = await server.signIn(owner);
  colleagueClient = await server.signIn(colleague);
});
afterAll(() => server.close());

const get = async (id: number) => (await client.get(`/app/api/queries/${id}`)).body;

describe('a query', () => {
  it('is renamed, described and kept', async () => {
    const id = await buildQuery(server.database, owner, project, { expiresAt: new Date('2030-01-01') });
    await client.post(`/app/api/queries/${id}/rename`, { name: 'New name' });
    await client.put(`/app/apiv2/queries/${id}`, { comment: 'Worth a look' });
    expect(await get(id)).toMatchObject({ sessionid: 'New name', comment: 'Worth a look', saved: 0, expires: '2030-01-01T00:00:00.000Z' });
    await client.post(`/app/api/queries/${id}/keep`);
    expect(await get(id)).toMatchObject({ saved: 1, expires: null });
    await client.put(`/app/apiv2/queries/${id}`, { saved: 0 });
    expect((await get(id)).expires).not.toBeNull();
  });

  it('is deleted in both versions of the call, and restored with everything', async () => {
    for (const version of ['api', 'apiv2']) {
      const id = await buildQuery(server.database, owner, project);
      expect((await client.delete(`/app/${version}/queries/${id}`)).status).toBe(200);
      expect((await client.get(`/app/api/queries/${id}`)).status).toBe(404);
      expect((await client.post(`/app/api/queries/${id}/restore`)).status).toBe(200);
      expect((await client.get(`/app/api/queries/${id}`)).status).toBe(200);
    }
  });

  it('is gone for good a day after it was deleted', async () => {
    const [yesterday, today] = [await buildQuery(server.database, owner, project), await buildQuery(server.database, owner, project)];
    for (const id of [yesterday, today]) await client.delete(`/app/api/queries/${id}`);
    await server.database.execute(sql`UPDATE queries SET deleted_at = now() - interval '25 hours' WHERE id = ${yesterday}`);
    await keepHouse(server.database);
    expect((await client.post(`/app/api/queries/${yesterday}/restore`)).status).toBe(404);
    expect((await client.post(`/app/api/queries/${today}/restore`)).status).toBe(200);
  });

  it('is put away when it expires, unless it is kept', async () => {
    const past = new Date('2020-01-01');
    const expired = await buildQuery(server.database, owner, project, { expiresAt: past });
    const kept = await buildQuery(server.database, owner, project, { isKept: true, expiresAt: null });
    await keepHouse(server.database);
    expect((await client.get(`/app/api/queries/${expired}`)).status).toBe(404);
    expect((await client.get(`/app/api/queries/${kept}`)).status).toBe(200);
  });

  it('lives on for 180 days from the day it is no longer kept, however old it is', async () => {
    const id = await buildQuery(server.database, owner, project, { isKept: true, expiresAt: null, createdAt: new Date('2020-01-01') });
    await client.put(`/app/apiv2/queries/${id}`, { saved: 0 });
    await keepHouse(server.database);
    const { status, body } = await client.get(`/app/api/queries/${id}`);
    expect(status).toBe(200);
    const days = (Date.parse(body.expires) - Date.now()) / (24 * 3600 * 1000);
    expect(Math.round(days)).toBe(180);
  });

  it('comes back under another name where its own was taken meanwhile, and the answer says which', async () => {
    const id = await buildQuery(server.database, owner, project, { name: 'wanted again' });
    await client.delete(`/app/api/queries/${id}`);
    await buildQuery(server.database, owner, project, { name: 'wanted again' });
    expect(await client.post(`/app/api/queries/${id}/restore`)).toMatchObject({ status: 200, body: { sessionid: 'wanted again (2)' } });
    expect((await get(id)).sessionid).toBe('wanted again (2)');
    await client.delete(`/app/api/queries/${id}`);
    expect((await client.post(`/app/api/queries/${id}/restore`)).body).toEqual({ done: true, sessionid: 'wanted again (2)' });
  });

  it('cannot be given a name that is taken', async () => {
    await buildQuery(server.database, owner, project, { name: 'contested' });
    const other = await buildQuery(server.database, owner, project);
    for (const [answer, field] of [
      [await client.post(`/app/api/queries/${other}/rename`, { name: 'contested' }), 'name'],
      [await client.put(`/app/apiv2/queries/${other}`, { name: 'contested' }), 'name'],
    ] as const) {
      const message = 'This query already exists. Please provide a different query name.';
      expect(answer).toMatchObject({ status: 409, body: { details: [{ code: 'taken', field, message }] } });
    }
  });

  it('that no worker has begun is stopped at once', async () => {
    const id = await buildQuery(server.database, owner, project, { status: 'planning' });
    expect((await client.post(`/app/api/queries/${id}/stop`)).status).toBe(200);
    expect((await get(id)).status).toBe('Stopped');
  });

  it('that is done stays as it is when it is stopped', async () => {
    const id = await buildQuery(server.database, owner, project, { status: 'finished' });
    expect((await client.post(`/app/api/queries/${id}/stop`)).status).toBe(200);
    expect((await get(id)).status).toBe('Ready');
  });
});

describe('a member of the project', () => {
  it('reads the queries of others, and comments on them, but does not change them', async () => {
    const id = await buildQuery(server.database, owner, project);
    expect((await colleagueClient.get(`/app/api/queries/${id}`)).body).toMatchObject({ id, mayEdit: false });
    const comment = { action: 'QUERY', project, query: id, title: 'Nice', message: 'Step 2 is risky.' };
    expect((await colleagueClient.post('/app/api/comments', comment)).status).toBe(200);
    expect((await colleagueClient.get(`/app/api/queries/${id}/comments`)).body).toMatchObject([{ title: 'Nice', query: id }]);
    for (const answer of [
      await colleagueClient.delete(`/app/api/queries/${id}`),
      await colleagueClient.post(`/app/api/queries/${id}/stop`),
      await colleagueClient.post(`/app/api/queries/${id}/rename`, { name: 'mine' }),
    ]) {
      expect(answer.status).toBe(403);
    }
  });

  it('stops what they continued themselves, and changes nothing else of it', async () => {
    const id = await buildQuery(server.database, owner, project, { status: 'planning' });
    await server.database.execute(sql`UPDATE query_runs SET user_id = ${colleague.id} WHERE query_id = ${id}`);
    expect((await colleagueClient.get(`/app/api/queries/${id}`)).body).toMatchObject({ mayEdit: false, mayStop: true });
    expect((await get(id)).mayStop).toBeUndefined();
    expect((await colleagueClient.delete(`/app/api/queries/${id}`)).status).toBe(403);
    expect((await colleagueClient.post(`/app/api/queries/${id}/stop`)).status).toBe(200);
    expect((await get(id)).status).toBe('Stopped');
  });

  it('is told how many comments a query has', async () => {
    const id = await buildQuery(server.database, owner, project);
    expect((await get(id)).comments).toBeUndefined();
    await colleagueClient.post('/app/api/comments', { action: 'QUERY', project, query: id, title: 'One', message: 'More.' });
    await colleagueClient.post('/app/api/comments', { action: 'PROJECT', project, query: null, title: 'Not of it', message: 'More.' });
    expect((await get(id)).comments).toBe(1);
  });

  it('finds the queries of the project by page and by term', async () => {
    const other = await buildProject(server.database, colleague);
    for (const name of ['needle 1', 'needle 2', 'hay']) await buildQuery(server.database, colleague, other, { name });
    const list = async (search: string) => (await colleagueClient.get(`/app/api/queries?projectid=${other}&${search}`)).body;
    expect((await list('')).total).toBe(3);
    const page = await list('term=needle&per_page=1&page=2');
    expect(page.total).toBe(2);
    expect(page.queries.map((query: { sessionid: string }) => query.sessionid)).toEqual(['needle 1']);
  });
});

describe('a stranger', () => {
  it('gets the same answer for every query that is not theirs', async () => {
    const stranger = await server.signIn(await buildUser(server.database));
    const id = await buildQuery(server.database, owner, project);
    const errors = ['There is no such query, or it belongs to a project you are not a member of.'];
    for (const answer of [
      await stranger.get(`/app/api/queries/${id}`),
      await stranger.get(`/app/api/queries/${id}/status`),
      await stranger.get(`/app/api/queries/${id}/events`),
      await stranger.get(`/app/api/queries/${id}/tree/1/children`),
      await stranger.get(`/app/api/queries/${id}/structures/1/picture`),
      await stranger.get(`/app/api/queries/${id}/comments`),
      await stranger.post(`/app/api/queries/${id}/stop`),
      await stranger.post(`/app/api/queries/${id}/continue`, { structlistid: 1 }),
      await stranger.post(`/app/api/v2/queries/${id}/lookup`, { ensid: 1 }),
      await stranger.delete(`/app/apiv2/queries/${id}`),
      await stranger.get('/app/api/queries/2147483647'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { errors } });
    }
  });
});

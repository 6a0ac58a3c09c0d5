import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: User;
let client: Client;
let stranger: Client;
beforeAll(async () => {
  server = await createTestServer();
  owner = await buildUser(server.database, { realname: 'Owner' });
  client = await server.signIn(owner);
  stranger = await server.signIn(await buildUser(server.database));
});
afterAll(() => server.close());

const NOT_THERE = 'There is no such project, or you are not a member of it.';

describe('projects', () => {
  it('are made, shown, changed and deleted by their owner', async () => {
    const made = await client.post('/app/apiv2/projects', { name: ' Kinase inhibitors ', description: 'First wave' });
    expect(made.body).toMatchObject({ name: 'Kinase inhibitors', description: 'First wave', owner: 'Owner', mayEdit: true, queryCount: 0 });
    const { id } = made.body;
    await buildQuery(server.database, owner, id, { name: 'first' });
    const changed = await client.put(`/app/apiv2/projects/${id}`, { name: 'Kinases', description: '' });
    expect((await client.put(`/app/apiv2/projects/${id}`, { name: 'Kinases' })).body.description).toBe('');
    await client.put(`/app/apiv2/projects/${id}`, { name: 'Kinases', description: 'Second wave' });
    expect((await client.put(`/app/apiv2/projects/${id}`, { name: 'Kinases' })).body.description).toBe('Second wave');
    expect(changed.body).toMatchObject({ id, name: 'Kinases', queryCount: 1, queries: [{ sessionid: 'first', status: 'Ready' }] });
    expect((await client.delete(`/app/api/projects/${id}`)).status).toBe(200);
    expect((await client.get(`/app/apiv2/projects/${id}`)).status).toBe(404);
  });

  it('keep the description when a change does not name it, and the name too', async () => {
    const id = await buildProject(server.database, owner, { name: 'Kinases', description: 'First wave' });
    expect((await client.put(`/app/apiv2/projects/${id}`, { name: 'Kinases 2' })).body).toMatchObject({
      name: 'Kinases 2',
      description: 'First wave',
    });
    expect((await client.put(`/app/apiv2/projects/${id}`, { description: '' })).body).toMatchObject({ name: 'Kinases 2', description: '' });
  });

  it('count the comments that their list shows: not those on queries', async () => {
    const id = await buildProject(server.database, owner);
    const query = await buildQuery(server.database, owner, id);
    await buildQuery(server.database, owner, id);
    const comment = { project: id, title: 'Scope', message: 'Only kinases.' };
    await client.post('/app/api/comments', { ...comment, action: 'PROJECT' });
    await client.post('/app/api/comments', { ...comment, action: 'QUERY', query });
    const { body } = await client.get(`/app/apiv2/projects/${id}`);
    expect(body.commentCount).toBe((await client.get(`/app/api/projects/${id}/comments`)).body.length);
    expect(body.commentCount).toBe(1);
  });

  it('of somebody else answer as if they did not exist', async () => {
    const id = await buildProject(server.database, owner);
    for (const answer of [
      await stranger.get(`/app/apiv2/projects/${id}`),
      await stranger.put(`/app/apiv2/projects/${id}`, { name: 'mine now' }),
      await stranger.delete(`/app/api/projects/${id}`),
      await stranger.get(`/app/api/projects/${id}/comments`),
      await stranger.get('/app/apiv2/projects/2147483647'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { errors: [NOT_THERE] } });
    }
    const { body } = await stranger.get('/app/api/v2/projects/all');
    expect(body).toEqual({ projects: [], total: 0 });
  });

  it('are narrowed by owner, member, what runs and when they changed, counted, and sorted by every column', async () => {
    const anna = await buildUser(server.database, { username: 'anna.b', realname: 'Anna' });
    const ben = await buildUser(server.database, { username: 'ben', realname: 'Ben' });
    const hers = await server.signIn(anna);
    const mine = await buildProject(server.database, anna, { name: 'Alpha', description: 'zinc' });
    const busy = await buildProject(server.database, anna, { name: 'Beta', description: 'mercury' });
    const shared = await buildProject(server.database, ben, { name: 'Gamma', description: 'antimony' });
    await (await server.signIn(ben)).post(`/app/api/projects/${shared}/members`, { username: 'anna.b' });
    await buildQuery(server.database, anna, busy, { status: 'planning' });
    await server.database.execute(sql`UPDATE projects SET created_at = '2026-03-05T23:30:00Z' WHERE id = ${mine}`);
    await server.database.execute(sql`UPDATE projects SET created_at = '2026-03-06T00:30:00Z' WHERE id = ${shared}`);
    // Made before the others, and changed after them, by its query.
    await server.database.execute(sql`UPDATE projects SET created_at = '2026-03-01T00:00:00Z' WHERE id = ${busy}`);
    await server.database.execute(sql`DELETE FROM projects WHERE owner_id = ${anna.id} AND is_default`);
    const ids = async (search: string) =>
      (await hers.get(`/app/apiv2/projects?sort=name&order=asc&${search}`)).body.projects.map(({ id }: { id: number }) => id);
    expect(await ids('filter=')).toEqual([mine, busy, shared]);
    expect(await ids('filter=owner:ANNA.b')).toEqual([mine, busy]);
    expect(await ids('filter=owner:nobody')).toEqual([]);
    expect(await ids('filter=member:BEN')).toEqual([shared]);
    expect(await ids('filter=running:yes')).toEqual([busy]);
    expect(await ids('filter=owner:ben,running:yes')).toEqual([]);
    expect(await ids('filter=until:2026-03-05')).toEqual([mine]);
    expect(await ids('filter=since:2026-03-06,until:2026-03-06')).toEqual([shared]);
    expect(await ids('filter=since:2026-03-07')).toEqual([busy]);
    const { body } = await hers.get('/app/apiv2/projects?counts=yes&filter=owner:ben');
    expect(body).toMatchObject({ total: 1, counts: { running: 0 } });
    expect(body.counts.owners).toEqual([
      { username: 'anna.b', realname: 'Anna', projects: 2 },
      { username: 'ben', realname: 'Ben', projects: 1 },
    ]);
    expect(body.counts.members).toEqual([
      { username: 'anna.b', realname: 'Anna', projects: 1 },
      { username: 'ben', realname: 'Ben', projects: 1 },
    ]);
    const cleo = await buildUser(server.database, { username: 'cleo', realname: 'Cleo' });
    await buildProject(server.database, cleo, { name: 'Hidden' });
    // In by name and by a group is in once; projects that the reader does not see count for nobody.
    const admin = await server.signIn(await buildUser(server.database, { isSpecial: true }));
    const group = (await admin.post('/app/api/backoffice/groups', { name: 'Counted twice' })).body.id;
    await admin.post(`/app/api/backoffice/groups/${group}/members`, { username: 'cleo' });
    await admin.post(`/app/api/backoffice/groups/${group}/members`, { username: 'ben' });
    await hers.post(`/app/api/projects/${busy}/groups`, { group: 'Counted twice' });
    await hers.post(`/app/api/projects/${busy}/members`, { username: 'ben' });
    expect((await hers.get('/app/apiv2/projects?counts=yes&filter=member:cleo')).body).toMatchObject({
      total: 1,
      counts: {
        members: [
          { username: 'anna.b', projects: 3 },
          { username: 'ben', projects: 2 },
          { username: 'cleo', projects: 1 },
        ],
      },
    });
    expect((await hers.get('/app/apiv2/projects?filter=')).body).not.toHaveProperty('counts');
    const sorted = async (sort: string) =>
      (await hers.get(`/app/apiv2/projects?sort=${sort}&order=asc`)).body.projects.map(({ name }: { name: string }) => name);
    expect(await sorted('description')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await sorted('owner')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await sorted('created')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(await sorted('changed')).toEqual(['Alpha', 'Gamma', 'Beta']);
    expect((await sorted('queries')).at(-1)).toBe('Beta');
    expect(await sorted('members')).toEqual(['Alpha', 'Gamma', 'Beta']);
    const refused = await hers.get('/app/apiv2/projects?filter=boss:anna');
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      'Please filter projects by owner, member, running:yes, since and until, such as owner:anna,since:2026-11-01.',
    ]);
  });

  it('are found whatever the capitals, and sorted as the alphabet has them, also beyond ASCII', async () => {
    const owner = await buildUser(server.database);
    const client = await server.signIn(owner);
    const given = ['proj 10', 'Zebra', 'Änderung', 'proj 2', 'Apfel', 'ärger', 'β-Lactam'];
    for (const name of given) await client.post('/app/apiv2/projects', { name });
    const names = async (search: string) =>
      (await client.get(`/app/apiv2/projects?${search}`)).body.projects.map(({ name }: { name: string }) => name);
    expect(await names('sort=name&order=asc')).toEqual(['Änderung', 'Apfel', 'ärger', 'proj 2', 'proj 10', 'Zebra', 'β-Lactam']);
    expect(await names(`term=${encodeURIComponent('änder')}`)).toEqual(['Änderung']);
    expect(await names(`term=${encodeURIComponent('ÄRGER')}`)).toEqual(['ärger']);
    expect(await names(`term=${encodeURIComponent('Β-LACTAM')}`)).toEqual(['β-Lactam']);
  });

  it('are listed by page, sorted and searched', async () => {
    const lister = await buildUser(server.database);
    const listing = await server.signIn(lister);
    for (const name of ['beta', 'Alpha', 'gamma', '100 % yield']) await buildProject(server.database, lister, { name });
    const names = async (search: string) => {
      const { body } = await listing.get(`/app/apiv2/projects?${search}`);
      return [body.projects.map((project: { name: string }) => project.name), body.total];
    };
    expect(await names('sort=name&order=asc')).toEqual([['100 % yield', 'Alpha', 'beta', 'gamma'], 4]);
    expect(await names('sort=name&order=asc&per_page=2&page=2')).toEqual([['beta', 'gamma'], 4]);
    expect(await names('sort=id&order=desc&per_page=1')).toEqual([['100 % yield'], 4]);
    expect(await names('search=name&term=ALPH')).toEqual([['Alpha'], 1]);
    expect(await names(`search=name&term=${encodeURIComponent('%')}`)).toEqual([['100 % yield'], 1]);
    await buildProject(server.database, lister, { name: 'delta', description: 'Routes to alpha blockers' });
    expect(await names('search=description&term=ALPH')).toEqual([['delta'], 1]);
    expect(await names('search=name&term=blockers')).toEqual([[], 0]);
    expect(await names('sort=name&order=asc&term=ALPH')).toEqual([['Alpha', 'delta'], 2]);
    expect((await listing.get('/app/apiv2/projects?search=owner&term=a')).status).toBe(400);
  });

  it.each([[{ name: '  ' }], [{}], [{ name: 'x'.repeat(201) }]])('need a name of a sensible length (%j)', async (body) => {
    const answer = await client.post('/app/apiv2/projects', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
  });
});

describe('a deleted project', () => {
  const status = async (id: number) => (await client.get(`/app/api/queries/${id}/status`)).body.status;
  const exists = async (sessionid: string) => (await client.post('/app/api/queries/exists', { sessionid })).body.exists;

  it('stops its queries and frees their names', async () => {
    const id = await buildProject(server.database, owner);
    const running = await buildQuery(server.database, owner, id, { name: 'on its way', status: 'planning' });
    await client.delete(`/app/api/projects/${id}`);
    expect(await exists('on its way')).toBe(false);
    const { rows } = await server.database.execute(sql`SELECT status, stop_requested FROM queries WHERE id = ${running}`);
    expect(rows).toEqual([{ status: 'stopped', stop_requested: true }]);
    expect((await client.get(`/app/api/queries/${running}`)).status).toBe(404);
    expect((await client.post(`/app/api/queries/${running}/restore`)).status).toBe(404);
  });

  it('is restored with the queries deleted with it, and without those deleted before', async () => {
    const id = await buildProject(server.database, owner, { name: 'Back again' });
    const [with_, before] = [
      await buildQuery(server.database, owner, id, { name: 'with it' }),
      await buildQuery(server.database, owner, id, { name: 'before it' }),
    ];
    await client.delete(`/app/api/queries/${before}`);
    await client.delete(`/app/api/projects/${id}`);
    expect((await client.post(`/app/api/projects/${id}/restore`)).body).toEqual({ done: true, renamed: [] });
    expect((await client.get(`/app/apiv2/projects/${id}`)).body).toMatchObject({
      id,
      name: 'Back again',
      queries: [{ id: with_, sessionid: 'with it', status: 'Ready' }],
    });
    expect(await status(with_)).toBe('Ready');
    expect((await client.get(`/app/api/queries/${before}`)).status).toBe(404);
    expect((await client.post(`/app/api/queries/${before}/restore`)).status).toBe(200);
  });

  it('is restored with other names for queries whose own were taken; the answer tells them', async () => {
    const [id, other] = [await buildProject(server.database, owner), await buildProject(server.database, owner)];
    const [wanted, second] = [
      await buildQuery(server.database, owner, id, { name: 'wanted' }),
      await buildQuery(server.database, owner, id, { name: 'wanted (2)' }),
    ];
    await client.delete(`/app/api/projects/${id}`);
    await buildQuery(server.database, owner, other, { name: 'wanted' });
    expect(await client.post(`/app/api/projects/${id}/restore`)).toMatchObject({
      status: 200,
      body: { done: true, renamed: [{ id: wanted, before: 'wanted', sessionid: 'wanted (3)' }] },
    });
    const { queries } = (await client.get(`/app/apiv2/projects/${id}`)).body;
    expect(queries.map((query: { id: number; sessionid: string }) => [query.id, query.sessionid]).sort()).toEqual([
      [wanted, 'wanted (3)'],
      [second, 'wanted (2)'],
    ]);
  });

  it('is restored by its owner alone, within a day', async () => {
    const id = await buildProject(server.database, owner);
    const query = await buildQuery(server.database, owner, id);
    expect((await client.post(`/app/api/projects/${id}/restore`)).status).toBe(404);
    await client.delete(`/app/api/projects/${id}`);
    expect((await stranger.post(`/app/api/projects/${id}/restore`)).status).toBe(404);
    await server.database.execute(sql`UPDATE projects SET deleted_at = now() - interval '25 hours' WHERE id = ${id}`);
    await server.database.execute(sql`UPDATE queries SET deleted_at = now() - interval '25 hours' WHERE id = ${query}`);
    expect((await client.post(`/app/api/projects/${id}/restore`)).status).toBe(404);
    await keepHouse(server.database);
    expect((await server.database.execute(sql`SELECT id FROM queries WHERE id = ${query}`)).rows).toEqual([]);
  });
});

describe('comments', () => {
  it('are written in the name of who is signed in, and deleted by the author', async () => {
    const id = await buildProject(server.database, owner);
    const body = { action: 'PROJECT', authorName: 'Owner', project: id, title: 'Scope', message: 'Only kinases.' };
    expect(await client.post('/app/api/comments', { ...body, authorName: 'Somebody Else' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'authorName', message: 'The author of a comment is always who is signed in.' }] },
    });
    const made = await client.post('/app/api/comments', body);
    expect(made.body).toMatchObject({ action: 'PROJECT', authorName: 'Owner', title: 'Scope', query: null, mayDelete: true });
    expect((await client.get(`/app/api/projects/${id}/comments`)).body).toEqual([made.body]);
    expect((await stranger.delete(`/app/api/comments/${made.body.id}`)).status).toBe(404);
    expect((await client.delete(`/app/api/comments/${made.body.id}`)).status).toBe(200);
    expect((await client.get(`/app/api/projects/${id}/comments`)).body).toEqual([]);
  });

  it('need a title and a message', async () => {
    const id = await buildProject(server.database, owner);
    for (const lacking of [{ title: '' }, { message: '' }, { title: ' ' }, { message: undefined }]) {
      const comment = { action: 'PROJECT', project: id, title: 'Scope', message: 'Only kinases.', ...lacking };
      const errors = ['The comment content is required'];
      const details = [{ code: 'required', field: Object.keys(lacking)[0] }];
      expect(await client.post('/app/api/comments', comment)).toMatchObject({ status: 400, body: { errors, details } });
    }
  });
});

describe('tree states', () => {
  it('are kept for each reader of a query', async () => {
    const pid = await buildProject(server.database, owner);
    const qid = await buildQuery(server.database, owner, pid);
    const url = `/app/api/projects/${pid}/query/${qid}/states`;
    const made = await client.post(url, { name: 'favourites', state: { route: ['1-4'] } });
    expect(made.body).toMatchObject({ pid, qid, name: 'favourites', state: { route: ['1-4'] } });
    const changed = await client.put(`${url}/${made.body.id}`, { name: 'all', state: {} });
    expect(changed.body).toMatchObject({ id: made.body.id, name: 'all', state: { route: [] } });
    expect((await client.get(url)).body).toEqual([changed.body]);
    expect((await stranger.get(url)).status).toBe(404);
    expect((await client.delete(`${url}/${made.body.id}`)).status).toBe(200);
    expect((await client.get(`${url}/${made.body.id}`)).status).toBe(404);
  });
});

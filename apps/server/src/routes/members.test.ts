import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: User;
let member: User;
let stranger: User;
let asOwner: Client;
let asMember: Client;
let asStranger: Client;
let project: number;
beforeAll(async () => {
  server = await createTestServer();
  owner = await buildUser(server.database, { username: 'anna', realname: 'A. Brandt' });
  member = await buildUser(server.database, { username: 'ben', realname: 'M. Okafor' });
  stranger = await buildUser(server.database, { username: 'carla', realname: 'M. Okafor' });
  [asOwner, asMember, asStranger] = await Promise.all([owner, member, stranger].map((user) => server.signIn(user)));
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await buildProject(server.database, owner);
  expect((await add(asOwner, 'ben')).status).toBe(200);
});

const add = (client: Client, username: string) => client.post(`/app/api/projects/${project}/members`, { username });
const remove = (client: Client, username: string) => client.delete(`/app/api/projects/${project}/members/${username}`);
const handOver = (client: Client, username: string) => client.put(`/app/api/projects/${project}/owner`, { username });
const open = (client: Client) => client.get(`/app/apiv2/projects/${project}`);
const names = async () => (await open(asOwner)).body.members.map(({ username }: { username: string }) => username);

describe('members of a project', () => {
  it('see it, its queries and comments from the moment they are added until they are removed', async () => {
    const query = await buildQuery(server.database, owner, project);
    expect((await open(asMember)).body).toMatchObject({
      owner: 'A. Brandt',
      ownerUsername: 'anna',
      mayEdit: false,
      mayLeave: true,
      mayHandOver: false,
    });
    expect((await asMember.get(`/app/api/queries/${query}`)).status).toBe(200);
    const comment = { action: 'QUERY', project, query, title: 'Scale', message: 'Does the nitration scale?' };
    expect((await asMember.post('/app/api/comments', comment)).status).toBe(200);
    expect((await remove(asOwner, 'ben')).status).toBe(200);
    expect((await open(asMember)).status).toBe(404);
    expect((await asMember.get(`/app/api/queries/${query}`)).status).toBe(404);
    expect((await asMember.get('/app/apiv2/projects')).body.projects.map(({ id }: { id: number }) => id)).not.toContain(project);
    const stays = await asOwner.get(`/app/api/queries/${query}/comments`);
    expect(stays.body.map(({ message }: { message: string }) => message)).toEqual(['Does the nitration scale?']);
  });

  it('are added by user name, whatever its capitals, and once', async () => {
    expect((await add(asOwner, ' CARLA ')).status).toBe(200);
    expect((await add(asOwner, 'carla')).status).toBe(200);
    expect(await names()).toEqual(['anna', 'ben', 'carla']);
  });

  it('are people who can sign in', async () => {
    const refused = await add(asOwner, 'nobody');
    expect(refused.status).toBe(404);
    expect(refused.body.details).toEqual([
      { code: 'not-found', field: 'username', message: 'There is nobody with this user name who can sign in.' },
    ]);
  });

  it('may leave; the owner hands over first', async () => {
    const kept = await remove(asOwner, 'anna');
    expect(kept.status).toBe(403);
    expect(kept.body.errors).toEqual(['The owner cannot leave: hand the project over first.']);
    expect((await remove(asMember, 'ben')).status).toBe(200);
    expect(await names()).toEqual(['anna']);
    expect((await remove(asOwner, 'ben')).body.errors).toEqual(['This person is no member of the project.']);
  });
});

describe('the owner', () => {
  it('hands the project over to a member, and stays one', async () => {
    expect((await handOver(asOwner, 'ben')).body).toMatchObject({ ownerUsername: 'ben', mayEdit: false, mayLeave: true });
    expect((await open(asMember)).body).toMatchObject({ mayEdit: true, mayHandOver: true });
    expect((await remove(asMember, 'anna')).status).toBe(200);
    expect((await open(asOwner)).status).toBe(404);
  });

  it('hands over nothing to who is no member, and no default project', async () => {
    expect((await handOver(asOwner, 'carla')).status).toBe(404);
    const { body } = await asOwner.post('/app/api/backoffice/users', {});
    expect(body.errors).toEqual(['This is for special users only.']);
    const desk = await buildUser(server.database);
    await setSpecial(server.database, desk.id);
    const asDesk = await server.signIn(desk);
    const made = await asDesk.post('/app/api/backoffice/users', { username: 'dora', realname: 'Dora' });
    const asDora = await server.signInWith('dora', made.body.password);
    await asDora.post('/app/api/account/password', { current: made.body.password, next: 'a row of poplars in rain' });
    [{ id: project }] = (await asDora.get('/app/apiv2/projects')).body.projects;
    expect((await add(asDora, 'ben')).status).toBe(200);
    expect((await handOver(asDora, 'ben')).body.errors).toEqual(['A default project stays with its user.']);
  });
});

describe('others', () => {
  it.each([
    ['a member', () => asMember, 403],
    ['a stranger', () => asStranger, 404],
  ] as const)('change nothing: %s', async (_, client, status) => {
    expect((await add(client(), 'carla')).status).toBe(status);
    expect((await remove(client(), 'anna')).status).toBe(status);
    expect((await handOver(client(), 'ben')).status).toBe(status);
    expect(await names()).toEqual(['anna', 'ben']);
  });
});

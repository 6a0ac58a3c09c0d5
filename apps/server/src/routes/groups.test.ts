import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: User;
let chemist: User;
let asOwner: Client;
let asChemist: Client;
let desk: Client;
let project: number;
let query: number;
let group: { readonly id: number; readonly name: string };
let made = 0;
beforeAll(async () => {
  server = await createTestServer();
  owner = await buildUser(server.database, { username: 'anna', realname: 'M. Okafor' });
  chemist = await buildUser(server.database, { username: 'ben', realname: 'M. Okafor' });
  const operator = await buildUser(server.database, { username: 'olga', realname: 'O. Petrova' });
  await setSpecial(server.database, operator.id);
  [asOwner, asChemist, desk] = await Promise.all([owner, chemist, operator].map((user) => server.signIn(user)));
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  project = await buildProject(server.database, owner);
  query = await buildQuery(server.database, owner, project);
  group = (await desk.post(GROUPS, { name: `Chemists ${made}`, description: 'Process research' })).body;
});

const GROUPS = '/app/api/backoffice/groups';
const put = (username: string) => desk.post(`${GROUPS}/${group.id}/members`, { username });
const take = (username: string) => desk.delete(`${GROUPS}/${group.id}/members/${username}`);
const share = (by = asOwner, name = group.name) => by.post(`/app/api/projects/${project}/groups`, { group: name });
const unshare = (by = asOwner) => by.delete(`/app/api/projects/${project}/groups/${group.id}`);
const sees = async (client = asChemist) => [
  (await client.get(`/app/apiv2/projects/${project}`)).status,
  (await client.get(`/app/api/queries/${query}`)).status,
  (await client.get('/app/apiv2/projects?per_page=200')).body.projects.some(({ id }: { id: number }) => id === project),
  (await client.get('/app/api/queries')).body.queries.some(({ id }: { id: number }) => id === query),
];
const ALL = [200, 200, true, true];
const NOTHING = [404, 404, false, false];

describe('who is in a group', () => {
  it('sees every project of the group, from when the group is added until it is removed', async () => {
    await put('ben');
    expect(await sees()).toEqual(NOTHING);
    const { body } = await share();
    expect(body.groups).toEqual([
      { id: group.id, name: group.name, description: 'Process research', members: [{ username: 'ben', realname: 'M. Okafor' }] },
    ]);
    expect([body.memberCount, body.members.length]).toEqual([2, 1]);
    expect(await sees()).toEqual(ALL);
    const comment = { action: 'QUERY', project, query, title: 'T', message: 'M' };
    expect((await asChemist.post('/app/api/comments', comment)).status).toBe(200);
    expect((await unshare()).body.groups).toEqual([]);
    expect(await sees()).toEqual(NOTHING);
  });

  it('sees them until taken out of the group, or the group is deleted; who is put in sees them at once', async () => {
    await share();
    expect(await sees()).toEqual(NOTHING);
    await put('ben');
    expect(await sees()).toEqual(ALL);
    expect((await take('ben')).body.members).toEqual([]);
    expect(await sees()).toEqual(NOTHING);
    await put('ben');
    expect((await desk.delete(`${GROUPS}/${group.id}`)).status).toBe(200);
    expect(await sees()).toEqual(NOTHING);
    expect(await sees(asOwner)).toEqual(ALL);
  });

  it('cannot leave a project alone, and keeps it who is a member by name too', async () => {
    await put('ben');
    await share();
    const left = await asChemist.delete(`/app/api/projects/${project}/members/ben`);
    expect([left.status, left.body.errors]).toEqual([403, ['You are a member by a group: ask those who look after groups.']]);
    expect((await asChemist.get(`/app/apiv2/projects/${project}`)).body.mayLeave).toBe(false);
    const { body } = await asOwner.post(`/app/api/projects/${project}/members`, { username: 'ben' });
    expect(body.memberCount).toBe(2);
    await take('ben');
    expect(await sees()).toEqual(ALL);
  });

  it('becomes a member by name who is handed a project', async () => {
    await put('ben');
    await share();
    expect((await asOwner.put(`/app/api/projects/${project}/owner`, { username: 'ben' })).body.ownerUsername).toBe('ben');
    await take('ben');
    expect(await sees()).toEqual(ALL);
  });
});

describe('groups', () => {
  it('are listed by name for everybody, with those of them who can sign in', async () => {
    await put('ben');
    await put('olga');
    expect((await asOwner.get('/app/api/groups')).body).toEqual(expect.arrayContaining(['users', group.name]));
    const members = async () =>
      (await asOwner.get(`/app/api/members?group=${encodeURIComponent(group.name)}`)).body.map(
        ({ username }: { username: string }) => username,
      );
    expect(await members()).toEqual(['ben', 'olga']);
    await desk.put(`/app/api/backoffice/users/${chemist.id}`, { disabled: true });
    expect(await members()).toEqual(['olga']);
    await desk.put(`/app/api/backoffice/users/${chemist.id}`, { disabled: false });
    asChemist = await server.signIn(chemist);
  });

  it('have names of their own, whatever the capitals, and never that of everybody', async () => {
    for (const name of [group.name.toUpperCase(), 'Users']) {
      const refused = await desk.post(GROUPS, { name });
      expect(refused.status).toBe(409);
      expect(refused.body.details).toEqual([
        { code: 'taken', field: 'name', message: 'There is a group of this name already. Please choose another.' },
      ]);
    }
    const renamed = await desk.put(`${GROUPS}/${group.id}`, { name: `Biologists ${made}` });
    expect(renamed.body).toMatchObject({ name: `Biologists ${made}`, description: 'Process research' });
  });

  it('are refused where they, or the person, are not known', async () => {
    expect((await put('nobody')).body.errors).toEqual(['There is nobody with this user name who can sign in.']);
    expect((await take('ben')).body.errors).toEqual(['This person is not in the group.']);
    expect((await share(asOwner, 'users')).body.errors).toEqual(['There is no group of this name.']);
    expect((await unshare()).body.errors).toEqual(['This group is not in the project.']);
    expect((await desk.delete(`${GROUPS}/999999`)).status).toBe(404);
  });

  it('are added and removed by the owner of a project alone: not by its members, and not by special users', async () => {
    await asOwner.post(`/app/api/projects/${project}/members`, { username: 'ben' });
    expect((await share(asChemist)).body.errors).toEqual(['Only the owner may add groups.']);
    expect((await share(desk)).status).toBe(404);
    await share();
    expect((await unshare(asChemist)).body.errors).toEqual(['Only the owner may remove groups.']);
    expect((await asOwner.get(GROUPS)).status).toBe(403);
  });

  it('leave what was done to them in the audit log', async () => {
    await put('ben');
    await share();
    await unshare();
    await take('ben');
    await desk.delete(`${GROUPS}/${group.id}`);
    const { entries } = (await desk.get('/app/api/backoffice/audit?per_page=6')).body;
    expect(entries.map(({ actor, action }: Record<string, string>) => [actor, action])).toEqual([
      ['olga', 'group deleted'],
      ['olga', 'group member removed'],
      ['anna', 'group removed from project'],
      ['anna', 'group added to project'],
      ['olga', 'group member added'],
      ['olga', 'group added'],
    ]);
  });
});

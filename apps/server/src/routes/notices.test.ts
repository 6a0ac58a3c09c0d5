import type { WireNotice } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: User;
let colleague: User;
let project: number;
let ofOwner: Client;
let ofColleague: Client;
let query: number;
beforeAll(async () => {
  server = await createTestServer();
  owner = await buildUser(server.database, { realname: 'Olive Owner' });
  ofOwner = await server.signIn(owner);
  colleague = await buildUser(server.database, { username: 'colleague', realname: 'Carl Colleague' });
  ofColleague = await server.signIn(colleague);
  project = await buildProject(server.database, owner, { name: 'Shared' });
  query = await buildQuery(server.database, owner, project, { name: 'mine' });
});
afterAll(() => server.close());

const notices = async (client: Client): Promise<readonly WireNotice[]> => (await client.get('/app/api/notices')).body.notices;
const comment = (client: Client, more: object) =>
  client.post('/app/api/comments', { action: 'QUERY', project, query, title: 'Yield?', message: 'Rather low.', ...more });

describe('the notices of a user', () => {
  it('tell who added them to a project, as long as they are in it', async () => {
    expect(await notices(ofColleague)).toEqual([]);
    await ofOwner.post(`/app/api/projects/${project}/members`, { username: 'colleague' });
    expect(await notices(ofColleague)).toMatchObject([{ kind: 'member', by: 'Olive Owner', projectid: project, projectName: 'Shared' }]);
    expect(await notices(ofOwner)).toEqual([]);
    await ofOwner.delete(`/app/api/projects/${project}/members/colleague`);
    expect(await notices(ofColleague)).toEqual([]);
    await ofOwner.post(`/app/api/projects/${project}/members`, { username: 'colleague' });
  });

  it('tell the comments of others on their queries, and none that they or others may not see any more', async () => {
    await comment(ofOwner, { title: 'Note to myself' });
    await comment(ofColleague, {});
    await ofColleague.post('/app/api/comments', { action: 'PROJECT', project, title: 'Scope', message: 'Only kinases.' });
    expect(await notices(ofOwner)).toMatchObject([
      { kind: 'comment', by: 'Carl Colleague', title: 'Yield?', qid: query, sessionid: 'mine', ensid: null, projectid: project },
    ]);
    expect((await notices(ofColleague)).map(({ kind }) => kind)).toEqual(['member']);
    const stranger = await server.signIn(await buildUser(server.database));
    expect(await notices(stranger)).toEqual([]);
    await ofOwner.delete(`/app/apiv2/queries/${query}`);
    expect(await notices(ofOwner)).toEqual([]);
  });

  it('tell once who named them in a comment of a project or of a query, and not those who are no members', async () => {
    const other = await buildUser(server.database, { username: 'other.user', realname: 'Otto Other' });
    const ofOther = await server.signIn(other);
    const asked = await buildQuery(server.database, owner, project, { name: 'asked about' });
    const named = (message: string, more: object = {}) =>
      ofColleague.post('/app/api/comments', { action: 'PROJECT', project, title: 'Ask', message, ...more });
    await named('What does @Other.User say?');
    expect(await notices(ofOther)).toEqual([]);
    await ofOwner.post(`/app/api/projects/${project}/members`, { username: 'other.user' });
    await named('Mail other.user@example.org or @other.users.');
    await named('Thanks, @other.user.', { action: 'QUERY', query: asked, title: 'On a query' });
    const mentions = (await notices(ofOther)).filter(({ kind }) => kind === 'mention');
    expect(mentions).toMatchObject([
      { by: 'Carl Colleague', title: 'On a query', qid: asked, sessionid: 'asked about', projectid: project },
      { by: 'Carl Colleague', title: 'Ask', qid: null, sessionid: null, projectName: 'Shared' },
    ]);
    await named(`@${owner.username}: done`, { action: 'QUERY', query: asked, title: 'To who started it' });
    const ofOne = (await notices(ofOwner)).filter((notice) => notice.kind !== 'member' && notice.title === 'To who started it');
    expect(ofOne.map(({ kind }) => kind)).toEqual(['mention']);
    await ofColleague.post('/app/api/comments', { action: 'PROJECT', project, title: 'Myself', message: '@colleague' });
    expect((await notices(ofColleague)).filter(({ kind }) => kind === 'mention')).toEqual([]);
  });

  it('end with the membership of who started the query', async () => {
    const theirs = await buildQuery(server.database, colleague, project, { name: 'theirs' });
    await comment(ofOwner, { query: theirs, title: 'Well done' });
    expect(await notices(ofColleague)).toMatchObject([{ kind: 'comment', title: 'Well done' }, { kind: 'member' }]);
    await ofOwner.delete(`/app/api/projects/${project}/members/colleague`);
    expect(await notices(ofColleague)).toEqual([]);
  });
});

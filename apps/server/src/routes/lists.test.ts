import { accountCalls, newsCalls, precedentCalls, projectCalls, queryCalls, referenceCalls } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildUser, buildWorkerProcess } from '../testing/build.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: User;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database, { username: 'marie', realname: 'Marie Curie' });
  client = await server.signIn(user);
});
afterAll(() => server.close());

describe('the lists of the query form', () => {
  it('name the algorithms as the specification labels them, and offer the forward direction only OLD', async () => {
    const { body } = await client.call(referenceCalls.listAlgorithms, {});
    expect(body.map(({ name, label, directions }: Record<string, unknown>) => [name, label, directions])).toEqual([
      ['OLD', 'Brute Force', ['synthesis', 'reaction']],
      ['NEW', 'Complexity Reduction', ['synthesis']],
      ['NEW|UNPRECEDENTED', 'Unprecedented', ['synthesis']],
      ['V3', 'Multi Step', ['synthesis']],
    ]);
  });

  it.skipIf(!HAS_LIBRARIES)('check the default family for synthesis, and both for the forward direction', async () => {
    const { body } = await client.call(referenceCalls.listLibraries, {});
    const checkedFor = (direction: string) =>
      body.filter((entry: { direction: string; checked: boolean }) => entry.direction === direction && entry.checked);
    expect(checkedFor('synthesis').map(({ family }: { family: string }) => family)).toEqual(['chemsynth_core']);
    expect(checkedFor('reaction').map(({ family }: { family: string }) => family)).toEqual(['chemsynth_core', 'reflib']);
    for (const { name, family, version, transforms } of body) {
      expect(name).toBe(`${family}-${version}`);
      expect(transforms).toBeGreaterThan(0);
    }
  });

  it('begin the modes with Broad Overview, each within the dimensions that a query may have', async () => {
    const { body } = await client.call(queryCalls.listModes, {});
    expect(body[0]).toMatchObject({ name: 'Broad Overview', direction: 'synthesis' });
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Broad Overview',
      'Routes to Known Materials',
      'Deep Search',
      'Well Supported',
      'Reaction Overview',
    ]);
    for (const mode of body) {
      const deepest = mode.breadth <= 10 ? 5 : mode.breadth <= 15 ? 4 : mode.breadth <= 25 ? 3 : mode.breadth <= 100 ? 2 : 1;
      expect(mode.nsteps, mode.name).toBeLessThanOrEqual(deepest);
      expect(await client.call(queryCalls.getMode, { query: { autorun: mode.name } })).toMatchObject({ status: 200, body: mode });
    }
    expect((await client.call(queryCalls.getMode, { query: { autorun: 'Miracle' } })).status).toBe(404);
  });

  it('have the preferences of who is signed in, and of nobody else', async () => {
    const other = await buildUser(server.database);
    await server.database.execute(sql`
      INSERT INTO preferences (user_id, name, value) VALUES (${user.id}, 'steps', '3'), (${user.id}, 'breadth', '15'), (${other.id}, 'steps', '1')`);
    expect((await client.call(accountCalls.listPreferences, {})).body).toEqual([
      { name: 'breadth', value: '15' },
      { name: 'steps', value: '3' },
    ]);
  });

  it('are written by their user alone: what is absent stays, an empty value takes one away', async () => {
    const user = await buildUser(server.database);
    const mine = await server.signIn(user);
    const put = (preferences: object) => mine.put('/app/api/preferences', { preferences });
    expect(
      (
        await put([
          { name: 'breadth', value: '50' },
          { name: 'direction', value: 'reaction' },
        ])
      ).body,
    ).toEqual([
      { name: 'breadth', value: '50' },
      { name: 'direction', value: 'reaction' },
    ]);
    expect((await put([{ name: 'breadth', value: '' }])).body).toEqual([{ name: 'direction', value: 'reaction' }]);
    for (const wrong of [
      { name: 'breadth', value: '5001' },
      { name: 'mailing', value: 'MAYBE' },
      { name: 'colour', value: 'red' },
    ]) {
      expect((await put([{ name: 'theme', value: 'dark' }, wrong])).status).toBe(400);
    }
    expect((await mine.get('/app/api/preferences')).body).toEqual([{ name: 'direction', value: 'reaction' }]);
  });

  it('prefer no strategy that there is not, or that belongs to somebody else', async () => {
    const [user, other] = [await buildUser(server.database), await buildUser(server.database)];
    const mine = await server.signIn(user);
    const prefer = (value: string) =>
      mine.put('/app/api/preferences', {
        preferences: [
          { name: 'theme', value: 'dark' },
          { name: 'strategy', value },
        ],
      });
    const { id } = (await client.get('/app/api/v2/strategies')).body[0];
    const theirs = (await (await server.signIn(other)).post('/app/api/v2/strategies', { id })).body;
    for (const name of ['No such strategy', theirs.name]) {
      expect(await prefer(name)).toMatchObject({
        status: 400,
        body: {
          details: [{ code: 'invalid', field: 'preferences.1.value', message: `There is no strategy ${name} that you may use.` }],
        },
      });
    }
    expect((await mine.get('/app/api/preferences')).body).toEqual([]);
    const { body: own } = await mine.post('/app/api/v2/strategies', { id });
    expect((await prefer(own.name)).status).toBe(200);
    // Sent again with other preferences once it is gone.
    expect((await mine.delete(`/app/api/v2/strategies/${own.id}`)).status).toBe(200);
    expect((await prefer(own.name)).status).toBe(200);
    expect((await prefer('')).status).toBe(200);
  });

  it('have the mail address beside them, and say whether mail is sent', async () => {
    const mine = await server.signIn(await buildUser(server.database));
    expect((await mine.get('/app/api/account/mail')).body).toEqual({ mail: '', isSent: false });
    expect((await mine.put('/app/api/account/mail', { mail: 'ada@example.org' })).body).toEqual({ mail: 'ada@example.org', isSent: false });
    expect((await mine.put('/app/api/account/mail', { mail: 'nobody' })).status).toBe(400);
  });
});

describe('a catalogue number', () => {
  it.skipIf(!HAS_LIBRARIES)('leads to the catalogues that have the compound', async () => {
    const ethanol = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
    expect((await client.call(referenceCalls.listCatalogs, { params: { id: ethanol } })).body).toEqual([
      {
        catalogName: 'Starting materials in patents',
        id: ethanol,
        url: null,
        catalogWebsite: null,
        priceCategoryDigit: null,
        pricepergram: null,
      },
    ]);
  });

  it('that nobody has leads nowhere', async () => {
    expect(await client.call(referenceCalls.listCatalogs, { params: { id: 'no/such number' } })).toMatchObject({ status: 200, body: [] });
  });
});

describe('groups of users', () => {
  it('are one, of everybody', async () => {
    expect((await client.call(projectCalls.listGroups, {})).body).toEqual(['users']);
    const { body } = await client.call(projectCalls.listMembers, {});
    expect(body).toContainEqual({ username: 'marie', realname: 'Marie Curie' });
    expect((await client.call(projectCalls.listMembers, { query: { group: 'users' } })).body).toEqual(body);
    expect((await client.call(projectCalls.listMembers, { query: { group: 'chemists' } })).body).toEqual([]);
  });
});

describe('projects', () => {
  it('are listed alike in both versions of the call, and a filter nobody knows is refused', async () => {
    await buildProject(server.database, user, { name: 'Kinases' });
    const { body } = await client.get('/app/api/projects?per_page=100');
    expect(body.projects.map(({ name }: { name: string }) => name)).toContain('Kinases');
    expect((await client.get('/app/apiv2/projects?per_page=100&filter=')).body).toEqual(body);
    expect(await client.get('/app/apiv2/projects?filter=mine')).toMatchObject({ status: 400, body: { details: [{ field: 'filter' }] } });
  });
});

describe('news', () => {
  beforeAll(async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', '100 % more']) {
      await server.database.execute(sql`INSERT INTO news (title, body, author) VALUES (${title}, 'A body', 'An author')`);
    }
  });

  it('come four to a page, newest first', async () => {
    const { body } = await client.call(newsCalls.list, {});
    expect(body.news.map(({ title }: { title: string }) => title)).toEqual(['100 % more', 'Five', 'Four', 'Three']);
    expect(body.total).toBe(6);
    expect(Object.keys(body.news[0]).sort()).toEqual(['author', 'body', 'dateCreated', 'id', 'title']);
  });

  it('are paged, sorted and searched by title', async () => {
    const titles = async (search: string) => {
      const { body } = await client.get(`/app/apiv2/news?${search}`);
      return body.news.map(({ title }: { title: string }) => title);
    };
    expect(await titles('per_page=2&page=2')).toEqual(['Four', 'Three']);
    expect(await titles('order=asc&sort=id&per_page=1')).toEqual(['One']);
    expect(await titles('search=title&term=thr')).toEqual(['Three']);
    expect(await titles(`term=${encodeURIComponent('0 % m')}`)).toEqual(['100 % more']);
    expect(await titles(`term=${encodeURIComponent('n__')}`)).toEqual([]);
  });

  it('are looked for by three or more characters, blanks around them aside', async () => {
    expect((await client.get('/app/apiv2/news?term=%20%20')).body.total).toBe(6);
    for (const term of ['o', 'On', '%20On%20']) {
      expect(await client.get(`/app/apiv2/news?term=${term}`)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'term', message: 'Please type 3 or more characters.' }] },
      });
    }
    expect((await client.get('/app/apiv2/news?term=One')).body.total).toBe(1);
  });
});

describe('the installation', () => {
  it('says its version, host, and since when it lives', async () => {
    expect((await client.call(referenceCalls.getVersion, {})).body).toEqual({ version: '4.1.5' });
    expect((await client.call(referenceCalls.getInfo, {})).body).toEqual({ version: '4.1.5', host: expect.stringMatching(/./) });
    await buildWorkerProcess(server.database);
    const { status, body } = await server.call({ method: 'GET', url: '/app/status/info' });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok', version: '4.1.5', startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  });

  it('links to its own documentation', async () => {
    const { body } = await client.call(referenceCalls.listExternalLinks, {});
    expect(body).toEqual([{ label: 'Documentation of the calls', url: '/app/api/docs' }]);
    expect((await client.get(body[0].url)).status).toBe(200);
  });

  it.each([
    ['imprint', 'Imprint'],
    ['privacy', 'Privacy Policy'],
  ] as const)('says where its operator writes the %s', async (type, title) => {
    const { body } = await client.call(referenceCalls.getLegalText, { query: { type } });
    expect(body).toMatchObject({ type, title });
    expect(body.body).toContain(`legal/${type}.txt`);
  });

  it('has no other legal text', async () => {
    expect(await client.get('/app/apiv2/legalinfo?type=cookies')).toMatchObject({
      status: 400,
      body: { errors: ['type must be one of imprint, privacy.'], details: [{ code: 'invalid', field: 'type' }] },
    });
  });
});

describe('a report of a wrong precedent', () => {
  it('is kept with who sent it', async () => {
    const { status, body } = await client.post('/app/api/report', { rxnid: 'PISTACHIO:US1', comment: ' Wrong product ' });
    expect([status, body]).toEqual([200, { done: true }]);
    const { rows } = await server.database.execute(sql`SELECT precedent, comment, user_id FROM precedent_reports`);
    expect(rows).toEqual([{ precedent: 'PISTACHIO:US1', comment: 'Wrong product', user_id: user.id }]);
  });

  it.each(['x', 'no colon', ':1', 'PISTACHIO:'])('is of no precedent that is called %j', async (rxnid) => {
    expect(await client.post('/app/api/report', { rxnid, comment: 'Wrong product' })).toMatchObject({
      status: 400,
      body: { errors: ['A precedent is named as source:prkey.'] },
    });
  });

  it('says what is wrong', async () => {
    expect(await client.call(precedentCalls.report, { body: { rxnid: 'PISTACHIO:US1', comment: '  ' } })).toMatchObject({
      status: 400,
      body: { details: [{ code: 'required', field: 'comment', message: 'Please give comment.' }] },
    });
  });
});

import { loadInstallation, shippedFolder } from '@retron/installation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let special: Client;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  special = await server.signIn(await buildUser(server.database, { isSpecial: true }));
  client = await server.signIn(await buildUser(server.database));
});
afterAll(() => server.close());

const news = async () => (await client.get('/app/apiv2/news')).body.news.map(({ title }: { title: string }) => title);
const actions = async () => (await special.get('/app/api/backoffice/audit')).body.entries.map(({ action }: { action: string }) => action);

describe('news', () => {
  it('are written, rewritten and deleted by special users, and read by everybody', async () => {
    const made = await special.post('/app/api/backoffice/news', { title: 'Hello', body: '**New** libraries' });
    expect(made).toMatchObject({ status: 200, body: { title: 'Hello', body: '**New** libraries' } });
    expect(await news()).toEqual(['Hello']);
    const url = `/app/api/backoffice/news/${made.body.id}`;
    expect((await special.put(url, { title: 'Hello again', body: 'Text' })).body.author).toBe(made.body.author);
    expect(await news()).toEqual(['Hello again']);
    expect((await special.put(url, { body: 'Rewritten' })).body).toMatchObject({ title: 'Hello again', body: 'Rewritten' });
    expect((await special.put(url, {})).body).toMatchObject({ title: 'Hello again', body: 'Rewritten' });
    expect((await special.delete(url)).status).toBe(200);
    expect(await news()).toEqual([]);
    expect((await special.put(url, { title: 'Gone', body: 'Text' })).status).toBe(404);
    expect(await actions()).toEqual(expect.arrayContaining(['news written', 'news changed', 'news deleted']));
  });

  it('want a title and a text, and a special user', async () => {
    expect((await special.post('/app/api/backoffice/news', { title: ' ', body: 'Text' })).status).toBe(400);
    expect((await client.post('/app/api/backoffice/news', { title: 'Mine', body: 'Text' })).status).toBe(403);
    expect(await news()).toEqual([]);
  });
});

describe('the legal texts', () => {
  it('are those of the back office, else those of the data folder', async () => {
    const read = async () => (await client.get('/app/apiv2/legalinfo?type=imprint')).body.body;
    const before = await read();
    await special.put('/app/api/backoffice/legal/imprint', { body: '# Who we are' });
    expect(await read()).toBe('# Who we are');
    await special.put('/app/api/backoffice/legal/imprint', { body: '' });
    expect(await read()).toBe(before);
  });
});

describe('the links of the Support card', () => {
  it('stand in the order given, before the documentation of the calls', async () => {
    const links = [
      { label: 'Wiki', url: 'https://wiki.example.org' },
      { label: 'Help desk', url: '/legal' },
    ];
    expect((await special.put('/app/api/backoffice/externallinks', { links })).status).toBe(200);
    expect((await client.get('/app/api/externallinks')).body).toEqual([
      ...links,
      { label: 'Documentation of the calls', url: '/app/api/docs' },
    ]);
    const hostile = { links: [{ label: 'x', url: 'javascript:alert(1)' }] };
    expect((await special.put('/app/api/backoffice/externallinks', hostile)).status).toBe(400);
  });
});

describe('reports of precedents', () => {
  it('are listed with who sent them, and get a state', async () => {
    await client.post('/app/api/report', { rxnid: 'PISTACHIO:1', comment: 'Wrong product' });
    const { body } = await special.get('/app/api/backoffice/reports');
    expect(body).toMatchObject({
      total: 1,
      reports: [{ precedent: 'PISTACHIO:1', comment: 'Wrong product', state: 'open', reaction: null }],
    });
    const url = `/app/api/backoffice/reports/${body.reports[0].id}`;
    expect((await special.put(url, { state: 'accepted' })).body.state).toBe('accepted');
    expect((await special.get('/app/api/backoffice/reports?state=open')).body.total).toBe(0);
    expect((await client.get('/app/api/backoffice/reports')).status).toBe(403);
    const loaded = loadInstallation(shippedFolder(REPOSITORY_ROOT), { libraries: ['chemsynth_core-1.0'] });
    const library = loaded.ok ? loaded.value.libraries.values().next().value : undefined;
    if (library === undefined) throw new Error('There is no library.');
    const first = library.precedent(0);
    await client.post('/app/api/report', { rxnid: `${first.source}:${first.key}`, comment: 'Drawn' });
    const drawn = (await special.get('/app/api/backoffice/reports?state=open')).body.reports;
    expect(drawn).toMatchObject([{ comment: 'Drawn', reaction: expect.stringContaining(`>${first.product.smiles}`) }]);
    expect((await special.put('/app/api/backoffice/reports/999', { state: 'open' })).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertStrategy } from '../repositories/strategies.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
/** By what is edited: where, the field, what it holds at first, two other values, and how it is read. */
let forms: Readonly<Record<string, Form>>;

interface Form {
  readonly url: string;
  readonly field: string;
  readonly first: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly read: () => Promise<unknown>;
}

const ADMIT = { effect: 'admit', text: 'Admit every step.', when: {} };
const clauses = async (id: number) => (await client.get(`/app/api/v2/strategies/${id}`)).body.clauses;

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  const user = await buildUser(database, { isSpecial: true });
  client = await server.signIn(user);
  const project = await buildProject(database, user);
  const query = await buildQuery(database, user, project);
  const strategy = await insertStrategy(database, user.id, {
    name: 'rules',
    comment: '',
    direction: 'retrosynthesis',
    clauses: [{ effect: 'admit', text: ADMIT.text, when: {} }],
  });
  const news = (await client.post('/app/api/backoffice/news', { title: 'Title', body: 'Text' })).body;
  const group = (await client.post('/app/api/backoffice/groups', { name: 'Chemists', description: 'old' })).body;
  const { account } = (await client.post('/app/api/backoffice/users', { username: 'ada', realname: 'Ada' })).body;
  const list = async (path: string, id: number) => (await client.get(path)).body.find((each: { id: number }) => each.id === id);
  const links = async () => (await client.get('/app/api/externallinks')).body.slice(0, -1);
  const queryOf = async () => (await client.get(`/app/api/queries/${query}`)).body;
  const texts = { theirs: 'theirs', mine: 'mine' };
  forms = {
    'the name of a query': {
      ...{ url: `/app/apiv2/queries/${query}`, field: 'name', first: (await queryOf()).sessionid, ...texts },
      read: async () => (await queryOf()).sessionid,
    },
    'the description of a query': {
      ...{ url: `/app/apiv2/queries/${query}`, field: 'comment', first: (await queryOf()).comment, ...texts },
      read: async () => (await queryOf()).comment,
    },
    'the description of a project': {
      ...{ url: `/app/apiv2/projects/${project}`, field: 'description', ...texts },
      first: (await client.get(`/app/apiv2/projects/${project}`)).body.description,
      read: async () => (await client.get(`/app/apiv2/projects/${project}`)).body.description,
    },
    'the rules of a strategy': {
      ...{ url: `/app/api/v2/strategies/${strategy}`, field: 'clauses', first: await clauses(strategy) },
      theirs: [ADMIT, { effect: 'lift', text: 'Lift amides.', when: { makesBond: ['amide'] }, factor: 2 }],
      mine: [ADMIT, { effect: 'lower', text: 'Lower amides.', when: { makesBond: ['amide'] }, factor: 3 }],
      read: async () =>
        (await clauses(strategy)).map(({ terms: _, factor, ...clause }: { terms: unknown; factor: number | null }) =>
          factor === null ? clause : { ...clause, factor },
        ),
    },
    'the purpose of a group': {
      ...{ url: `/app/api/backoffice/groups/${group.id}`, field: 'description', first: 'old', ...texts },
      read: async () => (await list('/app/api/backoffice/groups', group.id)).description,
    },
    'the real name of a user': {
      ...{ url: `/app/api/backoffice/users/${account.id}`, field: 'realname', first: 'Ada', ...texts },
      read: async () => (await list('/app/api/backoffice/users', account.id)).realname,
    },
    'the text of news': {
      ...{ url: `/app/api/backoffice/news/${news.id}`, field: 'body', first: 'Text', ...texts },
      read: async () => (await client.get('/app/apiv2/news')).body.news[0].body,
    },
    'a legal text': {
      ...{ url: '/app/api/backoffice/legal/privacy', field: 'body', first: '', ...texts },
      read: async () => (await client.get('/app/apiv2/legalinfo?type=privacy')).body.body,
    },
    'the links': {
      ...{ url: '/app/api/backoffice/externallinks', field: 'links', first: [] },
      ...{ theirs: [{ label: 'Wiki', url: '/wiki' }], mine: [{ label: 'Help', url: '/help' }] },
      read: links,
    },
  };
});
afterAll(() => server.close());

describe.each([
  'the name of a query',
  'the description of a query',
  'the description of a project',
  'the rules of a strategy',
  'the purpose of a group',
  'the real name of a user',
  'the text of news',
  'a legal text',
  'the links',
])('two edits of %s at once', (what) => {
  const form = (): Form => forms[what] as Form;
  const save = (value: unknown, before?: unknown) =>
    client.put(form().url, { [form().field]: value, ...(before === undefined ? {} : { before: { [form().field]: before } }) });

  it('are told to the later, who replaces what is there knowingly', async () => {
    const { field, first, theirs, mine, read } = form();
    expect((await save(theirs, first)).status).toBe(200);
    const refused = await save(mine, first);
    expect(refused).toMatchObject({ status: 409, body: { details: [{ code: 'changed', field }] } });
    expect(refused.body.errors[0]).toMatch(/^Changed by somebody since you opened this.* Save again to put yours in its place\.$/);
    expect(await read()).toEqual(theirs);
    // What the refusal says is there, is what the next save has seen.
    expect((await save(mine, refused.body.details[0].now)).status).toBe(200);
    expect(await read()).toEqual(mine);
  });

  it('are none for a program that does not say what it saw', async () => {
    const { theirs, read } = form();
    expect((await save(theirs)).status).toBe(200);
    expect(await read()).toEqual(theirs);
  });
});

describe('an edit', () => {
  const url = () => forms['the description of a query']?.url ?? '';

  it('of one field is not refused for another that changed, nor where both wrote the same', async () => {
    await client.put(url(), { name: 'one', comment: 'said' });
    await client.put(url(), { name: 'two' });
    expect((await client.put(url(), { comment: 'more', before: { name: 'one', comment: 'said' } })).status).toBe(200);
    expect((await client.put(url(), { comment: 'more', before: { comment: 'said' } })).status).toBe(200);
  });

  it('is told of a text that was emptied, and of a long one as far as it can be read at a field', async () => {
    await client.put(url(), { comment: '' });
    const emptied = await client.put(url(), { comment: 'mine', before: { comment: 'said' } });
    expect(emptied.body.errors).toEqual(['Emptied by somebody since you opened this. Save again to write yours there.']);
    await client.put(url(), { comment: 'x'.repeat(4000) });
    const long = await client.put(url(), { comment: 'mine', before: { comment: '' } });
    expect(long.body.errors[0]).toContain(`“${'x'.repeat(300)} …”`);
    expect(long.body.details[0].now).toBe('x'.repeat(4000));
  });

  it.each([{ before: 'x' }, { before: { saved: 1 } }, { before: { __proto__x: 1 } }])('with %j is refused', async (body) => {
    expect((await client.put(url(), { comment: 'a', ...body })).status).toBe(400);
  });

  it('of many at the same moment is saved once: the others are told', async () => {
    await client.put(url(), { comment: 'start' });
    const saves = Array.from({ length: 8 }, (_, index) => client.put(url(), { comment: `writer ${index}`, before: { comment: 'start' } }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });
});

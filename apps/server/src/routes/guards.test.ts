import { ALL_CALLS, type Call, checkInput, needsCsrfToken, pathOf } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertStrategy } from '../repositories/strategies.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { examplesIn, type Input, type Things } from '../testing/call-examples.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let own: Things;
let foreign: Things;

beforeAll(async () => {
  server = await createTestServer();
  const colleague = await buildUser(server.database);
  const newcomer = await buildUser(server.database);
  const theirs = await buildWorld();
  await setSpecial(server.database, theirs.user.id);
  client = await server.signIn(theirs.user);
  const group = (await client.post('/app/api/backoffice/groups', { name: 'Chemists' })).body.id;
  const house = { colleague, newcomer, group };
  own = { ...theirs, ...house };
  foreign = { ...(await buildWorld()), ...house };
});
afterAll(() => server.close());

async function buildWorld(): Promise<Omit<Things, 'colleague' | 'newcomer' | 'group'>> {
  const { database } = server;
  const user = await buildUser(database);
  const project = await buildProject(database, user);
  const query = await buildQuery(database, user, project, { smiles: 'CC(=O)Nc1ccccc1' });
  const owner = await server.signIn(user);
  const comment = await owner.post('/app/api/comments', { action: 'PROJECT', project, title: 'A title', message: 'A message' });
  await owner.post(`/app/apiv2/queries/${query}/metadata`, { name: 'noted', value: 1 });
  const state = await owner.post(`/app/api/projects/${project}/query/${query}/states`, { state: {} });
  const job = await owner.post('/app/api/v2/export/clusterstatistics', { query: { id: query } });
  const strategy = await insertStrategy(database, user.id, {
    ...{ name: 'of the owner', comment: '', direction: 'retrosynthesis' as const },
    clauses: [{ effect: 'admit', text: 'Admit every step.', when: {} }],
  });
  const token = await owner.post('/app/api/account/tokens', { name: 'a script' });
  const made = { comment: comment.body.id, state: state.body.id, job: job.body.jobid, token: token.body.token.id };
  return { user, project, query, strategy, ...made };
}

const exampleOf = (call: Call, world = own): Input => examplesIn(world)[call.name] ?? {};

interface Sent {
  readonly cookie?: string;
  readonly token?: string | undefined;
}

function send(call: Call, { params, query, body }: Input, { cookie, token }: Sent = { cookie: client.cookie, token: client.csrfToken }) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return server.call({
    method: call.method,
    url: `${pathOf(call, params)}?${search}`,
    headers: { ...(cookie ? { cookie } : {}), ...(token ? { 'x-csrf-token': token } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** Every field of a part of a call, nested ones too, with its schema. */
function fieldsOf(schema: JsonSchema | undefined, at: Path = []): readonly { readonly path: Path; readonly schema: JsonSchema }[] {
  if (schema === undefined || typeof schema !== 'object') return [];
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const items = schema.items as JsonSchema | undefined;
  return [
    ...(at.length > 0 ? [{ path: at, schema }] : []),
    ...properties.flatMap(([name, inner]) => fieldsOf(inner, [...at, name])),
    ...(items ? fieldsOf(items, [...at, 0]) : []),
    // JSON of the caller's own.
    ...(schema.additionalProperties && schema.type === 'object' ? [{ path: [...at, 'deep', 'er'], schema: {} }] : []),
  ];
}

const inputFields = (schema: z.ZodType | null) =>
  schema === null ? [] : fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** A copy with one field set, and what is around it made where it is not there. */
function withField(whole: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const inner = (whole as Record<string | number, unknown> | undefined)?.[first];
  if (typeof first === 'number') return [withField(inner, rest, value)];
  return { ...(typeof whole === 'object' ? whole : {}), [first]: withField(inner, rest, value) };
}

/** The validator's own words. */
const RAW = /Invalid|expected|received|Too (big|small)|Unrecognized|NaN|undefined|\[object|[<>]=/;

function expectRefusal(answer: Awaited<ReturnType<typeof send>>, what: string, statuses: readonly number[] = [400, 404, 409]): void {
  expect(statuses, `${what}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  const { errors, details } = answer.body as { errors: string[]; details: { code: string; message: string }[] };
  expect(errors.length, what).toBeGreaterThan(0);
  expect(
    details.map(({ message }) => message),
    what,
  ).toEqual(errors);
  for (const { code, message } of details) {
    expect(code, what).toMatch(/^[a-z-]+$/);
    expect(message, what).not.toMatch(RAW);
    expect(message, what).not.toBe('');
  }
}

const guarded = ALL_CALLS.filter(({ access }) => access !== 'public');
const withBody = ALL_CALLS.filter(({ body }) => body !== null);

/** Each field of each call is given every wrong value: thousands of calls. */
const THOUSANDS_OF_CALLS_MS = 240_000;

describe('every call of the contract', () => {
  it('is answered at its path and its aliases', () => {
    for (const { method, path, aliases } of ALL_CALLS) {
      for (const each of [path, ...aliases]) {
        const url = each.replaceAll(/\{(\w+)\}/g, ':$1');
        expect(server.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
      }
    }
    expect(new Set(ALL_CALLS.map(({ name }) => name)).size).toBe(ALL_CALLS.length);
  });

  it('has an example here that it takes, and names the parameters of its path', () => {
    for (const call of ALL_CALLS) {
      const { params = {}, query = {}, body } = exampleOf(call);
      for (const read of [
        checkInput(call.params, params),
        checkInput(call.query, query),
        call.body ? checkInput(call.body, body) : { ok: true },
      ]) {
        expect(read, call.name).toMatchObject({ ok: true });
      }
      expect(Object.keys(call.params.shape), call.name).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('requires sign-in, unless everybody may make it', async () => {
    for (const call of guarded) {
      const answer = await send(call, exampleOf(call), {});
      expectRefusal(answer, call.name, [401]);
      expect(answer.body.errors, call.name).toEqual(['Access is denied']);
    }
    expect(ALL_CALLS.filter(({ access }) => access === 'public').map(({ name }) => name)).toEqual([
      'signIn',
      'listSignInWays',
      'beginSignIn',
      'returnFromProvider',
      'followSignOutLink',
      'getLegalText',
      'getServerStatus',
      'getLiveness',
      'getReadiness',
      'getMetrics',
      'getOpenApi',
      'getDocumentationPage',
    ]);
  });

  it('is refused to ordinary users where it is for special ones', async () => {
    const { cookie, csrfToken: token } = await server.signIn(foreign.user);
    const special = ALL_CALLS.filter(({ access }) => access === 'special');
    for (const call of special) {
      const answer = await send(call, exampleOf(call), { cookie, token });
      expectRefusal(answer, call.name, [403]);
      expect(answer.body.errors, call.name).toEqual(['This is for special users only.']);
    }
    expect(special.length).toBeGreaterThan(5);
  });

  it('changes nothing without the CSRF token', async () => {
    for (const call of guarded.filter(({ method }) => method !== 'GET')) {
      expect(needsCsrfToken(call), call.name).toBe(true);
      for (const token of [undefined, 'x'.repeat(43)]) {
        const answer = await send(call, exampleOf(call), { cookie: client.cookie, token });
        expectRefusal(answer, call.name, [403]);
        expect(answer.body.errors[0], call.name).toContain('X-CSRF-Token');
      }
    }
  });

  it('answers what belongs to others as if it did not exist', async () => {
    let looked = 0;
    for (const call of guarded) {
      const theirs = exampleOf(call, foreign);
      // Jobs of everybody are what special users look after.
      if (call.access === 'special' || JSON.stringify(theirs) === JSON.stringify(exampleOf(call))) continue;
      expectRefusal(await send(call, theirs), call.name, [404]);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(30);
  });

  it('refuses numbers in its address that are none, or that the database cannot hold', async () => {
    const wrong = ['abc', '0', '-1', '2147483648', '100000000000000000000', '1e20', '1.5', 'true', 'NaN', 'a\0b'];
    for (const call of ALL_CALLS) {
      const example = exampleOf(call);
      for (const part of ['params', 'query'] as const) {
        for (const { path, schema } of inputFields(call[part]).filter((field) => field.schema.type === 'integer')) {
          const refused = wrong.filter((value) => value !== '0' || (schema.minimum ?? 0) > 0);
          for (const value of refused) {
            const answer = await send(call, { ...example, [part]: withField(example[part], path, value) });
            expectRefusal(answer, `${call.name} ${path.join('.')} ${value}`, [400]);
          }
          if (part === 'query')
            expectRefusal(await send(call, { ...example, query: { ...example.query, [path[0]]: ['1', '2'] } }), call.name, [400]);
        }
      }
    }
  });

  it('refuses U+0000 wherever a text can stand', async () => {
    let looked = 0;
    for (const call of ALL_CALLS) {
      const example = exampleOf(call);
      for (const part of ['params', 'query', 'body'] as const) {
        for (const { path } of inputFields(call[part])) {
          const answer = await send(call, { ...example, [part]: withField(example[part], path, 'a\0b') });
          expectRefusal(answer, `${call.name} ${path.join('.')}`, [400]);
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(150);
    const { params } = exampleOf({ name: 'getDisconnections' } as Call);
    const hidden = { filterProperties: JSON.stringify({ nameReactions: ['a\0b'] }) };
    expectRefusal(await send(callNamed('getDisconnections'), { params: params ?? {}, query: hidden }), 'in JSON', [400]);
  });

  it(
    'never fails for a field of another type, and says which field it is',
    async () => {
      const wrong = [true, [], [5], {}, null, '', 'x', 1e300, -1, 0, 2 ** 31, 1.5, 'x'.repeat(30_000)];
      for (const call of withBody) {
        const example = exampleOf(call);
        for (const { path } of inputFields(call.body)) {
          for (const value of wrong) {
            const what = `${call.name} ${path.join('.')} ${JSON.stringify(value).slice(0, 20)}`;
            const answer = await send(call, { ...example, body: withField(example.body, path, value) });
            expect(answer.status, what).toBeLessThan(500);
            if (answer.status >= 400) expectRefusal(answer, what, [400, 401, 404, 409, 429]);
            if (answer.status === 400 && call.name !== 'addComment') expect(answer.body.details[0].field, what).not.toBeNull();
          }
        }
      }
    },
    THOUSANDS_OF_CALLS_MS,
  );

  it('makes no number of a boolean, a list or an empty text', async () => {
    for (const call of withBody) {
      const example = exampleOf(call);
      for (const { path } of inputFields(call.body).filter(({ schema }) => schema.type === 'integer')) {
        for (const value of [true, false, [1], '', ' 1', '1.0', '0x1', '1e0', '+1']) {
          const what = `${call.name} ${path.join('.')} ${JSON.stringify(value)}`;
          expectRefusal(await send(call, { ...example, body: withField(example.body, path, value) }), what, [400]);
        }
      }
    }
  });

  it('refuses fields that it does not have by their name', async () => {
    for (const call of ALL_CALLS.filter(({ method }) => method !== 'GET')) {
      const example = exampleOf(call);
      const answer = await send(call, { ...example, body: { ...(example.body as object | undefined), colour: 'red' } });
      expectRefusal(answer, call.name, [400]);
      expect(answer.body.details, call.name).toContainEqual({
        code: 'unknown-field',
        field: 'colour',
        message: 'There is no field colour in this call.',
      });
    }
  });

  it('needs its body, and an object as that', async () => {
    for (const call of withBody) {
      const { body: _, ...bodiless } = exampleOf(call);
      expectRefusal(await send(call, bodiless), call.name, [400]);
      for (const body of ['[]', '"text"', '7', 'null', 'true']) {
        const answer = await server.call({
          method: call.method,
          url: pathOf(call, bodiless.params),
          headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken, 'content-type': 'application/json' },
          payload: body,
        });
        expectRefusal(answer, `${call.name} ${body}`, [400]);
      }
    }
  });

  it('takes the largest numbers that it allows', async () => {
    for (const call of ALL_CALLS) {
      const example = exampleOf(call);
      for (const part of ['params', 'query', 'body'] as const) {
        for (const { path, schema } of inputFields(call[part]).filter((field) => field.schema.type === 'integer')) {
          const what = `${call.name} ${path.join('.')}`;
          expect(schema.maximum, what).toBeLessThan(2 ** 31);
          const answer = await send(call, { ...example, [part]: withField(example[part], path, schema.maximum) });
          expect(answer.status, what).toBeLessThan(500);
        }
      }
    }
  });

  it('answers another method with those it takes', async () => {
    const refused: string[] = [];
    for (const call of ALL_CALLS) {
      const url = pathOf(call, exampleOf(call).params);
      // Templates such as /queries/{id} and /queries/start may mean the same address.
      const allowed = ALL_CALLS.filter((other) =>
        [other.path, ...other.aliases].some((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url)),
      ).map(({ method }) => method as string);
      for (const method of (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((each) => !allowed.includes(each))) {
        const answer = await server.call({ method, url, headers: { cookie: client.cookie } });
        expectRefusal(answer, `${method} ${url}`, [405]);
        for (const each of allowed) expect(String(answer.headers.allow).split(', '), `${method} ${url}`).toContain(each);
        refused.push(method);
      }
    }
    expect(refused.length).toBeGreaterThan(150);
    expect(await server.call({ method: 'DELETE', url: '/app/api/whoami' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { errors: ['This call takes GET only.'], details: [{ code: 'wrong-method', field: null }] },
    });
    expect(await server.call({ method: 'PUT', url: '/app/api/queries/1' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, DELETE' },
    });
  });
});

function callNamed(name: string): Call {
  const call = ALL_CALLS.find((each) => each.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
}

describe('the state of a tree', () => {
  const save = (state: unknown) =>
    send(callNamed('createTreeState'), { ...exampleOf(callNamed('createTreeState')), body: { name: 'another', state } });

  it('is refused where the database could not keep it, however deep it lies', async () => {
    const filteredBy = (name: string) => save({ filter: { nameReactions: [name] } });
    expect((await filteredBy('x')).status).toBe(200);
    expectRefusal(await filteredBy('x\0'), 'value', [400]);
    expectRefusal(await filteredBy('\ud800'), 'half a pair', [400]);
    expectRefusal(await save({ nodes: { 'x\0': {} } }), 'key', [400]);
    expectRefusal(await save({ a: 1 }), 'unknown word', [400]);
  });

  it('may be nested deeper than any stack without failing', async () => {
    const { params } = exampleOf(callNamed('createTreeState'));
    const answer = await server.call({
      method: 'POST',
      url: pathOf(callNamed('createTreeState'), params),
      headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken, 'content-type': 'application/json' },
      payload: `{"state":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
    });
    expectRefusal(answer, 'nested', [400]);
  });
});

describe('an unknown call', () => {
  it.each(['/app/api/nothing', '/app/apiv2/nothing', '/app/status/nothing'])('%s answers JSON', async (url) => {
    expect(await server.call({ method: 'GET', url })).toMatchObject({ status: 404, body: { errors: ['There is no such call.'] } });
  });

  it('whose address cannot be read answers JSON too', async () => {
    expectRefusal(await server.call({ method: 'GET', url: '/app/api/queries/%zz' }), 'address', [400]);
  });
});

describe('the documentation', () => {
  it('is an OpenAPI 3.1 document, for everybody', async () => {
    const { status, body } = await server.call({ method: 'GET', url: '/app/api/openapi.json' });
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
  });

  it('can be read as a page without scripts', async () => {
    const { status, body, headers } = await server.call({ method: 'GET', url: '/app/api/docs' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('/app/api/queries/{id}/tree/{sid}/children');
    expect(body).not.toContain('<script');
  });
});

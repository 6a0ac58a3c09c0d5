import { defineCall, MESSAGES } from '@retron/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useFixtureFetch } from '../testing/fixture-fetch.ts';
import { ApiError, fieldMessage, otherReasons } from './api-error.ts';
import { call } from './client.ts';
import { rememberCsrfToken } from './csrf-token.ts';

const path = '/app/api/things';
const about = { path, area: 'reference', summary: 'Things', description: 'Of this test.', answer: z.object({ id: z.number() }) } as const;
const things = {
  get: defineCall({ ...about, name: 'getThing', method: 'GET' }),
  find: defineCall({
    ...about,
    name: 'findThings',
    method: 'GET',
    query: z.object({ page: z.number(), term: z.string(), status: z.string().optional(), tag: z.array(z.string()) }),
  }),
  make: defineCall({ ...about, name: 'makeThing', method: 'POST', body: z.object({ name: z.string().optional() }) }),
  change: defineCall({
    ...about,
    name: 'changeThing',
    method: 'PUT',
    path: `${path}/{id}`,
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
  }),
};
const signIn = { ...things.make, path: '/app/login' };

afterEach(() => {
  vi.unstubAllGlobals();
  rememberCsrfToken(null);
});

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('call', () => {
  it('gives the answer when it has the agreed shape', async () => {
    useFixtureFetch({ [`GET ${path}`]: { json: { id: 7 } } });
    await expect(call(things.get, {})).resolves.toEqual({ id: 7 });
  });

  it('says that the answer is unexpected when it has another shape', async () => {
    useFixtureFetch({ [`GET ${path}`]: { json: { id: 'seven' } } });
    expect(await failureOf(call(things.get, {}))).toMatchObject({ kind: 'unexpected-answer', status: 200 });
  });

  it('says in the words of the specification that nothing answered', async () => {
    useFixtureFetch({ [`GET ${path}`]: 'no-response' });
    expect(await failureOf(call(things.get, {}))).toMatchObject({ kind: 'no-response', message: MESSAGES.noResponse });
  });

  it('passes on the sentences of the server', async () => {
    useFixtureFetch({ [`POST ${path}`]: { status: 400, json: { errors: [MESSAGES.targetRequired, MESSAGES.selectStrategy] } } });
    const error = await failureOf(call(things.make, { body: {} }));
    expect(error).toMatchObject({ kind: 'refused', message: `${MESSAGES.targetRequired} ${MESSAGES.selectStrategy}` });
  });

  it('passes on which field each sentence is about', async () => {
    const details = [{ code: 'taken', field: 'name', message: 'Taken.' }];
    useFixtureFetch({ [`POST ${path}`]: { status: 409, json: { errors: ['Taken.'], details } } });
    const error = await failureOf(call(things.make, { body: {} }));
    expect(error.details).toEqual(details);
    expect(fieldMessage(error, 'name')).toBe('Taken.');
    expect(fieldMessage(error, 'comment')).toBeNull();
    expect(otherReasons(error, ['name'])).toBeNull();
    expect(otherReasons(error, ['comment'])).toBe('Taken.');
  });

  it('takes "Access is denied" for a missing session, and another 401 for a refusal', async () => {
    useFixtureFetch({
      [`GET ${path}`]: { status: 401, json: { errors: ['Access is denied'] } },
      'POST /app/login': { status: 401, json: { errors: ['The user name or the password is wrong.'] } },
    });
    expect(await failureOf(call(things.get, {}))).toMatchObject({ kind: 'access-denied', message: MESSAGES.accessDenied });
    expect(await failureOf(call(signIn, { body: {} }))).toMatchObject({
      kind: 'refused',
      message: 'The user name or the password is wrong.',
    });
  });

  it('survives an error page that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(call(things.get, {}))).toMatchObject({ kind: 'server', status: 502, errors: [] });
  });

  it('sends the CSRF token with calls that change something, and only with those', async () => {
    rememberCsrfToken('token-1');
    const calls = useFixtureFetch({ [`GET ${path}`]: { json: { id: 1 } }, [`PUT ${path}/a%2Fb`]: { json: { id: 1 } } });
    await call(things.get, {});
    await call(things.change, { params: { id: 'a/b' }, body: { name: 'x' } });
    expect(calls.map((each) => each.headers.get('x-csrf-token'))).toEqual([null, 'token-1']);
    expect(calls[1]?.body).toEqual({ name: 'x' });
  });

  it('leaves out what is not set in the search part and repeats the names of lists', async () => {
    const calls = useFixtureFetch({ [`GET ${path}`]: { json: { id: 1 } } });
    await call(things.find, { query: { page: 2, term: '', status: undefined, tag: ['a', 'b'] } });
    expect(calls[0]?.path).toBe(`${path}?page=2&tag=a&tag=b`);
  });
});

import { MESSAGES } from '@retron/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useFixtureFetch } from '../testing/fixture-fetch.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { rememberCsrfToken } from './csrf-token.ts';

const answer = z.object({ id: z.number() });
const path = '/app/api/things';

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
    await expect(call({ path, answer })).resolves.toEqual({ id: 7 });
  });

  it('says that the answer is unexpected when it has another shape', async () => {
    useFixtureFetch({ [`GET ${path}`]: { json: { id: 'seven' } } });
    expect(await failureOf(call({ path, answer }))).toMatchObject({ kind: 'unexpected-answer', status: 200 });
  });

  it('says in the words of the specification that nothing answered', async () => {
    useFixtureFetch({ [`GET ${path}`]: 'no-response' });
    expect(await failureOf(call({ path, answer }))).toMatchObject({ kind: 'no-response', message: MESSAGES.noResponse });
  });

  it('passes on the sentences of the server', async () => {
    useFixtureFetch({ [`POST ${path}`]: { status: 400, json: { errors: [MESSAGES.targetRequired, MESSAGES.selectStrategy] } } });
    const error = await failureOf(call({ method: 'POST', path, body: {}, answer }));
    expect(error).toMatchObject({ kind: 'refused', message: `${MESSAGES.targetRequired} ${MESSAGES.selectStrategy}` });
  });

  it('takes "Access is denied" for a missing session, and another 401 for a refusal', async () => {
    useFixtureFetch({
      [`GET ${path}`]: { status: 401, json: { errors: ['Access is denied'] } },
      'POST /app/login': { status: 401, json: { errors: ['The user name or the password is wrong.'] } },
    });
    expect(await failureOf(call({ path, answer }))).toMatchObject({ kind: 'access-denied', message: MESSAGES.accessDenied });
    expect(await failureOf(call({ method: 'POST', path: '/app/login', body: {}, answer }))).toMatchObject({
      kind: 'refused',
      message: 'The user name or the password is wrong.',
    });
  });

  it('survives an error page that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(call({ path, answer }))).toMatchObject({ kind: 'server', status: 502, errors: [] });
  });

  it('sends the CSRF token with calls that change something, and only with those', async () => {
    rememberCsrfToken('token-1');
    const calls = useFixtureFetch({ [`GET ${path}`]: { json: { id: 1 } }, [`PUT ${path}`]: { json: { id: 1 } } });
    await call({ path, answer });
    await call({ method: 'PUT', path, body: { name: 'x' }, answer });
    expect(calls.map((each) => each.headers.get('x-csrf-token'))).toEqual([null, 'token-1']);
    expect(calls[1]?.body).toEqual({ name: 'x' });
  });

  it('leaves out what is not set in the search part and repeats the names of lists', async () => {
    const calls = useFixtureFetch({ [`GET ${path}`]: { json: { id: 1 } } });
    await call({ path, search: { page: 2, term: '', status: undefined, tag: ['a', 'b'] }, answer });
    expect(calls[0]?.path).toBe(`${path}?page=2&tag=a&tag=b`);
  });
});

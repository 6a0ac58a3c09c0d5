import { ALL_CALLS, LOOKING_POSTS, MOST_TOKENS, takesToken } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: User;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database, { username: 'nora' });
  client = await server.signIn(user);
});
afterAll(() => server.close());

const TOKENS = '/app/api/account/tokens';
const make = async (asked: object, by = client) => (await by.post(TOKENS, asked)).body as { token: { id: number }; secret: string };
const send = (method: 'GET' | 'POST' | 'DELETE', url: string, secret: string, more: { headers?: object; payload?: object } = {}) =>
  server.call({ method, url, ...more, headers: { authorization: `Bearer ${secret}`, ...more.headers } });
const listed = async () => (await client.get(TOKENS)).body as { id: number; name: string; lastUsed: string | null; expired: boolean }[];

describe('a token', () => {
  it('is told once, stored as its hash alone, and says when it was used', async () => {
    const { token, secret } = await make({ name: 'nightly', days: 30 });
    expect(secret).toMatch(/^retron_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'nightly', scope: 'read', expired: false, lastUsed: null });
    const rows = await server.pool.query('SELECT t::text AS row FROM api_tokens t');
    expect(rows.rows.some(({ row }) => row.includes(secret.slice(7)))).toBe(false);
    expect(JSON.stringify(await listed())).not.toContain(secret.slice(7));
    expect((await send('GET', '/app/api/whoami', secret)).body).toMatchObject({ username: 'nora', csrfToken: '' });
    expect((await listed()).find(({ name }) => name === 'nightly')?.lastUsed).toMatch(/^\d{4}-/);
  });

  it('that may only look changes nothing, but looks up by POST', async () => {
    const { secret } = await make({ name: 'looker', scope: 'read' });
    expect((await send('GET', '/app/apiv2/projects', secret)).status).toBe(200);
    const refused = await send('POST', '/app/apiv2/projects', secret, { payload: { name: 'P' } });
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual(['This token may only look: this call takes one for reading and writing.']);
    expect((await send('POST', '/app/api/structures/check', secret, { payload: { text: 'CCO' } })).status).not.toBe(403);
  });

  it('for reading and writing needs no CSRF token, and minds no other site', async () => {
    const { secret } = await make({ name: 'writer', scope: 'write' });
    const made = await send('POST', '/app/apiv2/projects', secret, {
      payload: { name: 'By a script' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(made.status).toBe(200);
    expect(made.body.ownerUsername).toBe('nora');
  });

  it('makes no call about passwords, sessions, tokens and accounts, not even of a special user', async () => {
    const special = await buildUser(server.database);
    await setSpecial(server.database, special.id);
    const { secret } = await make({ name: 'all', scope: 'write' }, await server.signIn(special));
    const refused = ALL_CALLS.filter((call) => call.access !== 'public' && !takesToken(call));
    expect(refused.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'changePassword',
        'listSessions',
        'endSession',
        'createToken',
        'revokeToken',
        'addAccount',
        'resetPassword',
        'signOut',
      ]),
    );
    for (const { method, path, name } of refused) {
      const answer = await send(method as 'GET', path.replaceAll(/\{\w+\}/g, '1'), secret);
      expect([answer.status, answer.body.errors], name).toEqual([403, ['This call is not made with a token. Please sign in.']]);
    }
  });

  it('that is none, has expired or was revoked opens nothing', async () => {
    const { token, secret } = await make({ name: 'short' });
    const status = async () => (await send('GET', '/app/api/whoami', secret)).status;
    expect(await status()).toBe(200);
    await server.database.execute(sql`UPDATE api_tokens SET expires_at = now() WHERE id = ${token.id}`);
    expect(await status()).toBe(401);
    expect((await listed()).find(({ id }) => id === token.id)?.expired).toBe(true);
    await server.database.execute(sql`UPDATE api_tokens SET expires_at = now() + interval '1 hour' WHERE id = ${token.id}`);
    expect(await status()).toBe(200);
    expect((await client.delete(`${TOKENS}/${token.id}`)).status).toBe(200);
    expect(await status()).toBe(401);
    // A session beside it is no help: the caller said who it is.
    expect((await send('GET', '/app/api/whoami', 'retron_x', { headers: { cookie: client.cookie } })).status).toBe(401);
  });

  it('ends for good with a disabled account or a password that somebody else gave', async () => {
    const desk = await buildUser(server.database);
    await setSpecial(server.database, desk.id);
    const operator = await server.signIn(desk);
    for (const end of ['disable', 'reset']) {
      const other = await buildUser(server.database);
      const { secret } = await make({ name: 'x' }, await server.signIn(other));
      const url = `/app/api/backoffice/users/${other.id}`;
      if (end === 'disable') {
        await operator.put(url, { disabled: true });
        await operator.put(url, { disabled: false });
      } else await operator.post(`${url}/password`, {});
      expect((await send('GET', '/app/api/whoami', secret)).status, end).toBe(401);
    }
  });

  it('has a name of its own, a limited life, and few beside it', async () => {
    await make({ name: 'twice' });
    const again = await client.post(TOKENS, { name: 'twice' });
    expect(again.status).toBe(409);
    expect(again.body.details[0]).toMatchObject({ code: 'taken', field: 'name' });
    expect((await client.post(TOKENS, { name: 'for ever', days: 367 })).status).toBe(400);
    const other = await server.signIn(await buildUser(server.database));
    for (let i = 0; i < MOST_TOKENS; i++) expect((await other.post(TOKENS, { name: `t${i}` })).status).toBe(200);
    expect((await other.post(TOKENS, { name: 'one more' })).body.errors).toEqual([
      'You have 20 tokens. Please revoke one that you no longer need.',
    ]);
  });

  it('is of its user alone, and the audit log says who made and revoked which', async () => {
    const special = await buildUser(server.database, { username: 'auditor' });
    await setSpecial(server.database, special.id);
    const operator = await server.signIn(special);
    const { token } = await make({ name: 'watched token', scope: 'write', days: 7 });
    expect((await operator.delete(`${TOKENS}/${token.id}`)).status).toBe(404);
    await client.delete(`${TOKENS}/${token.id}`);
    const { entries } = (await operator.get('/app/api/backoffice/audit?term=watched%20token')).body;
    expect(entries.map(({ actor, action, details }: Record<string, unknown>) => [actor, action, details])).toEqual([
      ['nora', 'token revoked', {}],
      ['nora', 'token made', { mayWrite: true, days: 7 }],
    ]);
  });
});

describe('calls that look something up by POST', () => {
  it('are calls of the contract', () => {
    const posts = ALL_CALLS.filter(({ method }) => method === 'POST').map(({ name }) => name);
    for (const name of LOOKING_POSTS) expect(posts).toContain(name);
  });
});

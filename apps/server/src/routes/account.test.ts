import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildUser, PASSWORD } from '../testing/build.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: User;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database, { username: 'marie', realname: 'Marie Curie' });
});
afterAll(() => server.close());

const login = (username: string, password: string, remoteAddress = '10.0.0.1') =>
  server.call({ method: 'POST', url: '/app/login', payload: { username, password }, remoteAddress });

describe('signing in', () => {
  it('answers who it is and sets a signed cookie that no script can read', async () => {
    const answer = await login('Marie', PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ username: 'marie', realname: 'Marie Curie', csrfToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(/^retron_session=[^;]+\..+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('answers a wrong name and a wrong password alike', async () => {
    const wrongPassword = await login('marie', 'wrong');
    const wrongName = await login('nobody', 'wrong');
    expect(wrongPassword).toMatchObject({ status: 401, body: { errors: ['The user name or the password is wrong.'] } });
    expect(wrongName.body).toEqual(wrongPassword.body);
  });

  it('makes who guesses passwords wait, from that address only', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login('marie', `guess ${attempt}`, '10.0.0.2')).status).toBe(401);
    expect((await login('marie', PASSWORD, '10.0.0.2')).status).toBe(429);
    expect((await login('marie', PASSWORD, '10.0.0.3')).status).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    const token = decodeURIComponent(String((await login('marie', PASSWORD)).headers['set-cookie']).split(/[=.]/)[1]);
    const { rows } = await server.database.execute<{ text: string }>(sql`SELECT sessions::text AS text FROM sessions`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(token);
  });
});

describe('a session', () => {
  it('says who is signed in, in both versions of the call', async () => {
    const client = await server.signIn(user);
    for (const url of ['/app/api/whoami', '/app/apiv2/whoami']) {
      const { body } = await client.get(url);
      expect(body).toEqual({
        username: 'marie',
        realname: 'Marie Curie',
        special: false,
        mustChangePassword: false,
        signsInBy: 'password',
        csrfToken: client.csrfToken,
      });
    }
  });

  it('ends by signing out', async () => {
    const client = await server.signIn(user);
    expect((await client.post('/app/logout')).status).toBe(200);
    expect((await client.get('/app/api/whoami')).status).toBe(401);
  });

  it('ends by the link of the menu, but not by a link on a foreign page', async () => {
    const { cookie } = await server.signIn(user);
    const follow = (site: string) => server.call({ method: 'GET', url: '/app/logout', headers: { cookie, 'sec-fetch-site': site } });
    const whoami = () => server.call({ method: 'GET', url: '/app/api/whoami', headers: { cookie } });
    await follow('cross-site');
    expect((await whoami()).status).toBe(200);
    expect((await follow('same-origin')).headers.location).toBe('/app/goodbye');
    expect((await whoami()).status).toBe(401);
  });

  it.each([
    ['without a call for twelve hours', sql`last_seen_at = now() - interval '13 hours'`],
    ['a week after signing in', sql`created_at = now() - interval '8 days'`],
  ])('expires %s', async (_, aging) => {
    const client = await server.signIn(user);
    await server.database.execute(sql`UPDATE sessions SET ${aging} WHERE csrf_token = ${client.csrfToken}`);
    expect(await client.get('/app/api/whoami')).toMatchObject({ status: 401, body: { errors: ['Access is denied'] } });
    expect((await client.post('/app/apiv2/projects', { name: 'lost?' })).status).toBe(401);
  });

  it('is not opened by a cookie with another signature', async () => {
    const { cookie } = await server.signIn(user);
    const headers = { cookie: `${cookie.slice(0, -3)}AAA` };
    expect((await server.call({ method: 'GET', url: '/app/api/whoami', headers })).status).toBe(401);
  });
});

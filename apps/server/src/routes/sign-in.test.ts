import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import type { User } from '../repositories/users.ts';
import { buildUser, PASSWORD } from '../testing/build.ts';
import { openDatabaseDoor } from '../testing/database-door.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

/** Two web processes, as far as counting goes, on one database. */
let servers: readonly [TestServer, TestServer];
let user: User;
beforeAll(async () => {
  const first = await createTestServer();
  servers = [first, await createTestServer({}, { testDatabase: first })];
  user = await buildUser(first.database, { username: 'irene' });
});
afterAll(async () => {
  for (const server of [...servers].reverse()) await server.close();
});

interface Attempt {
  readonly username?: string;
  readonly password?: string;
  readonly from?: string;
  readonly server?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const signIn = ({ username = user.username, password = 'a guess', from = '192.0.2.1', server = 0, headers = {} }: Attempt) =>
  servers[server % 2].call({ method: 'POST', url: '/app/login', payload: { username, password }, remoteAddress: from, headers });

const right = (attempt: Attempt) => signIn({ ...attempt, password: PASSWORD });

/** How many attempts got each status. */
async function counts(attempts: readonly Promise<{ readonly status: number }>[]): Promise<Readonly<Record<number, number>>> {
  const counted: Record<number, number> = {};
  for (const { status } of await Promise.all(attempts)) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index));
const cookiesOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) => [answer.headers['set-cookie']].flat().map(String);
const cookieNamed = (name: string, answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const passTime = () => servers[0].database.execute(sql`UPDATE rate_limits SET expire = 0`);

describe('guessing passwords', () => {
  it('gets ten at most looked at of a hundred sent at the same moment, whichever web process they reach', async () => {
    const counted = await counts(times(100, (index) => signIn({ server: index, from: '192.0.2.2' })));
    expect(counted).toEqual({ 401: 10, 429: 90 });
    const refused = await right({ server: 1, from: '192.0.2.2' });
    expect(refused.status).toBe(429);
    expect(refused.body.details).toEqual([
      { code: 'too-many', field: null, message: 'Too many failed attempts. Please wait 5 minutes and try again.' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    expect((await right({ from: '192.0.2.3' })).status).toBe(200);
    await passTime();
    expect((await right({ from: '192.0.2.2' })).status).toBe(200);
  });

  it('is counted for one password tried on many names, and for all addresses of one IPv6 network', async () => {
    const ofAddress = await counts(times(120, (index) => signIn({ username: `name ${index}`, server: index, from: '192.0.2.4' })));
    expect(ofAddress).toEqual({ 401: 100, 429: 20 });
    const ofNetwork = await counts(times(20, (index) => signIn({ from: `2001:db8:0:1::${index + 1}` })));
    expect(ofNetwork).toEqual({ 401: 10, 429: 10 });
  });

  it('from many addresses holds up nobody who has signed in with the same browser before', async () => {
    await passTime();
    const device = cookieNamed('retron_device', await right({ from: '192.0.2.5' }));
    expect(await counts(times(130, (index) => signIn({ server: index, from: `198.51.100.${index}` })))).toEqual({ 401: 50, 429: 80 });
    expect((await right({ from: '192.0.2.6' })).status).toBe(429);
    expect((await right({ from: '192.0.2.6', headers: { cookie: device } })).status).toBe(200);
    // It stands for one name, and is counted itself.
    const other = await buildUser(servers[0].database);
    const guesses = await counts(times(30, (index) => signIn({ server: index, from: '192.0.2.6', headers: { cookie: device } })));
    expect(guesses).toEqual({ 401: 10, 429: 20 });
    await counts(times(130, (index) => signIn({ username: other.username, from: `198.51.100.${index}` })));
    expect((await right({ username: other.username, headers: { cookie: device } })).status).toBe(429);
    const forged = `${device.slice(0, -4)}AAAA`;
    expect((await right({ from: '192.0.2.7', headers: { cookie: forged } })).status).toBe(429);
  });

  it('costs nothing who knows the password', async () => {
    await passTime();
    for (const index of times(15, (each) => each)) {
      expect((await signIn({ server: index, from: '192.0.2.8' })).status).toBe(401);
      expect((await right({ server: index, from: '192.0.2.8' })).status).toBe(200);
    }
  });

  it('leaves no rows behind for ever', async () => {
    await signIn({ from: '192.0.2.9' });
    await passTime();
    await keepHouse(servers[0].database);
    const { rows } = await servers[0].database.execute(sql`SELECT * FROM rate_limits`);
    expect(rows).toEqual([]);
  });

  it('does not last for a day because the clock of the machine was a day ahead', async () => {
    await counts(times(20, () => signIn({ from: '192.0.2.10' })));
    await servers[0].database.execute(sql`UPDATE rate_limits SET expire = expire + 86400000`);
    expect((await right({ from: '192.0.2.10' })).status).toBe(429);
    await keepHouse(servers[0].database);
    expect((await right({ from: '192.0.2.10' })).status).toBe(200);
  });

  it('never goes uncounted: without the database nobody is let in', async () => {
    const door = await openDatabaseDoor(servers[0]);
    const server = await createTestServer({}, { testDatabase: door });
    const attempt = () => server.call({ method: 'POST', url: '/app/login', payload: { username: user.username, password: PASSWORD } });
    expect((await attempt()).status).toBe(200);
    await door.shut();
    const answer = await attempt();
    expect(answer.status).toBe(503);
    expect(answer.body.errors).toEqual(['The database gives no answer. Please try again in a moment.']);
    expect(cookiesOf(answer)).toEqual(['undefined']);
    await server.close();
    await door.close();
  });
});

describe('a new sign-in', () => {
  it('ends the session that the browser had, and only that', async () => {
    await passTime();
    const whoami = (cookie: string) => servers[0].call({ method: 'GET', url: '/app/api/whoami', headers: { cookie } });
    const elsewhere = cookieNamed('retron_session', await right({}));
    const before = cookieNamed('retron_session', await right({}));
    const after = cookieNamed('retron_session', await right({ headers: { cookie: before } }));
    expect(after).not.toBe(before);
    expect(await Promise.all([before, after, elsewhere].map(async (cookie) => (await whoami(cookie)).status))).toEqual([401, 200, 200]);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, as told by older browsers', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    const answer = await right({ headers: { ...headers } as Record<string, string> });
    expect(answer).toMatchObject({ status: 403, body: { errors: ['This call was sent by a page of another site.'] } });
    expect(cookiesOf(answer)).toEqual(['undefined']);
  });

  it.each([
    ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }],
    ['our own pages, where browsers tell the origin alone', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['a program', {}],
  ])('is taken from %s', async (_, headers) => {
    expect((await right({ headers: { ...headers } as Record<string, string> })).status).toBe(200);
  });

  it('takes JSON alone, which no form of another site can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const payload = JSON.stringify({ username: user.username, password: PASSWORD });
      const answer = await servers[0].call({ method: 'POST', url: '/app/login', payload, headers: { 'content-type': type } });
      expect(answer.status, type).toBe(415);
    }
  });
});

describe('behind a proxy that adds TLS', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

  it('cookies are for this very host over TLS alone, and browsers are told to stay with TLS', async () => {
    const answer = await right({ from: '127.0.0.1', headers: forwarded });
    expect(cookiesOf(answer)[0]).toMatch(/^__Host-retron_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookiesOf(answer)[1]).toMatch(/^retron_device=[^;]+; Max-Age=\d+; Path=\/app\/login; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const cookie = cookieNamed('__Host-retron_session', answer);
    const whoami = (headers: Record<string, string>) =>
      servers[0].call({ method: 'GET', url: '/app/api/whoami', remoteAddress: '127.0.0.1', headers });
    expect((await whoami({ ...forwarded, cookie })).status).toBe(200);
    // What a neighbouring host may set is not taken for it.
    expect((await whoami({ ...forwarded, cookie: cookie.replace('__Host-', '') })).status).toBe(401);
  });

  it('is believed only where it is trusted', async () => {
    const stranger = await right({ from: '203.0.113.1', headers: forwarded });
    expect(stranger.headers['strict-transport-security']).toBeUndefined();
    expect(cookiesOf(stranger)[0]).toMatch(/^retron_session=/);
    const trusting = await createTestServer({}, { testDatabase: servers[0], trustedProxies: ['203.0.113.0/24'] });
    const call = { method: 'POST', url: '/app/login', remoteAddress: '203.0.113.1', headers: forwarded } as const;
    const answer = await trusting.call({ ...call, payload: { username: user.username, password: PASSWORD } });
    expect(cookiesOf(answer)[0]).toMatch(/^__Host-retron_session=/);
    await trusting.close();
  });
});

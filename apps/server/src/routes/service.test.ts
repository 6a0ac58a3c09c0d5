import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabasePool, openDatabase } from '../database/database.ts';
import { Health } from '../http/health.ts';
import { createServer } from '../http/server.ts';
import type { Services } from '../http/services.ts';
import { WebMetrics } from '../http/web-metrics.ts';
import { buildProject, buildUser, buildWorkerProcess, PASSWORD } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { behindProxy, startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { allRoutes } from './all-routes.ts';

const PATIENCE = { connectMs: 1500, statementMs: 1500, lockMs: 1500 };
const CALLS_AT_ONCE = 2;

let server: TestServer;
let proxy: TcpProxy;
let forCalls: DatabasePool;
let forSignals: DatabasePool;
/** The same server, but with a database that can be taken away. */
let app: Awaited<ReturnType<typeof createServer>>;
let lines: Record<string, unknown>[];

async function serverWith(change: Partial<Services> = {}): Promise<typeof app> {
  const { database } = forCalls;
  const services: Services = {
    ...server.services,
    database,
    health: new Health({ database: forSignals.database, forCalls: database, dataFolder: '/', leastFreeDiskBytes: 0 }),
    metrics: new WebMetrics({ pool: forCalls.pool, database: forSignals.database, streams: () => 3, chemistryWaiting: () => 0 }),
    ...change,
  };
  return createServer({
    services,
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    cookieKey: 'a key for tests only, thirty-two characters',
    pagesFolder: null,
    trustedProxies: ['loopback'],
    routes: allRoutes(services),
  });
}

beforeEach(async () => {
  server = await createTestServer();
  const { hostname, port } = new URL(server.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const url = behindProxy(server.url, proxy);
  forCalls = openDatabase(url, () => undefined, CALLS_AT_ONCE, PATIENCE);
  forSignals = openDatabase(url, () => undefined, 1, PATIENCE);
  lines = [];
  app = await serverWith();
});
afterEach(async () => {
  await proxy.setMood('open');
  await app.close();
  await forCalls.close();
  await forSignals.close();
  await proxy.close();
  await server.close();
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: told } = await app.inject({ method: 'GET', url, headers });
  const isJson = String(told['content-type']).startsWith('application/json');
  return { status: statusCode, body: isJson ? JSON.parse(body) : body, headers: told };
};
const ready = () => get('/health/ready');
const isBack = () => eventually(ready, ({ status }) => status === 200);

describe('signals of health', () => {
  it('say that all is well when it is, without signing in', async () => {
    await buildWorkerProcess(server.database);
    const { status, body } = await ready();
    expect(status).toBe(200);
    expect(body.status).toBe('ok');
    expect(Object.keys(body.checks).sort()).toEqual(['connections', 'database', 'disk', 'queue', 'schema', 'worker']);
    expect((await get('/health/live')).body).toEqual({ status: 'ok' });
    expect((await get('/app/status/info')).status).toBe(200);
  });

  it.each(['refusing', 'silent'] as const)('say so when the database is %s, and when it is back', async (mood) => {
    await buildWorkerProcess(server.database);
    await isBack();
    await proxy.setMood(mood);
    const { status, body } = await eventually(ready, (answer) => answer.status !== 200);
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'failing', errors: ['The database gives no answer.'], checks: { database: { ok: false } } });
    expect((await get('/app/status/info')).status).toBe(503);
    expect((await get('/health/live')).status).toBe(200);
    // From a browser that is signed in: nobody is looked up.
    expect((await get('/health/live', { cookie: `retron_session=${app.signCookie('a token')}` })).status).toBe(200);
    if (mood === 'silent') proxy.cut();
    await proxy.setMood('open');
    await server.database.execute(sql`UPDATE processes SET seen_at = now() + interval '1 hour'`);
    await isBack();
  });

  it('say so when no worker lives', async () => {
    expect((await ready()).body).toMatchObject({ status: 'failing', checks: { worker: { ok: false }, database: { ok: true } } });
    expect((await get('/app/status/info')).status).toBe(503);
    await buildWorkerProcess(server.database);
    await isBack();
    await server.database.execute(sql`UPDATE processes SET seen_at = now() - interval '13 seconds'`);
    expect((await eventually(ready, ({ status }) => status !== 200)).body.errors).toEqual(['No worker is there to plan queries.']);
  });

  it('say so when calls get no connection, and when the tables are older than the program', async () => {
    await buildWorkerProcess(server.database);
    const held = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => forCalls.pool.connect()));
    const { body } = await ready();
    expect(body.checks).toMatchObject({ connections: { ok: false }, database: { ok: true }, worker: { ok: true } });
    for (const client of held) client.release();
    await isBack();
    await server.database.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`,
    );
    expect((await eventually(ready, ({ status }) => status !== 200)).body.errors).toEqual(['The tables are older than the program.']);
  });

  it('say so when the disk is nearly full', async () => {
    await buildWorkerProcess(server.database);
    await app.close();
    const { database } = forSignals;
    app = await serverWith({ health: new Health({ database, forCalls: database, dataFolder: '/', leastFreeDiskBytes: 2 ** 62 }) });
    expect((await ready()).body.errors).toEqual(['The disk of the data folder is nearly full.']);
  });
});

describe('a call while the database is lost', () => {
  const credentials = async () => {
    const user = await buildUser(server.database);
    await buildProject(server.database, user, { name: 'seen' });
    const login = await app.inject({ method: 'POST', url: '/app/login', payload: { username: user.username, password: PASSWORD } });
    return { cookie: String(login.headers['set-cookie']).split(';')[0], 'x-csrf-token': login.json().csrfToken as string };
  };

  it('answers 503 with a sentence, and works again afterwards', async () => {
    const headers = await credentials();
    await proxy.setMood('refusing');
    const refused = await get('/app/api/whoami', headers);
    expect(refused.status).toBe(503);
    expect(refused.body.errors).toEqual(['The database gives no answer. Please try again in a moment.']);
    const change = await app.inject({ method: 'POST', url: '/app/apiv2/projects', headers, payload: { name: 'not made' } });
    expect(change.statusCode).toBe(503);
    await proxy.setMood('open');
    expect((await get('/app/api/whoami', headers)).status).toBe(200);
  });

  it('is read again when the connection breaks under it, while what changes something is not done twice', async () => {
    const headers = await credentials();
    const whileLocked = async <T>(call: () => Promise<T>): Promise<T> =>
      server.database
        .transaction(async (transaction) => {
          await transaction.execute(sql`LOCK TABLE projects IN ACCESS EXCLUSIVE MODE`);
          const answer = call();
          await eventually(
            async () => (await transaction.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`)).rows.length,
            (waiting) => waiting > 0,
          );
          proxy.cut();
          return { answer };
        })
        .then(({ answer }) => answer);
    const read = await whileLocked(() => get('/app/api/projects/names/list', headers));
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).toContain('seen');
    const changed = await whileLocked(() => app.inject({ method: 'POST', url: '/app/apiv2/projects', headers, payload: { name: 'once' } }));
    expect(changed.statusCode).toBe(503);
  });

  it('answers 503 when no connection becomes free', async () => {
    const headers = await credentials();
    const held = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => forCalls.pool.connect()));
    const answer = await get('/app/api/whoami', headers);
    expect(answer.status).toBe(503);
    expect(answer.body.errors).toEqual(['The database is busy. Please try again in a moment.']);
    for (const client of held) client.release();
  });
});

describe('figures for Prometheus', () => {
  it('count calls by name and tell of the installation, without anything that users wrote', async () => {
    const user = await buildUser(server.database);
    await buildWorkerProcess(server.database);
    await get(`/app/api/queries/1748290611/status?secret=${user.username}`);
    const { status, body, headers } = await get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('retron_call_seconds_count{call="getQueryStatus",status="401"} 1\n');
    for (const line of ['retron_database_up 1', 'retron_workers 1', 'retron_runs{state="waiting"} 0', 'retron_event_streams 3']) {
      expect(body).toContain(`${line}\n`);
    }
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).toContain('retron_log_lines_dropped_total');
    // A number of ten digits: one of four stands among the figures of memory by chance.
    expect(body).not.toContain('1748290611');
    expect(body).not.toContain(user.username);
  });

  it('are told while the database is away, which they say', async () => {
    await proxy.setMood('refusing');
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('retron_database_up 0\n');
    expect(body).not.toContain('retron_workers 1');
  });

  it('are told on the same machine alone, or to who carries the token where there is one', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    // A proxy on this machine that does not say for whom it asks.
    expect((await get('/metrics', { via: '1.1 proxy' })).status).toBe(403);
    const { statusCode } = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(statusCode).toBe(403);
    await app.close();
    app = await serverWith({ metricsToken: 'a token of some length' });
    expect((await get('/metrics')).status).toBe(403);
    expect((await get('/metrics', { authorization: 'Bearer another token' })).status).toBe(403);
    await app.close();
    app = await serverWith({ metricsToken: 'a-token-of-some-length' });
    expect((await get('/metrics', { authorization: 'Bearer a-token-of-some-length', via: '1.1 proxy' })).status).toBe(200);
  });
});

describe('the log of calls', () => {
  it('has the number that the answer names in every line of a call, and no words behind the question mark', async () => {
    const { headers } = await get('/app/api/whoami?token=s3cret', { 'x-request-id': 'of the caller' });
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await proxy.setMood('refusing');
    const failed = await app.inject({ method: 'POST', url: '/app/login?x=s3cret', payload: { username: 'a', password: 'p4ssword' } });
    expect(failed.statusCode).toBe(503);
    const of = (wanted: unknown) => lines.filter(({ reqId }) => reqId === wanted);
    await eventually(
      async () => of(failed.headers['x-request-id']),
      (found) => found.length === 2,
    );
    expect(of(id)).toMatchObject([{ msg: 'call', call: 'whoAmI', path: '/app/api/whoami', status: 401 }]);
    expect(of(failed.headers['x-request-id'])).toMatchObject([
      { msg: 'A call could not be answered', path: '/app/login' },
      { status: 503 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|p4ssword|of the caller/);
  });

  it('tells of a failed sign-in from where it came, and a name only if somebody has it', async () => {
    const user = await buildUser(server.database);
    for (const username of [user.username, 'my-p4ssword']) {
      await app.inject({ method: 'POST', url: '/app/login', payload: { username, password: 'wr0ng' }, remoteAddress: '203.0.113.9' });
    }
    const failed = lines.filter(({ event }) => event === 'sign-in failed');
    expect(failed).toMatchObject([
      { address: '203.0.113.9', user: user.username, reason: 'not-signed-in' },
      { address: '203.0.113.9', user: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/wr0ng|my-p4ssword/);
  });
});

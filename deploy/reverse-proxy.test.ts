import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryProgress } from '../apps/server/src/database/schema/queries.ts';
import { notify } from '../apps/server/src/repositories/notify.ts';
import type { User } from '../apps/server/src/repositories/users.ts';
import { buildProject, buildQuery, buildUser, PASSWORD } from '../apps/server/src/testing/build.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { makeTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../apps/server/src/testing/test-database.ts';
import { startTestProcess, type TestProcess } from '../apps/server/src/testing/test-process.ts';
import { type Certificate, makeCertificate } from './testing/certificate.ts';
import { HttpClient } from './testing/client.ts';
import { findProgram } from './testing/find-program.ts';
import { PROXIES, type RunningProxy, startProxy } from './testing/proxies.ts';

/** A program that had to be downloaded takes a while. */
const PREPARING_MS = 300_000;

/** Ports that were free a moment ago, all different. */
async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.once('listening', resolve))));
  const ports = probes.map((probe) => (probe.address() as { port: number }).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

let base: string;
let certificate: Certificate;
let testDatabase: TestDatabase;
let user: User;
let webs: TestProcess[];

beforeAll(async () => {
  base = makeTemporaryFolder();
  testDatabase = await createTestDatabase();
  user = await buildUser(testDatabase.database);
  webs = await Promise.all([startTestProcess('web', testDatabase.url), startTestProcess('web', testDatabase.url)]);
}, PREPARING_MS);
afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()));
  await testDatabase.close();
  rmSync(base, { recursive: true, force: true });
});

describe.each(PROXIES)('behind $name with TLS', (proxy) => {
  const program = findProgram(proxy.name);
  const openssl = findProgram('openssl');
  if (program === null || openssl === null) {
    it.skip(`cannot be tried: ${program === null ? proxy.name : 'openssl'} is not there and could not be unpacked`);
    return;
  }

  let running: RunningProxy;
  let address: string;
  let plainAddress: string;

  const clientFrom = (localAddress: string) => new HttpClient(address, { ca: certificate.pem, localAddress });
  const signedIn = async () => {
    const client = clientFrom('127.0.0.1');
    expect((await client.signIn(user.username, PASSWORD)).status).toBe(200);
    return client;
  };

  beforeAll(async () => {
    const folder = join(base, proxy.name);
    mkdirSync(folder, { mode: 0o755 });
    certificate = makeCertificate(openssl, folder);
    const [httpPort, httpsPort] = await freePorts(2);
    running = startProxy(proxy, program, { folder, certificate, webs: [webs[0].port, webs[1].port], httpPort, httpsPort });
    address = `https://localhost:${httpsPort}`;
    plainAddress = `http://localhost:${httpPort}`;
    const ask = () => clientFrom('127.0.0.1').get('/app/api/whoami');
    await eventually(
      () => ask().catch((error: Error) => ({ status: 0, body: `${error.message}\n${running.output()}` })),
      (answer) => answer.status === 401,
    );
  }, PREPARING_MS);
  afterAll(() => running.stop());

  it('cookies are for TLS alone, and browsers are told to come back with TLS', async () => {
    const login = await clientFrom('127.0.0.1').signIn(user.username, PASSWORD);
    expect(login.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    for (const answer of [login, await clientFrom('127.0.0.1').get('/app/api/whoami')]) {
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    }
    const plain = await new HttpClient(plainAddress).get('/queries/1');
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/localhost[:/]/);
  });

  it('the server sees the address of the client, not what the client says of itself', async () => {
    const client = new HttpClient(address, {
      ca: certificate.pem,
      localAddress: '127.0.0.2',
      headers: {
        'x-forwarded-for': '192.0.2.66',
        forwarded: 'for=192.0.2.66',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'elsewhere.example',
      },
    });
    expect((await client.signIn(user.username, PASSWORD)).headers['set-cookie']?.[0]).toMatch(/; Secure/);
    const logged = () => webs.map((web) => web.log()).join('');
    await eventually(async () => logged().includes('"127.0.0.2"'), Boolean);
    expect(logged()).not.toContain('192.0.2.66');
  });

  it('a session that was opened on one web is good on the other', async () => {
    const client = await signedIn();
    for (const web of webs) {
      // As the proxy asks it: the cookie is one for TLS.
      expect((await client.at(web.address, { 'x-forwarded-proto': 'https' }).get('/app/api/whoami')).body).toMatchObject({
        username: user.username,
      });
    }
  });

  it('an event stream arrives message by message', async () => {
    const { database } = testDatabase;
    const queryId = await buildQuery(database, user, await buildProject(database, user), { status: 'planning' });
    await database.update(queryProgress).set({ percent: 10 });
    const client = await signedIn();
    const stream = await client.open('GET', `/app/api/queries/${queryId}/events`);
    expect(stream.statusCode).toBe(200);
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    // Each arrives while the stream is open: a proxy that gathers would keep them until its end.
    await eventually(
      async () => text,
      (read) => read.includes('"percent":10'),
    );
    await database.update(queryProgress).set({ percent: 60 });
    await notify(database, 'query_changed', queryId);
    await eventually(
      async () => text,
      (read) => read.includes('"percent":60'),
    );
    expect(stream.readableEnded).toBe(false);
    stream.destroy();
  });

  it('what is for those who watch the machines is not public', async () => {
    const client = await signedIn();
    for (const path of ['/metrics', '/health', '/health/live', '/health/ready']) expect((await client.get(path)).status).toBe(404);
  });

  it('bodies that are too large are refused, and take no web away from others', async () => {
    const client = await signedIn();
    for (const length of [2_010_000, 2_500_000, 10_000_000, 20_000_000]) {
      // A proxy may close the connection while the rest is being sent: then its answer is lost.
      const refused = client.call('POST', '/app/apiv2/projects', { name: 'x'.repeat(length) }).catch(() => ({ status: 413 }));
      expect((await refused).status).toBe(413);
      for (const _ of webs) expect((await client.get('/app/api/whoami')).status).toBe(200);
    }
  });

  it('one web may die: the other serves, and the first again once it is back', async () => {
    const client = await signedIn();
    const { port } = webs[0];
    await webs[0].kill();
    for (let call = 0; call < 10; call++) expect((await client.get('/app/api/whoami')).status).toBe(200);
    webs[0] = await startTestProcess('web', testDatabase.url, { PORT: String(port) });
    await eventually(
      async () => {
        expect((await client.get('/app/api/whoami')).status).toBe(200);
        return webs[0].log().includes('/app/api/whoami');
      },
      Boolean,
      60_000,
    );
  }, 180_000);
});

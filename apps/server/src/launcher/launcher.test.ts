import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runningPostmaster } from '../database/embedded/server-processes.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { type Part, startLauncher, type TestLauncher } from '../testing/test-launcher.ts';

const PASSWORD = 'a password for tests';

let dataFolder: string;
let launcher: TestLauncher | null = null;
beforeEach(() => {
  dataFolder = makeTemporaryFolder();
});
afterEach(async () => {
  await launcher?.stop();
  launcher = null;
  rmSync(dataFolder, { recursive: true, force: true });
});

function start(settings: Readonly<Record<string, string>> = {}): TestLauncher {
  launcher = startLauncher(dataFolder, settings);
  return launcher;
}

/** A signed-in client over real HTTP. */
async function signIn(address: string, password = PASSWORD) {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${address}/app/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(login.status).toBe(200);
  const headers = {
    ...json,
    cookie: (login.headers.get('set-cookie') ?? '').split(';')[0],
    'x-csrf-token': ((await login.json()) as { csrfToken: string }).csrfToken,
  };
  return {
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    get: async (path: string): Promise<any> => (await fetch(address + path, { headers })).json(),
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    post: async (path: string, body: object): Promise<any> =>
      (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json(),
  };
}

/** A small question, planned within moments. */
async function startQuery(client: Awaited<ReturnType<typeof signIn>>, name: string): Promise<{ readonly id: number }> {
  const [project] = await client.get('/app/api/projects/names/list');
  return client.post('/app/apiv2/queries/start', {
    projectid: project.id,
    sessionid: name,
    rosdal: 'CC(=O)Oc1ccccc1C(=O)O',
    direction: 'synthesis',
    algorithm: 'OLD',
    strategy: 'Core Disconnection 1.0',
    library: ['chemsynth_core-1.0'],
    breadth: 5,
    nsteps: 1,
    minlevels: 1,
  });
}

/** Whether somebody can sign in, ask, and is answered by a worker; if not, why. */
async function service(address: string, name: string): Promise<string> {
  try {
    const client = await signIn(address);
    if (!HAS_LIBRARIES) return 'Ready';
    const started = await startQuery(client, name);
    if (started.id === undefined) return JSON.stringify(started);
    const { status } = await eventually(
      () => client.get(`/app/api/queries/${started.id}/status`),
      (answer) => answer.status !== 'Busy',
      20_000,
    );
    return status;
  } catch (error) {
    return String(error);
  }
}

const servesAgain = (address: string, why: string) =>
  eventually(
    () => service(address, `${why} ${Date.now()}`),
    (answer) => answer === 'Ready',
    120_000,
  );

describe('starting Retron', () => {
  it('prints one line when it is ready, shows a made-up password once, and ends in order', async () => {
    const first = start();
    const address = await first.ready;
    expect(first.output.stdout).toBe(`Retron is ready at ${address}\n`);
    const password = /the password (\S+) /.exec(first.output.stderr)?.[1] ?? '';
    const client = await signIn(address, password);
    expect(await client.get('/app/api/whoami')).toMatchObject({ username: 'admin', special: true });
    expect((await client.get('/app/api/v2/strategies')).length).toBeGreaterThan(1);
    expect((await client.get('/app/api/projects/names/list')).length).toBe(1);
    for (const file of ['database.json', 'launcher.lock', 'logs/web.log']) {
      expect(`${file} ${(statSync(join(dataFolder, file)).mode & 0o777).toString(8)}`).toBe(`${file} 600`);
    }
    expect(statSync(join(dataFolder, 'logs')).mode & 0o077).toBe(0);
    // Nobody else may list it; the database's own user may have to pass through.
    expect(statSync(dataFolder).mode & 0o066).toBe(0);

    const second = startLauncher(dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(`Retron is already running in ${dataFolder}`);

    expect(await first.stop()).toBe(0);
    const third = start();
    await signIn(await third.ready, password);
    expect(third.output.stderr).not.toContain('password');
  }, 120_000);

  it('keeps everything it acknowledged when all of it is killed, and finishes the query', async () => {
    const settings = { RETRON_ADMIN_PASSWORD: PASSWORD };
    const first = start(settings);
    const before = await signIn(await first.ready);
    const project = (await before.post('/app/apiv2/projects', { name: 'Acknowledged' })) as { id: number };
    const started = HAS_LIBRARIES
      ? await before.post('/app/apiv2/queries/start', {
          projectid: project.id,
          sessionid: 'survivor',
          rosdal: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
          direction: 'synthesis',
          algorithm: 'OLD',
          strategy: 'Core Disconnection 1.0',
          library: ['chemsynth_core-1.0'],
          breadth: 10,
          nsteps: 2,
          minlevels: 2,
        })
      : null;
    await first.killEverything();

    const second = start(settings);
    const after = await signIn(await second.ready);
    expect(await after.get(`/app/apiv2/projects/${project.id}`)).toMatchObject({ name: 'Acknowledged' });
    if (started === null) return;
    const done = await eventually(
      () => after.get(`/app/api/queries/${started.id}/status`),
      (answer) => answer.status !== 'Busy',
      90_000,
    );
    expect(done).toMatchObject({ status: 'Ready', progress: { percent: 100 } });
  }, 180_000);

  it('says when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as { port: number };
    const refused = start({ PORT: String(port), HOST: '0.0.0.0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain(`The port ${port} is in use by another program.`);
    // It would have listened where others can hear.
    expect(refused.output.stderr).toContain('Passwords would travel unencrypted: put a proxy with TLS in front');
    expect(refused.output.stdout).toBe('');
    other.close();
  }, 180_000);

  it('says when there is nothing to listen at', async () => {
    const refused = start({ PORT: '0', HOST: 'no-such-host.invalid' });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain('Retron cannot listen at no-such-host.invalid, port 0: ');
    expect(refused.output.stderr).not.toContain('started again');
  }, 180_000);

  it('says which setting is wrong', async () => {
    const refused = start({ PORT: 'eighty' });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toBe('The setting PORT must be a number.\n');
  });

  it('refuses a new database where an old one is missing', async () => {
    const first = start();
    await first.ready;
    await first.stop();
    const { folder } = JSON.parse(readFileSync(join(dataFolder, 'database.json'), 'utf8')) as { folder: string };
    rmSync(join(dataFolder, folder), { recursive: true });
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(`The database folder ${join(dataFolder, folder)} is missing.`);
  }, 180_000);

  it('logs no secrets', async () => {
    const first = start({ RETRON_ADMIN_PASSWORD: PASSWORD, RETRON_LOG_LEVEL: 'debug' });
    const address = await first.ready;
    const client = await signIn(address);
    const { csrfToken } = await client.get('/app/api/whoami');
    await first.stop();
    const logs = ['launcher', 'web', 'worker'].map((name) => readFileSync(join(dataFolder, 'logs', `${name}.log`), 'utf8')).join('');
    expect(logs).toContain('/app/login');
    for (const secret of [PASSWORD, csrfToken]) expect(logs).not.toContain(secret);
  }, 180_000);
});

/** Killed in this order, with a moment between, or all at once. */
const ORDERS: readonly (readonly Part[])[] = [
  ['database'],
  ['web'],
  ['worker'],
  ['database', 'web'],
  ['worker', 'database'],
  ['web', 'worker'],
  ['web', 'worker', 'database'],
];

describe('Retron whose processes die', () => {
  let folder: string;
  let running: TestLauncher;
  let address: string;
  beforeAll(async () => {
    folder = makeTemporaryFolder();
    running = startLauncher(folder, { RETRON_ADMIN_PASSWORD: PASSWORD });
    address = await running.ready;
  }, 120_000);
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Waits until all run, those in `lost` as another process. */
  async function renewed(before: Readonly<Record<Part, number | null>>, lost: readonly Part[]): Promise<void> {
    await eventually(
      async () => running.processes(),
      (now) => Object.values(now).every((pid) => pid !== null) && lost.every((part) => now[part] !== before[part]),
      120_000,
    );
  }

  it.each(ORDERS.map((order) => ({ order, names: order.join(', then ') })))(
    'serves again after the loss of $names',
    async ({ order }) => {
      const before = running.processes();
      for (const part of order) {
        process.kill(before[part] as number, 'SIGKILL');
        await sleep(200);
      }
      await renewed(before, order);
      await servesAgain(address, `after ${order}`);
    },
    300_000,
  );

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'serves again after somebody stopped the database with %s',
    async (signal) => {
      const before = running.processes();
      process.kill(before.database as number, signal);
      await renewed(before, ['database']);
      await servesAgain(address, `after ${signal}`);
    },
    300_000,
  );

  it('goes on when its terminal closes', async () => {
    running.closeOutput();
    const lost = running.processes();
    process.kill(lost.worker as number, 'SIGKILL');
    await renewed(lost, ['worker']);
    await servesAgain(address, 'after its output was closed');
    const before = running.processes();
    running.signal('SIGHUP');
    await sleep(1000);
    expect(running.processes()).toEqual(before);
    expect(await service(address, 'after SIGHUP')).toBe('Ready');
  }, 300_000);

  it('ends in order while its database is down', async () => {
    process.kill(running.processes().database as number, 'SIGKILL');
    process.kill(running.processes().web as number, 'SIGKILL');
    expect(await running.stop()).toBe(0);
    expect(runningPostmaster(join(folder, 'postgres'))).toBeNull();
  }, 120_000);
});

describe('parts of Retron on one database', () => {
  const other = { folder: '', launcher: null as TestLauncher | null };
  afterEach(async () => {
    await other.launcher?.stop();
    if (other.folder !== '') rmSync(other.folder, { recursive: true, force: true });
  });

  it('need one to be named', async () => {
    const refused = start({ RETRON_ROLE: 'worker' });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toBe('RETRON_ROLE=worker needs DATABASE_URL: the database that all web and worker processes share.\n');
  });

  it('start at the same time, and work together', async () => {
    const name = `parts_${Date.now()}`;
    const base = inject('templateUrl').replace(/\/template_retron$/, '');
    const admin = new pg.Client({ connectionString: `${base}/postgres` });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    const settings = { DATABASE_URL: `${base}/${name}`, RETRON_ADMIN_PASSWORD: PASSWORD };
    other.folder = makeTemporaryFolder();
    other.launcher = startLauncher(other.folder, { ...settings, RETRON_ROLE: 'worker' });
    const web = start({ ...settings, RETRON_ROLE: 'web' });
    const [address, line] = await Promise.all([web.ready, other.launcher.ready]);
    expect(line).toBe("Retron's worker is ready");
    expect(await service(address, 'together')).toBe('Ready');
    expect(web.processes()).toMatchObject({ worker: null, database: null });
    expect(other.launcher.processes()).toMatchObject({ web: null, database: null });
  }, 180_000);
});

import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { startLauncher, type TestLauncher } from '../testing/test-launcher.ts';

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
    expect(statSync(join(dataFolder, 'database.json')).mode & 0o777).toBe(0o600);

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
    const refused = start({ PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain(`The port ${port} is in use by another program.`);
    expect(refused.output.stdout).toBe('');
    other.close();
  }, 60_000);

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
    rmSync(folder, { recursive: true });
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(`The database folder ${folder} is missing.`);
  }, 60_000);

  it('logs no secrets', async () => {
    const first = start({ RETRON_ADMIN_PASSWORD: PASSWORD, RETRON_LOG_LEVEL: 'debug' });
    const address = await first.ready;
    const client = await signIn(address);
    const { csrfToken } = await client.get('/app/api/whoami');
    await first.stop();
    const logs = ['launcher', 'web', 'worker'].map((name) => readFileSync(join(dataFolder, 'logs', `${name}.log`), 'utf8')).join('');
    expect(logs).toContain('/app/login');
    for (const secret of [PASSWORD, csrfToken]) expect(logs).not.toContain(secret);
  }, 60_000);
});

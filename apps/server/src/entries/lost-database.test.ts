import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryCommand } from '../testing/entry-command.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { behindProxy, startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let proxy: TcpProxy;
let dataFolder: string;
let children: ChildProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  dataFolder = makeTemporaryFolder();
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await proxy.close();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A real process of the server, ready; resolves with its port. */
async function start(name: 'web' | 'worker', settings: Readonly<Record<string, string>> = {}): Promise<number> {
  const child = spawn(process.execPath, entryCommand(name), {
    env: {
      ...process.env,
      DATABASE_URL: behindProxy(database.url, proxy),
      RETRON_DATA: dataFolder,
      RETRON_WORKERS: '1',
      RETRON_LOG_LEVEL: 'error',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.on('message', (message: { kind: string; port: number }) => message.kind === 'ready' && resolve(message.port));
    child.once('exit', (code) => reject(new Error(`The ${name} process ended with ${code}`)));
  });
}

const get = async (port: number, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

describe.skipIf(!HAS_LIBRARIES)('web and worker, when the database is lost', () => {
  it('live on, work again as soon as it is back, and hold no more connections than before', async () => {
    const workerPort = await freePort();
    const [web] = await Promise.all([start('web'), start('worker', { RETRON_WORKER_METRICS_PORT: String(workerPort) })]);
    const listeners = async () => {
      const { rows } = await database.database.execute<{ pid: number }>(
        sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'retron-notifications' AND datname = current_database()`,
      );
      return rows.length;
    };
    const databaseIsOk = async () => JSON.parse((await get(web, '/health/ready')).text).checks.database.ok;
    expect(await databaseIsOk()).toBe(true);
    expect(await listeners()).toBe(2);

    for (let round = 0; round < 3; round += 1) {
      await database.database.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await sleep(500);
    }
    await proxy.setMood('refusing');
    expect((await get(web, '/health/live')).status).toBe(200);
    await eventually(databaseIsOk, (isOk) => !isOk);
    await sleep(6000);
    await proxy.setMood('open');

    await eventually(databaseIsOk, (isOk) => isOk);
    await eventually(listeners, (count) => count === 2);
    // Whatever storms the database does so now.
    await sleep(3000);
    expect(await listeners()).toBe(2);
    expect(proxy.connections()).toBeLessThan(30);
    expect(children.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual([
      [null, null],
      [null, null],
    ]);

    const figures = await get(workerPort, '/metrics');
    expect(figures.status).toBe(200);
    for (const name of ['retron_expansions_total 0', 'retron_planning_threads_lost_total 0', 'retron_plans 0']) {
      expect(figures.text).toContain(`${name}\n`);
    }
    expect(await get(workerPort, '/health/live')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect((await get(workerPort, '/other')).status).toBe(404);
  }, 180_000);
});

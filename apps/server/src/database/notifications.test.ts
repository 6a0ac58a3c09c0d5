import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { behindProxy, startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { Notifications } from './notifications.ts';

const PATIENCE = { firstPauseMs: 100, longestPauseMs: 500, answerMs: 1000, lookMs: 500 };

let database: TestDatabase;
let proxy: TcpProxy;
let notifications: Notifications;
/** Speaks with the database beside the proxy. */
let watcher: pg.Client;
let heard: number[];
let reconnects: number;

beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  watcher = new pg.Client({ connectionString: database.url, application_name: 'watcher' });
  await watcher.connect();
  heard = [];
  reconnects = 0;
  notifications = new Notifications(
    behindProxy(database.url, proxy),
    { query_changed: (id) => heard.push(id) },
    () => {
      reconnects += 1;
    },
    PATIENCE,
  );
  await notifications.start();
});
afterEach(async () => {
  await notifications.close();
  await proxy.close();
  await watcher.end();
  await database.close();
});

/** Processes of the database that listen. */
async function listeners(): Promise<readonly number[]> {
  const { rows } = await watcher.query(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'retron-notifications' AND datname = current_database()",
  );
  return rows.map(({ pid }: { pid: number }) => pid);
}

/** Sends until it is heard, as who sends does not know whether anybody listens yet. */
async function isHeard(id: number): Promise<boolean> {
  await eventually(
    async () => {
      await watcher.query("SELECT pg_notify('query_changed', $1)", [String(id)]);
      await sleep(50);
      return heard.includes(id);
    },
    (answer) => answer,
  );
  return true;
}

describe('the connection that hears notifications', () => {
  it('is one and stays one, however often it is ended by the server', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const before = await eventually(listeners, (pids) => pids.length > 0);
      expect(before).toHaveLength(1);
      await watcher.query('SELECT pg_terminate_backend($1)', [before[0]]);
      await eventually(listeners, (pids) => pids.length > 0 && !pids.includes(before[0]));
      expect(await isHeard(round)).toBe(true);
      expect(reconnects).toBe(round);
    }
    // Whatever a reconnect left behind would have connected by now.
    await sleep(3 * PATIENCE.longestPauseMs);
    expect(await listeners()).toHaveLength(1);
    expect(reconnects).toBe(8);
  });

  it('comes back, once, from a server that refused for seconds, without having stormed it', async () => {
    const before = proxy.connectionsMade();
    await proxy.setMood('refusing');
    await sleep(6000);
    await proxy.setMood('open');
    expect(await isHeard(1)).toBe(true);
    await sleep(3 * PATIENCE.longestPauseMs);
    expect(await listeners()).toHaveLength(1);
    expect(proxy.connections()).toBe(1);
    expect(proxy.connectionsMade()).toBe(before + 1);
    expect(reconnects).toBe(1);
  });

  it('is made anew when the other end is gone without a word', async () => {
    const before = await listeners();
    await proxy.setMood('silent');
    await eventually(
      async () => proxy.connectionsMade(),
      (made) => made > 3,
    );
    await proxy.setMood('open');
    expect(await isHeard(2)).toBe(true);
    expect(reconnects).toBe(1);
    // The server learns of the ends of those that were swallowed.
    const after = await eventually(listeners, (pids) => pids.length === 1 && !pids.includes(before[0]));
    expect(after).toHaveLength(1);
  });

  it('does not come back once it is closed', async () => {
    await proxy.setMood('refusing');
    await notifications.close();
    await proxy.setMood('open');
    await sleep(3 * PATIENCE.longestPauseMs);
    expect(await listeners()).toEqual([]);
  });
});

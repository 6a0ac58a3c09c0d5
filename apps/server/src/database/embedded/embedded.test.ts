import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

const isRoot = process.getuid?.() === 0;

let base: string;
let running: EmbeddedDatabase | null = null;
beforeEach(() => {
  base = makeTemporaryFolder();
});
afterEach(async () => {
  await running?.stop();
  running = null;
  rmSync(base, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({ dataFolder });
  return running;
}

async function ask(database: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataFolder: string) => Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);

describe('the embedded database', () => {
  it('is durable and listens on this machine only', async () => {
    const database = await start(join(base, 'data'));
    expect(new URL(database.url).hostname).toBe('127.0.0.1');
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['synchronous_commit', 'on'],
      ['listen_addresses', '127.0.0.1'],
      ['server_encoding', 'UTF8'],
    ]) {
      expect(await ask(database, `SHOW ${setting}`)).toEqual([{ [setting]: value }]);
    }
  }, 60_000);

  it('is taken over when it runs already, and started again with its data when it does not', async () => {
    const dataFolder = join(base, 'data');
    const first = await start(dataFolder);
    await ask(first, 'CREATE TABLE kept (value text)');
    const pid = postmasterPid(dataFolder);
    const second = await start(dataFolder);
    expect(second.url).toBe(first.url);
    expect(postmasterPid(dataFolder)).toBe(pid);
    await second.stop();
    const third = await start(dataFolder);
    expect(await ask(third, 'SELECT * FROM kept')).toEqual([]);
  }, 60_000);

  it('starts again after it was killed, with everything that was committed', async () => {
    const dataFolder = join(base, 'data');
    await ask(await start(dataFolder), "CREATE TABLE kept (value text); INSERT INTO kept VALUES ('safe')");
    process.kill(postmasterPid(dataFolder), 'SIGKILL');
    const again = await start(dataFolder);
    expect(await ask(again, 'SELECT value FROM kept')).toEqual([{ value: 'safe' }]);
  }, 90_000);

  it.skipIf(!isRoot)(
    'lives outside a folder that only root can enter',
    async () => {
      const closed = join(base, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const dataFolder = join(closed, 'data');
      const database = await start(dataFolder);
      expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      const { folder } = JSON.parse(readFileSync(join(dataFolder, 'database.json'), 'utf8')) as { folder: string };
      expect(folder).toMatch(/^\/var\/lib\/retron\/[0-9a-f]{12}\/postgres$/);
      expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
      await database.stop();
      running = null;
      rmSync(dirname(folder), { recursive: true, force: true });
    },
    60_000,
  );
});

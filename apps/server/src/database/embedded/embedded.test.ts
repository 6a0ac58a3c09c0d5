import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { prepareJobQueue } from '../job-queue.ts';
import { migrateDatabase } from '../migrate.ts';
import { EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

const isRoot = process.getuid?.() === 0;

let base: string;
const running = new Set<EmbeddedDatabase>();
beforeEach(() => {
  base = makeTemporaryFolder();
});
afterEach(async () => {
  for (const database of running) await database.stop();
  running.clear();
  rmSync(base, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataFolder });
  running.add(database);
  return database;
}

async function ask(database: EmbeddedDatabase, statement: string, url = database.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataFolder: string) => Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);

const kept = (dataFolder: string) => JSON.parse(readFileSync(join(dataFolder, 'database.json'), 'utf8')) as Record<string, string>;

/** A copy as `cp -a` makes it, with everything in it. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  if (!isRoot) return;
  const { status, stderr } = spawnSync('chown', ['-R', '--reference', join(from, 'postgres'), join(to, 'postgres')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** What belongs to the superuser in schemas of ours. */
const SUPERUSERS_OBJECTS = `
SELECT relname AS name FROM pg_class WHERE relowner = 10 AND relnamespace::regnamespace::text IN ('public', 'drizzle', 'pgboss')
UNION ALL SELECT proname FROM pg_proc WHERE proowner = 10 AND pronamespace::regnamespace::text IN ('public', 'drizzle', 'pgboss')
UNION ALL SELECT typname FROM pg_type WHERE typowner = 10 AND typnamespace::regnamespace::text IN ('public', 'drizzle', 'pgboss')
UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 10 AND nspname IN ('drizzle', 'pgboss')`;

/** Turns a data folder into what a version left that knew one role and whole paths; the tables are made as it made them. */
async function makeOld(dataFolder: string): Promise<void> {
  const database = await start(dataFolder);
  const { superuserUrl } = database;
  await ask(database, 'ALTER DATABASE retron OWNER TO retron', superuserUrl);
  await ask(database, 'DROP ROLE retron_app', superuserUrl);
  await migrateDatabase(superuserUrl);
  await prepareJobQueue(superuserUrl);
  await ask(database, "CREATE TYPE mood AS ENUM ('good'); CREATE VIEW seen AS SELECT 1 AS one", superuserUrl);
  await ask(database, "INSERT INTO installation (name, value) VALUES ('kept', 'old')", superuserUrl);
  await database.stop();
  running.delete(database);
  const { port, password } = kept(dataFolder);
  writeFileSync(join(dataFolder, 'database.json'), JSON.stringify({ folder: join(dataFolder, 'postgres'), port, password }));
}

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

  it('lets the application own its database and do nothing else', async () => {
    const database = await start(join(base, 'data'));
    await ask(database, 'CREATE SCHEMA own; CREATE TABLE own.things (id int generated always as identity)');
    expect(
      await ask(database, 'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication FROM pg_roles WHERE rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false }]);
    await expect(ask(database, "COPY own.things TO PROGRAM 'cat'")).rejects.toThrow('permission denied');
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

  it('is taken over at the port where it runs, whatever was written down last', async () => {
    const dataFolder = join(base, 'data');
    const first = await start(dataFolder);
    writeFileSync(join(dataFolder, 'database.json'), JSON.stringify({ ...kept(dataFolder), port: 1 }));
    expect((await start(dataFolder)).url).toBe(first.url);
  }, 60_000);

  it('starts again after it was killed, with everything that was committed', async () => {
    const dataFolder = join(base, 'data');
    await ask(await start(dataFolder), "CREATE TABLE kept (value text); INSERT INTO kept VALUES ('safe')");
    process.kill(postmasterPid(dataFolder), 'SIGKILL');
    const again = await start(dataFolder);
    expect(await ask(again, 'SELECT value FROM kept')).toEqual([{ value: 'safe' }]);
  }, 90_000);

  it.skipIf(!existsSync('/proc/self/stat'))(
    'starts again after its first process was killed and another one hangs',
    async () => {
      const dataFolder = join(base, 'data');
      const database = await start(dataFolder);
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
      process.kill(rows[0].pid, 'SIGSTOP');
      process.kill(postmasterPid(dataFolder), 'SIGKILL');
      expect(await ask(await start(dataFolder), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await client.end();
    },
    90_000,
  );

  it('moves to another port when somebody else has taken its own', async () => {
    const dataFolder = join(base, 'data');
    const first = await start(dataFolder);
    const { port } = new URL(first.url);
    await first.stop();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', () => resolve()));
    const second = await start(dataFolder);
    expect(new URL(second.url).port).not.toBe(port);
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    other.close();
  }, 60_000);

  it('can be stopped while it starts', async () => {
    const database = new EmbeddedDatabase({ dataFolder: join(base, 'data') });
    const attempt = database.start().catch((error: Error) => error);
    await eventually(
      async () => existsSync(join(base, 'data/postgres/PG_VERSION')),
      (isMade) => isMade,
    );
    await database.stop();
    await attempt;
    expect(database.isRunning()).toBe(false);
  }, 60_000);

  it('of a copied data folder is another one than the original, which goes on', async () => {
    const [original, copied] = [join(base, 'data'), join(base, 'copied')];
    const first = await start(original);
    await ask(first, "CREATE TABLE whose (value text); INSERT INTO whose VALUES ('original')");
    const pid = postmasterPid(original);
    await ask(first, 'CHECKPOINT', first.superuserUrl);
    copy(original, copied);
    // As an earlier version wrote it: with the path of the original.
    writeFileSync(join(copied, 'database.json'), JSON.stringify({ ...kept(original), folder: join(original, 'postgres') }));
    const second = await start(copied);
    await ask(second, "UPDATE whose SET value = 'copy'");
    expect(await ask(second, 'SHOW data_directory', second.superuserUrl)).toEqual([{ data_directory: join(copied, 'postgres') }]);
    expect(await ask(first, 'SELECT value FROM whose')).toEqual([{ value: 'original' }]);
    await second.stop();
    expect(postmasterPid(original)).toBe(pid);
    expect(await ask(first, 'SELECT value FROM whose')).toEqual([{ value: 'original' }]);
  }, 90_000);

  it('goes where its data folder is moved', async () => {
    const [before, after] = [join(base, 'data'), join(base, 'moved')];
    const first = await start(before);
    await ask(first, 'CREATE TABLE kept (value text)');
    await first.stop();
    running.clear();
    renameSync(before, after);
    expect(await ask(await start(after), 'SELECT * FROM kept')).toEqual([]);
    expect(kept(after).folder).toBe('postgres');
  }, 60_000);

  it('of an earlier version is handed over to the application', async () => {
    const dataFolder = join(base, 'data');
    await makeOld(dataFolder);
    const database = await start(dataFolder);
    expect(new URL(database.url).username).not.toBe(new URL(database.superuserUrl).username);
    expect(await ask(database, "SELECT value FROM installation WHERE name = 'kept'")).toEqual([{ value: 'old' }]);
    expect(await ask(database, SUPERUSERS_OBJECTS, database.superuserUrl)).toEqual([]);
    // It may change what it owns now.
    await migrateDatabase(database.url);
    await prepareJobQueue(database.url);
    await ask(database, "ALTER TABLE installation ADD COLUMN more text; ALTER TYPE mood ADD VALUE 'bad'; DROP VIEW seen");
    expect(kept(dataFolder).folder).toBe('postgres');
  }, 90_000);

  it('is not begun anew where its passwords are lost', async () => {
    const dataFolder = join(base, 'data');
    await (await start(dataFolder)).stop();
    running.clear();
    rmSync(join(dataFolder, 'database.json'));
    await expect(start(dataFolder)).rejects.toThrow('database.json is missing');
  }, 60_000);

  describe.skipIf(!isRoot)('outside a folder that only root can enter', () => {
    let dataFolder: string;
    let folder: string;
    beforeEach(async () => {
      const closed = join(base, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      dataFolder = join(closed, 'data');
      const database = await start(dataFolder);
      await ask(database, "CREATE TABLE whose (value text); INSERT INTO whose VALUES ('original')");
      folder = kept(dataFolder).folder;
    });
    afterEach(async () => {
      for (const database of running) await database.stop();
      running.clear();
      rmSync(dirname(folder), { recursive: true, force: true });
    });

    it('has a place of its own', () => {
      expect(folder).toMatch(/^\/var\/lib\/retron\/[0-9a-f]{12}\/postgres$/);
      expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
    });

    it('is not used by a copy of its data folder', async () => {
      const copied = join(base, 'copied');
      cpSync(dataFolder, copied, { recursive: true });
      await expect(start(copied)).rejects.toThrow(/belongs to .*closed\/data\. .*retron backup.*retron restore/);
      const [database] = running;
      expect(await ask(database, 'SELECT value FROM whose')).toEqual([{ value: 'original' }]);
    }, 60_000);

    it('goes with a data folder that is moved, and leaves the old place to another', async () => {
      for (const database of running) await database.stop();
      running.clear();
      const moved = join(base, 'closed/moved');
      renameSync(dataFolder, moved);
      expect(await ask(await start(moved), 'SELECT value FROM whose')).toEqual([{ value: 'original' }]);
      const other = await start(dataFolder);
      await expect(ask(other, 'SELECT value FROM whose')).rejects.toThrow('does not exist');
      await other.stop();
      running.delete(other);
      rmSync(dirname(kept(dataFolder).folder), { recursive: true, force: true });
    }, 60_000);
  });
});

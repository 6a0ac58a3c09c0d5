import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSchema, migrateDatabase } from '../database/migrate.ts';
import { knownMigrations } from '../database/migrations.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { migrateAsOf } from '../testing/old-database.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { backupBefore } from './before-change.ts';
import { readBackup } from './read-backup.ts';
import { holdsAnything, type RestoreRequest, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const signal = new AbortController().signal;
const say = () => undefined;

let folder: string;
let original: TestDatabase;
let good: string;

/** Whatever COPY has to escape, and values of every type that is stored. */
const AWKWARD = 'tab\t, line\nend, back\\slash, \\N, quote " \', ä 合成 𝛼';

async function fill(database: TestDatabase): Promise<void> {
  const user = await buildUser(database.database, { username: 'chemist' });
  const project = await buildProject(database.database, user, { name: AWKWARD });
  const first = await buildQuery(database.database, user, project, { name: 'done' });
  const second = await buildQuery(database.database, user, project, { name: 'under way', status: 'planning' });
  const third = await buildQuery(database.database, user, project, { name: 'deleted for good' });
  const details = JSON.stringify({ version: 1, text: AWKWARD, half: 0.1 });
  await database.pool.query('DELETE FROM queries WHERE id = $1', [third]);
  await database.pool.query(
    `INSERT INTO structures (query_id, id, smiles, rosdal, depth, is_in_stock, molfile)
     SELECT $1, n, 'C' || n, '1.', 1, CASE WHEN n % 3 = 0 THEN NULL ELSE n % 3 = 1 END, repeat('molfile' || chr(10), 40) FROM generate_series(1, 20000) AS n`,
    [first],
  );
  await database.pool.query(
    "INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details) VALUES ($1, 1, 1, 1, 3, 0.1, '{2,3}', $2)",
    [first, details],
  );
  await database.pool.query(
    "UPDATE query_runs SET state = 'running', held_by = 'gone', attempts = 1, needs = '{ab,cd}' WHERE query_id = $1",
    [second],
  );
  await database.pool.query('INSERT INTO comments (project_id, query_id, author_id, title, message) VALUES ($1, $2, $3, $4, $4)', [
    project,
    first,
    user.id,
    AWKWARD,
  ]);
  await database.pool.query("INSERT INTO tree_states (query_id, user_id, name, state) VALUES ($1, $2, 'mine', $3)", [
    first,
    user.id,
    details,
  ]);
  await database.pool.query("INSERT INTO disconnection_comments VALUES ($1, '0-1', $2)", [first, AWKWARD]);
  await database.pool.query("INSERT INTO sessions (token_hash, user_id, csrf_token) VALUES ('secret hash', $1, 'secret csrf')", [user.id]);
  await database.pool.query("INSERT INTO processes (id, role, host, pid, build) VALUES ('gone', 'worker', 'h', 1, 'b')");
  await database.pool.query("INSERT INTO event_streams (process_id, user_id) VALUES ('gone', $1)", [user.id]);
  await database.pool.query("INSERT INTO rate_limits VALUES ('key', 1, 1)");
  await database.pool.query("INSERT INTO installation VALUES ('cookie-key', 'secret key'), ('sample', 'made')");
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of all tables, as text. */
function everything(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const tables = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");
    const all: Record<string, string[]> = {};
    for (const { tablename } of tables.rows) {
      const { rows } = await client.query(`SELECT t::text AS row FROM ${tablename} t ORDER BY 1`);
      all[tablename] = rows.map(({ row }) => row);
    }
    return all;
  });
}

const request = (file: string, name = 'data') => ({
  url: original.url,
  file,
  dataFolder: join(folder, name),
  libraryFolder: join(folder, 'installed/libraries'),
  withLibraries: false,
  say,
  signal,
});

async function restored(file: string, options: Partial<RestoreRequest> = {}): Promise<string> {
  const url = options.url ?? (await createBareDatabase());
  const backup = await readBackup(file, signal);
  await restoreBackup(backup, { ...request(file, 'elsewhere'), replaces: false, ...options, url });
  return url;
}

type Entries = [name: string, content: Buffer][];

async function unpacked(file: string): Promise<Entries> {
  const entries: Entries = [];
  const tar = extract();
  tar.end(gunzipSync(readFileSync(file)));
  for await (const entry of tar) entries.push([entry.header.name, await buffer(entry as AsyncIterable<Buffer>)]);
  return entries;
}

/** The good backup with other entries. */
async function forged(change: (entries: Entries) => Entries): Promise<string> {
  const tar = pack();
  for (const [name, content] of change(await unpacked(good))) tar.entry({ name }, content);
  tar.finalize();
  const file = join(folder, 'forged.tar.gz');
  writeFileSync(file, gzipSync(await buffer(tar as AsyncIterable<Buffer>)));
  return file;
}

const changed = (entries: Entries, name: string, change: (text: string) => string): Entries =>
  entries.map(([each, content]) => [each, each === name ? Buffer.from(change(content.toString())) : content]);

beforeAll(async () => {
  folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'data/legal'), { recursive: true });
  writeFileSync(join(folder, 'data/legal/imprint.txt'), 'The operator.\n');
  writeFileSync(join(folder, 'data/database.json'), '{"password":"secret password"}');
  mkdirSync(join(folder, 'installed/libraries'), { recursive: true });
  writeFileSync(join(folder, 'installed/libraries/ours-1.0.rlib'), 'a library');
  writeFileSync(join(folder, 'installed/libraries/README.md'), 'no data');
  mkdirSync(join(folder, 'data/libraries'));
  writeFileSync(join(folder, 'data/libraries/notebook-1.0.rlib'), 'made of uploaded reactions');
  original = await createTestDatabase();
  await fill(original);
  good = join(folder, 'good.tar.gz');
  await writeBackup(request(good));
});
afterAll(async () => {
  await original.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('restored elsewhere holds all that was there, and the original is untouched', async () => {
    const before = await everything(original.url);
    const there = await everything(await restored(good));
    expect(await everything(original.url)).toEqual(before);
    const expected: Record<string, string[]> = {
      ...before,
      sessions: [],
      processes: [],
      event_streams: [],
      rate_limits: [],
      installation: ['(sample,made)'],
    };
    expect(Object.keys(there)).toEqual(Object.keys(expected));
    const { query_runs: runs, ...others } = expected;
    for (const [table, rows] of Object.entries(others)) expect(there[table], table).toEqual(rows);
    expect(there.structures).toHaveLength(20000);
    // What was being planned waits for a worker of the new place.
    expect(runs.join()).toContain(',running,t,gone,');
    expect(there.query_runs).toEqual(runs.map((row) => row.replace(',running,t,gone,', ',waiting,t,,')));
  });

  it('numbers go on where they were, those of deleted rows included', async () => {
    const url = await restored(good);
    const next = (at: string) =>
      withClient(at, async (client) => (await client.query("SELECT nextval(pg_get_serial_sequence('queries', 'id')) AS n")).rows[0].n);
    expect(await next(url)).toBe('4');
  });

  it('is as strict about its rows as the original', async () => {
    const url = await restored(good);
    const constraints = (at: string) =>
      withClient(at, async (client) => {
        const { rows } = await client.query(
          `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS is FROM pg_constraint
           WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
        );
        return rows;
      });
    expect(await constraints(url)).toEqual(await constraints(original.url));
    await expect(checkSchema(url)).resolves.toBeUndefined();
    await expect(migrateDatabase(url)).resolves.toBeUndefined();
  });

  it('holds no secret of the place it comes from, and is for its owner alone', async () => {
    const text = (await unpacked(good)).map(([, content]) => content.toString()).join('');
    expect(text).toContain('argon2id');
    for (const secret of ['secret hash', 'secret csrf', 'secret key', 'secret password']) expect(text).not.toContain(secret);
    expect(statSync(good).mode & 0o777).toBe(0o600);
  });

  it('brings what the operator wrote, and keeps what is there', async () => {
    const said: string[] = [];
    await restored(good, { dataFolder: join(folder, 'fresh') });
    expect(readFileSync(join(folder, 'fresh/legal/imprint.txt'), 'utf8')).toBe('The operator.\n');
    writeFileSync(join(folder, 'fresh/legal/imprint.txt'), 'Another.\n');
    await restored(good, { dataFolder: join(folder, 'fresh'), say: (line) => said.push(line) });
    expect(readFileSync(join(folder, 'fresh/legal/imprint.txt'), 'utf8')).toBe('Another.\n');
    expect(said.join('\n')).toContain('legal/imprint.txt is here already');
  });

  it('names the libraries that are missing at the new place, and brings them when it holds them', async () => {
    const said: string[] = [];
    const libraryFolder = join(folder, 'new place/libraries');
    const dataFolder = join(folder, 'new place/data');
    await restored(good, { libraryFolder, dataFolder, say: (line) => said.push(line) });
    expect(said.join('\n')).toContain('libraries/ours-1.0.rlib is not here');
    expect(said.join('\n')).toContain('own-libraries/notebook-1.0.rlib is not here');
    const whole = join(folder, 'whole.tar.gz');
    await writeBackup({ ...request(whole), withLibraries: true });
    said.length = 0;
    await restored(whole, { libraryFolder, dataFolder, say: (line) => said.push(line) });
    expect(readFileSync(join(libraryFolder, 'ours-1.0.rlib'), 'utf8')).toBe('a library');
    expect(readFileSync(join(dataFolder, 'libraries/notebook-1.0.rlib'), 'utf8')).toBe('made of uploaded reactions');
    expect(said.join('\n')).not.toMatch(/(ours|notebook)-1\.0\.rlib is/);
  });

  it('shows one moment: what comes while it is written is not in it', async () => {
    const database = await createTestDatabase();
    await buildUser(database.database, { username: 'before' });
    const file = join(folder, 'moment.tar.gz');
    await withClient(database.url, async (other) => {
      await other.query(
        "BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE; INSERT INTO users (username, realname, password_hash) VALUES ('meanwhile', '', '')",
      );
      const writing = writeBackup({ ...request(file), url: database.url });
      await eventually(
        async () =>
          (
            await database.pool.query(
              "SELECT 1 FROM pg_stat_activity WHERE application_name = 'retron-backup' AND wait_event_type = 'Lock' AND datname = current_database()",
            )
          ).rowCount,
        (waiting) => waiting === 1,
      );
      await other.query('COMMIT');
      await writing;
    });
    const users = (await unpacked(file)).find(([name]) => name.startsWith('tables/users/'))?.[1].toString();
    expect(users).toContain('before');
    expect(users).not.toContain('meanwhile');
    await database.close();
  });

  it('that loses its connection says so, and leaves nothing half done', async () => {
    const database = await createTestDatabase();
    const file = join(folder, 'lost.tar.gz');
    await withClient(database.url, async (other) => {
      await other.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      const writing = writeBackup({ ...request(file), url: database.url });
      const failing = expect(writing).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringContaining('The connection to the database was lost'),
      });
      const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'retron-backup' AND wait_event_type = 'Lock' AND datname = current_database()`;
      await eventually(
        async () => (await database.pool.query(end)).rowCount,
        (count) => count === 1,
      );
      await failing;
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('lost'))).toEqual([]);
    await database.close();
  });

  it('of a database of an older program is brought up to date where it is restored', async () => {
    const url = await createBareDatabase();
    await migrateAsOf(url, 3);
    await withClient(url, (client) => client.query("INSERT INTO users (username, realname, password_hash) VALUES ('old', 'Old', '')"));
    const file = join(folder, 'old.tar.gz');
    await writeBackup({ ...request(file), url });
    await expect(checkSchema(url)).rejects.toThrow(`3 of the ${knownMigrations().length} migrations`);
    const there = await restored(file);
    await expect(checkSchema(there)).resolves.toBeUndefined();
    expect((await everything(there)).users[0]).toContain('old,Old');
  });

  it('is not made of a database without Retron, nor of a newer one', async () => {
    const file = join(folder, 'none.tar.gz');
    await expect(writeBackup({ ...request(file), url: await createBareDatabase() })).rejects.toMatchObject({ kind: 'nothing-there' });
    const newer = await createTestDatabase();
    await newer.pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)");
    await expect(writeBackup({ ...request(file), url: newer.url })).rejects.toThrow('belongs to a newer Retron');
    await newer.close();
    expect(readdirSync(folder)).not.toContain('none.tar.gz');
  });

  it('that cannot be written, or is stopped, leaves nothing half done', async () => {
    await expect(writeBackup(request(join(folder, 'no such folder/b.tar.gz')))).rejects.toMatchObject({ kind: 'cannot-write' });
    const stopping = new AbortController();
    const stopped = writeBackup({ ...request(join(folder, 'stopped.tar.gz')), signal: stopping.signal, say: () => stopping.abort() });
    await expect(stopped).rejects.toMatchObject({ kind: 'stopped' });
    expect(readdirSync(folder).filter((name) => name.includes('partial') || name.startsWith('stopped'))).toEqual([]);
  });

  it('made before a change stands in the data folder, the newest three of them', async () => {
    const { file: _, withLibraries: __, ...rest } = request('');
    const names = [];
    for (const what of ['a', 'b', 'c', 'd']) names.push(await backupBefore(what, rest));
    const kept = readdirSync(join(folder, 'data/backups')).sort();
    expect(kept.map((name) => join(folder, 'data/backups', name))).toEqual(names.slice(1));
    await expect(readBackup(names[3], signal)).resolves.toMatchObject({ head: { format: 1 } });
  });
});

describe('a file that is being written', () => {
  it('is taken away when it is stopped in the middle of an entry', async () => {
    const stopping = new AbortController();
    const file = join(folder, 'middle.tar.gz');
    const archive = await ArchiveWriter.create(file, stopping.signal);
    const adding = archive.add('large', randomBytes(50_000_000));
    stopping.abort();
    await expect(adding).rejects.toMatchObject({ kind: 'stopped' });
    await archive.abandon();
    expect(readdirSync(folder).filter((name) => name.startsWith('middle'))).toEqual([]);
  });

  it('says that the disk is full, and gives it free', async ({ skip }) => {
    /** A disk of a megabyte. */
    const disk = makeTemporaryFolder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    if (status !== 0) skip('This machine does not let a test make a small disk.');
    try {
      const archive = await ArchiveWriter.create(join(disk, 'b.tar.gz'), signal);
      // Whichever call meets it: some of it waits in memory.
      const writing = async () => {
        for (let part = 0; part < 10; part++) await archive.add(`part ${part}`, randomBytes(1_000_000));
        await archive.finish();
      };
      const message = `${join(disk, 'b.tar.gz')} cannot be written: the disk is full.`;
      await expect(writing()).rejects.toMatchObject({ kind: 'disk-full', message });
      await archive.abandon();
      expect(readdirSync(disk)).toEqual([]);
    } finally {
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  });
});

describe('a file that is no sound backup', () => {
  const bytes = () => readFileSync(good);
  const written = (content: Buffer | string) => {
    const file = join(folder, 'bad.tar.gz');
    writeFileSync(file, content);
    return file;
  };
  /** Turns the first bit from the middle on that matters: another way of packing the same content has bits that do not. */
  const flipped = () => {
    const content = bytes();
    for (let at = Math.floor(content.length / 2); ; at++) {
      content[at] ^= 0x10;
      try {
        gunzipSync(content);
        content[at] ^= 0x10;
      } catch {
        return content;
      }
    }
  };
  /** A change that agrees with the table of contents. */
  const consistent = (name: string, change: (text: string) => string) => async () => {
    const file = await forged((entries) => changed(entries, name, change));
    const owner = name.slice(0, name.lastIndexOf('/') + 1);
    const content = Buffer.concat((await unpacked(file)).filter(([each]) => each.startsWith(owner)).map(([, part]) => part));
    return forged((entries) =>
      changed(changed(entries, name, change), 'contents.json', (text) => {
        const contents = JSON.parse(text);
        const table = contents.tables.find((each: { name: string }) => name.startsWith(`tables/${each.name}/`));
        table.bytes = content.length;
        table.sha256 = createHash('sha256').update(content).digest('hex');
        return JSON.stringify(contents);
      }),
    );
  };

  const cases: [what: string, make: () => Promise<string> | string, kind: string, says: string][] = [
    ['is not there', () => join(folder, 'nowhere.tar.gz'), 'cannot-read', 'no such file'],
    ['is empty', () => written(''), 'not-a-backup', 'is not a backup of Retron'],
    ['is a text', () => written('Just a text.\n'), 'not-a-backup', 'is not a backup of Retron'],
    ['is something else compressed', () => written(gzipSync('x'.repeat(5000))), 'not-a-backup', 'is not a backup of Retron'],
    ['is another archive', () => forged(() => [['readme', Buffer.from('hello')]]), 'not-a-backup', 'is not a backup of Retron'],
    ['is cut off in the middle', () => written(bytes().subarray(0, bytes().length / 2)), 'damaged', 'is cut off'],
    ['lacks its last bytes', () => written(bytes().subarray(0, -5)), 'damaged', 'is cut off'],
    ['has a bit turned', () => written(flipped()), 'damaged', 'is damaged'],
    ['lacks its contents', () => forged((all) => all.slice(0, -1)), 'damaged', 'its table of contents is missing'],
    ['has unreadable contents', () => forged((all) => changed(all, 'contents.json', () => '{')), 'damaged', 'contents cannot be read'],
    [
      'has a changed row',
      () => forged((all) => changed(all, 'tables/users/000001', (text) => text.replace('chemist', 'intruder'))),
      'damaged',
      'tables/users is not what was stored',
    ],
    ['lacks a table', () => forged((all) => all.filter(([name]) => !name.startsWith('tables/users'))), 'damaged', 'tables/users is not'],
    [
      'has an entry too many',
      () => forged((all) => [...all.slice(0, 1), ['files/legal/x', Buffer.from('x')], ...all.slice(1)]),
      'damaged',
      'files/legal/x',
    ],
    [
      'names a file outside',
      () => forged((all) => changed(all, 'contents.json', (text) => text.replace('legal/imprint.txt', '../imprint.txt'))),
      'damaged',
      'contents cannot be read',
    ],
    [
      'is of a later form',
      () => forged((all) => changed(all, 'retron-backup.json', (text) => text.replace('"format": 1', '"format": 2'))),
      'newer-format',
      'newer Retron',
    ],
    [
      'is of later tables',
      () =>
        forged((all) =>
          changed(all, 'retron-backup.json', (text) => {
            const head = JSON.parse(text);
            return JSON.stringify({ ...head, schema: [...head.schema, { madeAt: 4102444800000, hash: '0'.repeat(64) }] });
          }),
        ),
      'newer-schema',
      'comes from a newer Retron',
    ],
    ['refers to a row that is missing', consistent('tables/users/000001', () => ''), 'damaged', 'users should have 1 rows'],
    [
      'has a value that the table does not take',
      consistent('tables/users/000001', (text) => text.replace(/^\d+/, 'one')),
      'refused',
      'PostgreSQL refuses what the backup holds: invalid input syntax for type integer',
    ],
    [
      'has such a value early in a large table',
      consistent('tables/structures/000001', (text) => text.replace(/^\d+/, 'one')),
      'refused',
      'PostgreSQL refuses what the backup holds: invalid input syntax for type integer',
    ],
    [
      'refers to another row',
      consistent('tables/users/000001', (text) => text.replace(/^\d+/, '77')),
      'refused',
      'violates foreign key constraint',
    ],
    [
      'has other columns',
      () => forged((all) => changed(all, 'contents.json', (text) => text.replace('"realname"', '"fullname"'))),
      'refused',
      "The backup's table users is not the one",
    ],
  ];
  it.each(cases)('because it %s is refused with a sentence, and nothing is written', async (_, make, kind, says) => {
    const file = await make();
    const url = await createBareDatabase();
    const error = await restored(file, { url }).then(
      () => null,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(BackupError);
    expect(error).toMatchObject({ kind });
    expect((error as BackupError).message).toContain(says);
    expect((error as BackupError).message).toMatch(/\.$/);
    expect(await holdsAnything(url, signal)).toBe(false);
  });
});

describe('a place that is not empty', () => {
  it('is refused, and replaced on demand', async () => {
    const other = await createTestDatabase();
    await buildUser(other.database, { username: 'somebody else' });
    await other.close();
    await expect(restored(good, { url: other.url })).rejects.toMatchObject({ kind: 'not-empty' });
    expect((await everything(other.url)).users.join()).toContain('somebody else');
    await restored(good, { url: other.url, replaces: true });
    expect((await everything(other.url)).users.join()).not.toContain('somebody else');
    expect((await everything(other.url)).users.join()).toContain('chemist');
  });

  it('is refused while Retron works on it', async () => {
    const other = await createTestDatabase();
    await buildUser(other.database); // the pool has a connection now
    await expect(restored(good, { url: other.url, replaces: true })).rejects.toMatchObject({ kind: 'in-use' });
    await other.close();
  });

  it('stays as it is when the restore that replaces it fails', async () => {
    const other = await createTestDatabase();
    await buildUser(other.database, { username: 'kept' });
    await other.close();
    const bad = await forged((all) => changed(all, 'contents.json', (text) => text.replace('"realname"', '"fullname"')));
    await expect(restored(bad, { url: other.url, replaces: true })).rejects.toMatchObject({ kind: 'refused' });
    expect((await everything(other.url)).users.join()).toContain('kept');
  });
});

import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { ownFolder } from '@retron/installation';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { knownMigrations } from '../database/migrations.ts';
import { withBackupClient } from './backup-client.ts';
import { BackupError, writeFailure } from './backup-error.ts';
import { type Backup, type BackupHead, ownerOf, type StoredFile, type StoredTable } from './backup-format.ts';
import { factsOf, libraryFiles, OWN_LIBRARIES } from './data-folder-files.ts';
import { type EntryReader, readBackup } from './read-backup.ts';
import { copyIn, isStored, listTables, PLAIN_SETTINGS, writeCounter } from './stored-tables.ts';

export interface RestoreRequest {
  readonly file: string;
  readonly url: string;
  readonly dataFolder: string;
  readonly libraryFolder: string;
  /** Takes away what the database holds. */
  readonly replaces: boolean;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Whether a database holds anything that a restore would take away. */
export async function holdsAnything(url: string, signal: AbortSignal): Promise<boolean> {
  return withBackupClient(url, 'retron-restore', signal, async (client) => (await ownTables(client)).length > 0);
}

/** Tables of Retron, of its migrations and of its job queue; names in full, quoted. */
async function ownTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'drizzle', 'pgboss') AND c.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`,
  );
  return rows.map((row: { name: string }) => row.name);
}

/** @throws BackupError `in-use` when Retron works on the database */
async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'retron%'
       AND application_name NOT IN ('retron-backup', 'retron-restore', 'retron-migrations') LIMIT 1`,
  );
  if (rows.length > 0) {
    throw new BackupError('in-use', 'Retron is working on this database. Stop it on every machine first, then restore.');
  }
}

async function makeRoom(client: pg.Client, replaces: boolean): Promise<void> {
  const tables = await ownTables(client);
  if (tables.length === 0) return;
  if (!replaces) {
    throw new BackupError(
      'not-empty',
      'There is something in this database. Restore into a new data folder or an empty database, or say --replace to have it taken away.',
    );
  }
  await client.query(`DROP TABLE ${tables.filter((name) => !name.startsWith('pgboss.')).join(', ')} CASCADE`);
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE');
  await client.query('DROP COLLATION IF EXISTS alphabet');
}

/** Makes the tables as they were where the backup comes from, empty. */
async function makeSchema(client: pg.Client, { schema }: BackupHead): Promise<void> {
  // As drizzle's migrator makes them; it goes on from here.
  await client.query('CREATE SCHEMA drizzle');
  await client.query('CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)');
  const known = knownMigrations();
  for (const { madeAt, hash } of schema) {
    for (const statement of known.find((each) => each.madeAt === madeAt)?.statements ?? []) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, madeAt]);
  }
}

/** @throws BackupError when tables or columns of the backup are not those that its migrations make here */
async function refuseOtherTables(client: pg.Client, stored: readonly StoredTable[]): Promise<void> {
  const described = (tables: readonly { readonly name: string; readonly columns: readonly string[] }[]) =>
    new Map(tables.map(({ name, columns }) => [name, [...columns].sort().join(', ')]));
  const here = described((await listTables(client)).filter(isStored));
  const there = described(stored);
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const other = names.find((name) => here.get(name) !== there.get(name));
  if (other !== undefined) {
    throw new BackupError(
      'refused',
      `The backup's table ${other} is not the one that this program makes. Restore it with the program that wrote it.`,
    );
  }
}

/** Takes references between tables away, so that rows may come in any order. @returns what adds them again, checking all rows at once */
async function withoutReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return async () => {
    for (const { add } of rows) await client.query(add);
  };
}

interface OpenTable {
  readonly owner: string;
  readonly table: StoredTable;
  readonly stream: ReturnType<typeof copyFrom>;
}

/** Puts the parts of tables in their places. */
class TableFiller {
  readonly #client: pg.Client;
  readonly #tables: ReadonlyMap<string, StoredTable>;
  readonly #rows = new Map<string, number>();
  #open: OpenTable | null = null;
  /** What PostgreSQL said of a row. */
  #refusal: Error | null = null;

  constructor(client: pg.Client, tables: readonly StoredTable[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [`tables/${table.name}`, table]));
  }

  async part(owner: string, content: AsyncIterable<Buffer>): Promise<void> {
    const { stream } = this.#open?.owner === owner ? this.#open : await this.#begin(owner);
    for await (const chunk of content) {
      // A stream that PostgreSQL has refused must not be written to.
      if (this.#refusal !== null) throw this.#refusal;
      if (!stream.write(chunk)) await once(stream, 'drain');
    }
  }

  async #begin(owner: string): Promise<OpenTable> {
    await this.end();
    const table = this.#tables.get(owner);
    if (!table) throw new BackupError('damaged', `The backup is damaged: ${owner} is not in its table of contents.`);
    const stream = this.#client.query(copyFrom(copyIn(table)));
    stream.on('error', (error) => {
      this.#refusal ??= error;
    });
    this.#open = { owner, table, stream };
    return this.#open;
  }

  /** Ends the table that is being filled. */
  async end(): Promise<void> {
    if (this.#refusal !== null) throw this.#refusal;
    if (this.#open === null) return;
    const { stream, table } = this.#open;
    this.#open = null;
    stream.end();
    await finished(stream);
    this.#rows.set(table.name, stream.rowCount);
  }

  /** @throws BackupError when a table has not as many rows as it had */
  check(): void {
    const other = [...this.#tables.values()].find(({ name, rows }) => (this.#rows.get(name) ?? 0) !== rows);
    if (other) throw new BackupError('damaged', `The backup is damaged: ${other.name} should have ${other.rows} rows.`);
  }
}

/** Where a file of a backup goes; null when one is there that stays. */
function placeOf({ path }: StoredFile, { dataFolder, libraryFolder, replaces }: RestoreRequest): string | null {
  // Libraries are never replaced: queries name them by hash.
  const isOwn = path.startsWith(`${OWN_LIBRARIES}/`);
  const isLibrary = path.startsWith('libraries/');
  const place = isOwn
    ? join(ownFolder(dataFolder), basename(path))
    : isLibrary
      ? join(dirname(libraryFolder), path)
      : join(dataFolder, path);
  return existsSync(place) && (isOwn || isLibrary || !replaces) ? null : place;
}

async function writeFileWhole(place: string, content: AsyncIterable<Buffer>): Promise<void> {
  const partial = `${place}.partial`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    await pipeline(content, createWriteStream(partial, { flush: true }));
    await rename(partial, place);
  } catch (error) {
    await rm(partial, { force: true });
    throw writeFailure(place, error);
  }
}

/** Runs that a worker was at, which is not here, wait to be planned again; see the columns of `query_runs`. */
async function letRunsWait(client: pg.Client, tables: readonly StoredTable[]): Promise<void> {
  const runs = tables.find(({ name }) => name === 'query_runs');
  if (!runs?.columns.includes('held_by')) return; // of a time before; the migration does it
  await client.query("UPDATE query_runs SET state = 'waiting', held_by = NULL, is_alone = false WHERE state = 'running'");
}

/** Says which libraries of the place of origin are missing here. */
async function sayMissing(libraries: readonly StoredFile[], request: RestoreRequest): Promise<void> {
  const here = new Map<string, string>();
  for (const found of libraryFiles(request)) here.set(found.path, (await factsOf(found)).sha256);
  for (const { path, sha256 } of libraries) {
    if (here.get(path) === sha256) continue;
    request.say(
      `${path} is ${here.has(path) ? 'another one' : 'not'} here: queries planned with it can be read, but not continued until it is copied here.`,
    );
  }
}

/**
 * Brings a backup that was read and found sound into an empty database and a data folder: in one transaction, so that a restore that
 * ends early leaves nothing behind in the database.
 *
 * @param backup - what `readBackup` says of the file
 * @throws BackupError
 */
export async function restoreBackup({ head, contents }: Backup, request: RestoreRequest): Promise<void> {
  const { file, url, say, signal } = request;
  await withBackupClient(url, 'retron-restore', signal, async (client) => {
    await client.query(PLAIN_SETTINGS);
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await client.query('BEGIN');
    await refuseWhileUsed(client);
    await makeRoom(client, request.replaces);
    await makeSchema(client, head);
    await refuseOtherTables(client, contents.tables);
    const addReferences = await withoutReferences(client);
    const tables = new TableFiller(client, contents.tables);
    const files = new Map(contents.files.map((stored) => [`files/${stored.path}`, stored]));
    const read: EntryReader = async (name, content) => {
      const stored = files.get(name);
      const place = stored ? placeOf(stored, request) : null;
      if (place !== null) await writeFileWhole(place, content);
      else if (stored) {
        say(`${stored.path} is here already and stays as it is.`);
        for await (const _ of content);
      } else await tables.part(ownerOf(name), content);
    };
    await readBackup(file, signal, read);
    await tables.end();
    tables.check();
    await addReferences();
    for (const { name, counter } of contents.tables) if (counter) await writeCounter(client, name, counter);
    await letRunsWait(client, contents.tables);
    await client.query('COMMIT');
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  await migrateDatabase(url);
  await withBackupClient(url, 'retron-restore', signal, (client) => client.query('ANALYZE'));
  await sayMissing(contents.libraries, request);
}

/** What PostgreSQL says, in a sentence that says where it comes from. */
function refusal(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === '53100') return new BackupError('disk-full', 'The disk of the database is full; the database is as it was.');
  // Five signs: a code of PostgreSQL's.
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) {
    return new BackupError('refused', `PostgreSQL refuses what the backup holds: ${message}. The database is as it was.`);
  }
  return error;
}

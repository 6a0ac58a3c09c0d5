import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BUILD } from '../build.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { appliedMigrations, refuseNewerSchema } from '../database/migrations.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { withBackupClient } from './backup-client.ts';
import { BackupError } from './backup-error.ts';
import {
  type Backup,
  type BackupHead,
  CONTENTS,
  FORMAT,
  fileEntry,
  HEAD,
  type StoredFile,
  type StoredTable,
  tablePart,
} from './backup-format.ts';
import { type FoundFile, factsOf, libraryFiles, operatorsFiles } from './data-folder-files.ts';
import { copyOut, isStored, listTables, PLAIN_SETTINGS, readCounter, type Table } from './stored-tables.ts';

/** Of a table in the archive, and so of what is held in memory. */
const PART_BYTES = 4_000_000;

export interface BackupRequest {
  readonly url: string;
  /** Where it goes; replaced when it is there. */
  readonly file: string;
  readonly dataFolder: string;
  readonly libraryFolder: string;
  /** Stores the libraries themselves too, not their hashes alone. */
  readonly withLibraries: boolean;
  /** The caller holds the lock of migrations. */
  readonly isLocked?: boolean;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

async function writeTable(client: pg.Client, archive: ArchiveWriter, table: Table, signal: AbortSignal): Promise<StoredTable> {
  const hash = createHash('sha256');
  let bytes = 0;
  let parts = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    if (waitingBytes === 0) return;
    await archive.add(tablePart(table.name, ++parts), Buffer.concat(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  const rows = client.query(copyTo(copyOut(table)));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    hash.update(chunk);
    bytes += chunk.length;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= PART_BYTES) await flush();
  }
  await flush();
  // The number of rows comes after the last of them; the answer to a further question comes after both.
  const counter = await readCounter(client, table);
  return { name: table.name, columns: [...table.columns], rows: rows.rowCount, bytes, sha256: hash.digest('hex'), counter };
}

async function writeFile(archive: ArchiveWriter, { path, file }: FoundFile): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await archive.addFile(fileEntry(path), file, (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  return { path, bytes, sha256: hash.digest('hex') };
}

const inJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function headOf(client: pg.Client): Promise<BackupHead> {
  const schema = await appliedMigrations(client);
  if (schema.length === 0) throw new BackupError('nothing-there', 'This database holds no Retron: there is nothing to back up.');
  refuseNewerSchema(schema);
  const { rows } = await client.query('SHOW server_version');
  return { format: FORMAT, build: BUILD, createdAt: new Date().toISOString(), postgres: rows[0].server_version, schema: [...schema] };
}

/**
 * Writes what one moment of an installation holds into one file, while others go on using it.
 *
 * @throws BackupError, SchemaTooNew
 */
export async function writeBackup(request: BackupRequest): Promise<Backup> {
  const { url, file, signal, say } = request;
  return withBackupClient(url, 'retron-backup', signal, async (client) => {
    await client.query(PLAIN_SETTINGS);
    // Before the moment is chosen, so that no migration comes between it and the rows.
    if (!request.isLocked) await client.query('SELECT pg_advisory_lock_shared($1)', [ADVISORY_LOCKS.migration]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const head = await headOf(client);
    const archive = await ArchiveWriter.create(file, signal);
    try {
      await archive.add(HEAD, inJson(head));
      const tables: StoredTable[] = [];
      for (const table of (await listTables(client)).filter(isStored)) {
        const stored = await writeTable(client, archive, table, signal);
        tables.push(stored);
        if (stored.rows > 0) say(`${stored.name}: ${stored.rows} rows, ${sizeText(stored.bytes)}`);
      }
      const installed = libraryFiles(request);
      const files: StoredFile[] = [];
      for (const found of [...operatorsFiles(request.dataFolder), ...(request.withLibraries ? installed : [])]) {
        files.push(await writeFile(archive, found));
        say(found.path);
      }
      const libraries: StoredFile[] = [];
      for (const found of installed) libraries.push(await factsOf(found));
      const contents = { tables, files, libraries };
      await archive.add(CONTENTS, inJson(contents));
      await archive.finish();
      return { head, contents };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  });
}

export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

import { createHash, type Hash } from 'node:crypto';
import { refuseNewerSchema } from '../database/migrations.ts';
import { readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import {
  anyHead,
  type Backup,
  type BackupContents,
  type BackupHead,
  backupContents,
  backupHead,
  CONTENTS,
  FORMAT,
  fileEntry,
  HEAD,
  ownerOf,
} from './backup-format.ts';

/** Head and contents are small; more is no backup. */
const MOST_JSON_BYTES = 16_000_000;

async function readJson(file: string, content: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > MOST_JSON_BYTES) throw new BackupError('damaged', `${file} is damaged. Use another backup.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null; // its schema says what is wrong
  }
}

async function readHead(file: string, content: AsyncIterable<Buffer>): Promise<BackupHead> {
  const json = await readJson(file, content);
  const any = anyHead.safeParse(json);
  if (any.success && any.data.format > FORMAT) {
    throw new BackupError(
      'newer-format',
      `${file} was written by a newer Retron, in a form that this one cannot read. Use the newer program.`,
    );
  }
  const head = backupHead.safeParse(json);
  if (!head.success) throw new BackupError('not-a-backup', `${file} is not a backup of Retron.`);
  try {
    refuseNewerSchema(head.data.schema);
  } catch {
    throw new BackupError(
      'newer-schema',
      `${file} comes from a newer Retron (${head.data.build}), whose tables this one does not know. Use the newer program.`,
    );
  }
  return head.data;
}

/** A reader of the entries between head and contents. */
export type EntryReader = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

interface Digest {
  readonly hash: Hash;
  bytes: number;
}

/** Names of what is not as the table of contents says. */
function differences(contents: BackupContents, found: ReadonlyMap<string, { bytes: number; sha256: string }>): readonly string[] {
  const empty = createHash('sha256').digest('hex');
  const promised = new Map<string, { readonly bytes: number; readonly sha256: string }>([
    ...contents.tables.map((table) => [`tables/${table.name}`, table] as const),
    ...contents.files.map((stored) => [fileEntry(stored.path), stored] as const),
  ]);
  const changed = [...promised].filter(([name, { bytes, sha256 }]) => {
    const is = found.get(name) ?? { bytes: 0, sha256: empty };
    return is.bytes !== bytes || is.sha256 !== sha256;
  });
  return [...changed.map(([name]) => name), ...[...found.keys()].filter((name) => !promised.has(name))];
}

/**
 * Reads a backup to the end and compares all of it with its own hashes.
 *
 * @param read - gets each table part and file in turn, before it is known whether the whole is sound
 * @throws BackupError
 */
export async function readBackup(file: string, signal: AbortSignal, read?: EntryReader): Promise<Backup> {
  let head: BackupHead | null = null;
  let contents: BackupContents | null = null;
  const digests = new Map<string, Digest>();
  await readArchive(
    file,
    async (name, content) => {
      if (head === null) {
        if (name !== HEAD) throw new BackupError('not-a-backup', `${file} is not a backup of Retron.`);
        head = await readHead(file, content);
      } else if (name === CONTENTS) {
        const parsed = backupContents.safeParse(await readJson(file, content));
        if (!parsed.success)
          throw new BackupError('damaged', `${file} is damaged: its table of contents cannot be read. Use another backup.`);
        contents = parsed.data;
      } else {
        const owner = ownerOf(name);
        const digest = digests.get(owner) ?? { hash: createHash('sha256'), bytes: 0 };
        digests.set(owner, digest);
        const watched = watch(content, digest);
        if (read) await read(name, watched);
        else for await (const _ of watched);
      }
    },
    signal,
  );
  if (head === null) throw new BackupError('not-a-backup', `${file} is not a backup of Retron.`);
  if (contents === null) throw new BackupError('damaged', `${file} is cut off: its table of contents is missing. Use another backup.`);
  const found = new Map([...digests].map(([name, { hash, bytes }]) => [name, { bytes, sha256: hash.digest('hex') }]));
  const [wrong] = differences(contents, found);
  if (wrong !== undefined) throw new BackupError('damaged', `${file} is damaged: ${wrong} is not what was stored. Use another backup.`);
  return { head, contents };
}

async function* watch(content: AsyncIterable<Buffer>, digest: Digest): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    digest.hash.update(chunk);
    digest.bytes += chunk.length;
    yield chunk;
  }
}

import { z } from 'zod';

/**
 * A backup is a gzipped tar file: the head, then tables in parts (`tables/<name>/000001`, rows in the text format of COPY), then files
 * (`files/<path>`), and at its end the table of contents, without which it is cut off.
 */
export const FORMAT = 1;

export const HEAD = 'retron-backup.json';
export const CONTENTS = 'contents.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What every version of the format begins with. */
export const anyHead = z.object({ format: z.number().int().min(1) });

export const backupHead = z.object({
  format: z.literal(FORMAT),
  /** See `BUILD`. */
  build: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Of the server it comes from. */
  postgres: z.string(),
  /** Migrations that were run on it, the oldest first. */
  schema: z.array(z.object({ madeAt: z.number(), hash: sha256 })).min(1),
});
export type BackupHead = z.infer<typeof backupHead>;

const storedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
  bytes: count,
  /** Of all parts together. */
  sha256,
  /** The counter that numbers the rows of a column; a string, as it may be beyond 2^53. */
  counter: z.object({ column: z.string(), value: z.string().regex(/^\d+$/), isUsed: z.boolean() }).nullable(),
});
export type StoredTable = z.infer<typeof storedTable>;

/** A folder of these and a plain name: what is restored never leaves its folder. */
const storedFile = z.object({ path: z.string().regex(/^(?:legal|libraries|own-libraries)\/[\w-][\w.-]*$/), bytes: count, sha256 });
export type StoredFile = z.infer<typeof storedFile>;

export const backupContents = z.object({
  tables: z.array(storedTable),
  files: z.array(storedFile),
  /** The data files of the installation it comes from, whether the backup holds them or not. */
  libraries: z.array(storedFile),
});
export type BackupContents = z.infer<typeof backupContents>;

export interface Backup {
  readonly head: BackupHead;
  readonly contents: BackupContents;
}

export const tablePart = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`;
export const fileEntry = (path: string) => `files/${path}`;

/** What an entry belongs to: `tables/<name>` for a part of a table, the entry itself for a file. */
export function ownerOf(entry: string): string {
  return entry.startsWith('tables/') ? entry.slice(0, entry.lastIndexOf('/')) : entry;
}

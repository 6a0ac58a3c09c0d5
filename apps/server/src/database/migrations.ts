import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** One step of the schema. */
export interface Migration {
  /** Such as `0003_service`. */
  readonly name: string;
  /** When it was made, milliseconds since 1970: what tells migrations apart, as drizzle does it. */
  readonly madeAt: number;
  /** SHA-256 of its text, hex. */
  readonly hash: string;
  readonly statements: readonly string[];
}

/** A migration as a database, or a backup of one, names it. */
export type AppliedMigration = Pick<Migration, 'madeAt' | 'hash'>;

/** The folder with the migrations of this program. */
export const MIGRATIONS_FOLDER = join(REPOSITORY_ROOT, 'apps/server/migrations');

/** A database that was made by a newer program than this one. */
export class SchemaTooNew extends Error {}

/** A database whose migrations this program has yet to run. */
export class SchemaTooOld extends Error {}

/** The migrations of this program, the oldest first. */
export function knownMigrations(folder = MIGRATIONS_FOLDER): readonly Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => ({
    name: journal.entries[index].tag,
    madeAt: folderMillis,
    hash,
    statements: sql,
  }));
}

/** The migrations that were run on a database, the oldest first; none on an empty one. */
export async function appliedMigrations(client: ClientBase): Promise<readonly AppliedMigration[]> {
  const found = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there");
  if (!found.rows[0].is_there) return [];
  const { rows } = await client.query('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at');
  return rows.map((row: { hash: string; created_at: string }) => ({ madeAt: Number(row.created_at), hash: row.hash }));
}

/** Those of `applied` that this program does not know. */
export function unknownMigrations(applied: readonly AppliedMigration[], known = knownMigrations()): readonly AppliedMigration[] {
  return applied.filter(({ madeAt }) => !known.some((each) => each.madeAt === madeAt));
}

/** Those of this program that have not been run. */
export function pendingMigrations(applied: readonly AppliedMigration[], known = knownMigrations()): readonly Migration[] {
  const newest = applied.at(-1)?.madeAt ?? Number.NEGATIVE_INFINITY;
  return known.filter(({ madeAt }) => madeAt > newest);
}

/** @throws SchemaTooNew when this program does not know what was done to the database */
export function refuseNewerSchema(applied: readonly AppliedMigration[]): void {
  const unknown = unknownMigrations(applied);
  if (unknown.length === 0) return;
  const made = new Date(unknown[unknown.length - 1].madeAt).toISOString().slice(0, 10);
  throw new SchemaTooNew(
    `The database belongs to a newer Retron: its newest migration, of ${made}, is unknown to this program. ` +
      'Start the newer program, or restore a backup made before the upgrade into a new data folder.',
  );
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import {
  appliedMigrations,
  knownMigrations,
  MIGRATIONS_FOLDER,
  type Migration,
  pendingMigrations,
  refuseNewerSchema,
  SchemaTooOld,
} from './migrations.ts';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'retron-migrations' });
  client.on('error', () => undefined); // the query that meets it tells
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the tables up to date; several processes may call it at once.
 *
 * @param beforeChange - called with the migrations to come, under their lock, when there is a database to lose; when it fails nothing is
 *   changed
 * @throws SchemaTooNew
 */
export async function migrateDatabase(url: string, beforeChange?: (pending: readonly Migration[]) => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    const applied = await appliedMigrations(client);
    refuseNewerSchema(applied);
    const pending = pendingMigrations(applied);
    if (pending.length > 0 && applied.length > 0) await beforeChange?.(pending);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  });
}

/**
 * Sees that the tables are those of this program, for processes that do not migrate.
 *
 * @throws SchemaTooNew, SchemaTooOld
 */
export async function checkSchema(url: string): Promise<void> {
  const applied = await withClient(url, appliedMigrations);
  refuseNewerSchema(applied);
  if (pendingMigrations(applied).length > 0) {
    throw new SchemaTooOld(
      `The database has ${applied.length} of the ${knownMigrations().length} migrations of this program. ` +
        'Start Retron anew: its start command brings the database up to date.',
    );
  }
}

import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Any number; equal for every process that migrates one database. */
const MIGRATION_LOCK = 5_728_301;

/** Brings the tables up to date; several processes may call it at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'retron-migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: join(REPOSITORY_ROOT, 'apps/server/migrations') });
  } finally {
    await client.end();
  }
}

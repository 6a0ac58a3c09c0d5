import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const CONNECT_MS = 10_000;

/** Does `work` while no other launcher on this database prepares it: tables and first data are made once. */
export async function withPreparationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'retron-preparation',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => undefined); // the lock is lost then; so is what the work has under way
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.preparation]);
    return await work();
  } finally {
    await client.end();
  }
}

import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Channel } from '../database/notifications.ts';

/** Tells every process, when the transaction is committed, that something happened to a query or a project. */
export async function notify(database: Database, channel: Channel, id: number): Promise<void> {
  await database.execute(sql`SELECT pg_notify(${channel}, ${String(id)})`);
}

/** Wakes the workers, when the transaction is committed: some run waits. */
export async function notifyWaiting(database: Database): Promise<void> {
  await database.execute(sql`SELECT pg_notify('query_waiting', '')`);
}

/** The same for exports. */
export async function notifyExportWaiting(database: Database): Promise<void> {
  await database.execute(sql`SELECT pg_notify('export_waiting', '')`);
}

/** Tells every process that libraries or catalogues changed. */
export async function notifyDataChanged(database: Database): Promise<void> {
  await database.execute(sql`SELECT pg_notify('data_changed', '')`);
}

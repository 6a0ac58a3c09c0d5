import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The database, or a transaction in it: what every repository function takes first. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;

export interface DatabasePool {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Connections to the database. @param onError - told of connections lost while idle; the pool makes new ones */
export function openDatabase(url: string, onError: (error: Error) => void, maxConnections = 10): DatabasePool {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, application_name: 'retron' });
  pool.on('error', onError);
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

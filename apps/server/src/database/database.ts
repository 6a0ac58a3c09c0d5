import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { databaseTrouble } from './database-away.ts';
import { endSilentConnections } from './silence.ts';

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

/** How long to wait for what, in milliseconds; afterwards an error comes that `databaseTrouble` knows. */
export interface DatabasePatience {
  /** For a connection: a new one, or a free one when all are taken. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
}

/** For who asks whether the database answers at all. */
export const SIGNALS_PATIENCE: DatabasePatience = { connectMs: 2000, statementMs: 2000, lockMs: 1000 };
const PATIENCE: DatabasePatience = { connectMs: 5000, statementMs: 60_000, lockMs: 20_000 };
/** A transaction that does nothing for so long was forgotten: its locks would hold up others. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** The server says when a statement takes too long; when even that does not come, there is nobody at the other end. */
const SILENCE_MS = 5000;

/** Connections to the database. @param onError - told of connections that were lost; the pool makes new ones */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  maxConnections = 10,
  { connectMs, statementMs, lockMs }: DatabasePatience = PATIENCE,
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'retron',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A client in use has no listener of the pool: without one of its own, a lost connection would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  endSilentConnections(pool, url, statementMs + SILENCE_MS);
  // The pool passes on the errors of idle clients, which were told already.
  pool.on('error', () => undefined);
  return { database: withReleasedTransactions(drizzle({ client: pool }), pool), pool, close: () => pool.end() };
}

/**
 * Transactions that give their connection back however they end. Drizzle's own keep it for ever when the connection is lost at their
 * beginning, until none is left; and when it is lost at their end, tell of the rollback that failed instead of the reason.
 */
function withReleasedTransactions(database: NodePgDatabase, pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    let isUsable = true;
    try {
      return await drizzle({ client }).transaction(async (open) => {
        try {
          return await work(open);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
    } catch (error) {
      // It could not be begun, ended or rolled back, or its connection is gone: nobody else may get what is left of it.
      isUsable = error === failure && databaseTrouble(error) === null;
      throw failure ?? error;
    } finally {
      client.release(!isUsable);
    }
  };
  return Object.assign(database, { transaction });
}

/**
 * What is wrong with the database, when an error comes of it and of nothing that was asked: it cannot be reached or was lost (`away`), it has
 * no connection free or was too slow (`busy`), or its disk is full (`full`).
 */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

/** Errors of the operating system and of Node when they speak with a machine. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_SOCKET_CLOSED',
]);

/** SQLSTATEs. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OF_STATE: Readonly<Record<string, DatabaseTrouble>> = {
  '53100': 'full', // disk_full
  '53000': 'busy', // insufficient_resources
  '53200': 'busy', // out_of_memory
  '53300': 'busy', // too_many_connections
  '55P03': 'busy', // lock_not_available: lock_timeout
  '40P01': 'busy', // deadlock_detected
  '57014': 'busy', // query_canceled: statement_timeout
  '25P03': 'away', // idle_in_transaction_session_timeout
  '25P04': 'away', // transaction_timeout
  '25006': 'away', // read_only_sql_transaction: this one is a copy of the database now
  '57P01': 'away', // admin_shutdown, pg_terminate_backend
  '57P02': 'away', // crash_shutdown
  '57P03': 'away', // cannot_connect_now
  '57P05': 'away', // idle_session_timeout
  '58030': 'away', // io_error
};
/** Class 08, connection exceptions. */
const CONNECTION_STATE = /^08[0-9A-Z]{3}$/;

/** Sentences of pg and its pool, which give these errors no code. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|server conn crashed)/;
const SLOW = /^(?:timeout exceeded when trying to connect|Query read timeout)/;

/** What an error says of the database, wherever in its causes; null when it says nothing of the kind. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 10; each = each.cause, depth += 1) {
    const trouble = troubleOf(each);
    if (trouble !== null) return trouble;
    if (each instanceof AggregateError) {
      // One error for each address of a host.
      const inner = each.errors.map(databaseTrouble).find((found) => found !== null);
      if (inner !== undefined) return inner;
    }
  }
  return null;
}

/** Whether an error means that the database cannot be reached, or that the connection to it was lost. */
export function isDatabaseAway(error: unknown): boolean {
  return databaseTrouble(error) === 'away';
}

function troubleOf(error: Error & { readonly code?: unknown }): DatabaseTrouble | null {
  if (typeof error.code === 'string') {
    if (SYSTEM_CODES.has(error.code)) return 'away';
    if (CONNECTION_STATE.test(error.code)) return 'away';
    return OF_STATE[error.code] ?? null;
  }
  if (LOST.test(error.message)) return 'away';
  return SLOW.test(error.message) ? 'busy' : null;
}

/** Of connections that gave no answer in all the time there was, and of none that could be made in it. */
const WAITED = /^(?:Connection terminated: the database was silent|Connection terminated due to connection timeout|timeout expired)/;

/** Whether an error comes of a database that was waited for in vain: trying again at once would be waiting again. */
function hasWaited(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 10; each = each.cause, depth += 1)
    if (WAITED.test(each.message)) return true;
  return false;
}

/** Reads, and reads once more when the connection was lost meanwhile: the pool makes a new one. Only for what changes nothing. */
export async function readAgainWhenLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseAway(error) || hasWaited(error)) throw error;
    return read();
  }
}

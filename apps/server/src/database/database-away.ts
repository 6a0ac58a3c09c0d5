/** Codes of the network and of PostgreSQL with which a database says that it is not there just now. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  // shut down, crashed, starting or stopping, no connection free
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** What the driver says without a code. */
const WORDS = /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True for an error that goes away by itself once the database is back: the same may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  if (code !== undefined && (AWAY.has(code) || code.startsWith('08'))) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return WORDS.test(message) || isDatabaseAway(cause);
}

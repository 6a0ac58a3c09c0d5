/** PostgreSQL's classes and codes that say nothing about what was asked: connection, resources, the server stops, somebody else had a lock. */
const OF_THE_SERVER = /^(08|53|57P|58|25P0[34]|40001|40P01|55P03|57014)/;
const OF_THE_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** What the driver says without a code. */
const OF_THE_DRIVER =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** Whether an error says that the database cannot be asked at present, and nothing about what was asked. drizzle wraps the driver's error. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code ?? '');
    if (OF_THE_SERVER.test(code) || OF_THE_NETWORK.has(code) || OF_THE_DRIVER.test(cause.message)) return true;
  }
  return false;
}

import { isDatabaseAway } from './database/database-away.ts';
import type { Logger } from './log.ts';

/**
 * What nobody caught is told in the log, with its stack, and ends the process: the launcher starts it again. But a database that is away
 * is no bug: whoever asked it meets the error too, and the next question makes a new connection.
 */
export function endOnUnexpectedErrors(log: Logger): void {
  const meet = (error: unknown) => {
    if (isDatabaseAway(error)) {
      log.error({ err: error }, 'The database was lost where nobody expected it');
      return;
    }
    log.fatal({ err: error }, 'This process met an error that nobody expected, and ends');
    process.exit(1);
  };
  process.on('uncaughtException', meet);
  process.on('unhandledRejection', meet);
}

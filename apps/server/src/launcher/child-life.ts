import { databaseTrouble } from '../database/database-away.ts';
import { reasonOf } from '../log-words.ts';
import type { ChildMessage } from './supervised-process.ts';

/** Far less than what the launcher takes for hanging. */
const SAY_ALIVE_MS = 2000;

const hasLauncher = process.send !== undefined;

function tell(message: ChildMessage): void {
  // The launcher may be gone: `endWithLauncher` sees to that.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Tells the launcher, when there is one, that work may begin, and from then on every few seconds that this process is alive. */
export function tellReady(port: number | null): void {
  tell({ kind: 'ready', port });
  setInterval(() => tell({ kind: 'alive' }), SAY_ALIVE_MS).unref();
}

/**
 * Says on standard error and to the launcher why this process cannot start, and ends it.
 *
 * Starting again does not mend anything but a database that is away: the launcher ends with the reason when that is so at the very start.
 */
export function endUnstarted(error: unknown): void {
  const message = reasonOf(error);
  tell({ kind: 'failed', message, isFinal: databaseTrouble(error) === null });
  if (!hasLauncher) console.error(message);
  // The message to the launcher needs a moment to leave.
  setTimeout(() => process.exit(1), 100);
}

/** Calls `stop` once, on SIGTERM, SIGINT or when the launcher is gone, and then ends the process. */
export function endWithLauncher(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    try {
      await stop();
    } finally {
      process.exit(0);
    }
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // A closed terminal is no reason to end; logs are opened again at it.
  process.on('SIGHUP', () => undefined);
  process.on('disconnect', end);
  // It may have gone while this process was starting.
  if (hasLauncher && !process.connected) void end();
}

import type { ChildMessage } from './supervised-process.ts';

/** Tells the launcher, when there is one. */
export function tellLauncher(message: ChildMessage): void {
  process.send?.(message);
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
  process.on('disconnect', end);
}

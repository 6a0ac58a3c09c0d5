import { ApiError } from './api-error.ts';

/** How long a call that was too many is put off, in milliseconds, and how often: a user's limits are those of a minute. */
const WAIT_MS = 5000;
const MOST_WAITS = 24;

/**
 * Makes one of many calls of a long piece of work: where the server says that there were too many, it is made again a little later.
 *
 * @param onWait - told of each wait; work that was stopped meanwhile answers true, and the refusal is thrown
 */
export async function whenThereIsRoom<T>(ask: () => Promise<T>, onWait: () => boolean): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'too-many' || waits === MOST_WAITS || onWait()) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      if (onWait()) throw error;
    }
  }
}

import { ThreadLost } from '@retron/threads';

/** A question that brings so many threads down is at fault itself. */
const MOST_TIMES = 3;

/**
 * Asks again where the thread that was asked was lost: it may have died of what others asked of the machine.
 *
 * @param onLost - told of each thread that was lost while it answered, the last one too
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>, onLost: () => void): Promise<Answer> {
  for (let time = 1; ; time++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      onLost();
      if (time === MOST_TIMES) throw error;
    }
  }
}

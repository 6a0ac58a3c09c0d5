import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble } from '../database/database-away.ts';
import { GrowingPause } from '../growing-pause.ts';

/** Longest time a database may be away at the start. */
const PATIENCE_MS = 60_000;

/** Where a database is, without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

/**
 * Does `work`, again and again with growing pauses while the database is away.
 *
 * @param onWait - told once, with a sentence, when it has to wait
 * @throws what `work` throws for another reason; an error with a sentence when the database stays away
 */
export async function whenDatabaseAnswers<T>(
  url: () => string,
  work: () => Promise<T>,
  onWait: (sentence: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  const pause = new GrowingPause(250, 5000);
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await work();
    } catch (error) {
      if (databaseTrouble(error) === null) throw error;
      const reason = (error as Error).message || (error as { code?: string }).code;
      if (performance.now() > deadline) {
        throw new Error(`The database at ${placeOf(url())} gave no answer for ${Math.round(patienceMs / 1000)} seconds: ${reason}.`);
      }
      if (!hasSaid) onWait(`Waiting for the database at ${placeOf(url())}: ${reason}.`);
      await sleep(pause.next());
    }
  }
}

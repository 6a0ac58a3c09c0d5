import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is as wanted. @throws with the last answer when that takes too long */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean, timeoutMs = 200_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still not as wanted after ${timeoutMs} ms: ${JSON.stringify(answer)}`);
    await sleep(50);
  }
}

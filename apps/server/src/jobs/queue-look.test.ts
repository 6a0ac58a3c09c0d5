import { afterEach, expect, it, vi } from 'vitest';
import { QueueLook } from './queue-look.ts';

afterEach(() => vi.restoreAllMocks());

it('rests as long as it was told, also when the clock of the machine is set back meanwhile', async () => {
  let looks = 0;
  const queue = new QueueLook(async () => {
    looks += 1;
  });
  queue.restFor(20);
  const set = Date.now() - 24 * 3600_000;
  vi.spyOn(Date, 'now').mockReturnValue(set);
  try {
    await new Promise((resolve) => setTimeout(resolve, 40));
    queue.wake();
    await vi.waitFor(() => expect(looks).toBeGreaterThan(0));
  } finally {
    await queue.stop();
  }
});

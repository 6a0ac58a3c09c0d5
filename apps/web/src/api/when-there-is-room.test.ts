import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { whenThereIsRoom } from './when-there-is-room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tooMany = new ApiError('too-many', 429, ['Too many.']);

it('makes a call again that was too many, a little later', async () => {
  const ask = vi.fn().mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany).mockResolvedValue('done');
  const answer = whenThereIsRoom(ask, () => false);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5001);
  expect(await answer).toBe('done');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('throws what is no lack of room, what lasts for two minutes, and what was stopped meanwhile', async () => {
  const refused = new ApiError('refused', 400, ['No.']);
  await expect(
    whenThereIsRoom(
      () => Promise.reject(refused),
      () => false,
    ),
  ).rejects.toBe(refused);

  const always = vi.fn().mockRejectedValue(tooMany);
  const lasting = expect(whenThereIsRoom(always, () => false)).rejects.toBe(tooMany);
  await vi.advanceTimersByTimeAsync(125_000);
  await lasting;
  expect(always).toHaveBeenCalledTimes(25);

  let isStopped = false;
  const stopped = vi.fn().mockRejectedValue(tooMany);
  const ended = expect(whenThereIsRoom(stopped, () => isStopped)).rejects.toBe(tooMany);
  await vi.advanceTimersByTimeAsync(1000);
  isStopped = true;
  await vi.advanceTimersByTimeAsync(5000);
  await ended;
  expect(stopped).toHaveBeenCalledTimes(1);
});

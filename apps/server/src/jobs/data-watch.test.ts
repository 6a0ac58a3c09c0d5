import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { DataWatch } from './data-watch.ts';

/** Has a watch look once, at a database that fails so. @returns levels of what it wrote to the log */
async function levelsOf(error: Error): Promise<readonly string[]> {
  const levels: string[] = [];
  const log = { info: () => levels.push('info'), error: () => levels.push('error') } as unknown as Logger;
  const select = () => {
    throw error;
  };
  const watch = new DataWatch({ select } as unknown as Database, log, 1, async () => undefined);
  try {
    watch.wake();
    await vi.waitFor(() => expect(levels).not.toEqual([]));
  } finally {
    watch.stop();
  }
  return levels;
}

it('alarms nobody where it could not ask whether something changed, as at the start of a busy machine', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  expect(await levelsOf(new Error('Failed query: select', { cause: lost }))).toEqual(['info']);
  expect(await levelsOf(new Error('a bug'))).toEqual(['error']);
});

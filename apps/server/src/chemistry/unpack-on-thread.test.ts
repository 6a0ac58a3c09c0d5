import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation, shippedFolder } from '@retron/installation';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { FOR_CHEMISTRY } from './chemistry-service.ts';
import { unpackOnThread } from './unpack-on-thread.ts';

it('unpacks into memory that this thread opens, while the event loop goes on', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 20);
  const unpacked = await unpackOnThread(shippedFolder(REPOSITORY_ROOT), FOR_CHEMISTRY);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  for (const { buffer } of unpacked.files) expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  const { libraries, rankers, productRanker } = openInstallation(unpacked);
  expect([...libraries.keys()]).toEqual(['chemsynth_core-1.0', 'reflib-1.0']);
  expect(rankers).toEqual([]);
  expect(productRanker).not.toBeNull();
});

it('fails with the name of the file that cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retron-unpack-'));
  try {
    writeFileSync(join(folder, 'broken-1.0.rlib'), 'no library');
    await expect(unpackOnThread(folder, FOR_CHEMISTRY)).rejects.toThrow(
      `${join(folder, 'broken-1.0.rlib')} cannot be used: This is not a data file of Retron.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

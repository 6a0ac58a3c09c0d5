import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { AlreadyRunning, lockDataFolder } from './instance-lock.ts';

let base: string;
let folder: string;
beforeEach(() => {
  base = makeTemporaryFolder();
  folder = join(base, 'data');
  mkdirSync(folder);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('is held by one at a time, and given back', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(AlreadyRunning);
    release();
    (await lockDataFolder(folder))();
    expect(existsSync(join(folder, 'launcher.lock'))).toBe(false);
  }, 30_000);

  it('is not held by what a full disk or a loss of power left of it', async () => {
    writeFileSync(join(folder, 'launcher.lock'), '');
    const release = await lockDataFolder(folder, 300);
    await expect(lockDataFolder(folder, 300)).rejects.toThrow(`process ${process.pid}`);
    release();
  }, 30_000);

  it('does not hold a copy of the folder that was made meanwhile', async () => {
    const release = await lockDataFolder(folder);
    cpSync(folder, join(base, 'copied'), { recursive: true });
    (await lockDataFolder(join(base, 'copied')))();
    release();
  }, 30_000);
});

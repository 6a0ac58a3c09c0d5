import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ENTRY_FLAGS, entryFile, REPOSITORY_ROOT } from '../repository-root.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { insteadOfStarting } from './start-arguments.ts';

const launcherFile = entryFile('web').replace(/web(\.\w+)$/, 'launcher$1');

it('without arguments is a start', () => {
  expect(insteadOfStarting([])).toBeNull();
});

it('that asks for help is answered, and starts nothing', async () => {
  const data = join(makeTemporaryFolder(), 'data');
  const environment = { ...process.env, RETRON_DATA: data };
  const run = (argument: string) =>
    promisify(execFile)(process.execPath, [...ENTRY_FLAGS, launcherFile, argument], {
      cwd: REPOSITORY_ROOT,
      env: environment,
      timeout: 60_000,
    });
  expect((await run('--help')).stdout).toContain('RETRON_DATA');
  await expect(run('--port=9000')).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--port=9000') });
  expect(existsSync(data)).toBe(false);
}, 120_000);

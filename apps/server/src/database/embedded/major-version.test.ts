import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { majorVersionOf, OtherMajorVersion } from './major-version.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = makeTemporaryFolder();
  await (await startEmbeddedDatabase({ dataFolder })).stop();
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Makes the folder look as if another PostgreSQL had made it. @returns what the start says, and what it left in the server's log */
async function startedAs(version: number): Promise<{ error: unknown; log: string }> {
  const folder = join(dataFolder, 'postgres');
  writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
  writeFileSync(join(folder, 'server.log'), '');
  const error = await startEmbeddedDatabase({ dataFolder }).then(
    (database) => database.stop(),
    (reason: unknown) => reason,
  );
  return { error, log: readFileSync(join(folder, 'server.log'), 'utf8') };
}

it('of an older PostgreSQL is not started, and the commands that move it are said', async () => {
  const ours = majorVersionOf(join(dataFolder, 'postgres'));
  const { error, log } = await startedAs(ours - 1);
  expect(error).toBeInstanceOf(OtherMajorVersion);
  const { message } = error as Error;
  expect(message).toContain(`is of PostgreSQL ${ours - 1}; this Retron brings PostgreSQL ${ours}`);
  expect(message).toContain(`retron -- upgrade-database --data ${dataFolder}`);
  expect(message).toContain(`retron -- backup before.tar.gz --data ${dataFolder}`);
  expect(message).toContain('retron -- restore before.tar.gz --data NEW-FOLDER');
  expect(log).toBe('');
});

it('of a newer PostgreSQL is not started', async () => {
  const ours = majorVersionOf(join(dataFolder, 'postgres'));
  const { error } = await startedAs(ours + 1);
  expect(error).toBeInstanceOf(OtherMajorVersion);
  expect((error as Error).message).toContain('Start the newer Retron.');
});

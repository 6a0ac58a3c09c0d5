import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that the database's own user can enter, so that a database in it stays in it and is removed with it. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'retron-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

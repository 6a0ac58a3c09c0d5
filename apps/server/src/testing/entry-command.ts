import { join } from 'node:path';
import { ENTRY_FLAGS, REPOSITORY_ROOT } from '../repository-root.ts';

/**
 * What Node is given to run an entry of the server: its source, or the built program where `npm test` has just built it, which starts
 * several times faster.
 */
export function entryCommand(name: 'launcher' | 'web' | 'worker' | 'operator'): readonly string[] {
  if (process.env.RETRON_TEST_BUILT === 'yes') return ['--enable-source-maps', join(REPOSITORY_ROOT, 'dist/server', `${name}.js`)];
  return [...ENTRY_FLAGS, join(REPOSITORY_ROOT, 'apps/server/src/entries', `${name}.ts`)];
}

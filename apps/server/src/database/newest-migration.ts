import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** When the newest migration of this program was made, milliseconds since 1970: what tells migrations apart. */
export function newestMigration(): number {
  const journal = readFileSync(join(REPOSITORY_ROOT, 'apps/server/migrations/meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { readonly entries: readonly { readonly when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

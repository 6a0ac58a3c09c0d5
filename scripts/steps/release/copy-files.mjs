import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES_FILE } from '../built-lists.mjs';
import { ROOT } from '../root.mjs';

/** Files and folders that are taken as they are. The build's mark tells builds of one version apart. */
const TAKEN = [
  'apps/server/migrations',
  'deploy/compose.yaml',
  'deploy/proxy',
  'deploy/systemd',
  'dist/.node',
  'dist/web',
  'docs/api.md',
  'docs/operations.md',
  'libraries',
  'LICENSE',
  'NOTICE.md',
];

/** Copies what was built and what goes with it. Paths stay as in the repository, so that programs find their files alike in both. */
export function copyFiles(folder) {
  const bundles = JSON.parse(readFileSync(join(ROOT, BUNDLES_FILE), 'utf8')).files;
  for (const path of [...TAKEN, ...bundles]) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  cpSync(join(ROOT, 'scripts/steps/release/retron.sh'), join(folder, 'bin/retron'));
  chmodSync(join(folder, 'bin/retron'), 0o755);
}

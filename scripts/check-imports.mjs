import { spawnSync } from 'node:child_process';

/** Checks every import against import-rules.mjs. */
const result = spawnSync(
  process.execPath,
  [
    '--import',
    './scripts/steps/parse-tsx.mjs',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
  ],
  {
    stdio: 'inherit',
  },
);
process.exit(result.status ?? 1);

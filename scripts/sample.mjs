import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ROOT } from './steps/root.mjs';

/** `node scripts/sample.mjs build | check | find FILE [NAME ...]`: the bundled sample query, computed by the planner itself. */
await ensureInstalled();
await ensureBuilt({ only: 'node' });
const { status } = spawnSync(process.execPath, [join(ROOT, 'dist/server/sample.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps/root.mjs';
import { bin, run } from './steps/run.mjs';

/** Type-checks each package by its own tsconfig, so that pure packages see neither Node nor the DOM; then the tests. */
const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .concat('bench', '.');
let failed = 0;
const next = async () => {
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    const { code, output } = await run(process.execPath, [bin('typescript', 'bin/tsc'), '-p', project, '--noEmit'], { capture: true });
    if (code === 0) continue;
    failed++;
    console.error(`${project}:\n${output}`);
  }
};
await Promise.all([next(), next()]);
process.exit(failed === 0 ? 0 : 1);

import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { archive } from './steps/release/archive.mjs';
import { wrongIn } from './steps/release/check-release.mjs';
import { copyFiles } from './steps/release/copy-files.mjs';
import { installPackages } from './steps/release/install-packages.mjs';
import { addOwnNode } from './steps/release/own-node.mjs';
import { ROOT } from './steps/root.mjs';

/**
 * `npm run release`: a folder, and an archive of it, that runs with production packages alone; see docs/operations.md.
 *
 * `-- --out FOLDER` names the folder, `--no-archive` leaves the archive out, `RETRON_RELEASE_NODE=system` leaves Node out.
 */
async function makeRelease({ out, archive: withArchive }) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folder = out === undefined ? join(ROOT, `release/retron-${version}`) : resolve(out);
  const draft = join(dirname(folder), `.draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    copyFiles(draft);
    await installPackages(draft);
    if (process.env.RETRON_RELEASE_NODE !== 'system') await addOwnNode(draft);
    const wrong = wrongIn(draft);
    if (wrong.length > 0) throw new Error(`This release must not be used:\n${wrong.join('\n')}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(folder);
  if (withArchive) console.log(await archive(folder));
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, archive: { type: 'boolean', default: true } },
  allowNegative: true,
});
await ensureInstalled();
try {
  await ensureBuilt();
  await makeRelease(values);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

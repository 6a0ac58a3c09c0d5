import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isFresh, markFresh } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.retron-installed';
const OLDEST_NODE = [20, 19];

/** Installs the exact versions of package-lock.json unless they are there; a killed install is done again. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Retron needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const fingerprint = fingerprintOf(['package-lock.json']);
  if (isFresh(STAMP, fingerprint)) return;
  await withLock(join(ROOT, '.retron/install.lock'), async () => {
    if (isFresh(STAMP, fingerprint)) return;
    console.error(
      existsSync(join(ROOT, 'node_modules')) ? 'Updating the packages ...' : 'Installing the packages (once, about a minute) ...',
    );
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const { code } = await run(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
      toStderr: true,
    });
    if (code !== 0) {
      console.error('The packages could not be installed; see the messages above.');
      process.exit(1);
    }
    markFresh(STAMP, fingerprint);
  });
}

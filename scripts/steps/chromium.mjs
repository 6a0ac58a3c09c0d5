import { accessSync, constants } from 'node:fs';
import { bin, run } from './run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, the system's, or one installed now where that is possible
 * (as root by the system's package manager, else by Playwright).
 *
 * @returns {Promise<string | null>} path of the program; an empty string means Playwright's own; null where none can be had
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  const found = () => PLACES.find(isProgram);
  if (found()) return found();
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests (once) ...');
    await run('apt-get', ['update', '-qq'], { capture: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      capture: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (found()) return found();
  }
  const { code } = await run(process.execPath, [bin('@playwright/test', 'cli.js'), 'install', 'chromium'], { capture: true });
  return code === 0 ? '' : null;
}

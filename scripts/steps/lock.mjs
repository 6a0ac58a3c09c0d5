import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process of this checkout runs under the same lock file.
 * A lock whose owner was killed is taken over.
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let owner = 0;
    try {
      owner = Number(readFileSync(file, 'utf8'));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      continue;
    }
    if (owner > 0 && !isAlive(owner)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.error('Waiting for another process that installs or builds here ...');
    told = true;
    await new Promise((wake) => setTimeout(wake, 500));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** An account without rights, where this one may act for others. */
const NOBODY = 65534;

function canRunNode(uid: number): boolean {
  return spawnSync('node', ['--version'], { uid, gid: uid, cwd: '/' }).status === 0;
}

/** Options that run a program as an ordinary user: as nobody when this is root. */
export function asOrdinaryUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  if (!canRunNode(NOBODY)) throw new Error('Under root this test needs a Node that every user can run.');
  return { uid: NOBODY, gid: NOBODY };
}

export interface RunningRelease {
  readonly address: string;
  readonly process: ChildProcess;
  /** The end, with its status. */
  readonly ended: Promise<number | null>;
}

/**
 * Runs `bin/retron start` of a release as a service manager does: an ordinary user, no home folder, nothing of npm in the environment.
 *
 * @throws with what it printed when it ends before it is ready
 */
export function startRelease(folder: string, settings: Readonly<Record<string, string>>): Promise<RunningRelease> {
  const child = spawn(join(folder, 'bin/retron'), ['start'], {
    ...asOrdinaryUser(),
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: '0', RETRON_WORKERS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /Retron is ready at (\S+)/.exec(output);
      if (ready) resolve({ address: ready[1], process: child, ended });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    ended.then((code) => reject(new Error(`The release ended with ${code}:\n${output}`)));
  });
}

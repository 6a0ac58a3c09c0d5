import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where programs that were unpacked for tests stay. */
const UNPACKED = fileURLToPath(new URL('../../.retron/programs', import.meta.url));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const run = (program: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(program, [...args], { cwd, stdio: 'ignore' }).status === 0;

/** Downloads a package of the system and unpacks it into a folder; nothing is installed, so nothing is started or left behind. */
function unpack(name: string): void {
  const draft = join(UNPACKED, `${name}.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const download = () => run('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=', name], draft);
    const isRoot = process.getuid?.() === 0;
    if (!download() && !(isRoot && run('apt-get', ['update', '-qq'], draft) && download())) return;
    const [file] = readdirSync(draft).filter((each) => each.endsWith('.deb'));
    if (file === undefined || !run('dpkg', ['--extract', file, '.'], draft)) return;
    rmSync(join(UNPACKED, name), { recursive: true, force: true });
    renameSync(draft, join(UNPACKED, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * A program of the system, or of the package of its name, unpacked once where the package manager has it.
 *
 * @returns its path; null where it cannot be had
 */
export function findProgram(name: string): string | null {
  const folders = ['usr/sbin', 'usr/bin'];
  const find = (root: string) => folders.map((folder) => join(root, folder, name)).find(isProgram) ?? null;
  const there = find('/') ?? find(join(UNPACKED, name));
  if (there !== null) return there;
  unpack(name);
  return find(join(UNPACKED, name));
}

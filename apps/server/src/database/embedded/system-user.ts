import { spawnSync } from 'node:child_process';

/** An account of the operating system that the database runs under. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

function numberOf(flag: '-u' | '-g'): number | null {
  const asked = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return asked.status === 0 ? Number.parseInt(asked.stdout, 10) : null;
}

function findUser(): SystemUser | null {
  const uid = numberOf('-u');
  const gid = numberOf('-g');
  return uid === null || gid === null ? null : { name: NAME, uid, gid };
}

/**
 * Who the database runs as: null for ourselves. PostgreSQL refuses to run as root, so under root it is the user `postgres`,
 * made when there is none.
 */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const found = findUser();
  if (found) return found;
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME], { encoding: 'utf8' });
  const user = findUser();
  if (!user) {
    throw new Error(
      `PostgreSQL does not run as root, and the user "${NAME}" could not be made (${made.error?.message ?? made.stderr.trim()}). ` +
        'Make that user, start Retron as an ordinary user, or set DATABASE_URL.',
    );
  }
  return user;
}

/** Options that run a child process as `user`, from a folder that every user can enter. */
export function asUser(user: SystemUser | null): { readonly cwd: string; readonly uid?: number; readonly gid?: number } {
  return user === null ? { cwd: '/' } : { cwd: '/', uid: user.uid, gid: user.gid };
}

export function canRun(program: string, args: readonly string[], user: SystemUser): boolean {
  return spawnSync(program, [...args], { ...asUser(user), stdio: 'ignore' }).status === 0;
}

export function canEnter(folder: string, user: SystemUser): boolean {
  return canRun('test', ['-x', folder], user);
}

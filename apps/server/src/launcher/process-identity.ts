import { readFileSync } from 'node:fs';

/** A process, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks from the system's start to the process's; null where the system does not say (no /proc). */
  readonly startedAt: string | null;
}

/** Fields of /proc/<pid>/stat behind the program's name, which may hold blanks itself. */
function statFields(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // no such process, or no /proc
  }
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: statFields(pid)?.[19] ?? null };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  if (startedAt !== null) {
    const fields = statFields(pid);
    return fields !== null && fields[19] === startedAt && fields[0] !== 'Z';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that started `pid`; null where the system does not say. */
export function parentOf(pid: number): number | null {
  const fields = statFields(pid);
  return fields ? Number.parseInt(fields[1], 10) : null;
}

import { readFileSync, readlinkSync } from 'node:fs';

/** Clock ticks of /proc a second: the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Places of the user and system time behind the name in a `stat` file; see proc_pid_stat(5). */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** The system's number of the thread that asks; null where the system does not tell. */
export function ownThreadId(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null; // no /proc: not Linux
  }
}

/** Processor time that a thread of this process has used, in ms; null where the system does not tell, or no more. */
export function threadCpuMs(threadId: number | null): number | null {
  if (threadId === null) return null;
  try {
    const stat = readFileSync(`/proc/self/task/${threadId}/stat`, 'utf8');
    // The name stands in brackets and may have blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return null; // the thread has ended
  }
}

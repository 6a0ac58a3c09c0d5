import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds. Source: proc(5). */
export interface ProcessUse {
  readonly fileDescriptors: number;
  readonly sockets: number;
  readonly threads: number;
  readonly residentMb: number;
  /** Of the processor, since its start. */
  readonly processorSeconds: number;
}

/** Clock ticks a second in /proc; it has been 100 on every Linux for decades. */
const TICKS = 100;

/** Fields of /proc/<pid>/stat behind the program's name, which may hold blanks itself. */
function statFields(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // gone
  }
}

/** Processes started by `pid` that are still there. */
export function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      const fields = statFields(child);
      return fields !== null && fields[0] !== 'Z' && Number(fields[1]) === pid;
    });
}

/** Words of the command that started it; none when it is gone. */
export function commandOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

/** A variable of the environment that it was started with; null when it is gone, not ours to read, or has none. */
export function variableOf(pid: number, name: string): string | null {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return variables.find((variable) => variable.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  } catch {
    return null;
  }
}

/** False for one that has ended and only waits to be looked at. */
export function isRunning(pid: number): boolean {
  const fields = statFields(pid);
  return fields !== null && fields[0] !== 'Z';
}

/** @returns whether there was such a process */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Null when it is gone. */
export function useOf(pid: number): ProcessUse | null {
  try {
    const folder = `/proc/${pid}/fd`;
    const descriptors = readdirSync(folder);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const times = statFields(pid);
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return {
      fileDescriptors: descriptors.length,
      sockets: descriptors.filter((descriptor) => isSocket(`${folder}/${descriptor}`)).length,
      threads: field('Threads'),
      residentMb: Math.round(field('VmRSS') / 1024),
      processorSeconds: times === null ? 0 : (Number(times[11]) + Number(times[12])) / TICKS,
    };
  } catch {
    return null;
  }
}

function isSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:');
  } catch {
    return false; // closed meanwhile
  }
}

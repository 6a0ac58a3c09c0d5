import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '../running/processes.ts';
import type { Product } from '../running/product.ts';
import type { PlannedKill } from './kill-plan.ts';
import type { SmallDisk } from './small-disk.ts';

/** How long a process hangs. */
const HANG_MS = 20_000;
/** How long the disk is full. */
const FULL_MS = 6000;

/**
 * Carries a kill out; a hang or a full disk is over when it returns.
 *
 * @returns what was hit, for the report; null when there was nothing to hit
 */
export async function carryOut(kill: PlannedKill, product: Product, disk: SmallDisk | null): Promise<string | null> {
  switch (kill.kind) {
    case 'web':
    case 'worker':
      return killed(product.pidOf(kill.kind));
    case 'postmaster':
      return killed(product.postmasterPid);
    case 'backend':
      return killed(oneOf(product.backendPids, kill.which));
    case 'launcher':
      return killed(product.launcherPid);
    case 'launcher and its children':
      return killed(...product.pids);
    case 'everything':
      return killed(...product.pids, ...product.databasePids);
    case 'launcher asked to end':
      return sent('SIGTERM', product.launcherPid);
    case 'web hangs':
      return hung(product.pidOf('web'));
    case 'worker hangs':
      return hung(product.pidOf('worker'));
    case 'disk full':
      if (disk === null) return null;
      disk.fill();
      await sleep(FULL_MS);
      disk.free();
      return 'disk';
    case 'postmaster, then web':
      return both(killed(product.postmasterPid), kill.betweenMs, () => killed(product.pidOf('web')));
    case 'postmaster, then worker':
      return both(killed(product.postmasterPid), kill.betweenMs, () => killed(product.pidOf('worker')));
    case 'web, then postmaster':
      return both(killed(product.pidOf('web')), kill.betweenMs, () => killed(product.postmasterPid));
  }
}

const oneOf = (pids: readonly number[], which: number): number | null => pids[Math.floor(which * pids.length)] ?? null;

const killed = (...pids: readonly (number | null)[]): string | null => sent('SIGKILL', ...pids);

function sent(name: NodeJS.Signals, ...pids: readonly (number | null)[]): string | null {
  const hit = pids.filter((pid) => pid !== null && signal(pid, name));
  return hit.length === 0 ? null : `${name} to ${hit.join(' ')}`;
}

async function hung(pid: number | null): Promise<string | null> {
  const stopped = sent('SIGSTOP', pid);
  if (stopped === null) return null;
  await sleep(HANG_MS);
  sent('SIGCONT', pid); // it may have been ended meanwhile by who watches over it
  return stopped;
}

async function both(first: string | null, betweenMs: number, second: () => string | null): Promise<string | null> {
  await sleep(betweenMs);
  return [first, second()].filter((each) => each !== null).join('; ') || null;
}

import type { InstallationAnswer, Job, QuotasAnswer } from '@retron/contract';
import type { readInstallationState } from '../commands/installation-state.ts';
import type { readQuotas } from '../commands/quotas.ts';
import type { JobRow } from '../repositories/jobs.ts';
import type { Query } from '../repositories/queries.ts';
import { statusWord } from './words.ts';

export function jobOf({ host, pid, created, since, ...job }: JobRow): Job {
  return {
    ...job,
    created: created.toISOString(),
    since: since?.toISOString() ?? null,
    worker: host === null ? null : `${host}, process ${pid}`,
  };
}

type State = Awaited<ReturnType<typeof readInstallationState>>;

export function installationOf({
  processes,
  queue,
  waits,
  queries,
  databaseBytes,
}: State): Pick<InstallationAnswer, 'processes' | 'queue' | 'queries' | 'databaseBytes'> {
  return {
    processes: processes.map(({ startedAt, seenAt, ...process }) => ({
      ...process,
      started: startedAt.toISOString(),
      seen: seenAt.toISOString(),
    })),
    queue: { ...queue, medianWaitSeconds: waits?.median ?? null, p95WaitSeconds: waits?.p95 ?? null },
    queries: [...queries]
      .map(([status, count]) => ({ status: statusWord.toWire(status as Query['status']), count }))
      .sort((a, b) => (a.status < b.status ? -1 : 1)),
    databaseBytes,
  };
}

type Entry = Awaited<ReturnType<typeof readQuotas>>['users'][number];
const MEGABYTE = 1_000_000;

export function userQuotasOf({ usage, own }: Entry): QuotasAnswer['users'][number] {
  const { username, realname, running, waiting, exports, exportBytes, treeStateBytes } = usage;
  const used = { runningQueries: running, waitingQueries: waiting, exports };
  return {
    username,
    realname,
    own,
    used: { ...used, exportMegabytes: exportBytes / MEGABYTE, treeStateMegabytes: treeStateBytes / MEGABYTE },
  };
}

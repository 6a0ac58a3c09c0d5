import { statfs } from 'node:fs/promises';
import { operationCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { BUILD } from '../build.ts';
import { readInstallationState } from '../commands/installation-state.ts';
import { readJobs, retryJob, stopJob } from '../commands/jobs.ts';
import { quotasOf, readQuotas, setQuota } from '../commands/quotas.ts';
import { actorOf } from '../http/actor.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { installationOf, jobOf, userQuotasOf } from '../presenters/operation.ts';

/** What keeps the installation running: jobs, quotas, health. */
export async function operationRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, health, limits, dataFolder, sendsMail, identityProvider } = services;

  answer(app, operationCalls.listJobs, async ({ query: { state, page, per_page: limit } }) => {
    const { rows, counts } = await readJobs(database, { state, limit, offset: (page - 1) * limit });
    const total = state === undefined ? counts.running + counts.waiting + counts.failed : counts[state];
    return { jobs: rows.map(jobOf), total, counts };
  });
  answer(app, operationCalls.stopJob, async ({ params, user, request }) => {
    orEnd(await stopJob(database, actorOf(user, request), params));
    return DONE;
  });
  answer(app, operationCalls.retryJob, async ({ params, user, request }) => {
    orEnd(await retryJob(database, actorOf(user, request), params));
    return DONE;
  });

  answer(app, operationCalls.getInstallation, async () => {
    const [{ checks, isReady }, state, disk] = await Promise.all([health.look(), readInstallationState(database), diskOf(dataFolder)]);
    return { ...installationOf(state), build: BUILD, isReady, checks, disk, sendsMail, singleSignOn: identityProvider?.name ?? null };
  });

  answer(app, operationCalls.listQuotas, async () => {
    const { house, users } = await readQuotas(database);
    return { settings: quotasOf(limits), house, users: users.map(userQuotasOf) };
  });
  answer(app, operationCalls.setQuota, async ({ body, user, request }) => {
    orEnd(await setQuota(database, actorOf(user, request), body));
    return DONE;
  });
}

/** The room of a disk; null where it cannot be read. */
async function diskOf(folder: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

import { type CallInput, type Job, operationCalls, type QuotaName } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** How often a page that is open looks again. */
const LOOK_AGAIN_MS = 5000;

export type JobParameters = NonNullable<CallInput<typeof operationCalls.listJobs>['query']>;

export function jobsOptions(parameters: JobParameters) {
  return queryOptions({
    queryKey: [...keys.jobs, parameters] as const,
    queryFn: ({ signal }) => call(operationCalls.listJobs, { query: parameters, signal }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (before) => before,
  });
}

export async function stopJob({ kind, id }: Pick<Job, 'kind' | 'id'>): Promise<void> {
  await call(operationCalls.stopJob, { params: { kind, id } });
}

export async function retryJob({ kind, id }: Pick<Job, 'kind' | 'id'>): Promise<void> {
  await call(operationCalls.retryJob, { params: { kind, id } });
}

export const installationOptions = queryOptions({
  queryKey: keys.installation,
  queryFn: ({ signal }) => call(operationCalls.getInstallation, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const quotasOptions = queryOptions({
  queryKey: keys.quotas,
  queryFn: ({ signal }) => call(operationCalls.listQuotas, { signal }),
});

/** @param username - null for everybody; a null value takes the limit away */
export async function setQuota(quota: {
  readonly name: QuotaName;
  readonly username: string | null;
  readonly value: number | null;
}): Promise<void> {
  await call(operationCalls.setQuota, { body: quota });
}

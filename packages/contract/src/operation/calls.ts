import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { installationAnswer } from './installation.ts';
import { jobPath, jobsAnswer, jobsQuery } from './job.ts';
import { quotaBody, quotasAnswer } from './quota.ts';

const area = 'operation';
const access = 'special';

/** What keeps the installation running: for special users. */
export const operationCalls = {
  listJobs: defineCall({
    name: 'listJobs',
    method: 'GET',
    path: '/app/api/backoffice/jobs',
    area,
    access,
    summary: 'Work in the queue',
    description: 'Queries and exports of all users that run, wait or have failed. Their names and users are told, not their structures.',
    query: jobsQuery,
    answer: jobsAnswer,
  }),
  stopJob: defineCall({
    name: 'stopJob',
    method: 'POST',
    path: '/app/api/backoffice/jobs/{kind}/{id}/stop',
    area,
    access,
    summary: 'Stop a job',
    description: 'A query keeps what was found; an export ends without a file.',
    params: jobPath,
    answer: doneAnswer,
    errors: ['not-found', 'conflict'],
  }),
  retryJob: defineCall({
    name: 'retryJob',
    method: 'POST',
    path: '/app/api/backoffice/jobs/{kind}/{id}/retry',
    area,
    access,
    summary: 'Try a failed job again',
    description: 'What it had written is taken away, and it waits anew.',
    params: jobPath,
    answer: doneAnswer,
    errors: ['not-found', 'conflict'],
  }),
  getInstallation: defineCall({
    name: 'getInstallation',
    method: 'GET',
    path: '/app/api/backoffice/health',
    area,
    access,
    summary: 'How the installation is',
    description: 'What the signals for machines tell, for people: checks, processes, queue, sizes.',
    answer: installationAnswer,
  }),
  listQuotas: defineCall({
    name: 'listQuotas',
    method: 'GET',
    path: '/app/api/backoffice/quotas',
    area,
    access,
    summary: 'What users may have, and have',
    description: 'A limit of the user’s own goes before that of the house, and this before the settings.',
    answer: quotasAnswer,
  }),
  setQuota: defineCall({
    name: 'setQuota',
    method: 'PUT',
    path: '/app/api/backoffice/quotas',
    area,
    access,
    summary: 'Set a limit',
    description: 'For one user or for everybody; holds from the next time that something is asked for.',
    body: quotaBody,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
} as const;

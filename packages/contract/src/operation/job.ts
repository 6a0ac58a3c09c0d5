import { z } from 'zod';
import { id, page, perPage } from '../wire/primitives.ts';

export const JOB_KINDS = ['query', 'export'] as const;
export const JOB_STATES = ['waiting', 'running', 'failed'] as const;

export const job = z
  .object({
    kind: z.enum(JOB_KINDS).describe('A query that is planned, or an export that is made.'),
    id: z.number().int().describe('Number of the query or the export.'),
    name: z.string().describe('Name of the query, or of the file.'),
    username: z.string().describe('User name of who asked for it.'),
    realname: z.string().describe('Name of who asked for it.'),
    state: z.enum(JOB_STATES).describe('How it stands.'),
    created: z.string().describe('When it was asked for, ISO 8601 UTC.'),
    since: z.string().nullable().describe('When a worker began it, or it failed; null while it waits.'),
    percent: z.number().nullable().describe('How much of a query is planned, 0 to 100; null where nobody knows.'),
    attempts: z.number().int().describe('How often a worker has begun it.'),
    worker: z.string().nullable().describe('Machine and process that hold it; null: none.'),
    isStopping: z.boolean().describe('Whether it was told to stop and has not yet.'),
    reason: z.string().nullable().describe('Why it failed, as its user reads it; null where it did not or nobody knows.'),
  })
  .meta({ id: 'Job', description: 'Work in the queue.' });
export type Job = z.infer<typeof job>;

export const jobsQuery = z.object({
  state: z.enum(JOB_STATES).optional().describe('Jobs of this state alone.'),
  page,
  per_page: perPage({ max: 200, usual: 50 }),
});
export const jobsAnswer = z.object({
  jobs: z.array(job).describe('Those that run, those that wait in the order they were asked for, and those that failed, newest first.'),
  total: z.number().int().describe('How many there are of the state asked for.'),
  counts: z
    .object({
      running: z.number().int().describe('How many run.'),
      waiting: z.number().int().describe('How many wait.'),
      failed: z.number().int().describe('How many failed.'),
    })
    .describe('How many there are of each state.'),
});
export type JobsAnswer = z.infer<typeof jobsAnswer>;
export const jobPath = z.object({
  kind: z.enum(JOB_KINDS).describe('A query or an export.'),
  id: id.describe('Number of the query or the export.'),
});

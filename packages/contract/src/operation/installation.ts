import { z } from 'zod';
import { readyAnswer } from '../service/health.ts';

const liveProcess = z.object({
  role: z.enum(['web', 'worker']).describe('Whether it answers calls or plans.'),
  host: z.string().describe('Name of its machine.'),
  pid: z.number().int().describe('Its number there.'),
  build: z.string().describe('What it runs.'),
  threads: z.number().int().describe('Planning threads; 0 for a web process.'),
  started: z.string().describe('When it started, ISO 8601 UTC.'),
  seen: z.string().describe('When it last said that it lives.'),
});

export const installationAnswer = z.object({
  build: z.string().describe('What the process that answers runs.'),
  isReady: z.boolean().describe('Whether every check is as it should be.'),
  checks: readyAnswer.shape.checks,
  processes: z.array(liveProcess).describe('Web and worker processes that live, by role and machine.'),
  queue: z
    .object({
      waiting: z.number().int().describe('Queries that wait to be planned.'),
      running: z.number().int().describe('Queries that are being planned.'),
      oldestWaitSeconds: z.number().describe('How long the oldest of those that wait has waited.'),
      medianWaitSeconds: z.number().nullable().describe('How long those begun in the last five minutes had waited; null where none was.'),
      p95WaitSeconds: z.number().nullable().describe('What 95 of 100 of them stayed below.'),
    })
    .describe('The queue of queries.'),
  queries: z
    .array(z.object({ status: z.string().describe('Status.'), count: z.number().int().describe('How many.') }))
    .describe('Queries by status, deleted ones left out.'),
  databaseBytes: z.number().int().describe('Size of the database.'),
  disk: z
    .object({
      freeBytes: z.number().int().describe('Room left for Retron.'),
      totalBytes: z.number().int().describe('Room in all.'),
    })
    .nullable()
    .describe('The disk of the data folder of the process that answers; null where it cannot be read.'),
  sendsMail: z.boolean().describe('Whether mail is sent.'),
  singleSignOn: z.string().nullable().describe('The provider of single sign-on; null: none is set.'),
});
export type InstallationAnswer = z.infer<typeof installationAnswer>;

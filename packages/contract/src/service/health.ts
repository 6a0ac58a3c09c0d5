import { z } from 'zod';

const check = z
  .object({
    ok: z.boolean().describe('Whether it is as it should be.'),
    message: z.string().describe('How it is, in a sentence without secrets.'),
  })
  .meta({ id: 'HealthCheck', description: 'One thing that was looked at.' });
export type HealthCheck = z.infer<typeof check>;

export const liveAnswer = z.object({ status: z.literal('ok').describe('The process answers.') });

export const readyAnswer = z.object({
  status: z.enum(['ok', 'failing']).describe('`ok` when every check is.'),
  checks: z
    .object({
      database: check.describe('Whether the database answers within two seconds.'),
      connections: check.describe('Whether a call gets a connection to the database within two seconds.'),
      schema: check.describe('Whether the tables are those of this program.'),
      queue: check.describe('Whether the queue of queries can be read.'),
      worker: check.describe('Whether a worker lives that plans.'),
      disk: check.describe('Whether the disk of the data folder has room.'),
    })
    .describe('What was looked at.'),
});
export type ReadyAnswer = z.infer<typeof readyAnswer>;

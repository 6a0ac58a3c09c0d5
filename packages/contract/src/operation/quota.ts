import { z } from 'zod';
import { username } from '../accounts/account.ts';
import { wholeNumber } from '../wire/primitives.ts';

/** What one user may have at most and the back office can change, with what it means. Megabytes are 1,000,000 bytes. */
export const QUOTAS = {
  runningQueries: 'Queries planned at the same time',
  waitingQueries: 'Queries that may wait',
  exports: 'Exports under way',
  exportMegabytes: 'MB of exported files',
  treeStates: 'Saved views of one tree',
  treeStateMegabytes: 'MB of saved views',
} as const;
export type QuotaName = keyof typeof QUOTAS;
export const QUOTA_NAMES = Object.keys(QUOTAS) as readonly QuotaName[];
export const MOST_QUOTA = 1_000_000;

const quotaName = z.enum(QUOTA_NAMES as [QuotaName, ...QuotaName[]]);
const values = z.partialRecord(quotaName, z.number().int());

export const quotasAnswer = z.object({
  settings: z.record(quotaName, z.number().int()).describe('What the settings of the installation say.'),
  house: values.describe('What the back office says for everybody instead.'),
  users: z
    .array(
      z.object({
        username: z.string().describe('User name.'),
        realname: z.string().describe('Name to show.'),
        own: values.describe('What the back office says for this user instead.'),
        used: z
          .object({
            runningQueries: z.number().int().describe('Queries being planned.'),
            waitingQueries: z.number().int().describe('Queries that wait.'),
            exports: z.number().int().describe('Exports under way.'),
            exportMegabytes: z.number().describe('MB of exported files.'),
            treeStateMegabytes: z.number().describe('MB of saved views.'),
          })
          .describe('What the user has now.'),
      }),
    )
    .describe('Those who can sign in, by user name.'),
});
export type QuotasAnswer = z.infer<typeof quotasAnswer>;
export const quotaBody = z.strictObject({
  name: quotaName.describe('What is limited.'),
  username: username.nullable().default(null).describe('Whose limit; null: everybody’s who has none of their own.'),
  value: wholeNumber({ min: 0, max: MOST_QUOTA }).nullable().describe('The limit; null: as it is without the back office.'),
});

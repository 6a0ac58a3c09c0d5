import { z } from 'zod';
import { defineCall } from '../wire/call.ts';

/** Notices that one answer has. */
export const MOST_NOTICES = 50;

const common = {
  at: z.string().describe('When, ISO 8601 UTC.'),
  by: z.string().describe('Real name of who did it; empty where that is not known.'),
  projectid: z.number().int().describe('Number of the project.'),
  projectName: z.string().describe('Its name.'),
};

/** What others did that concerns the reader. */
export const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('comment').describe('Somebody commented on a query that the user started.'),
    ...common,
    comment: z.number().int().describe('Number of the comment.'),
    title: z.string().describe('Its title.'),
    qid: z.number().int().describe('Number of the query.'),
    sessionid: z.string().describe('Its name.'),
    ensid: z.number().int().nullable().describe('The suggestion that it is about; null for the query itself.'),
  }),
  z.object({
    kind: z
      .literal('mention')
      .describe('Somebody named the user, as `@` and the user name, in a comment of a project that the user is a member of.'),
    ...common,
    comment: z.number().int().describe('Number of the comment.'),
    title: z.string().describe('Its title.'),
    qid: z.number().int().nullable().describe('Number of the query that it is on; null for a comment on the project.'),
    sessionid: z.string().nullable().describe('Name of that query.'),
    ensid: z.number().int().nullable().describe('The suggestion that it is about; null for none.'),
  }),
  z.object({ kind: z.literal('member').describe('Somebody added the user to a project.'), ...common }),
]);
export type WireNotice = z.infer<typeof notice>;

/** What others did that concerns the reader: told by the bell. */
export const noticeCalls = {
  list: defineCall({
    name: 'listNotices',
    method: 'GET',
    path: '/app/api/notices',
    area: 'comments',
    summary: 'What others did that concerns the user',
    description: `Comments on queries that the user started, comments that name the user, and projects that the user was added to by name; the newest first, ${MOST_NOTICES} at most. Only of projects that the user is a member of now.`,
    answer: z.object({ notices: z.array(notice).describe('The newest first.') }),
  }),
} as const;

import { z } from 'zod';
import { MESSAGES } from './messages.ts';
import { projectSummary } from './project.ts';
import { queryName } from './query.ts';
import { STATUSES } from './words.ts';

/** Answer of a call that has nothing to say but that it worked. */
export const doneAnswer = z.object({ done: z.literal(true) });

/** POST /app/api/queries/exists: whether the signed-in user already has a query of that name. */
export const existsBody = z.object({ sessionid: z.string().max(1000) });
export const existsAnswer = z.object({ exists: z.boolean() });

/** POST /app/api/queries/{id}/rename. */
export const renameBody = z.object({ name: queryName });
/** PUT /app/apiv2/queries/{id}; what is absent stays. */
export const updateQueryBody = z.object({
  name: queryName.optional(),
  comment: z.string().max(4000).optional(),
  saved: z.coerce.number().int().min(0).max(1).optional(),
});

export const member = z.object({ username: z.string(), realname: z.string() });
export type Member = z.infer<typeof member>;

/** GET /app/apiv2/projects/{id}. */
export const projectAnswer = projectSummary.extend({
  members: z.array(member),
  queries: z.array(z.object({ id: z.number().int(), sessionid: z.string(), status: z.enum(STATUSES) })),
});
export type ProjectAnswer = z.infer<typeof projectAnswer>;

/** GET /app/api/projects/names/list. */
export const projectNamesAnswer = z.array(z.object({ id: z.number().int(), name: z.string() }));

/** Field names: spec section 3, Comment. `query` is null for a comment on a project. */
export const comment = z.object({
  id: z.number().int(),
  action: z.enum(['QUERY', 'PROJECT']),
  authorName: z.string(),
  project: z.number().int(),
  query: z.number().int().nullable(),
  title: z.string(),
  message: z.string(),
  created: z.string(),
  mayDelete: z.boolean(),
});
export type WireComment = z.infer<typeof comment>;
export const commentsAnswer = z.array(comment);
/** POST /app/api/comments; `query` is needed for action QUERY. The author is the signed-in user. */
export const commentBody = z
  .object({
    action: z.enum(['QUERY', 'PROJECT']),
    authorName: z.string().max(200).optional(),
    project: z.coerce.number().int().positive(),
    query: z.coerce.number().int().positive().nullish(),
    title: z.string(MESSAGES.comment).trim().min(1, MESSAGES.comment).max(200),
    message: z.string(MESSAGES.comment).trim().min(1, MESSAGES.comment).max(10_000),
  })
  .refine((body) => body.action === 'PROJECT' || typeof body.query === 'number', { error: 'Please name the query.', path: ['query'] });

/** One saved view of a tree; `state` is the reader's own (`TreeView` as JSON). */
export const treeState = z.object({
  id: z.number().int(),
  pid: z.number().int(),
  qid: z.number().int(),
  name: z.string(),
  state: z.record(z.string(), z.unknown()),
  created: z.string(),
  changed: z.string(),
});
export type WireTreeState = z.infer<typeof treeState>;
export const treeStateBody = z.object({ name: z.string().max(200).default(''), state: z.record(z.string(), z.unknown()) });

/** POST /app/api/report: a precedent that is wrong; `rxnid` is `source:prkey`. */
export const reportBody = z.object({ rxnid: z.string().min(1).max(300), comment: z.string().trim().min(1).max(4000) });

/** GET /app/api/preferences. */
export const preferencesAnswer = z.array(z.object({ name: z.string(), value: z.string() }));

export const legalInfoAnswer = z.object({ type: z.string(), title: z.string(), body: z.string() });
export const versionAnswer = z.object({ version: z.string() });
export const statusInfoAnswer = z.object({ status: z.literal('ok'), version: z.string(), startedAt: z.string() });

import { z } from 'zod';
import { MESSAGES } from '../wire/messages.ts';
import { MAX_COMMENT_LENGTH, MAX_COMMENT_TITLE_LENGTH, TEXTS } from '../wire/own-texts.ts';
import { id, seenOrNone, storable, text } from '../wire/primitives.ts';

const action = z.enum(['QUERY', 'PROJECT']);

/** Field names: spec section 3, Comment. */
export const comment = z
  .object({
    id: z.number().int().describe('Number of the comment.'),
    action: action.describe('What it is about.'),
    authorName: z.string().describe('Name of who wrote it.'),
    project: z.number().int().describe('Number of the project.'),
    query: z.number().int().nullable().describe('Number of the query; null for a comment on a project.'),
    ensid: z.number().int().nullable().describe('The suggestion of the query it is about; null for the query itself.'),
    title: z.string().describe('Its title.'),
    message: z.string().describe('Its text.'),
    created: z.string().describe('When it was written, ISO 8601 UTC.'),
    mayDelete: z.boolean().describe('Whether the signed-in user may delete it.'),
  })
  .meta({ id: 'Comment', description: 'A comment on a project, a query, or a suggestion of a query.' });
export type WireComment = z.infer<typeof comment>;
export const commentsAnswer = z.array(comment);

export const commentsState = z
  .object({
    count: z.number().int().describe('How many comments there are on the project and all of its queries.'),
    newest: z.number().int().nullable().describe('Number of the newest; null for none.'),
    queries: z.number().int().describe('How many queries the project has.'),
    newestQuery: z.number().int().nullable().describe('Number of the newest of them; null for none.'),
  })
  .meta({ id: 'CommentsState', description: 'What tells whether comments or queries of a project came or went.' });
export type CommentsState = z.infer<typeof commentsState>;

const content = (max: number, tooLong: string) =>
  storable(z.string(MESSAGES.comment).overwrite(seenOrNone).trim().min(1, MESSAGES.comment).max(max, tooLong));
export const commentBody = z
  .strictObject({
    action: action.describe('What it is about.'),
    authorName: text(200).optional().describe('Real name or user name of who is signed in: nobody writes in the name of others.'),
    project: id.describe('Number of the project.'),
    query: id.nullish().describe('Number of the query; needed for action QUERY.'),
    ensid: id.nullish().describe('The suggestion of the query it is about; absent, it is about the query.'),
    title: content(MAX_COMMENT_TITLE_LENGTH, TEXTS.commentTitleTooLong).describe('Its title.'),
    message: content(MAX_COMMENT_LENGTH, TEXTS.commentTooLong).describe('Its text.'),
  })
  .refine((body) => body.action === 'QUERY' || typeof body.ensid !== 'number', {
    error: 'Only a comment on a query can be about a suggestion.',
    path: ['ensid'],
  })
  .refine((body) => body.action === 'PROJECT' || typeof body.query === 'number', { error: 'Please name the query.', path: ['query'] });

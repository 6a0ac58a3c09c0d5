import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer, id, text } from '../wire/primitives.ts';
import { comment, commentBody, commentsAnswer } from './comment.ts';

const area = 'comments';

/** Comments on projects and queries. */
export const commentCalls = {
  listOfProject: defineCall({
    name: 'listProjectComments',
    method: 'GET',
    path: '/app/api/projects/{id}/comments',
    area,
    summary: 'Comments on a project',
    description: 'Oldest first; comments on its queries are listed with those.',
    params: z.object({ id: id.describe('Number of the project.') }),
    answer: commentsAnswer,
    errors: ['not-found'],
  }),
  listOfQuery: defineCall({
    name: 'listQueryComments',
    method: 'GET',
    path: '/app/api/queries/{id}/comments',
    area,
    summary: 'Comments on a query',
    description: 'Oldest first.',
    params: z.object({ id: id.describe('Number of the query.') }),
    query: z.object({
      a: text(100).optional().describe('The specification names it without a meaning; the answer does not depend on it.'),
    }),
    answer: commentsAnswer,
    errors: ['not-found'],
  }),
  follow: defineCall({
    name: 'followComments',
    method: 'GET',
    path: '/app/api/projects/{id}/comments/events',
    area,
    summary: 'Whether comments or queries came or went, as server-sent events',
    description:
      'Comments on the project and all of its queries. The first message comes at once, each other when it differs from the one before. To who is no longer a member an event `left` comes last.',
    params: z.object({ id: id.describe('Number of the project.') }),
    answer: { status: 200, type: 'text/event-stream', description: 'Each message: CommentsState.' },
    errors: ['not-found', 'too-many'],
  }),
  add: defineCall({
    name: 'addComment',
    method: 'POST',
    path: '/app/api/comments',
    area,
    summary: 'Comment on a project or a query',
    description: 'In the name of who is signed in.',
    body: commentBody,
    answer: comment,
    errors: ['not-found'],
  }),
  delete: defineCall({
    name: 'deleteComment',
    method: 'DELETE',
    path: '/app/api/comments/{id}',
    area,
    summary: 'Delete a comment',
    description: 'For its author and the owner of the project.',
    params: z.object({ id: id.describe('Number of the comment.') }),
    answer: doneAnswer,
    errors: ['not-found', 'forbidden'],
  }),
} as const;

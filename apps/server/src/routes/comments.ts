import { comment, commentBody, commentsAnswer, doneAnswer, reportBody, type WireComment } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addComment, removeComment } from '../commands/comments.ts';
import { visibleProject } from '../commands/visible-project.ts';
import { visibleQuery } from '../commands/visible-query.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { sessionOf } from '../http/session-guard.ts';
import { mayDeleteComment } from '../policies/comment-policy.ts';
import { type CommentRow, insertPrecedentReport, listComments } from '../repositories/comments.ts';
import type { User } from '../repositories/users.ts';

const id = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
const tags = ['comments'];

function commentOf(row: CommentRow, user: User, projectOwnerId: number): WireComment {
  return {
    id: row.id,
    action: row.queryId === null ? 'PROJECT' : 'QUERY',
    authorName: row.authorName,
    project: row.projectId,
    query: row.queryId,
    title: row.title,
    message: row.message,
    created: row.createdAt.toISOString(),
    mayDelete: mayDeleteComment(user, { authorId: row.authorId, projectOwnerId }),
  };
}

export const commentRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database } }) => {
  app.get(
    '/app/api/projects/:id/comments',
    { schema: { summary: 'Comments on a project, oldest first', tags, params: id, response: { 200: commentsAnswer } } },
    async (request) => {
      const { user } = sessionOf(request);
      const project = orEnd(await visibleProject(database, user, request.params.id));
      return (await listComments(database, { projectId: project.id })).map((row) => commentOf(row, user, project.ownerId));
    },
  );

  app.get(
    '/app/api/queries/:id/comments',
    {
      schema: {
        summary: 'Comments on a query, oldest first',
        tags,
        params: id,
        // The specification names the parameter `a` without a meaning.
        querystring: z.object({ a: z.string().max(100).optional() }),
        response: { 200: commentsAnswer },
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const { query, projectOwnerId } = orEnd(await visibleQuery(database, user, request.params.id));
      return (await listComments(database, { queryId: query.id })).map((row) => commentOf(row, user, projectOwnerId));
    },
  );

  app.post(
    '/app/api/comments',
    { schema: { summary: 'Comment on a project or a query', tags, body: commentBody, response: { 200: comment } } },
    async (request) => {
      const { user } = sessionOf(request);
      const { action, project: projectId, query, title, message } = request.body;
      const queryId = action === 'QUERY' ? (query ?? null) : null;
      const row = orEnd(await addComment(database, user, { projectId, queryId, title, message }));
      const project = orEnd(await visibleProject(database, user, projectId));
      return commentOf(row, user, project.ownerId);
    },
  );

  app.delete(
    '/app/api/comments/:id',
    { schema: { summary: 'Delete a comment', tags, params: id, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await removeComment(database, sessionOf(request).user, request.params.id));
      return { done: true as const };
    },
  );

  app.post(
    '/app/api/report',
    { schema: { summary: 'Report a precedent that is wrong', tags, body: reportBody, response: { 200: doneAnswer } } },
    async (request) => {
      const { rxnid: precedent, comment: text } = request.body;
      await insertPrecedentReport(database, { precedent, comment: text, userId: sessionOf(request).user.id });
      return { done: true as const };
    },
  );
};

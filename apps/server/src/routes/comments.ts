import { commentCalls, TEXTS, type WireComment } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { addComment, removeComment } from '../commands/comments.ts';
import { visibleProject } from '../commands/visible-project.ts';
import { visibleQuery } from '../commands/visible-query.ts';
import { answer, DONE } from '../http/answer.ts';
import { invalid, orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { mayDeleteComment } from '../policies/comment-policy.ts';
import { type CommentRow, listComments } from '../repositories/comments.ts';
import type { User } from '../repositories/users.ts';

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

/** Comments on projects and queries. */
export async function commentRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, commentCalls.listOfProject, async ({ params, user }) => {
    const project = orEnd(await visibleProject(database, user, params.id));
    return (await listComments(database, { projectId: project.id })).map((row) => commentOf(row, user, project.ownerId));
  });

  answer(app, commentCalls.listOfQuery, async ({ params, user }) => {
    const { query, projectOwnerId } = orEnd(await visibleQuery(database, user, params.id));
    return (await listComments(database, { queryId: query.id })).map((row) => commentOf(row, user, projectOwnerId));
  });

  answer(app, commentCalls.add, async ({ body, user }) => {
    const { action, authorName, project: projectId, query, title, message } = body;
    if (authorName !== undefined && ![user.realname, user.username].includes(authorName)) {
      throw invalid({ code: 'invalid', field: 'authorName', message: TEXTS.otherAuthor });
    }
    const queryId = action === 'QUERY' ? (query ?? null) : null;
    const row = orEnd(await addComment(database, user, { projectId, queryId, title, message }));
    const project = orEnd(await visibleProject(database, user, projectId));
    return commentOf(row, user, project.ownerId);
  });

  answer(app, commentCalls.delete, async ({ params, user }) => {
    orEnd(await removeComment(database, user, params.id));
    return DONE;
  });
}

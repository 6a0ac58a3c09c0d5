import { commentCalls, TEXTS } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { addComment, isShutOut, readProjectComments, readProjectState, readQueryComments, removeComment } from '../commands/comments.ts';
import { isStillSignedIn } from '../commands/sign-in.ts';
import { answer, DONE } from '../http/answer.ts';
import { invalid, orEnd } from '../http/errors.ts';
import { sendEvents } from '../http/send-events.ts';
import type { Services } from '../http/services.ts';
import { commentOf } from '../presenters/comments.ts';

/** The last that one hears who is taken out of a project. */
const NO_LONGER_MEMBER = { event: 'left', state: {}, isLast: true } as const;

/** Comments on projects and queries. */
export async function commentRoutes(
  app: FastifyInstance,
  { services: { database, projectEvents, guards } }: { services: Services },
): Promise<void> {
  answer(app, commentCalls.listOfProject, async ({ params, user }) => {
    const { comments, projectOwnerId } = orEnd(await readProjectComments(database, user, params.id));
    return comments.map((row) => commentOf(row, user, projectOwnerId));
  });

  answer(app, commentCalls.listOfQuery, async ({ params, user }) => {
    const { comments, projectOwnerId } = orEnd(await readQueryComments(database, user, params.id));
    return comments.map((row) => commentOf(row, user, projectOwnerId));
  });

  answer(app, commentCalls.follow, async ({ params: { id }, session, user, reply }) => {
    orEnd(await readProjectState(database, user, id));
    const giveBack = orEnd(await guards.eventStreams.open(user));
    const stream = projectEvents.follow(id, async () => {
      if (!(await isStillSignedIn(database, session))) return null;
      const state = await readProjectState(database, user, id);
      if (state.ok) return { state: state.value, isLast: false };
      // Who hears this was a member when the stream began.
      return (await isShutOut(database, user, id)) ? NO_LONGER_MEMBER : null;
    });
    return sendEvents(reply, stream, giveBack);
  });

  answer(app, commentCalls.add, async ({ body, user }) => {
    const { action, authorName, project: projectId, query, ensid, title, message } = body;
    if (authorName !== undefined && ![user.realname, user.username].includes(authorName)) {
      throw invalid({ code: 'invalid', field: 'authorName', message: TEXTS.otherAuthor });
    }
    const queryId = action === 'QUERY' ? (query ?? null) : null;
    const suggestionId = queryId === null ? null : (ensid ?? null);
    const added = orEnd(await addComment(database, user, { projectId, queryId, suggestionId, title, message }));
    return commentOf(added.comment, user, added.projectOwnerId);
  });

  answer(app, commentCalls.delete, async ({ params, user }) => {
    orEnd(await removeComment(database, user, params.id));
    return DONE;
  });
}

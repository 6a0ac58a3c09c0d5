import { queryCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { readStatus } from '../../commands/read-queries.ts';
import { isStillSignedIn } from '../../commands/sign-in.ts';
import { answer } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import { sendEvents } from '../../http/send-events.ts';
import type { Services } from '../../http/services.ts';
import { SharedReads } from '../../http/shared-reads.ts';
import { statusAnswerOf } from '../../presenters/queries.ts';

/** Server-sent events: each message is the query's whole state, with what its tree gained since the message before or since what the reader has. */
export async function eventRoutes(
  app: FastifyInstance,
  { services: { database, queryEvents, guards } }: { services: Services },
): Promise<void> {
  const signedIn = new SharedReads<boolean>();
  const reads = new SharedReads<Awaited<ReturnType<typeof readStatus>>>();
  answer(app, queryCalls.follow, async ({ params: { id }, query: { since: from }, session, user, reply }) => {
    orEnd(await readStatus(database, user, id));
    const giveBack = orEnd(await guards.eventStreams.open(user));
    // Each message goes on from the last, so that what grew is told once.
    let since = from;
    const stream = queryEvents.follow(id, async () => {
      if (!(await signedIn.read(session.tokenHash, () => isStillSignedIn(database, session)))) return null;
      const status = await reads.read(`${user.id} ${id} ${since}`, () => readStatus(database, user, id, since));
      if (!status.ok) return null;
      since = status.value.news?.newest;
      const state = statusAnswerOf(status.value);
      return { state, isLast: state.status !== 'Busy' };
    });
    return sendEvents(reply, stream, giveBack);
  });
}

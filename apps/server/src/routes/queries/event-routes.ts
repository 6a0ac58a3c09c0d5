import { queryCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { growthSince } from '../../commands/tree-growth.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { answer } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { statusAnswerOf } from './query-answer.ts';

/** Server-sent events: each message is the query's whole state, with what its tree gained since the message before or since what the reader has. */
export async function eventRoutes(app: FastifyInstance, { services: { database, events } }: { services: Services }): Promise<void> {
  answer(app, queryCalls.follow, async ({ params: { id }, query: { since: from }, user, reply }) => {
    orEnd(await visibleQuery(database, user, id));
    // Each message goes on from the last, so that what grew is told once.
    let since = from;
    const stream = events.follow(id, async () => {
      const row = await visibleQuery(database, user, id);
      if (!row.ok) return null;
      const growth = since === undefined ? undefined : await growthSince(database, id, since);
      since = growth?.upTo;
      return statusAnswerOf(row.value, growth);
    });
    return reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream);
  });
}

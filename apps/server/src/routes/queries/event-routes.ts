import { growthQuery } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { growthSince } from '../../commands/tree-growth.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';
import { statusAnswerOf } from './query-answer.ts';

/** Server-sent events: each message is the query's whole state, with what its tree gained since the message before or since what the reader has. */
export const eventRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database, events } }) => {
  app.get(
    '/app/api/queries/:id/events',
    {
      schema: {
        summary: 'Status and progress of a query as server-sent events, until it is done',
        tags: ['queries'],
        params: z.object({
          id: z.coerce
            .number()
            .int()
            .positive()
            .max(2 ** 31 - 1),
        }),
        querystring: growthQuery,
        response: { 200: { description: 'Each message: QueryStatus', content: { 'text/event-stream': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const { id } = request.params;
      orEnd(await visibleQuery(database, user, id));
      // Each message goes on from the last, so that what grew is told once.
      let { since } = request.query;
      const stream = events.follow(id, async () => {
        const row = await visibleQuery(database, user, id);
        if (!row.ok) return null;
        const growth = since === undefined ? undefined : await growthSince(database, id, since);
        since = growth?.upTo;
        return statusAnswerOf(row.value, growth);
      });
      return reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream);
    },
  );
};

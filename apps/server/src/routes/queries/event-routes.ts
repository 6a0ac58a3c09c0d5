import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibleQuery } from '../../commands/visible-query.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';
import { statusAnswerOf } from './query-answer.ts';

/** Server-sent events: each message is the query's whole state, so that a client that reconnects has missed nothing. */
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
        response: { 200: { description: 'Each message: QueryStatus', content: { 'text/event-stream': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const { id } = request.params;
      orEnd(await visibleQuery(database, user, id));
      const stream = events.follow(id, async () => {
        const row = await visibleQuery(database, user, id);
        return row.ok ? statusAnswerOf(row.value) : null;
      });
      return reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream);
    },
  );
};

import { queryCalls, TEXTS, treeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { limitsOf } from '../../commands/quotas.ts';
import { readProjectRoutes } from '../../commands/read-project-routes.ts';
import { type CheckedTarget, startQueries } from '../../commands/start-queries.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { orEnd, problemOf } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { routeLineOf } from '../../presenters/route-lines.ts';
import { batchAnswerOf, batchRequestOf, START_FIELDS } from '../../presenters/starting.ts';
import { startFactsOf } from './start-facts.ts';

/** Many targets at once: starting a query for each, and the routes of all of them. */
export async function batchRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, limits } = services;

  answer(app, queryCalls.startBatch, async ({ body, user }) => {
    agree('user', body.user, user.username, TEXTS.otherUser);
    const asked = batchRequestOf(body);
    const facts = await startFactsOf(services, user, asked.request);
    const check = (text: string) => checkedTarget(user, text, asked.request.direction);
    const room = await limitsOf(database, user, limits);
    return batchAnswerOf(asked.targets, orEnd(await startQueries(database, user, { ...asked, check }, facts, room), START_FIELDS));
  });

  answer(app, treeCalls.listProjectRoutes, async ({ params, query: { batch, most, page, per_page: limit }, user, reply }) => {
    const found = orEnd(await readProjectRoutes(database, user, params.id, { batch, most, offset: (page - 1) * limit, limit }));
    void reply.header('content-disposition', 'attachment; filename="routes.jsonl"');
    return reply.type('application/x-ndjson; charset=utf-8').send(found.map((each) => `${JSON.stringify(routeLineOf(each))}\n`).join(''));
  });

  /** A structure that takes too long to look at is refused like any other that cannot be planned, and harms none beside it. */
  async function checkedTarget(
    user: { readonly id: number },
    text: string,
    direction: 'retrosynthesis' | 'forward',
  ): Promise<CheckedTarget> {
    try {
      return await chemistry.forUser(user).call('checkGiven', text, 'auto', direction);
    } catch (error) {
      const problem = problemOf(error as Error);
      if (problem.kind !== 'invalid') throw error;
      return { errors: problem.details.map(({ message }) => message), structure: null };
    }
  }
}

import { comparisonCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { readComparable, readGraph } from '../../commands/compare-queries.ts';
import { answer } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { querySummaryOf } from '../../presenters/queries.ts';
import { queryGraphOf } from '../../presenters/query-graph.ts';

/** What comparing two queries needs. */
export async function comparisonRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, comparisonCalls.listComparable, async ({ params, query: { term, per_page: limit, page }, user }) => {
    const found = orEnd(await readComparable(database, user, params.id, { term, limit, offset: (page - 1) * limit }));
    return { queries: found.queries.map((row) => querySummaryOf(row, user)), total: found.total };
  });

  answer(
    app,
    comparisonCalls.getGraph,
    async ({ params, user }) => queryGraphOf(orEnd(await readGraph(database, user, params.id)), user),
    // Thousands of suggestions would hold up the event loop.
    { isTrusted: true },
  );
}

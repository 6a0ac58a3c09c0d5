import { queryCalls, TEXTS, treeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { filterTree, keepFilter, namedSuggestions, narrowedTree } from '../../commands/narrowed-tree.ts';
import { addMetadata, changeMetadata } from '../../commands/query-metadata.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { filterAnswerOf, filterOf, namedReactionsAnswerOf, reactionsAnswerOf } from '../../presenters/clusters.ts';

/** The suggestions of a query's target narrowed by a filter, and what programs note with a query. */
export async function reactionRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  // A first level of 5,000 suggestions would hold up the event loop.
  const isTrusted = true;

  answer(
    app,
    treeCalls.getReactions,
    async ({ params, user }) => reactionsAnswerOf(orEnd(await narrowedTree(database, user, params.id, undefined))),
    { isTrusted },
  );

  answer(
    app,
    treeCalls.narrowReactions,
    async ({ params, body, user }) => {
      agree('id', body.id, params.id, TEXTS.otherQuery);
      const filter = filterOf(body.filterProperties);
      if (body.ensids !== undefined)
        return namedReactionsAnswerOf(orEnd(await namedSuggestions(database, user, params.id, body.ensids, filter)));
      return reactionsAnswerOf(orEnd(await narrowedTree(database, user, params.id, filter)));
    },
    { isTrusted },
  );

  answer(app, treeCalls.keepFilter, async ({ params, body, user }) => {
    agree('id', body.id, params.id, TEXTS.otherQuery);
    const filter = filterOf(body.filterProperties) ?? { nameReactions: [] };
    if (body.scope === 'target') return filterAnswerOf(filter, orEnd(await keepFilter(database, user, params.id, filter)));
    const leastPrecedents = body.precedentProperties?.numPrecedents ?? 0;
    return filterAnswerOf(filter, orEnd(await filterTree(database, user, params.id, { ...filter, leastPrecedents })));
  });

  answer(app, queryCalls.addMetadata, async ({ params, body, user }) => {
    orEnd(await addMetadata(database, user, params.queryId, body));
    return { id: body.name, ...body };
  });

  answer(app, queryCalls.changeMetadata, async ({ params: { queryId, id: name }, body: { value, before }, user }) => {
    orEnd(await changeMetadata(database, user, queryId, { name, value }, before));
    return { id: name, name, value };
  });
}

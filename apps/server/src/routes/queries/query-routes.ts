import { queryCalls, TEXTS, treeCalls, WEB_APPLICATION_VERSION } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { changeQuery, removeQuery, restoreQuery, stopQuery } from '../../commands/change-query.ts';
import { readTree } from '../../commands/read-tree.ts';
import { startQuery } from '../../commands/start-query.ts';
import { growthSince } from '../../commands/tree-growth.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer, DONE } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { hasQueryNamed } from '../../repositories/queries.ts';
import { countQueries } from '../../repositories/query-counts.ts';
import { listQueries } from '../../repositories/query-listing.ts';
import { leftOutOfQuery } from '../../repositories/query-runs.ts';
import { leftOutAnswerOf } from './left-out-answer.ts';
import { querySummaryOf, statusAnswerOf } from './query-answer.ts';
import { countsAnswerOf, pageOf, searchOf } from './query-list-answer.ts';
import { START_FIELDS } from './start-fields.ts';

/** Start, look at, change, stop, delete and restore queries. */
export async function queryRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, jobs } = services;

  answer(app, queryCalls.list, async ({ query, user }) => {
    const search = searchOf(query);
    const found = await listQueries(database, user.id, search, pageOf(query));
    const page = { queries: found.queries.map((row) => querySummaryOf(row, user)), total: found.total };
    if (query.counts === 'no') return page;
    return { ...page, counts: countsAnswerOf(await countQueries(database, user.id, search)) };
  });

  answer(app, queryCalls.exists, async ({ body, user }) => ({
    exists: await hasQueryNamed(database, user.id, body.sessionid.trim()),
  }));

  answer(app, queryCalls.start, async ({ body: { user: username, autorun_name, ...given }, user }) => {
    agree('user', username, user.username, TEXTS.otherUser);
    const body = { ...given, autorunmode: given.autorunmode ?? autorun_name ?? undefined };
    const [target, libraries] = await Promise.all([
      chemistry.call('checkStructure', body.rosdal, 'auto', body.direction),
      chemistry.call('libraries'),
    ]);
    const names = libraries.filter(({ direction }) => direction === body.direction).map(({ name }) => name);
    const plannerVersion = WEB_APPLICATION_VERSION;
    return { id: orEnd(await startQuery(database, jobs, user, { body, target, libraries: names, plannerVersion }), START_FIELDS) };
  });

  answer(
    app,
    treeCalls.getQuery,
    async ({ params, user }) => {
      const row = orEnd(await visibleQuery(database, user, params.id));
      const [tree, leftOut] = await Promise.all([readTree(database, row.query), leftOutOfQuery(database, row.query.id)]);
      return { ...querySummaryOf(row, user), tree, leftOut: leftOutAnswerOf(leftOut, row.query.strategy) };
    },
    // A first level of 5,000 suggestions would hold up the event loop.
    { isTrusted: true },
  );

  answer(app, queryCalls.getStatus, async ({ params, query: { since }, user }) => {
    const row = orEnd(await visibleQuery(database, user, params.id));
    return statusAnswerOf(row, since === undefined ? undefined : await growthSince(database, row.query.id, since));
  });

  answer(app, queryCalls.stop, async ({ params, user }) => {
    orEnd(await stopQuery(database, user, params.id));
    return DONE;
  });

  answer(app, queryCalls.rename, async ({ params, body, user }) => {
    orEnd(await changeQuery(database, user, params.id, { name: body.name }));
    return DONE;
  });

  answer(app, queryCalls.keep, async ({ params, user }) => {
    orEnd(await changeQuery(database, user, params.id, { isKept: true }));
    return DONE;
  });

  answer(app, queryCalls.change, async ({ params, body: { name, comment, saved }, user }) => {
    const isKept = saved === undefined ? undefined : saved === 1;
    orEnd(await changeQuery(database, user, params.id, { name, comment, isKept }));
    return DONE;
  });

  answer(app, queryCalls.delete, async ({ params, user }) => {
    orEnd(await removeQuery(database, user, params.id));
    return DONE;
  });

  answer(app, queryCalls.restore, async ({ params, user }) => {
    orEnd(await restoreQuery(database, user, params.id));
    return DONE;
  });
}

import {
  doneAnswer,
  existsAnswer,
  existsBody,
  growthQuery,
  queryAnswer,
  queryListAnswer,
  queryListQuery,
  queryStatusAnswer,
  renameBody,
  startQueryAnswer,
  startQueryBody,
  updateQueryBody,
  WEB_APPLICATION_VERSION,
} from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeQuery, removeQuery, restoreQuery, stopQuery } from '../../commands/change-query.ts';
import { readTree } from '../../commands/read-tree.ts';
import { startQuery } from '../../commands/start-query.ts';
import { growthSince } from '../../commands/tree-growth.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';
import { hasQueryNamed } from '../../repositories/queries.ts';
import { countQueries } from '../../repositories/query-counts.ts';
import { listQueries } from '../../repositories/query-listing.ts';
import { leftOutOfQuery } from '../../repositories/query-runs.ts';
import { leftOutAnswerOf } from './left-out-answer.ts';
import { querySummaryOf, statusAnswerOf } from './query-answer.ts';
import { countsAnswerOf, pageOf, searchOf } from './query-list-answer.ts';

const queryId = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
const tags = ['queries'];
const done = { done: true as const };

/** Start, look at, change, stop, delete and restore queries. */
export const queryRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { database, chemistry, jobs } = services;

  app.get(
    '/app/api/queries',
    {
      schema: {
        summary: 'Queries of the user’s projects, narrowed, sorted, by page',
        tags,
        querystring: queryListQuery,
        response: { 200: queryListAnswer },
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const search = searchOf(request.query);
      const found = await listQueries(database, user.id, search, pageOf(request.query));
      const answer = { queries: found.queries.map((row) => querySummaryOf(row, user)), total: found.total };
      if (request.query.counts === 'no') return answer;
      return { ...answer, counts: countsAnswerOf(await countQueries(database, user.id, search)) };
    },
  );

  app.post(
    '/app/api/queries/exists',
    { schema: { summary: 'Whether the user has a query of that name', tags, body: existsBody, response: { 200: existsAnswer } } },
    async (request) => ({ exists: await hasQueryNamed(database, sessionOf(request).user.id, request.body.sessionid.trim()) }),
  );

  app.post(
    '/app/apiv2/queries/start',
    { schema: { summary: 'Start a query', tags, body: startQueryBody, response: { 200: startQueryAnswer } } },
    async (request) => {
      const { user } = sessionOf(request);
      const { body } = request;
      const [target, libraries] = await Promise.all([
        chemistry.call('checkStructure', body.rosdal, 'auto', body.direction),
        chemistry.call('libraries'),
      ]);
      const names = libraries.filter(({ direction }) => direction === body.direction).map(({ name }) => name);
      const plannerVersion = WEB_APPLICATION_VERSION;
      return { id: orEnd(await startQuery(database, jobs, user, { body, target, libraries: names, plannerVersion })) };
    },
  );

  app.get(
    '/app/api/queries/:id',
    {
      // A first level of 5,000 suggestions would hold up the event loop in zod; its shape is tested instead.
      serializerCompiler: () => JSON.stringify,
      schema: {
        summary: 'A query, its target and the whole first level of its tree',
        tags,
        params: queryId,
        response: { 200: queryAnswer },
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const row = orEnd(await visibleQuery(database, user, request.params.id));
      const [tree, leftOut] = await Promise.all([readTree(database, row.query), leftOutOfQuery(database, row.query.id)]);
      return { ...querySummaryOf(row, user), tree, leftOut: leftOutAnswerOf(leftOut, row.query.strategy) };
    },
  );

  app.get(
    '/app/api/queries/:id/status',
    {
      schema: {
        summary: 'Whether a query still runs, how far it is, and where its tree grew',
        tags,
        params: queryId,
        querystring: growthQuery,
        response: { 200: queryStatusAnswer },
      },
    },
    async (request) => {
      const row = orEnd(await visibleQuery(database, sessionOf(request).user, request.params.id));
      const { since } = request.query;
      return statusAnswerOf(row, since === undefined ? undefined : await growthSince(database, row.query.id, since));
    },
  );

  app.post(
    '/app/api/queries/:id/stop',
    { schema: { summary: 'Stop a query; what was found stays', tags, params: queryId, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await stopQuery(database, sessionOf(request).user, request.params.id));
      return done;
    },
  );

  app.post(
    '/app/api/queries/:id/rename',
    { schema: { summary: 'Rename a query', tags, params: queryId, body: renameBody, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await changeQuery(database, sessionOf(request).user, request.params.id, { name: request.body.name }));
      return done;
    },
  );

  app.post(
    '/app/api/queries/:id/keep',
    { schema: { summary: 'Keep a query for ever', tags, params: queryId, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await changeQuery(database, sessionOf(request).user, request.params.id, { isKept: true }));
      return done;
    },
  );

  app.put(
    '/app/apiv2/queries/:id',
    { schema: { summary: 'Name, describe, keep a query', tags, params: queryId, body: updateQueryBody, response: { 200: doneAnswer } } },
    async (request) => {
      const { name, comment, saved } = request.body;
      const isKept = saved === undefined ? undefined : saved === 1;
      orEnd(await changeQuery(database, sessionOf(request).user, request.params.id, { name, comment, isKept }));
      return done;
    },
  );

  for (const url of ['/app/api/queries/:id', '/app/apiv2/queries/:id']) {
    app.delete(
      url,
      { schema: { summary: 'Delete a query; it can be restored for a day', tags, params: queryId, response: { 200: doneAnswer } } },
      async (request) => {
        orEnd(await removeQuery(database, sessionOf(request).user, request.params.id));
        return done;
      },
    );
  }

  app.post(
    '/app/api/queries/:id/restore',
    { schema: { summary: 'Restore a deleted query', tags, params: queryId, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await restoreQuery(database, sessionOf(request).user, request.params.id));
      return done;
    },
  );
};

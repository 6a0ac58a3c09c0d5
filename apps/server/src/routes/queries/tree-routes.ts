import {
  childrenAnswer,
  childrenQuery,
  clusterAnswer,
  clusterBody,
  continueBody,
  doneAnswer,
  lookupAnswer,
  lookupBody,
} from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { continueQuery } from '../../commands/continue-query.ts';
import { precedentQuestion } from '../../commands/precedent-question.ts';
import { reactionCluster } from '../../commands/reaction-cluster.ts';
import { readChildren } from '../../commands/read-tree.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';

const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const queryId = z.object({ id: number });
const structureOfQuery = z.object({ id: number, sid: number });
/** The path of the specification's first lookup call; `isCluster` is written TRUE or FALSE. */
const lookupPath = z.object({
  id: number,
  ensid: number,
  parid: number,
  queryGroup: z.string(),
  direction: z.enum(['synthesis', 'reaction']),
  isCluster: z.enum(['TRUE', 'FALSE']),
});
const clusterPath = z.object({ id: number, ensembleid: number, parentid: number, querygroup: z.string() });
const tags = ['trees'];

/** Deeper levels of a tree, its precedents, going on from a structure. */
export const treeRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { database, chemistry, jobs } = services;

  app.get(
    '/app/api/queries/:id/tree/:sid/children',
    {
      schema: {
        summary: 'Suggestions of one structure with their precursors, by page',
        tags,
        params: structureOfQuery,
        querystring: childrenQuery,
        response: { 200: childrenAnswer },
      },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { query } = orEnd(await visibleQuery(database, sessionOf(request).user, request.params.id));
      const { path, ...page } = request.query;
      const place = { sid: request.params.sid, path: path?.split(',').map(Number) };
      return orEnd(await readChildren(database, query, place, page));
    },
  );

  app.post(
    '/app/api/queries/:id/continue',
    { schema: { summary: 'Go on planning from one structure', tags, params: queryId, body: continueBody, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await continueQuery(database, jobs, sessionOf(request).user, request.params.id, request.body.structlistid));
      return { done: true as const };
    },
  );

  app.post(
    '/app/api/v2/queries/:id/lookup',
    {
      schema: {
        summary: 'Precedents of a suggestion, or of its cluster',
        tags,
        params: queryId,
        body: lookupBody,
        response: { 200: lookupAnswer },
      },
    },
    async (request) => {
      const { ensid, isCluster, offset, limit } = request.body;
      const asked = { queryId: request.params.id, ensid, isCluster: isCluster === true || isCluster === 'TRUE' };
      const question = orEnd(await precedentQuestion(database, sessionOf(request).user, asked));
      return chemistry.call('precedents', { ...question, offset, limit });
    },
  );

  app.get(
    '/app/api/queries/:id/lookup/:ensid/:parid/:queryGroup/:direction/:isCluster',
    { schema: { summary: 'Precedents of a suggestion, the first 200', tags, params: lookupPath, response: { 200: lookupAnswer } } },
    async (request) => {
      const { id, ensid, isCluster } = request.params;
      const asked = { queryId: id, ensid, isCluster: isCluster === 'TRUE' };
      const question = orEnd(await precedentQuestion(database, sessionOf(request).user, asked));
      return chemistry.call('precedents', { ...question, offset: 0, limit: 200 });
    },
  );

  app.post(
    '/app/api/v2/queries/:id/rxncluster',
    {
      schema: {
        summary: 'Suggestions of a structure that make the same bonds as one of them',
        tags,
        params: queryId,
        body: clusterBody,
        response: { 200: clusterAnswer },
      },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { query } = orEnd(await visibleQuery(database, sessionOf(request).user, request.params.id));
      const { ensembleId: ensid, parentId: sid } = request.body;
      return orEnd(await reactionCluster(database, query, { ensid, sid }));
    },
  );

  app.get(
    '/app/api/queries/:id/rxncluster/:ensembleid/:parentid/:querygroup',
    {
      schema: { summary: 'The same, by path', tags, params: clusterPath, response: { 200: clusterAnswer } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { query } = orEnd(await visibleQuery(database, sessionOf(request).user, request.params.id));
      const { ensembleid: ensid, parentid: sid } = request.params;
      return orEnd(await reactionCluster(database, query, { ensid, sid }));
    },
  );
};

import { disconnectionBody, disconnectionQuery, disconnectionSummary as summaryAnswer } from '@retron/contract';
import { success } from '@retron/molecule';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { disconnectionSummary, MAP_SIZE, saveDisconnections } from '../../commands/disconnection-summary.ts';
import { structureLayout } from '../../commands/structure-layout.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { invalid, orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { sessionOf } from '../../http/session-guard.ts';

const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  targethash: z.string().max(100),
});
const tags = ['disconnections'];
const url = '/app/api/queries/:id/disconnection/:targethash';

/** The disconnection summary of a query's target: read it, comment on a cluster, keep the filter. */
export const disconnectionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database, chemistry } }) => {
  /** Positions of the target's atoms, as its picture of the same size has them. */
  const drawTarget = async (queryId: number) => {
    const molfile = await structureLayout(
      database,
      async (request) => {
        const layout = await chemistry.call('layout', request);
        if (layout.ok) return layout.value;
        throw invalid(layout.error.message);
      },
      queryId,
      1,
    );
    if (!molfile.ok) return molfile;
    const drawing = await chemistry.call('drawMoleculeWithPositions', {
      structure: { molfile: molfile.value },
      ...MAP_SIZE,
      theme: 'light',
      centre: [],
    });
    if (!drawing.ok) throw invalid(drawing.error.message);
    return success(drawing.value.atoms);
  };

  app.get(
    url,
    {
      schema: {
        summary: 'Suggestions of the target by the bonds they make',
        tags,
        params,
        querystring: disconnectionQuery,
        response: { 200: summaryAnswer },
      },
    },
    async (request) => {
      const { id, targethash: targetHash } = request.params;
      const { query } = orEnd(await visibleQuery(database, sessionOf(request).user, id));
      const asked = { targetHash, filter: request.query.filterProperties };
      return orEnd(await disconnectionSummary(database, query, () => drawTarget(id), asked));
    },
  );

  app.post(
    url,
    {
      schema: {
        summary: 'Comment on a cluster, keep the filter of the summary',
        tags,
        params,
        body: disconnectionBody,
        response: { 200: summaryAnswer },
      },
    },
    async (request) => {
      const { id, targethash: targetHash } = request.params;
      const { query } = orEnd(await visibleQuery(database, sessionOf(request).user, id));
      orEnd(await saveDisconnections(database, query, targetHash, request.body));
      const asked = {
        targetHash,
        filter: request.body.filterProperties ? { nameReactions: request.body.filterProperties.nameReactions } : undefined,
      };
      return orEnd(await disconnectionSummary(database, query, () => drawTarget(id), asked));
    },
  );
};

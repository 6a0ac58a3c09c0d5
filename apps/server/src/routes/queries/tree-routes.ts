import { TEXTS, treeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { continueQuery } from '../../commands/continue-query.ts';
import { reactionCluster } from '../../commands/reaction-cluster.ts';
import { readChildren } from '../../commands/read-tree.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer, DONE } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';

/** Deeper levels of a tree, its clusters, going on from a structure. */
export async function treeRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, jobs } = services;
  const isTrusted = true;

  answer(
    app,
    treeCalls.getChildren,
    async ({ params, query: { path, ...page }, user }) => {
      const { query } = orEnd(await visibleQuery(database, user, params.id));
      return orEnd(await readChildren(database, query, { sid: params.sid, path }, page));
    },
    { isTrusted },
  );

  answer(app, treeCalls.continue, async ({ params, body, user }) => {
    const { query } = orEnd(await visibleQuery(database, user, params.id));
    agree('sessionid', body.sessionid, query.name, TEXTS.otherName);
    const from = { sid: body.structlistid, rosdal: body.rosdal };
    orEnd(await continueQuery(database, jobs, user, params.id, from), { structure: 'rosdal' });
    return DONE;
  });

  answer(
    app,
    treeCalls.getCluster,
    async ({ params, body, user }) => {
      agree('id', body.id, params.id, TEXTS.otherQuery);
      const { query } = orEnd(await visibleQuery(database, user, params.id));
      const { ensembleId: ensid, parentId: sid } = body;
      return orEnd(await reactionCluster(database, query, { ensid, sid }));
    },
    { isTrusted },
  );

  answer(
    app,
    treeCalls.getClusterByPath,
    async ({ params, user }) => {
      const { query } = orEnd(await visibleQuery(database, user, params.id));
      const { ensembleid: ensid, parentid: sid } = params;
      return orEnd(await reactionCluster(database, query, { ensid, sid }));
    },
    { isTrusted },
  );
}

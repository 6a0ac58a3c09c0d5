import { TEXTS, treeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import type { ForwardQuestion } from '../../chemistry/forward-check.ts';
import { checkForward } from '../../commands/check-forward.ts';
import { continueQuery } from '../../commands/continue-query.ts';
import { findBranch } from '../../commands/find-branch.ts';
import { offeredLibraries } from '../../commands/installed-files.ts';
import { limitsOf } from '../../commands/quotas.ts';
import { reactionCluster } from '../../commands/reaction-cluster.ts';
import { readRoutes } from '../../commands/read-routes.ts';
import { readChildren } from '../../commands/read-tree.ts';
import { type RouteChemist, StepYields } from '../../commands/route-evidence.ts';
import { shoppingList } from '../../commands/shopping-list.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer, DONE } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { clusterAnswerOf } from '../../presenters/clusters.ts';
import { withMolfiles } from '../../presenters/molfiles.ts';
import { routeNodeOf, routesAnswerOf } from '../../presenters/routes.ts';
import { shoppingListAnswerOf } from '../../presenters/shopping-list.ts';
import { childrenAnswerOf } from '../../presenters/tree-nodes.ts';
import { readMolfiles } from './read-molfiles.ts';

/** Deeper levels of a tree, its routes, its clusters, going on from a structure. */
export async function treeRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, limits } = services;
  const isTrusted = true;

  answer(
    app,
    treeCalls.getChildren,
    async ({ params, query: { path, molfile, ...page }, user }) => {
      const found = childrenAnswerOf(orEnd(await readChildren(database, user, params.id, { structureId: params.sid, path }, page)));
      if (molfile === 'no') return found;
      const molfiles = await readMolfiles(chemistry.forUser(user), found.children);
      return { ...found, children: found.children.map((child) => withMolfiles(child, molfiles)) };
    },
    { isTrusted },
  );

  answer(app, treeCalls.checkForward, async ({ params: { id: queryId, ensid: suggestionId }, user }) => {
    const predict = (question: ForwardQuestion) => chemistry.forUser(user).call('forwardCheck', question);
    const { others, ...check } = orEnd(await checkForward(database, user, predict, { queryId, suggestionId }));
    return { ...check, others: [...others] };
  });

  const yields = new StepYields();
  answer(app, treeCalls.listRoutes, async ({ params, query: { page, per_page: limit }, user }) => {
    const chemist: RouteChemist = {
      yieldsOf: (steps) => chemistry.forUser(user).call('stepYields', steps),
      materialsOf: (materials) => chemistry.forUser(user).call('materialFacts', materials),
    };
    return routesAnswerOf(orEnd(await readRoutes(database, user, params.id, { offset: (page - 1) * limit, limit }, { yields, chemist })));
  });

  answer(app, treeCalls.findBranch, async ({ params, query: { path = [] }, user }) => {
    const found = orEnd(await findBranch(database, chemistry.forUser(user), user, params.id, { structureId: params.sid, above: path }));
    return { route: found === null ? null : routeNodeOf(found.route) };
  });

  answer(app, treeCalls.getShoppingList, async ({ params, body, user }) => {
    const world = {
      database,
      factsOf: (smiles: readonly string[]) => chemistry.forUser(user).call('structureFacts', smiles),
      offersOf: (catalogId: string) => chemistry.forUser(user).call('catalogInfos', catalogId),
    };
    const { steps, assumedyield: assumedYield, ...scale } = body;
    const asked = { queryId: params.id, scale, assumedYield, yields: new Map(steps.map((step) => [step.ensid, step.yieldpercent])) };
    return shoppingListAnswerOf(orEnd(await shoppingList(world, user, asked)));
  });

  answer(app, treeCalls.continue, async ({ params, body, user }) => {
    const { query } = orEnd(await visibleQuery(database, user, params.id));
    agree('sessionid', body.sessionid, query.name, TEXTS.otherName);
    const from = { structureId: body.structlistid, rosdal: body.rosdal };
    const libraries = await offeredLibraries(database, await chemistry.call('libraries'));
    orEnd(await continueQuery(database, user, params.id, from, libraries, await limitsOf(database, user, limits)), { structure: 'rosdal' });
    return DONE;
  });

  answer(
    app,
    treeCalls.getCluster,
    async ({ params, body, user }) => {
      agree('id', body.id, params.id, TEXTS.otherQuery);
      const { ensembleId: suggestionId, parentId: structureId } = body;
      return clusterAnswerOf(orEnd(await reactionCluster(database, user, params.id, { suggestionId, structureId })));
    },
    { isTrusted },
  );

  answer(
    app,
    treeCalls.getClusterByPath,
    async ({ params, user }) => {
      const { ensembleid: suggestionId, parentid: structureId } = params;
      return clusterAnswerOf(orEnd(await reactionCluster(database, user, params.id, { suggestionId, structureId })));
    },
    { isTrusted },
  );
}

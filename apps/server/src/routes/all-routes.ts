import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services.ts';
import { accountRoutes } from './account.ts';
import { accountsRoutes } from './accounts.ts';
import { commentRoutes } from './comments.ts';
import { dataFileRoutes } from './data-files.ts';
import { documentationRoutes } from './documentation.ts';
import { exportRoutes } from './exports.ts';
import { groupRoutes } from './groups.ts';
import { houseRoutes } from './house.ts';
import { moleculeRoutes } from './molecules.ts';
import { newsRoutes } from './news.ts';
import { noticeRoutes } from './notices.ts';
import { operationRoutes } from './operation.ts';
import { pictureRoutes } from './pictures.ts';
import { precedentRoutes } from './precedents.ts';
import { projectRoutes } from './projects.ts';
import { autorunRoutes } from './queries/autorun-routes.ts';
import { batchRoutes } from './queries/batch-routes.ts';
import { comparisonRoutes } from './queries/comparison-routes.ts';
import { disconnectionRoutes } from './queries/disconnection-routes.ts';
import { eventRoutes } from './queries/event-routes.ts';
import { queryRoutes } from './queries/query-routes.ts';
import { reactionRoutes } from './queries/reaction-routes.ts';
import { treeRoutes } from './queries/tree-routes.ts';
import { referenceRoutes } from './reference.ts';
import { serviceRoutes } from './service.ts';
import { singleSignOnRoutes } from './single-sign-on.ts';
import { strategyRoutes } from './strategies.ts';
import { structureRoutes } from './structures.ts';
import { tokenRoutes } from './tokens.ts';
import { treeStateRoutes } from './tree-states.ts';

const ALL = [
  accountRoutes,
  singleSignOnRoutes,
  accountsRoutes,
  tokenRoutes,
  projectRoutes,
  groupRoutes,
  commentRoutes,
  autorunRoutes,
  queryRoutes,
  treeRoutes,
  batchRoutes,
  comparisonRoutes,
  disconnectionRoutes,
  reactionRoutes,
  eventRoutes,
  treeStateRoutes,
  strategyRoutes,
  structureRoutes,
  pictureRoutes,
  precedentRoutes,
  exportRoutes,
  houseRoutes,
  operationRoutes,
  dataFileRoutes,
  moleculeRoutes,
  referenceRoutes,
  newsRoutes,
  noticeRoutes,
  serviceRoutes,
  documentationRoutes,
];

/** Every call of the specification's section 7 that is built, and our own. */
export function allRoutes(services: Services): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    for (const routes of ALL) await app.register(routes, { services });
  };
}

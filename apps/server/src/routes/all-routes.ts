import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services.ts';
import { accountRoutes } from './account.ts';
import { projectRoutes } from './projects.ts';
import { structureRoutes } from './structures.ts';

/** Every call of the specification's section 7 that is built, and our own. */
export function allRoutes(services: Services): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    for (const routes of [accountRoutes, projectRoutes, structureRoutes]) await app.register(routes, { services });
  };
}

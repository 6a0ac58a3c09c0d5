import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { listPlannedForRoutes, type RouteQuery } from '../repositories/query-listing.ts';
import type { User } from '../repositories/users.ts';
import type { Outcome } from './outcome.ts';
import { type RoutePage, readRoutes } from './read-routes.ts';
import { visibleProject } from './visible-project.ts';

/** A query with the first of its routes. */
export interface QueryWithRoutes {
  readonly query: RouteQuery;
  readonly page: RoutePage;
}

/**
 * The queries of a project that look for routes, in the order in which they were started, each with its first routes; those of one batch
 * where one is named. A query that is deleted meanwhile is left out.
 */
export async function readProjectRoutes(
  database: Database,
  user: User,
  projectId: number,
  asked: { readonly batch: string | undefined; readonly most: number; readonly offset: number; readonly limit: number },
): Promise<Outcome<readonly QueryWithRoutes[]>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  const found: QueryWithRoutes[] = [];
  for (const query of await listPlannedForRoutes(database, user.id, projectId, asked)) {
    const page = await readRoutes(database, user, query.id, { offset: 0, limit: asked.most });
    if (page.ok) found.push({ query, page: page.value });
  }
  return success(found);
}

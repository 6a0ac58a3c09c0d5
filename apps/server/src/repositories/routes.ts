import { type Route, stepCount } from '@retron/tree';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { routes } from '../database/schema/tree.ts';
import type { RunClaim } from './query-runs.ts';
import { readRoute, writeRoute } from './stored/route.ts';

/** A route of a query's target to stock, and what the planner holds it to cost. */
export interface CostedRoute {
  readonly route: Route;
  readonly cost: number;
}

/** Rows of one INSERT. */
const ROWS_AT_ONCE = 1000;

/** The routes that a run knows now, in the place of those it knew. The claim must be held. @param known - cheapest first */
export async function replaceRoutes(transaction: Database, { queryId, run }: RunClaim, known: readonly CostedRoute[]): Promise<void> {
  await transaction.delete(routes).where(and(eq(routes.queryId, queryId), eq(routes.run, run)));
  const rows = known.map(({ route, cost }, index) => ({
    queryId,
    run,
    rank: index + 1,
    cost,
    stepCount: stepCount(route),
    steps: writeRoute(route),
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction.insert(routes).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Routes of a query, cheapest first: those of the newest run that knows any, which are all; at most so many. */
export async function listRoutes(database: Database, queryId: number, most: number): Promise<readonly CostedRoute[]> {
  const ofNewestRun = and(eq(routes.queryId, queryId), sql`${routes.run} = (SELECT max(run) FROM routes WHERE query_id = ${queryId})`);
  const rows = await database
    .select({ cost: routes.cost, steps: routes.steps })
    .from(routes)
    .where(ofNewestRun)
    .orderBy(asc(routes.rank))
    .limit(most);
  return rows.map(({ steps, cost }) => ({ cost, route: readRoute(steps) }));
}

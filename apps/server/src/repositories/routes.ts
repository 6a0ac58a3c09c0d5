import { type Route, stepCount } from '@retron/tree';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { routes } from '../database/schema/tree.ts';
import type { RunClaim } from './query-runs.ts';
import { readRoute, writeRoute } from './stored/route.ts';

/** A route of a query's target to stock, and what the planner holds it to cost. */
export interface CostedRoute {
  readonly route: Route;
  readonly cost: number;
}

export interface RouteRow extends CostedRoute {
  /** From 1, the cheapest first. */
  readonly rank: number;
  readonly stepCount: number;
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

/** Routes of a query, cheapest first: those of the newest run that knows any, which are all. */
export async function listRoutes(
  database: Database,
  queryId: number,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly routes: readonly RouteRow[]; readonly total: number }> {
  const ofNewestRun = and(eq(routes.queryId, queryId), sql`${routes.run} = (SELECT max(run) FROM routes WHERE query_id = ${queryId})`);
  const rows = await database
    .select({ rank: routes.rank, cost: routes.cost, stepCount: routes.stepCount, steps: routes.steps })
    .from(routes)
    .where(ofNewestRun)
    .orderBy(asc(routes.rank))
    .limit(page.limit)
    .offset(page.offset);
  const total = await database.select({ value: count() }).from(routes).where(ofNewestRun);
  return { routes: rows.map(({ steps, ...row }) => ({ ...row, route: readRoute(steps) })), total: total[0].value };
}

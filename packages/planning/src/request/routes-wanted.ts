import type { PlanRequest } from './plan-request.ts';

/**
 * The routes that whoever reads a list of them asks a search for: so many before it may end by itself, so that different ideas are among them,
 * and several variants of a disconnection, as one in six of the steps of published routes is another than the most chosen one.
 */
export const ROUTES_WANTED = { wantedRoutes: 100, variants: 4 } as const satisfies Pick<PlanRequest, 'wantedRoutes' | 'variants'>;

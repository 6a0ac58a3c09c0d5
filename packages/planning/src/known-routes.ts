import { planWith } from './plan.ts';
import type { CostedRoute } from './request/plan-report.ts';
import type { Continuation, PlanRequest } from './request/plan-request.ts';
import type { Stock } from './request/stock.ts';
import type { Looker } from './search/looker.ts';

/** The routes of the target that a tree has, cheapest first, as a search that goes on from it tells them; nothing is looked for. */
export function knownRoutes(request: PlanRequest, tree: Continuation): readonly CostedRoute[] {
  const search = planWith(LOOKS_NOWHERE, KNOWS_NOTHING, { ...request, limits: { expansions: 0 }, continuation: tree });
  for (let next = search.next(); ; next = search.next()) if (next.done === true) return next.value.routes;
}

const LOOKS_NOWHERE: Looker = {
  look: () => {
    throw new Error('A search that may look at no structure has asked for one');
  },
};

/** What can be bought stands in the tree. */
const KNOWS_NOTHING: Stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };

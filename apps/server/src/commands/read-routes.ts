import { ASSUMED_YIELD } from '@retron/contract';
import { success } from '@retron/molecule';
import { figuresOf, orderRoutes, type RouteFault, type RouteFigures } from '@retron/planning';
import { type Precision, structuresOf, suggestionsOf } from '@retron/tree';
import type { Database } from '../database/database.ts';
import { listProvenance, type RunProvenance, type SearchEndOfRun, searchEndOfQuery } from '../repositories/query-runs.ts';
import { type CostedRoute, listRoutes } from '../repositories/routes.ts';
import { findStructures, findSuggestions, type StructureRow, type SuggestionRow } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import type { Outcome } from './outcome.ts';
import { type MaterialCost, materialCostOf, type RouteChemist, routeEvidence, type StepYields } from './route-evidence.ts';
import { visibleQuery } from './visible-query.ts';

/** Routes of a query's target to stock, with what they are made of. */
export interface RoutePage {
  readonly routes: readonly ComparedRoute[];
  readonly total: number;
  readonly structures: ReadonlyMap<number, StructureRow>;
  readonly suggestions: ReadonlyMap<number, SuggestionRow>;
  readonly end: SearchEndOfRun;
}

/** A route with what a chemist compares routes by. */
export interface ComparedRoute extends CostedRoute {
  /** From 1, in the order of `orderRoutes`. */
  readonly no: number;
  /** From 1, in the order of their first routes. Equal for routes that make the same strategic bonds of the target. */
  readonly idea: number;
  readonly figures: RouteFigures;
  /** What is wrong with how its steps follow each other. */
  readonly faults: readonly RouteFault[];
  /** `null` where nobody looked into precedents and catalogues: then yield and atom economy are not known either. */
  readonly materialCost: MaterialCost | null;
}

/** What looks into precedents and catalogues. */
export interface RouteJudge {
  readonly yields: StepYields;
  readonly chemist: RouteChemist;
}

/** More than a search tells by now; queries of before may have more, of which these are the cheapest. */
const MOST_ROUTES = 200;

/**
 * Different ideas first, then the cheapest; none for algorithms that look for no routes.
 *
 * @param judge - `null`: yields, weights and prices are left unknown
 */
export async function readRoutes(
  database: Database,
  user: User,
  queryId: number,
  page: { readonly offset: number; readonly limit: number },
  judge: RouteJudge | null = null,
): Promise<Outcome<RoutePage>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  // All of them, as ideas are told apart before a page is cut.
  const [routes, end] = await Promise.all([listRoutes(database, queryId, MOST_ROUTES), searchEndOfQuery(database, queryId)]);
  const [structures, suggestions] = await Promise.all([
    findStructures(database, queryId, [...new Set([...routes.flatMap(({ route }) => structuresOf(route)), ...(end.missing ?? [])])]),
    findSuggestions(database, queryId, [...new Set(routes.flatMap(({ route }) => suggestionsOf(route)))]),
  ]);
  // A run that begins anew takes its tree away: between two reads its routes may lose what they are made of.
  const whole = routes.filter(
    ({ route }) => structuresOf(route).every((id) => structures.has(id)) && suggestionsOf(route).every((id) => suggestions.has(id)),
  );
  const compared = comparedRoutes(whole, { structures, suggestions }, row.value.query.precision);
  const onPage = compared.slice(page.offset, page.offset + page.limit);
  const known = { structures, suggestions };
  const shown =
    judge === null ? onPage : await judged(judge, onPage, known, await listProvenance(database, queryId), row.value.query.precision);
  const shownStructures = new Set([...shown.flatMap(({ route }) => structuresOf(route)), ...(end.missing ?? [])]);
  const shownSuggestions = new Set(shown.flatMap(({ route }) => suggestionsOf(route)));
  return success({
    routes: shown,
    total: compared.length,
    structures: new Map([...structures].filter(([id]) => shownStructures.has(id))),
    suggestions: new Map([...suggestions].filter(([id]) => shownSuggestions.has(id))),
    end,
  });
}

/** @param routes - the cheapest first */
function comparedRoutes(
  routes: readonly CostedRoute[],
  { structures, suggestions }: Pick<RoutePage, 'structures' | 'suggestions'>,
  precision: Precision,
): readonly ComparedRoute[] {
  const { structure, suggestion } = lookedUp({ structures, suggestions });
  const ordered = orderRoutes(routes, { suggestion, smiles: (id) => structure(id).smiles });
  const numbers = new Map([...new Set(ordered.map((each) => each.idea))].map((each, index) => [each, index + 1]));
  const source = { structure, suggestion, weight: () => null, yieldOf: () => null };
  return ordered.map(({ route, cost, idea: code, faults }, index) => ({
    no: index + 1,
    idea: has(numbers, code),
    route,
    cost,
    faults,
    figures: figuresOf(route, source, precision),
    materialCost: null,
  }));
}

/** The same routes with what precedents and catalogues say of them. */
async function judged(
  { yields, chemist }: RouteJudge,
  compared: readonly ComparedRoute[],
  known: Pick<RoutePage, 'structures' | 'suggestions'>,
  runs: readonly RunProvenance[],
  precision: Precision,
): Promise<readonly ComparedRoute[]> {
  const evidence = await routeEvidence(
    yields,
    chemist,
    compared.map(({ route }) => route),
    known,
    runs,
  );
  const source = {
    ...lookedUp(known),
    weight: (id: number) => evidence.materialOf(id).weight,
    yieldOf: (id: number) => evidence.yieldOf(id),
  };
  return compared.map((each) => ({
    ...each,
    figures: figuresOf(each.route, source, precision),
    materialCost: materialCostOf(each.route, evidence, ASSUMED_YIELD / 100),
  }));
}

function lookedUp({ structures, suggestions }: Pick<RoutePage, 'structures' | 'suggestions'>) {
  return {
    structure: (id: number) => has(structures, id),
    suggestion: (id: number) => {
      const { details, rating } = has(suggestions, id);
      return { ...details, id, rating };
    },
  };
}

function has<Key, Value>(rows: ReadonlyMap<Key, Value>, key: Key): Value {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`A route needs ${String(key)}, which is not in the tree`);
  return row;
}

import { createHash } from 'node:crypto';
import type { YieldRange } from '@retron/planning';
import { leavesOf, materialAmounts, type Route, suggestionsOf } from '@retron/tree';
import { LRUCache } from 'lru-cache';
import type { SupportOfSuggestion } from '../chemistry/precedent-lookup.ts';
import type { MaterialFacts } from '../chemistry/route-evidence.ts';
import type { RunProvenance } from '../repositories/query-runs.ts';
import type { StructureRow, SuggestionRow } from '../repositories/tree-reading.ts';
import { supportOf } from './look-up-precedents.ts';

/** Steps whose yields are remembered: some 100 bytes each. */
const MOST_REMEMBERED = 20_000;
/** Steps that one call to the chemistry service looks up, so that others get their turn. */
const STEPS_AT_ONCE = 25;

/** Who looks into precedents and catalogues. */
export interface RouteChemist {
  /** `null` where no precedent states a yield, `undefined` where it cannot be told. */
  readonly yieldsOf: (steps: readonly SupportOfSuggestion[]) => Promise<readonly (YieldRange | null | undefined)[]>;
  readonly materialsOf: (
    materials: readonly { readonly smiles: string; readonly catalogId: string | null }[],
  ) => Promise<readonly MaterialFacts[]>;
}

/** What precedents and catalogues say of the steps and structures of some routes. */
export interface RouteEvidence {
  yieldOf(suggestionId: number): YieldRange | null;
  materialOf(structureId: number): MaterialFacts;
}

/**
 * Yields of steps by their precedents, each looked up once in this process: what a step is supported by and the builds of the libraries
 * decide them, so that they are the same for every query that has the step. What cannot be told today is asked again.
 */
export class StepYields {
  readonly #known = new LRUCache<string, { readonly range: YieldRange | null }>({ max: MOST_REMEMBERED });

  async of(steps: readonly SupportOfSuggestion[], lookUp: RouteChemist['yieldsOf']): Promise<readonly (YieldRange | null)[]> {
    const keys = steps.map((step) => createHash('sha1').update(JSON.stringify(step)).digest('base64'));
    const found = keys.map((key) => this.#known.get(key)?.range);
    const open = keys.flatMap((_, index) => (found[index] === undefined ? [index] : []));
    for (let start = 0; start < open.length; start += STEPS_AT_ONCE) {
      const part = open.slice(start, start + STEPS_AT_ONCE);
      const ranges = await lookUp(part.map((index) => steps[index]));
      for (const [place, index] of part.entries()) {
        const range = ranges[place];
        found[index] = range;
        if (range !== undefined) this.#known.set(keys[index], { range });
      }
    }
    return found.map((range) => range ?? null);
  }
}

/** @param runs - of the query, in their order */
export async function routeEvidence(
  yields: StepYields,
  chemist: RouteChemist,
  routes: readonly Route[],
  known: { readonly structures: ReadonlyMap<number, StructureRow>; readonly suggestions: ReadonlyMap<number, SuggestionRow> },
  runs: readonly RunProvenance[],
): Promise<RouteEvidence> {
  const suggestions = [...new Set(routes.flatMap(suggestionsOf))].flatMap((id) => known.suggestions.get(id) ?? []);
  const steps = suggestions.map((suggestion) => supportOf(suggestion, runs));
  const weighed = [...new Set(routes.flatMap((route) => [route.structureId, ...leavesOf(route)]))].flatMap(
    (id) => known.structures.get(id) ?? [],
  );
  const [yieldsFound, facts] = await Promise.all([
    yields.of(steps, chemist.yieldsOf),
    chemist.materialsOf(weighed.map(({ smiles, catalogId }) => ({ smiles, catalogId }))),
  ]);
  const yieldOf = new Map(suggestions.map(({ id }, index) => [id, yieldsFound[index]]));
  const materialOf = new Map(weighed.map(({ id }, index) => [id, facts[index]]));
  return {
    yieldOf: (id) => yieldOf.get(id) ?? null,
    materialOf: (id) => materialOf.get(id) ?? { weight: null, pricePerGram: null },
  };
}

/** What the materials of a route cost. */
export interface MaterialCost {
  /** US dollars for a gram of the target, of the materials whose price is known. */
  readonly perGram: number;
  /** Materials whose price is not known. */
  readonly unpriced: number;
  readonly materials: number;
}

/** @param assumedYield - of steps whose yield is not known, more than 0 and at most 1 */
export function materialCostOf(route: Route, { yieldOf, materialOf }: RouteEvidence, assumedYield: number): MaterialCost {
  const { weight: targetWeight } = materialOf(route.structureId);
  // A median of 0 % would ask for an endless amount.
  const share = (suggestionId: number) => (yieldOf(suggestionId)?.median ?? 0) / 100 || assumedYield;
  const amounts = [...materialAmounts(route, 1, ({ suggestionId }) => share(suggestionId))];
  const costs = amounts.map(([id, moles]) => {
    const { weight, pricePerGram } = materialOf(id);
    return weight === null || pricePerGram === null || targetWeight === null ? null : (moles * weight * pricePerGram) / targetWeight;
  });
  return {
    perGram: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    unpriced: costs.filter((cost) => cost === null).length,
    materials: costs.length,
  };
}

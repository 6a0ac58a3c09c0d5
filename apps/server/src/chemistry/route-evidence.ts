import type { Catalog } from '@retron/library';
import { precedentsOf, type YieldRange } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { type CatalogOffer, catalogInfos } from './catalog-offers.ts';
import { type LookupWorld, otherLibrary, type SupportOfSuggestion } from './precedent-lookup.ts';

/** A step whose yield is asked for. */
export interface StepToJudge extends SupportOfSuggestion {
  /** Canonical SMILES of what it makes. */
  readonly productSmiles: string;
}

/**
 * Yields of steps by their precedents, in their order: `null` where none states one, and where the library that planned a step is not the
 * installed one.
 */
export function stepYields({ rdkit, libraries }: LookupWorld, steps: readonly StepToJudge[]): readonly (YieldRange | null)[] {
  const ports = { libraries: [...libraries.values()], rdkit };
  return steps.map((step) => {
    if (otherLibrary(libraries, step) !== null) return null;
    const { productSmiles } = step;
    const page = precedentsOf(ports, step, { productSmiles, changed: null, sortedBy: 'product', offset: 0, limit: 1 });
    if (!page.ok || page.value.statistics.yields === null) return null;
    const { lowerQuartile, median, upperQuartile } = page.value.statistics.yields;
    return { lower: lowerQuartile, median, upper: upperQuartile };
  });
}

/** What a route is weighed and paid by. */
export interface MaterialFacts {
  /** g/mol; `null` where it is not known. */
  readonly weight: number | null;
  /** US dollars, of the cheapest offer; `null` where none has a price. */
  readonly pricePerGram: number | null;
}

/** In the order of what is asked. */
export function materialFacts(
  rdkit: Rdkit,
  catalogs: readonly Catalog[],
  materials: readonly { readonly smiles: string; readonly catalogId: string | null }[],
): readonly MaterialFacts[] {
  return materials.map(({ smiles, catalogId }) => {
    const facts = rdkit.facts({ smiles });
    const offers = catalogId === null ? [] : catalogInfos(catalogs, catalogId);
    return { weight: facts.ok ? facts.value.weight : null, pricePerGram: cheapestOf(offers) };
  });
}

function cheapestOf(offers: readonly Pick<CatalogOffer, 'pricePerGram'>[]): number | null {
  const prices = offers.flatMap(({ pricePerGram }) => pricePerGram ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

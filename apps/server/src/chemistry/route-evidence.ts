import type { Catalog } from '@retron/library';
import { type YieldRange, yieldRangeOf } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { type CatalogOffer, catalogInfos } from './catalog-offers.ts';
import { type LookupWorld, otherLibrary, type SupportOfSuggestion } from './precedent-lookup.ts';

/**
 * Yields of steps by their precedents, in their order: `null` where none states one, `undefined` where it cannot be told, as the library that
 * planned a step is not the installed one.
 */
export function stepYields(
  { libraries }: Pick<LookupWorld, 'libraries'>,
  steps: readonly SupportOfSuggestion[],
): readonly (YieldRange | null | undefined)[] {
  const installed = [...libraries.values()];
  return steps.map((step) => (otherLibrary(libraries, step) === null ? yieldRangeOf(installed, step) : undefined));
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
    const weight = rdkit.weight(smiles);
    const offers = catalogId === null ? [] : catalogInfos(catalogs, catalogId);
    return { weight: weight.ok ? weight.value : null, pricePerGram: cheapestOf(offers) };
  });
}

function cheapestOf(offers: readonly Pick<CatalogOffer, 'pricePerGram'>[]): number | null {
  const prices = offers.flatMap(({ pricePerGram }) => pricePerGram ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

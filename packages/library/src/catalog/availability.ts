import type { Catalog, CatalogEntry } from './catalog.ts';
import { type PriceCategory, priceCategoryOf } from './price-category.ts';

/** What catalogues say of a compound. */
export interface CatalogAvailability {
  /** `null` when there is no catalogue to ask. */
  readonly isInStock: boolean | null;
  /** The supplier's number, or the InChIKey where there is none or another compound has the same number. */
  readonly catalogId: string | null;
  /** `null` when unknown. */
  readonly priceCategory: PriceCategory | null;
}

/** By what a compound can be asked for again among all catalogues. */
function uniqueId(catalogs: readonly Catalog[], { catalogId, inchiKey }: CatalogEntry): string {
  if (catalogId === null) return inchiKey;
  const meant = catalogs.flatMap((catalog) => {
    const place = catalog.findCatalogId(catalogId);
    return place < 0 ? [] : [catalog.entry(place).inchiKey];
  });
  return meant.length > 0 && meant.every((other) => other === inchiKey) ? catalogId : inchiKey;
}

/** Category of an entry; `null` when its price is unknown. */
export function entryPriceCategory({ pricePerGram }: CatalogEntry): PriceCategory | null {
  return pricePerGram === null ? null : priceCategoryOf(pricePerGram);
}

/**
 * The best offer for a compound: the cheapest of known price, otherwise that of the first catalogue that has it.
 *
 * @param smiles - RDKit canonical SMILES
 */
export function catalogAvailability(catalogs: readonly Catalog[], smiles: string): CatalogAvailability {
  if (catalogs.length === 0) return { isInStock: null, catalogId: null, priceCategory: null };
  let best: CatalogEntry | null = null;
  for (const catalog of catalogs) {
    const place = catalog.find(smiles);
    if (place < 0) continue;
    const entry = catalog.entry(place);
    const isCheaper = entry.pricePerGram !== null && entry.pricePerGram < (best?.pricePerGram ?? Number.POSITIVE_INFINITY);
    if (best === null || isCheaper) best = entry;
  }
  if (best === null) return { isInStock: false, catalogId: null, priceCategory: null };
  return { isInStock: true, catalogId: uniqueId(catalogs, best), priceCategory: entryPriceCategory(best) };
}

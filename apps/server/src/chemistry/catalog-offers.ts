import type { CatalogInfo } from '@retron/contract';
import { type Catalog, entryPriceCategory } from '@retron/library';

/** The compound that a catalogue number of `stockOf` stands for, as its InChIKey. */
function inchiKeyOf(catalogs: readonly Catalog[], id: string): string {
  for (const catalog of catalogs) {
    const place = catalog.findCatalogId(id);
    if (place >= 0) return catalog.entry(place).inchiKey;
  }
  return id;
}

/** Where a compound can be had, by its catalogue number: every catalogue that has it, with its own number and price. */
export function catalogInfos(catalogs: readonly Catalog[], id: string): CatalogInfo[] {
  const inchiKey = inchiKeyOf(catalogs, id);
  return catalogs.flatMap((catalog): CatalogInfo[] => {
    const place = catalog.findInchiKey(inchiKey);
    if (place < 0) return [];
    const entry = catalog.entry(place);
    const { displayName, imported } = catalog.header;
    return [
      {
        catalogName: displayName,
        id: entry.catalogId ?? entry.inchiKey,
        url: entry.catalogId === null ? null : (imported?.link?.replace('{id}', encodeURIComponent(entry.catalogId)) ?? null),
        catalogWebsite: imported?.website ?? null,
        priceCategoryDigit: entryPriceCategory(entry),
      },
    ];
  });
}

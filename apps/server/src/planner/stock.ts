import type { CatalogInfo } from '@retron/contract';
import type { Catalog } from '@retron/library';
import type { Stock } from '@retron/planning';

/** What the catalogues offer. The catalogue number of a compound is its InChIKey; prices are not known. */
export function stockOf(catalogs: readonly Catalog[]): Stock {
  return {
    availability: (smiles) => {
      if (catalogs.length === 0) return { isInStock: null, catalogId: null, priceCategory: null };
      for (const catalog of catalogs) {
        const place = catalog.find(smiles);
        if (place >= 0) return { isInStock: true, catalogId: catalog.entry(place).inchiKey, priceCategory: null };
      }
      return { isInStock: false, catalogId: null, priceCategory: null };
    },
  };
}

/** Where a compound can be had, by its catalogue number. */
export function catalogInfos(catalogs: readonly Catalog[], id: string): CatalogInfo[] {
  return catalogs
    .filter((catalog) => catalog.findInchiKey(id) >= 0)
    .map(({ header }) => ({ catalogName: header.displayName, id, url: null, catalogWebsite: null, priceCategoryDigit: null }));
}

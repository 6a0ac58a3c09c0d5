import { type Catalog, entryPriceCategory } from '@retron/library';

/** Where a compound can be had. */
export interface CatalogOffer {
  readonly catalog: string;
  /** The supplier's number, or the InChIKey where there is none. */
  readonly id: string;
  /** Page of the compound. */
  readonly url: string | null;
  /** Page of the supplier. */
  readonly website: string | null;
  readonly priceCategory: ReturnType<typeof entryPriceCategory>;
  /** US dollars per gram of what is sold; `null` for unknown. */
  readonly pricePerGram: number | null;
}

/** The compound that a catalogue number of `catalogStock` stands for, as its InChIKey. */
function inchiKeyOf(catalogs: readonly Catalog[], id: string): string {
  for (const catalog of catalogs) {
    const place = catalog.findCatalogId(id);
    if (place >= 0) return catalog.entry(place).inchiKey;
  }
  return id;
}

/** Where a compound can be had, by its catalogue number: every catalogue that has it, with its own number and price. */
export function catalogInfos(catalogs: readonly Catalog[], id: string): CatalogOffer[] {
  const inchiKey = inchiKeyOf(catalogs, id);
  return catalogs.flatMap((catalog): CatalogOffer[] => {
    const place = catalog.findInchiKey(inchiKey);
    if (place < 0) return [];
    const entry = catalog.entry(place);
    const { displayName, imported } = catalog.header;
    return [
      {
        catalog: displayName,
        id: entry.catalogId ?? entry.inchiKey,
        url: entry.catalogId === null ? null : (imported?.link?.replace('{id}', encodeURIComponent(entry.catalogId)) ?? null),
        website: imported?.website ?? null,
        priceCategory: entryPriceCategory(entry),
        pricePerGram: entry.pricePerGram,
      },
    ];
  });
}

/** A catalogue that is switched on. */
export interface CatalogInUse {
  readonly fullName: string;
  readonly family: string;
  readonly version: string;
  readonly displayName: string;
  readonly compounds: number;
  /** Of these, those with a price. */
  readonly priced: number;
}

export function catalogEntries(catalogs: readonly Catalog[]): readonly CatalogInUse[] {
  return catalogs.map(({ fullName, header: { name, version, displayName, size, imported } }) => ({
    fullName,
    family: name,
    version,
    displayName,
    compounds: size,
    priced: imported?.priced ?? 0,
  }));
}

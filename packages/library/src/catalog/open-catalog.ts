import type { Result } from '@retron/molecule';
import type { ContainerFailure } from '../container/container-failure.ts';
import type { Sha256 } from '../container/container-layout.ts';
import { escapeText, unescapeText } from '../container/escaped-text.ts';
import { type Container, inflateContainer, openContainer, type Unpack, viewContainer } from '../container/read-container.ts';
import { openTextPool, type TextPool } from '../container/text-pool.ts';
import type { Catalog, CatalogEntry, CatalogHeader } from './catalog.ts';
import { CATALOG_KIND, CATALOG_SECTION, IMPORT_SECTION } from './catalog-sections.ts';

/** Unpacks a catalogue file as it lies on disk into a buffer that threads can share. */
export function inflateCatalog(file: Uint8Array, unpack: Unpack): Result<SharedArrayBuffer, ContainerFailure> {
  return inflateContainer(file, CATALOG_KIND, unpack);
}

/** Opens an unpacked catalogue by making views on its buffer. @param sha256 - when given, all contents are checked */
export function openCatalog(buffer: ArrayBuffer | SharedArrayBuffer, sha256?: Sha256): Result<Catalog, ContainerFailure> {
  const container = openContainer(buffer, CATALOG_KIND, sha256);
  return container.ok ? viewContainer(container.value, viewCatalog) : container;
}

/** The k of the text by binary search, or -1; `placeAt` gives the k-th place in the order of the texts. */
function search(pool: TextPool, wanted: string, placeAt: (k: number) => number): number {
  let low = 0;
  let high = pool.size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = pool.compare(placeAt(middle), wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function viewCatalog(container: Container): Catalog {
  const header = container.header.content as CatalogHeader;
  const smiles = openTextPool(container, CATALOG_SECTION.smiles);
  const inchiKeys = openTextPool(container, CATALOG_SECTION.inchiKey);
  const byInchiKey = container.section(CATALOG_SECTION.byInchiKey, Uint32Array);
  const useCount = container.section(CATALOG_SECTION.useCount, Uint32Array);
  const offers = header.imported ? viewOffers(container) : null;
  return {
    header,
    fullName: `${header.name}-${header.version}`,
    size: smiles.size,
    find: (wanted) => search(smiles, wanted, (k) => k),
    findInchiKey: (wanted) => byInchiKey[search(inchiKeys, wanted, (k) => byInchiKey[k])] ?? -1,
    findCatalogId: (wanted) => offers?.find(wanted) ?? -1,
    entry: (place) => ({
      smiles: smiles.text(place),
      inchiKey: inchiKeys.text(place),
      useCount: useCount[place],
      ...(offers?.offer(place) ?? NO_OFFER),
    }),
  };
}

const NO_OFFER: Pick<CatalogEntry, 'catalogId' | 'name' | 'pricePerGram'> = { catalogId: null, name: null, pricePerGram: null };

/** What a supplier says of the compounds. */
function viewOffers(container: Container) {
  const catalogIds = openTextPool(container, IMPORT_SECTION.catalogId);
  const names = openTextPool(container, IMPORT_SECTION.name);
  const pricePerGram = container.section(IMPORT_SECTION.pricePerGram, Float32Array);
  const byCatalogId = container.section(IMPORT_SECTION.byCatalogId, Uint32Array);
  return {
    find: (wanted: string) => {
      const stored = escapeText(wanted);
      const k = wanted === '' ? -1 : search(catalogIds, stored, (at) => byCatalogId[at]);
      const isAt = (other: number) => other >= 0 && other < byCatalogId.length && catalogIds.compare(byCatalogId[other], stored) === 0;
      return k < 0 || isAt(k - 1) || isAt(k + 1) ? -1 : byCatalogId[k];
    },
    offer: (place: number): typeof NO_OFFER => ({
      catalogId: unescapeText(catalogIds.text(place)) || null,
      name: unescapeText(names.text(place)) || null,
      pricePerGram: Number.isNaN(pricePerGram[place]) ? null : pricePerGram[place],
    }),
  };
}

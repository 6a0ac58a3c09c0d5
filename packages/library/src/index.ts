export { type CatalogAvailability, catalogAvailability, entryPriceCategory } from './catalog/availability.ts';

export type { Catalog, CatalogEntry, CatalogHeader, CatalogImport } from './catalog/catalog.ts';
export { CATALOG_KIND, CATALOG_SECTION, IMPORT_SECTION, INCHIKEY_LENGTH } from './catalog/catalog-sections.ts';
export { inflateCatalog, openCatalog } from './catalog/open-catalog.ts';
export type { ContainerFailure } from './container/container-failure.ts';
export type { SectionArray } from './container/container-layout.ts';
export { asciiBytes, CONTAINER, crc32, SECTION_ARRAYS } from './container/container-layout.ts';
export { DATA_FILE_ENDINGS } from './container/data-file-endings.ts';
export { escapeText } from './container/escaped-text.ts';
export { listSections } from './container/lists.ts';
export { type Container, inflateContainer, openContainer, readContainerHeader, viewContainer } from './container/read-container.ts';
export { textPoolSections } from './container/text-pool.ts';
export { type Sha256, writeContainer } from './container/write-container.ts';
export * from './library.ts';
export { conditionSections, FINGERPRINT_BYTES, LIBRARY_KIND, type LibraryTables, SECTION, searchSections } from './library-sections.ts';
export { inflateLibrary, openLibrary } from './open-library.ts';
export * from './types.ts';

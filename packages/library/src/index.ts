// Opened data files: what a library and a catalogue hold, and how their files are opened.
export { type CatalogAvailability, catalogAvailability, entryPriceCategory } from './catalog/availability.ts';
export type { Catalog, CatalogEntry, CatalogHeader, CatalogImport } from './catalog/catalog.ts';
export { type CatalogStock, catalogStock, sumOfSymbols } from './catalog/catalog-stock.ts';
export { inflateCatalog, openCatalog } from './catalog/open-catalog.ts';
export type { ContainerFailure } from './container/container-failure.ts';
export type { Sha256 } from './container/container-layout.ts';
export { DATA_FILE_ENDINGS } from './container/data-file-endings.ts';
export type {
  Direction,
  LibraryHeader,
  LibrarySource,
  Precedent,
  PrecedentId,
  PrecedentMolecule,
  RecordedConditions,
  RecordedReactionId,
  RecordedReactions,
  SearchTable,
  TransformId,
  TransformLibrary,
} from './library/library.ts';
export { inflateLibrary, openLibrary } from './library/open-library.ts';
export type { NameReactionCount, Precision } from './library/types.ts';

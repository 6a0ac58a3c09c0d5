export {
  BUILDER_VERSION,
  type BuildLibraryInput,
  type BuildProgress,
  type BuildSettings,
  buildLibrary,
  type LibraryTitle,
} from './builder/build-library.ts';
export { reactionKey } from './builder/collect-reactions.ts';
export { readRdfSource } from './builder/rdfile/rdf-source.ts';
export { mainProduct, readReactionText } from './builder/reaction-text.ts';
export { readRsmiTable } from './builder/rsmi-table.ts';
export type { ReactionSource, SourceReaction } from './builder/source-reaction.ts';
export { readSourceTable, type TableRequest } from './builder/source-table.ts';
export { type CatalogAvailability, catalogAvailability, entryPriceCategory } from './catalog/availability.ts';
export { type BuildCatalogInput, buildCatalog } from './catalog/build-catalog.ts';
export type { Catalog, CatalogEntry, CatalogHeader, CatalogImport } from './catalog/catalog.ts';
export { type DecimalSign, type PriceRules, readNumber } from './catalog/import/amounts.ts';
export type { CatalogRow } from './catalog/import/catalog-row.ts';
export { type ColumnPlaces, FIELDS, type Field, type ReadColumns, readColumns, rowOf } from './catalog/import/columns.ts';
export { type ImportCatalogInput, type ImportedCatalog, importCatalog } from './catalog/import/import-catalog.ts';
export { readSdfRecords, type SdfRecord } from './catalog/import/sdf-records.ts';
export { inflateCatalog, openCatalog } from './catalog/open-catalog.ts';
export type { ContainerFailure } from './container/container-failure.ts';
export type { SectionArray } from './container/container-layout.ts';
export { DATA_FILE_ENDINGS } from './container/data-file-endings.ts';
export { type Container, inflateContainer, openContainer, viewContainer } from './container/read-container.ts';
export { type Sha256, writeContainer } from './container/write-container.ts';
export * from './library.ts';
export { mapReaction, type ReactionMap } from './mapping/map-reaction.ts';
export { compareMaps, type MapAgreement } from './mapping/same-map.ts';
export { type TransformSet, transformsOfLibrary } from './mapping/transform-set.ts';
export type { ReactionClass } from './name-reactions/name-reaction.ts';
export { createReactionNamer } from './name-reactions/reaction-namer.ts';
export { NAME_REACTION_TABLES } from './name-reactions/table.ts';
export { netCharge } from './net-charge.ts';
export { inflateLibrary, openLibrary } from './open-library.ts';
export * from './types.ts';

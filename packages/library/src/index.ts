export {
  BUILDER_VERSION,
  type BuildLibraryInput,
  type BuildProgress,
  type BuildSettings,
  buildLibrary,
  type LibraryTitle,
} from './builder/build-library.ts';
export { reactionKey } from './builder/collect-reactions.ts';
export type { ReactionSource, SourceReaction } from './builder/source-reaction.ts';
export { readSourceTable, type TableRequest } from './builder/source-table.ts';
export { type BuildCatalogInput, buildCatalog } from './catalog/build-catalog.ts';
export type { Catalog, CatalogEntry, CatalogHeader } from './catalog/catalog.ts';
export { inflateCatalog, openCatalog } from './catalog/open-catalog.ts';
export type { ContainerFailure } from './container/container-failure.ts';
export type { Sha256 } from './container/write-container.ts';
export * from './library.ts';
export type { ReactionClass } from './name-reactions/name-reaction.ts';
export { createReactionNamer } from './name-reactions/reaction-namer.ts';
export { NAME_REACTION_TABLES } from './name-reactions/table.ts';
export { inflateLibrary, openLibrary } from './open-library.ts';
export * from './types.ts';

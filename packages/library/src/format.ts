/**
 * How data files are laid out: for what writes them (`@retron/build`), and for what else is kept in the same container (rankers, in
 * `@retron/planning`). Who only reads libraries and catalogues needs `@retron/library`.
 */
export { CATALOG_KIND, CATALOG_SECTION, IMPORT_SECTION, INCHIKEY_LENGTH } from './catalog/catalog-sections.ts';
export {
  CONTAINER,
  type ContainerHeader,
  crc32,
  ENCODING,
  SECTION_ARRAYS,
  type SectionArray,
  type SectionEntry,
  type SectionType,
} from './container/container-layout.ts';
export { escapeText } from './container/escaped-text.ts';
export {
  type Container,
  inflateContainer,
  openContainer,
  readContainerHeader,
  type Unpack,
  viewContainer,
} from './container/read-container.ts';
export {
  conditionSections,
  FINGERPRINT_BYTES,
  LIBRARY_KIND,
  type LibraryTables,
  SECTION,
  searchSections,
  YIELD_ORIGIN,
} from './library/library-sections.ts';

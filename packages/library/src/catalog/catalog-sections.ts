/** Kind of container a catalogue is. */
export const CATALOG_KIND = 'catalogue';

/** Characters of an InChIKey. */
export const INCHIKEY_LENGTH = 27;

/** Names of the sections of a catalogue. */
export const CATALOG_SECTION = {
  /** Text pool, in ascending order of UTF-16 code units. */
  smiles: 'smiles',
  /** Text pool, in the order of the SMILES. */
  inchiKey: 'inchiKey',
  /** Uint32: places in ascending order of the InChIKeys. */
  byInchiKey: 'byInchiKey',
  /** Uint32, in the order of the SMILES. */
  useCount: 'useCount',
} as const;

/** Names of the sections that an imported catalogue has besides; all in the order of the SMILES but the last. */
export const IMPORT_SECTION = {
  /** Text pool, escaped to ASCII; empty when the row has none. */
  catalogId: 'catalogId',
  /** Text pool, escaped to ASCII; empty when the row has none. */
  name: 'name',
  /** Float32, US dollars; NaN when unknown. */
  pricePerGram: 'pricePerGram',
  /** Uint32: places in ascending order of the catalogue numbers as they are stored. */
  byCatalogId: 'byCatalogId',
} as const;

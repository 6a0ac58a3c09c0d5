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

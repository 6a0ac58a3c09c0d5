/** Endings of the data files that come with Retron. */
export const DATA_FILE_ENDINGS = {
  library: '.rlib',
  /** How suggestions of the library of the same name are ranked. */
  ranker: '.rrank',
  catalog: '.rcat',
  /** What was learned of which product forms: one file, whatever the libraries. */
  products: '.rprod',
} as const;

/** Numbers of PostgreSQL's advisory locks, equal for every process on one database. Any numbers, each once. */
export const ADVISORY_LOCKS = {
  /** To migrate, or not to see it being done. */
  migration: 5_728_301,
  /** To prepare a database: tables and first data. */
  preparation: 5_728_302,
  /** To choose the next run: two that choose at once could take a user over the limit. */
  choice: 5_728_303,
  /** To make first data, also for who does not hold `preparation`. */
  firstData: 5_728_304,
  /** To change who is special or disabled: somebody must stay who can undo it. */
  accounts: 5_728_305,
  /** With a user's number: to add molecules to that user's library. */
  molecules: 5_728_306,
  /** To save a form that somebody else may have saved since it was opened. */
  edits: 5_728_307,
} as const;

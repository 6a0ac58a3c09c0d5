const HELP = `Starts Retron: database, worker and web, until it is told to end (Ctrl-C, SIGTERM).

It takes no arguments; what can be set are environment variables, such as

  PORT=8080                 port; 0 takes any free one
  HOST=127.0.0.1            address to listen at
  RETRON_DATA=data          data folder
  DATABASE_URL=postgres://  a PostgreSQL of your own; without it Retron runs its own
  RETRON_ADMIN_PASSWORD=    password of the user "admin", made at the first start; without it one is printed

docs/operations.md lists them all, with backup, upgrades and what happens when something ends.`;

/**
 * What is to be said instead of starting; null: start. A start that takes what it does not know would make a data folder for who only wanted
 * to read about it.
 */
export function insteadOfStarting(given: readonly string[]): { readonly code: 0 | 2; readonly text: string } | null {
  if (given.length === 0) return null;
  if (given.every((each) => each === '--help' || each === '-h')) return { code: 0, text: HELP };
  return {
    code: 2,
    text: `Retron's start takes no arguments, but was given ${given.join(' ')}. Settings are environment variables: see --help.`,
  };
}

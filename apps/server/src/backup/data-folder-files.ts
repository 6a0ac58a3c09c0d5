import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ownFolder } from '@retron/installation';
import type { StoredFile } from './backup-format.ts';

/** What the operator wrote into the data folder. Logs, locks and the password of the database are of one place only. */
const OPERATORS_FOLDER = 'legal';
/** Libraries, catalogues and what ranks them; the sample among them comes with every program. */
const DATA_FILE = /\.(?:rlib|rcat|rrank|rprod)$/;

/** A file to be stored. */
export interface FoundFile {
  /** How a backup names it. */
  readonly path: string;
  /** Where it is. */
  readonly file: string;
}

function plainFiles(folder: string, storedAs: string): readonly FoundFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /^[\w-][\w.-]*$/.test(entry.name));
  return names.map(({ name }) => ({ path: `${storedAs}/${name}`, file: join(folder, name) })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const operatorsFiles = (dataFolder: string) => plainFiles(join(dataFolder, OPERATORS_FOLDER), 'legal');

/** How a backup names the folder of the team's own libraries, which is called as that of the others. */
export const OWN_LIBRARIES = 'own-libraries';

/** Libraries and catalogues: those that come with the program, and those of the team in the data folder. */
export const libraryFiles = ({ libraryFolder, dataFolder }: { readonly libraryFolder: string; readonly dataFolder: string }) =>
  [...plainFiles(libraryFolder, 'libraries'), ...plainFiles(ownFolder(dataFolder), OWN_LIBRARIES)].filter(({ path }) =>
    DATA_FILE.test(path),
  );

/** Reads a file to the end. */
export async function factsOf({ path, file }: FoundFile): Promise<StoredFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

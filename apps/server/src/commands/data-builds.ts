import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { success } from '@retron/molecule';
import type { DataFileKind } from '../building/build-messages.ts';
import type { Database } from '../database/database.ts';
import { addReceived, type BuildRow, findBuild, insertBuild, type NewBuild, stopBuild } from '../repositories/data-builds.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import type { User } from '../repositories/users.ts';
import type { BuildSettings } from '../settings.ts';
import { writeWhole } from '../write-whole.ts';
import { type Actor, audit } from './audit.ts';
import { type DataFolders, listInstalledFiles } from './installed-files.ts';
import { type Outcome, type Reason, refuse } from './outcome.ts';

const UNKNOWN = 'There is no such upload.';
/** Bytes of one part of a file. */
export const MOST_PART_BYTES = 8_000_000;

/** Endings of files that can be read, by what they are made into. */
const ENDINGS: Readonly<Record<DataFileKind, readonly string[]>> = {
  library: ['.rdf', '.rd', '.rsmi', '.tsv', '.csv', '.txt'],
  catalog: ['.csv', '.tsv', '.txt', '.sdf', '.sd'],
};

/** Where builds work. */
export interface BuildPlace extends DataFolders {
  /** Uploaded files, a folder for each build. */
  readonly uploads: string;
  /** See the table `processes`. */
  readonly processId: string;
  readonly settings: Pick<BuildSettings, 'mostUploadBytes'>;
  /** Builds what waits here. */
  readonly wake: () => void;
}

/** Who asks for a build. */
export type BuildAsker = Actor & Pick<User, 'id'>;

/** What a special user wants to be made of a file. */
export type AskedBuild = Pick<NewBuild, 'kind' | 'name' | 'version' | 'displayName' | 'licence' | 'choices' | 'fileName' | 'fileBytes'>;

export const uploadFolder = ({ uploads }: Pick<BuildPlace, 'uploads'>, id: number): string => join(uploads, String(id));
export const uploadPath = (place: Pick<BuildPlace, 'uploads'>, { id, fileName }: Pick<BuildRow, 'id' | 'fileName'>): string =>
  join(uploadFolder(place, id), fileName);

const invalid = (about: string, message: string): Reason => ({ code: 'invalid', about, message });

/** What can be known to be wrong before the file is sent. */
function objections({ kind, fileName, fileBytes }: AskedBuild, { settings }: BuildPlace): readonly Reason[] {
  const endings = ENDINGS[kind];
  const reasons: Reason[] = [];
  if (!endings.some((ending) => fileName.toLowerCase().endsWith(ending))) {
    reasons.push(invalid('fileName', `This file cannot be read: its name ends in none of ${endings.join(', ')}. Please unzip it first.`));
  }
  if (fileBytes > settings.mostUploadBytes) {
    reasons.push(invalid('fileBytes', `The file is too large: at most ${settings.mostUploadBytes / 1_000_000} MB are taken.`));
  }
  return reasons;
}

/** A name that a file of any system can have; what stands before the ending is kept as far as it can be. */
const plainName = (fileName: string): string =>
  fileName
    .normalize('NFKD')
    .replaceAll(/[^\w.-]/g, '_')
    .slice(-120)
    .replace(/^[.-]+/, '_');

/** Enters a build; its file comes in parts. */
export async function beginBuild(database: Database, actor: BuildAsker, asked: AskedBuild, place: BuildPlace): Promise<Outcome<BuildRow>> {
  const reasons = objections(asked, place);
  if (reasons.length > 0) return refuse('invalid', ...reasons);
  const fullName = `${asked.name}-${asked.version}`;
  const taken = refuse('conflict', {
    code: 'taken',
    about: 'name',
    message: `There is a ${asked.kind === 'library' ? 'library' : 'catalogue'} ${fullName} already. Please choose another name or version.`,
  });
  const installed = await listInstalledFiles(database, place);
  if (installed.some(({ file }) => file.kind === asked.kind && file.fullName.toLowerCase() === fullName.toLowerCase())) return taken;
  try {
    return await database.transaction(async (transaction) => {
      const { id: userId, username } = actor;
      const fileName = plainName(asked.fileName);
      const row = await insertBuild(transaction, { ...asked, fileName, userId, username, heldBy: place.processId });
      await audit(transaction, actor, 'library uploaded', fullName, { kind: asked.kind, file: fileName, bytes: asked.fileBytes });
      return success(row);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}

/** A file that is sent is never in memory as a whole. */
async function appendTo(path: string, from: number, most: number, bytes: AsyncIterable<Buffer>): Promise<number | null> {
  const file = await open(path, from === 0 ? 'w' : 'r+');
  try {
    let at = from;
    for await (const chunk of bytes) {
      if (at + chunk.length > from + MOST_PART_BYTES || at + chunk.length > most) return null;
      await writeWhole(file, chunk, at);
      at += chunk.length;
    }
    return at;
  } finally {
    await file.close();
  }
}

/** Takes the next part of a file; with the last one the build waits for its turn. @param from - bytes that came before */
export async function receivePart(
  database: Database,
  id: number,
  from: number,
  bytes: AsyncIterable<Buffer>,
  place: BuildPlace,
): Promise<Outcome<BuildRow>> {
  const build = await findBuild(database, id);
  if (build === null) return refuse('not-found', UNKNOWN);
  const elsewhere = refuse('conflict', 'This part of the file does not follow what is here. Please upload the file again.');
  if (build.state !== 'uploading' || build.receivedBytes !== from) return elsewhere;
  if (from === 0) mkdirSync(uploadFolder(place, id), { recursive: true });
  const to = await appendTo(uploadPath(place, build), from, build.fileBytes, bytes).catch((error: NodeJS.ErrnoException) => {
    // The first parts went to another machine, or it was stopped meanwhile.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (to === undefined) return elsewhere;
  if (to === null) return refuse('invalid', 'More was sent than was announced.');
  const row = await addReceived(database, id, { from, to, heldBy: place.processId });
  if (row === null) return elsewhere;
  if (row.state === 'waiting') place.wake();
  return success(row);
}

/** Stops a build that is not over; it leaves nothing behind. */
export function endBuild(database: Database, actor: Actor, id: number, place: BuildPlace): Promise<Outcome<BuildRow>> {
  return database.transaction(async (transaction) => {
    const row = await stopBuild(transaction, id);
    if (row === null) {
      return (await findBuild(transaction, id)) === null ? refuse('not-found', UNKNOWN) : refuse('conflict', 'This build is over already.');
    }
    await audit(transaction, actor, 'library build stopped', `${row.name}-${row.version}`, { kind: row.kind });
    rmSync(uploadFolder(place, id), { recursive: true, force: true });
    return success(row);
  });
}
